import QtQuick
import QtTest
import Mazzo

Item {
    id: stage
    width: 600
    height: 400

    Component { id: segmentsKind; Segments { label: "Size"; value: "b"; choices: [{ value: "a", text: "A" }, { value: "b", text: "B" }, { value: "c", text: "C" }] } }
    Component { id: chipKind; Chip { text: "Unit"; amount: 21 } }
    Component { id: buttonKind; ActionButton { text: "Enter" } }
    Component { id: emptyKind; EmptyState { width: 300; glyph: "search"; title: "Nothing"; words: "Do something." } }
    SignalSpy { id: spy }

    TestCase {
        name: "Controls"
        when: windowShown

        function made(kind) { return createTemporaryObject(kind, stage) }

        function test_segmentsGoByArrowKeys() {
            const segments = made(segmentsKind)
            spy.signalName = ""
            spy.target = segments
            spy.signalName = "chosen"
            spy.clear()
            segments.forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(spy.signalArguments[0][0], "c")
            segments.value = "c"
            keyClick(Qt.Key_Right)
            compare(spy.count, 1, "the last one is the last")
            keyClick(Qt.Key_Left)
            compare(spy.signalArguments[1][0], "b")
        }
        function test_buttonsAnswerToEnterSpaceAndClick() {
            const button = made(buttonKind)
            spy.signalName = ""
            spy.target = button
            spy.signalName = "clicked"
            spy.clear()
            button.forceActiveFocus()
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Space)
            mouseClick(button)
            compare(spy.count, 3)
        }
        function test_aChipSaysItsNumber() {
            const chip = made(chipKind)
            compare(chip.Accessible.name, "Unit, 21")
            verify(!chip.Accessible.checked)
            chip.checked = true
            verify(chip.Accessible.checked)
        }
        function test_anEmptyStateFitsItsWidth() {
            const empty = made(emptyKind)
            verify(empty.implicitHeight > 0)
            compare(empty.width, 300)
        }
    }
}
