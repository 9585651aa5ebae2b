// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// What one question counts for in tuning: raised as far as possible, a condition, or nothing.
Column {
    id: goal

    required property int index
    required property string explained
    required property string mode
    required property double weight
    required property double percent
    required property DeckTuning tuning

    spacing: Theme.tiny

    AppLabel { width: parent.width; text: goal.explained }

    Flow {
        width: parent.width
        spacing: Theme.small

        Segments {
            label: goal.explained
            tight: true
            value: goal.mode
            choices: [
                { value: "maximise", text: qsTr("Raise") },
                { value: "condition", text: qsTr("At least") },
                { value: "ignore", text: qsTr("Ignore") }
            ]
            onChosen: value => goal.tuning.setMode(goal.index, value)
        }

        Row {
            visible: goal.mode !== "ignore"
            spacing: Theme.tiny

            TextInputField {
                id: number
                width: Math.round(64 * Theme.scale)
                label: goal.mode === "condition" ? qsTr("Percent to reach") : qsTr("Weight")
                text: Number(goal.mode === "condition" ? goal.percent : goal.weight).toLocaleString(Qt.locale(), "g", 6)
                horizontalAlignment: TextInput.AlignRight
                onEditingFinished: {
                    let typed = NaN
                    try { typed = Number.fromLocaleString(Qt.locale(), text) } catch (error) { typed = NaN }
                    if (isNaN(typed)) typed = goal.mode === "condition" ? goal.percent : goal.weight
                    if (goal.mode === "condition") goal.tuning.setPercent(goal.index, typed)
                    else goal.tuning.setWeight(goal.index, typed)
                }
            }

            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: goal.mode === "condition" ? "%" : qsTr("weight")
                dim: true
                size: Theme.caption
                Accessible.ignored: true
            }
        }
    }
}
