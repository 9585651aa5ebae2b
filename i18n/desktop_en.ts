<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ActionBar</name>
    <message numerus="yes">
        <source>Show %n further action(s)</source>
        <translation>
            <numerusform>Show %n further action</numerusform>
            <numerusform>Show %n further actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BinList</name>
    <message numerus="yes">
        <source>%n deck(s) and their histories are deleted. This cannot be undone.</source>
        <translation>
            <numerusform>%n deck and its history are deleted. This cannot be undone.</numerusform>
            <numerusform>%n decks and their histories are deleted. This cannot be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxSheet</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n different card</numerusform>
            <numerusform>%n different cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuildsPanel</name>
    <message numerus="yes">
        <source>Nothing is missing (%n card(s)).</source>
        <translation>
            <numerusform>Nothing is missing (%n card).</numerusform>
            <numerusform>Nothing is missing (%n cards).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies missing</source>
        <translation>
            <numerusform>%n copy missing</numerusform>
            <numerusform>%n copies missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Built decks compete for %n card(s)</source>
        <translation>
            <numerusform>Built decks compete for %n card</numerusform>
            <numerusform>Built decks compete for %n cards</numerusform>
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
        <source>%n deck(s) together: %1</source>
        <translation>
            <numerusform>%n deck: %1</numerusform>
            <numerusform>%n decks together: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFaceHeader</name>
    <message numerus="yes">
        <source>%n unknown value(s)</source>
        <translation>
            <numerusform>%n unknown value</numerusform>
            <numerusform>%n unknown values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFileSheet</name>
    <message numerus="yes">
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>Import %n row</numerusform>
            <numerusform>Import %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFormPanel</name>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n more field</numerusform>
            <numerusform>%n more fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsPageView</name>
    <message numerus="yes">
        <source>%n card(s) may match, but have unknown values. Show them, or broaden the search.</source>
        <translation>
            <numerusform>%n card may match, but has unknown values. Show it, or broaden the search.</numerusform>
            <numerusform>%n cards may match, but have unknown values. Show them, or broaden the search.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartRows</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckPanel</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionImportSheet</name>
    <message numerus="yes">
        <source>Imported %n row(s). Undo reverts the whole import.</source>
        <translation>
            <numerusform>Imported %n row. Undo reverts the whole import.</numerusform>
            <numerusform>Imported %n rows. Undo reverts the whole import.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n row(s) again</source>
        <translation>
            <numerusform>Import %n row again</numerusform>
            <numerusform>Import %n rows again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>Import %n row</numerusform>
            <numerusform>Import %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) cannot be read and are left out:</source>
        <translation>
            <numerusform>%n row cannot be read and is left out:</numerusform>
            <numerusform>%n rows cannot be read and are left out:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionMessages</name>
    <message numerus="yes">
        <source>%n card(s) are not in the catalogue; they are kept by name.</source>
        <translation>
            <numerusform>%n card is not in the catalogue; it is kept by name.</numerusform>
            <numerusform>%n cards are not in the catalogue; they are kept by name.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckChart</name>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message numerus="yes">
        <source>%n card(s) that the game does not have</source>
        <translation>
            <numerusform>%n card that the game does not have</numerusform>
            <numerusform>%n cards that the game does not have</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckRows</name>
    <message numerus="yes">
        <source>%1 · need %n more</source>
        <translation>
            <numerusform>%1 · need %n more</numerusform>
            <numerusform>%1 · need %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckSelectionBar</name>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n card selected</numerusform>
            <numerusform>%n cards selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckTextSheet</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditDetailsSheet</name>
    <message numerus="yes">
        <source>Edit details of %n card(s)</source>
        <translation>
            <numerusform>Edit details of %n card</numerusform>
            <numerusform>Edit details of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message numerus="yes">
        <source>%1 · %n problem(s)</source>
        <translation>
            <numerusform>%1 · %n problem</numerusform>
            <numerusform>%1 · %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message numerus="yes">
        <source>%1: %n unit(s) lost, points %2 to %3</source>
        <translation>
            <numerusform>%1: %n unit lost, points %2 to %3</numerusform>
            <numerusform>%1: %n units lost, points %2 to %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) lost</source>
        <translation>
            <numerusform>%n unit lost</numerusform>
            <numerusform>%n units lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormBar</name>
    <message numerus="yes">
        <source>New card, %n more</source>
        <translation>
            <numerusform>New card, %n more</numerusform>
            <numerusform>New card, %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormLayers</name>
    <message numerus="yes">
        <source>%1: %n value(s)</source>
        <translation>
            <numerusform>%1: %n value</numerusform>
            <numerusform>%1: %n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameOverview</name>
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
        <source>%n rulebook clause(s)</source>
        <translation>
            <numerusform>%n rulebook clause</numerusform>
            <numerusform>%n rulebook clauses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameRow</name>
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
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message numerus="yes">
        <source>%n card(s) in total</source>
        <translation>
            <numerusform>%n card in total</numerusform>
            <numerusform>%n cards in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… and %n more line</numerusform>
            <numerusform>… and %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message numerus="yes">
        <source>%n more file(s) after this one</source>
        <translation>
            <numerusform>%n more file after this one</numerusform>
            <numerusform>%n more files after this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save and create %n unknown card(s)</source>
        <translation>
            <numerusform>Save and create %n unknown card</numerusform>
            <numerusform>Save and create %n unknown cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemRow</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayerSheet</name>
    <message numerus="yes">
        <source>%n new card(s)</source>
        <translation>
            <numerusform>%n new card</numerusform>
            <numerusform>%n new cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unchanged</numerusform>
            <numerusform>%n unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s)</source>
        <translation>
            <numerusform>%n different value</numerusform>
            <numerusform>%n different values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LotsPanel</name>
    <message numerus="yes">
        <source>The built decks need %n more.</source>
        <translation>
            <numerusform>The built decks need %n more.</numerusform>
            <numerusform>The built decks need %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MyCardsStatus</name>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n card selected</numerusform>
            <numerusform>%n cards selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewDeckSheet</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObjectForm</name>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n more field</numerusform>
            <numerusform>%n more fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackCards</name>
    <message numerus="yes">
        <source>Remove %n card(s)</source>
        <translation>
            <numerusform>Remove %n card</numerusform>
            <numerusform>Remove %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackMistakes</name>
    <message numerus="yes">
        <source>%n error(s) in the packs. For a faulty pack Mazzo uses its last valid version.</source>
        <translation>
            <numerusform>%n error in the packs. For a faulty pack Mazzo uses its last valid version.</numerusform>
            <numerusform>%n errors in the packs. For a faulty pack Mazzo uses its last valid version.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The verdict changes for %n deck(s)</source>
        <translation>
            <numerusform>The verdict changes for %n deck</numerusform>
            <numerusform>The verdict changes for %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) keep their verdict.</source>
        <translation>
            <numerusform>%n deck keeps its verdict.</numerusform>
            <numerusform>%n decks keep their verdict.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureImportSheet</name>
    <message numerus="yes">
        <source>%n picture(s) found</source>
        <translation>
            <numerusform>%n picture found</numerusform>
            <numerusform>%n pictures found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out</source>
        <translation>
            <numerusform>%n file left out</numerusform>
            <numerusform>%n files left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n picture(s)</source>
        <translation>
            <numerusform>Import %n picture</numerusform>
            <numerusform>Import %n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreconTile</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewCard</name>
    <message numerus="yes">
        <source>%n value(s) unknown</source>
        <translation>
            <numerusform>%n value unknown</numerusform>
            <numerusform>%n values unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintingsPanel</name>
    <message numerus="yes">
        <source>%n printing(s)</source>
        <translation>
            <numerusform>%n printing</numerusform>
            <numerusform>%n printings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemovePackSheet</name>
    <message numerus="yes">
        <source>%n deck(s) of this game stay in the library. They can be read and exported, and are checked again once the game is reinstalled.</source>
        <translation>
            <numerusform>%n deck of this game stays in the library. It can be read and exported, and is checked again once the game is reinstalled.</numerusform>
            <numerusform>%n decks of this game stay in the library. They can be read and exported, and are checked again once the game is reinstalled.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchSummary</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 of %n card</numerusform>
            <numerusform>%1 of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n card selected</numerusform>
            <numerusform>%n cards selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetValueSheet</name>
    <message numerus="yes">
        <source>Set a value in %n card(s)</source>
        <translation>
            <numerusform>Set a value in %n card</numerusform>
            <numerusform>Set a value in %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message numerus="yes">
        <source>Games of this deck: %n saved</source>
        <translation>
            <numerusform>Games of this deck: %n saved</numerusform>
            <numerusform>Games of this deck: %n saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TagSheet</name>
    <message numerus="yes">
        <source>Tags of %n card(s)</source>
        <translation>
            <numerusform>Tags of %n card</numerusform>
            <numerusform>Tags of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WantSheet</name>
    <message numerus="yes">
        <source>For %1: %n copies missing</source>
        <translation>
            <numerusform>For %1: %n copy missing</numerusform>
            <numerusform>For %1: %n copies missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::BuildPanel</name>
    <message numerus="yes">
        <source>%n copies missing</source>
        <translation>
            <numerusform>%n copy missing</numerusform>
            <numerusform>%n copies missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n different card</numerusform>
            <numerusform>%n different cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough to play, but %n pile(s) will be smaller</source>
        <translation>
            <numerusform>Enough to play, but %n pile will be smaller</numerusform>
            <numerusform>Enough to play, but %n piles will be smaller</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CardList</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CardLots</name>
    <message numerus="yes">
        <source>%n wanted</source>
        <translation>
            <numerusform>%n wanted</numerusform>
            <numerusform>%n wanted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CardPictures</name>
    <message numerus="yes">
        <source>Undone: %n picture(s)</source>
        <translation>
            <numerusform>Undone: %n picture</numerusform>
            <numerusform>Undone: %n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) imported</source>
        <translation>
            <numerusform>%n picture imported</numerusform>
            <numerusform>%n pictures imported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CollectionPage</name>
    <message numerus="yes">
        <source>Wrote %n lot(s) to %1.</source>
        <translation>
            <numerusform>Wrote %n lot to %1.</numerusform>
            <numerusform>Wrote %n lots to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckEditor</name>
    <message numerus="yes">
        <source>%n card(s) removed.</source>
        <translation>
            <numerusform>%n card removed.</numerusform>
            <numerusform>%n cards removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied. Paste them into this or another deck.</source>
        <translation>
            <numerusform>%n card copied. Paste it into this or another deck.</numerusform>
            <numerusform>%n cards copied. Paste them into this or another deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted.</source>
        <translation>
            <numerusform>%n card pasted.</numerusform>
            <numerusform>%n cards pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) name no card of this game.</source>
        <translation>
            <numerusform>%n line names no card of this game.</numerusform>
            <numerusform>%n lines name no card of this game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckLibrary</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckRecord</name>
    <message numerus="yes">
        <source>%1 of %n right, %2 given away per hand</source>
        <translation>
            <numerusform>%1 of %n right, %2 given away per hand</numerusform>
            <numerusform>%1 of %n right, %2 given away per hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckTextEditor</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckTuning</name>
    <message numerus="yes">
        <source>“%1” cannot reach %2 within %n swap(s); the highest is %3.</source>
        <translation>
            <numerusform>“%1” cannot reach %2 within %n swap; the highest is %3.</numerusform>
            <numerusform>“%1” cannot reach %2 within %n swaps; the highest is %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact odds of %Ln deck(s).</source>
        <translation>
            <numerusform>Exact odds of %Ln deck.</numerusform>
            <numerusform>Exact odds of %Ln decks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No legal deck within %n swap(s) is better than the first.</source>
        <translation>
            <numerusform>No legal deck within %n swap is better than the first.</numerusform>
            <numerusform>No legal deck within %n swaps is better than the first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards allowed make no legal deck within %n swap(s).</source>
        <translation>
            <numerusform>The cards allowed make no legal deck within %n swap.</numerusform>
            <numerusform>The cards allowed make no legal deck within %n swaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No legal deck within %n swap(s) is better.</source>
        <translation>
            <numerusform>No legal deck within %n swap is better.</numerusform>
            <numerusform>No legal deck within %n swaps is better.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::GameLayers</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to other cards</source>
        <translation>
            <numerusform>%n change to other cards</numerusform>
            <numerusform>%n changes to other cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::GamePage</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::ImportedLines</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guessed</source>
        <translation>
            <numerusform>%n guessed</numerusform>
            <numerusform>%n guessed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambiguous</source>
        <translation>
            <numerusform>%n ambiguous</numerusform>
            <numerusform>%n ambiguous</numerusform>
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
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignored</numerusform>
            <numerusform>%n ignored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::KeptGames</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::MyCards</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Value set in %n card(s).</source>
        <translation>
            <numerusform>Value set in %n card.</numerusform>
            <numerusform>Value set in %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n row(s): </source>
        <translation>
            <numerusform>Pasted %n row: </numerusform>
            <numerusform>Pasted %n rows: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s), </source>
        <translation>
            <numerusform>%n new card, </numerusform>
            <numerusform>%n new cards, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed.</source>
        <translation>
            <numerusform>%n changed.</numerusform>
            <numerusform>%n changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) created.</source>
        <translation>
            <numerusform>%n card created.</numerusform>
            <numerusform>%n cards created.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported. Undo reverts the whole import.</source>
        <translation>
            <numerusform>%n row imported. Undo reverts the whole import.</numerusform>
            <numerusform>%n rows imported. Undo reverts the whole import.</numerusform>
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
    <name>mazzo::desktop::PackInstaller</name>
    <message numerus="yes">
        <source>%n card number(s) kept</source>
        <translation>
            <numerusform>%n card number kept</numerusform>
            <numerusform>%n card numbers kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::QuizPanel</name>
    <message numerus="yes">
        <source>%1 of %n right · %2 points given away per hand</source>
        <translation>
            <numerusform>%1 of %n right · %2 points given away per hand</numerusform>
            <numerusform>%1 of %n right · %2 points given away per hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::StrategySearch</name>
    <message numerus="yes">
        <source>Found after %n generation(s) and %1 million games.</source>
        <translation>
            <numerusform>Found after %n generation and %1 million games.</numerusform>
            <numerusform>Found after %n generations and %1 million games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::ZonesModel</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckViewBar</name>
    <message numerus="yes">
        <source>Deck · %n card(s)</source>
        <translation>
            <numerusform>Deck · %n card</numerusform>
            <numerusform>Deck · %n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
