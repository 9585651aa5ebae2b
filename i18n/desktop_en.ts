<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>CardFace</name>
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
    <name>EditorPageView</name>
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
        <source>%n clause(s) of the rulebook</source>
        <translation>
            <numerusform>%n clause of the rulebook</numerusform>
            <numerusform>%n clauses of the rulebook</numerusform>
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
        <source>%n mistake(s) in the packs. Games without mistakes work; a pack's last good version stays in use.</source>
        <translation>
            <numerusform>%n mistake in the packs. Games without mistakes work; a pack's last good version stays in use.</numerusform>
            <numerusform>%n mistakes in the packs. Games without mistakes work; a pack's last good version stays in use.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::CardList</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::DeckLibrary</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::GoldfishTable</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
