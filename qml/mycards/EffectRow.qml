// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// One effect: when it happens, what happens, how much, and what else the engine wants to know.
Rectangle {
    id: row

    required property EffectList effects
    required property int index
    required property string trigger
    required property string verb
    required property var verbs
    required property bool hasAmount
    required property int amount
    required property int least
    required property int most
    required property var effectArguments

    implicitHeight: inside.implicitHeight + 2 * Theme.small
    radius: Theme.radius
    color: Theme.window
    border.width: Theme.hairline
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Effect %1").arg(index + 1)

    ColumnLayout {
        id: inside
        x: Theme.small
        y: Theme.small
        width: parent.width - 2 * Theme.small
        spacing: Theme.tiny

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.tiny

            SelectBox {
                id: when
                Layout.fillWidth: true
                small: true
                label: qsTr("When")
                model: row.effects.triggers
                textRole: "text"
                valueRole: "value"
                currentIndex: Array.from(row.effects.triggers).findIndex(each => each.value === row.trigger)
                onActivated: row.effects.setTrigger(row.index, currentValue)
            }

            IconButton {
                implicitWidth: Theme.smallControl
                glyph: "trash"
                text: qsTr("Remove this effect")
                onClicked: row.effects.remove(row.index)
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.tiny

            SelectBox {
                Layout.fillWidth: true
                small: true
                label: qsTr("What happens")
                model: row.verbs
                textRole: "text"
                valueRole: "value"
                currentIndex: row.verbs.findIndex(each => each.value === row.verb)
                onActivated: row.effects.setVerb(row.index, currentValue)
            }

            CountStepper {
                visible: row.hasAmount
                label: qsTr("How much")
                value: row.amount
                least: row.least
                most: row.most
                onEntered: value => row.effects.setAmount(row.index, value)
            }
        }

        Repeater {
            model: row.effectArguments

            RowLayout {
                id: argument
                required property var modelData
                Layout.fillWidth: true
                spacing: Theme.small

                AppLabel {
                    text: argument.modelData.text
                    size: Theme.caption
                    dim: true
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }

                SelectBox {
                    visible: argument.modelData.kind === "word"
                    Layout.fillWidth: true
                    small: true
                    label: argument.modelData.text
                    model: [""].concat(argument.modelData.words)
                    currentIndex: Math.max(0, argument.modelData.words.indexOf(argument.modelData.value) + 1)
                    onActivated: row.effects.setArgument(row.index, argument.modelData.id, currentText)
                }

                CheckMark {
                    visible: argument.modelData.kind === "flag"
                    text: argument.modelData.text
                    checked: argument.modelData.value === "yes"
                    onClicked: row.effects.setArgument(row.index, argument.modelData.id,
                                                       argument.modelData.value === "yes" ? "" : "yes")
                }

                TextInputField {
                    visible: argument.modelData.kind === "number" || argument.modelData.kind === "card"
                    Layout.fillWidth: true
                    implicitHeight: Theme.formField
                    label: argument.modelData.text
                    text: argument.modelData.value
                    onEditingFinished: {
                        if (text !== argument.modelData.value)
                            row.effects.setArgument(row.index, argument.modelData.id, text)
                    }
                }
            }
        }
    }
}
