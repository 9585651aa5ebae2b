<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ActionBar</name>
    <message numerus="yes">
        <source>Show %n manual action(s)</source>
        <translation>
            <numerusform>Show %n manual action</numerusform>
            <numerusform>Show %n manual actions</numerusform>
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
        <source>%n at once: %1</source>
        <translation>
            <numerusform>%n: %1</numerusform>
            <numerusform>%n at once: %1</numerusform>
        </translation>
    </message>
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
</context>
<context>
    <name>CardHead</name>
    <message numerus="yes">
        <source>%n unknown fact(s)</source>
        <translation>
            <numerusform>%n unknown fact</numerusform>
            <numerusform>%n unknown facts</numerusform>
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
        <source>%n card(s) may match, but a fact is missing. Show them, or ask for less.</source>
        <translation>
            <numerusform>%n card may match, but a fact is missing. Show it, or ask for less.</numerusform>
            <numerusform>%n cards may match, but facts are missing. Show them, or ask for less.</numerusform>
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
    <name>ChosenBar</name>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n card selected</numerusform>
            <numerusform>%n cards selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionImportSheet</name>
    <message numerus="yes">
        <source>Stored %n row(s). Undo takes the whole import back.</source>
        <translation>
            <numerusform>Stored %n row. Undo takes the whole import back.</numerusform>
            <numerusform>Stored %n rows. Undo takes the whole import back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Store %n row(s) again</source>
        <translation>
            <numerusform>Store %n row again</numerusform>
            <numerusform>Store %n rows again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Store %n row(s)</source>
        <translation>
            <numerusform>Store %n row</numerusform>
            <numerusform>Store %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionMessage</name>
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
        <source>%n not known</source>
        <translation>
            <numerusform>%n not known</numerusform>
            <numerusform>%n not known</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message numerus="yes">
        <source>Deck · %n card(s)</source>
        <translation>
            <numerusform>Deck · %n card</numerusform>
            <numerusform>Deck · %n cards</numerusform>
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
    <name>GameDetails</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown fact(s)</source>
        <translation>
            <numerusform>%n unknown fact</numerusform>
            <numerusform>%n unknown facts</numerusform>
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
        <source>%n unknown fact(s)</source>
        <translation>
            <numerusform>%n unknown fact</numerusform>
            <numerusform>%n unknown facts</numerusform>
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
    <name>NoteSheet</name>
    <message numerus="yes">
        <source>Edit details of %n card(s)</source>
        <translation>
            <numerusform>Edit details of %n card</numerusform>
            <numerusform>Edit details of %n cards</numerusform>
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
    <name>TroubleList</name>
    <message numerus="yes">
        <source>%n mistake(s) in the packs. Games without mistakes work; a pack&apos;s last good version stays in use.</source>
        <translation>
            <numerusform>%n mistake in the packs. Games without mistakes work; a pack&apos;s last good version stays in use.</numerusform>
            <numerusform>%n mistakes in the packs. Games without mistakes work; a pack&apos;s last good version stays in use.</numerusform>
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
    <name>mazzo::desktop::ZonesModel</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
