<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CardsText</name>
    <message numerus="yes">
        <source>%n card(s) written to %1</source>
        <translation>
            <numerusform>%n card written to %1</numerusform>
            <numerusform>%n cards written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionText</name>
    <message numerus="yes">
        <source>Wrote %n lot(s) to %1.</source>
        <translation>
            <numerusform>Wrote %n lot to %1.</numerusform>
            <numerusform>Wrote %n lots to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n card missing</numerusform>
            <numerusform>%n cards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) are not in the catalogue.</source>
        <translation>
            <numerusform>%n more card are not in the catalogue.</numerusform>
            <numerusform>%n more cards are not in the catalogue.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n card missing</numerusform>
            <numerusform>%n cards missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckPageText</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… and %n more line</numerusform>
            <numerusform>… and %n more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) met</source>
        <translation>
            <numerusform>%n rule met</numerusform>
            <numerusform>%n rules met</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message numerus="yes">
        <source>%n card(s): %1</source>
        <translation>
            <numerusform>%n card: %1</numerusform>
            <numerusform>%n cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown value(s)</source>
        <translation>
            <numerusform>%n unknown value</numerusform>
            <numerusform>%n unknown values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with provisional values (%1 values)</source>
        <translation>
            <numerusform>%n card with provisional values (%1 values)</numerusform>
            <numerusform>%n cards with provisional values (%1 values)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample card(s) (%1 values)</source>
        <translation>
            <numerusform>%n sample card (%1 values)</numerusform>
            <numerusform>%n sample cards (%1 values)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstallText</name>
    <message numerus="yes">
        <source>The verdict changes for %n deck(s):</source>
        <translation>
            <numerusform>The verdict changes for %n deck:</numerusform>
            <numerusform>The verdict changes for %n decks:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card number(s) kept</source>
        <translation>
            <numerusform>%n card number kept</numerusform>
            <numerusform>%n card numbers kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) stay in the library and can be read and exported:</source>
        <translation>
            <numerusform>%n deck stays in the library and can be read and exported:</numerusform>
            <numerusform>%n decks stay in the library and can be read and exported:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card number(s) changed</source>
        <translation>
            <numerusform>%n card number changed</numerusform>
            <numerusform>%n card numbers changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayerText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) written to %1</source>
        <translation>
            <numerusform>%n card written to %1</numerusform>
            <numerusform>%n cards written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message numerus="yes">
        <source>The draw pile runs out: the hand has %n card(s) fewer than requested.</source>
        <translation>
            <numerusform>The draw pile runs out: the hand has %n card fewer than requested.</numerusform>
            <numerusform>The draw pile runs out: the hand has %n cards fewer than requested.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn from a pile of %n card(s)</source>
        <translation>
            <numerusform>Drawn from a pile of %n card</numerusform>
            <numerusform>Drawn from a pile of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit of %n card(s) is ignored: nothing is discarded.</source>
        <translation>
            <numerusform>The hand limit of %n card is ignored: nothing is discarded.</numerusform>
            <numerusform>The hand limit of %n cards is ignored: nothing is discarded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackCardsText</name>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n more problem</numerusform>
            <numerusform>%n more problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n printing(s)</source>
        <translation>
            <numerusform>%n printing</numerusform>
            <numerusform>%n printings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the pack that the source does not have, kept</source>
        <translation>
            <numerusform>%n card of the pack that the source does not have, kept</numerusform>
            <numerusform>%n cards of the pack that the source does not have, kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out: tokens, or cards that cannot be used</source>
        <translation>
            <numerusform>%n left out: a token, or a card that cannot be used</numerusform>
            <numerusform>%n left out: tokens, or cards that cannot be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) added to game.json</source>
        <translation>
            <numerusform>%n set added to game.json</numerusform>
            <numerusform>%n sets added to game.json</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s)</source>
        <translation>
            <numerusform>%n product</numerusform>
            <numerusform>%n products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation>
            <numerusform>%n example</numerusform>
            <numerusform>%n examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s): %1</source>
        <translation>
            <numerusform>%n new card: %1</numerusform>
            <numerusform>%n new cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed card(s): %1</source>
        <translation>
            <numerusform>%n changed card: %1</numerusform>
            <numerusform>%n changed cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed card(s): %1</source>
        <translation>
            <numerusform>%n removed card: %1</numerusform>
            <numerusform>%n removed cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rule(s): %1</source>
        <translation>
            <numerusform>%n new rule: %1</numerusform>
            <numerusform>%n new rules: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rule(s): %1</source>
        <translation>
            <numerusform>%n changed rule: %1</numerusform>
            <numerusform>%n changed rules: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed rule(s): %1</source>
        <translation>
            <numerusform>%n removed rule: %1</numerusform>
            <numerusform>%n removed rules: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureText</name>
    <message numerus="yes">
        <source>%n image(s) would be added.</source>
        <translation>
            <numerusform>%n image would be added.</numerusform>
            <numerusform>%n images would be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) added.</source>
        <translation>
            <numerusform>%n image added.</numerusform>
            <numerusform>%n images added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n file left out.</numerusform>
            <numerusform>%n files left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) may match: some of their values are unknown</source>
        <translation>
            <numerusform>%n more card may match: some of its values are unknown</numerusform>
            <numerusform>%n more cards may match: some of their values are unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimText</name>
    <message numerus="yes">
        <source>%n game(s) stopped because they did not end</source>
        <translation>
            <numerusform>%n game stopped because it did not end</numerusform>
            <numerusform>%n games stopped because they did not end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceText</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… and %n more line</numerusform>
            <numerusform>… and %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TuneText</name>
    <message numerus="yes">
        <source>No legal deck within %n swap(s) is better than the first.</source>
        <translation>
            <numerusform>No legal deck within %n swap is better than the first.</numerusform>
            <numerusform>No legal deck within %n swaps is better than the first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot reach %2 within %n swap(s); the highest is %3.</source>
        <translation>
            <numerusform>%1 cannot reach %2 within %n swap; the highest is %3.</numerusform>
            <numerusform>%1 cannot reach %2 within %n swaps; the highest is %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No legal deck within %n swap(s) is better.</source>
        <translation>
            <numerusform>No legal deck within %n swap is better.</numerusform>
            <numerusform>No legal deck within %n swaps is better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards allowed make no legal deck within %n swap(s).</source>
        <translation>
            <numerusform>The cards allowed make no legal deck within %n swap.</numerusform>
            <numerusform>The cards allowed make no legal deck within %n swaps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValidateText</name>
    <message numerus="yes">
        <source>%n rule(s) met</source>
        <translation>
            <numerusform>%n rule met</numerusform>
            <numerusform>%n rules met</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
