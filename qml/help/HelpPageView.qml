// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The user guide: its chapters on the left, the open one on the right.
FocusScope {
    id: page

    required property Guide guide

    readonly property bool narrow: width < Theme.narrowPage   // the list of chapters becomes a menu

    signal keysRequested()

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Help")

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("Help")

            Item { Layout.fillWidth: true }

            HeaderButton {
                words: qsTr("Keyboard shortcuts")
                compact: page.narrow
                glyph: "question"
                onClicked: page.keysRequested()
            }
        }

        Item {
            id: body
            readonly property real side: Math.min(Math.round(280 * Theme.scale), Math.round(width / 3))
            Layout.fillWidth: true
            Layout.fillHeight: true

            ListView {
                id: chapters
                width: body.side
                height: parent.height
                topMargin: Theme.large
                leftMargin: Theme.large
                rightMargin: Theme.large
                spacing: Theme.tiny
                clip: true
                focus: true
                activeFocusOnTab: true
                keyNavigationEnabled: true
                model: page.guide.chapters
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Chapters")
                ScrollBar.vertical: ScrollLine {}
                onCurrentIndexChanged: if (activeFocus && currentItem) (currentItem as ChapterRow).chosen()
                delegate: ChapterRow {
                    width: chapters.width - 2 * Theme.large
                    current: page.guide.chapter === chapterId
                    focused: chapters.activeFocus && ListView.isCurrentItem
                    onCurrentChanged: if (current) chapters.currentIndex = index
                    Component.onCompleted: if (current) chapters.currentIndex = index
                    onChosen: page.guide.open(chapterId)
                }
            }

            Rectangle {
                x: body.side
                width: Theme.hairline
                height: parent.height
                color: Theme.line
            }

            ListView {
                id: text
                x: body.side + Theme.hairline
                width: body.width - x
                height: parent.height
                topMargin: Theme.large
                leftMargin: Theme.huge
                rightMargin: Theme.huge
                bottomMargin: Theme.huge
                spacing: Theme.large
                clip: true
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                cacheBuffer: 10000   // a chapter is short; with all of it laid out the scroll bar does not jump
                model: page.guide.blocks
                Accessible.role: Accessible.Document
                Accessible.name: qsTr("Chapter")
                ScrollBar.vertical: ScrollLine {}

                function scroll(by: real) {
                    const lowest = Math.max(originY - topMargin, originY + contentHeight + bottomMargin - height)
                    contentY = Math.max(originY - topMargin, Math.min(lowest, contentY + by))
                }
                Keys.onUpPressed: scroll(-2 * Theme.control)
                Keys.onDownPressed: scroll(2 * Theme.control)
                Keys.onPressed: event => {
                    const by = event.key === Qt.Key_PageDown || event.key === Qt.Key_Space ? 1
                        : event.key === Qt.Key_PageUp ? -1 : 0
                    if (by === 0) return
                    scroll(by * height * 0.8)
                    event.accepted = true
                }

                FocusRing { shown: text.activeFocus }

                Connections {
                    target: page.guide
                    function onChapterChanged() { text.positionViewAtBeginning() }
                }

                delegate: GuideBlock {
                    width: Math.min(text.width - 2 * Theme.huge, Math.round(760 * Theme.scale))
                    onLinkFollowed: link => page.guide.follow(link)
                }
            }
        }
    }
}
