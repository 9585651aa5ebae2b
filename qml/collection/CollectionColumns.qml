import QtQuick
import Mazzo

// Where the columns of the table stand: the head and every row ask here.
QtObject {
    required property real width

    readonly property bool withType: width > 620 * Theme.scale
    readonly property bool withPlace: width > 500 * Theme.scale
    readonly property bool withBound: width > 420 * Theme.scale   // in decks and lent
    readonly property int mark: Math.round(34 * Theme.scale)
    readonly property int number: Math.round((width > 760 * Theme.scale ? 72 : 60) * Theme.scale)
    readonly property int type: Math.round(width * 0.17)
    readonly property int place: Math.round(width * 0.13)
}
