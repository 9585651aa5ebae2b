<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>BackupText</name>
    <message>
        <source>Backup created: %1</source>
        <translation>Backup creato: %1</translation>
    </message>
    <message>
        <source>The library is empty now.</source>
        <translation>Ora l&apos;archivio è vuoto.</translation>
    </message>
    <message>
        <source>The backup was restored. The previous library is kept as a backup.</source>
        <translation>Il backup è stato ripristinato. L&apos;archivio precedente è conservato come backup.</translation>
    </message>
</context>
<context>
    <name>CardCommandText</name>
    <message>
        <source>New card: %1  %2</source>
        <translation>Nuova carta: %1  %2</translation>
    </message>
    <message>
        <source>Changed: %1  %2</source>
        <translation>Modificata: %1  %2</translation>
    </message>
    <message>
        <source>Removed: %1  %2; mazzo card undo brings it back.</source>
        <translation>Eliminata: %1  %2; mazzo card undo la ripristina.</translation>
    </message>
    <message>
        <source>Your changes to %1  %2 were removed.</source>
        <translation>Le tue modifiche a %1  %2 sono state eliminate.</translation>
    </message>
    <message>
        <source>new card</source>
        <translation>nuova carta</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>modifica</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>eliminazione</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>value removed</source>
        <translation>valore tolto</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importazione</translation>
    </message>
    <message>
        <source>layer import</source>
        <translation>importazione di un livello</translation>
    </message>
    <message>
        <source>layer removed</source>
        <translation>livello eliminato</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Non c&apos;è nulla da annullare.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Non c&apos;è nulla da ripetere.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annullato: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Ripetuto: %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annullato</translation>
    </message>
</context>
<context>
    <name>CardsText</name>
    <message numerus="yes">
        <source>%n card(s) written to %1</source>
        <translation>
            <numerusform>%n carta scritta in %1</numerusform>
            <numerusform>%n carte scritte in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuova</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificata</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>invariata</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rifiutata</translation>
    </message>
    <message>
        <source>line %1: %2 (%3)</source>
        <translation>riga %1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 unchanged, %4 refused</source>
        <translation>%1 nuove, %2 modificate, %3 invariate, %4 rifiutate</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1.</source>
        <translation>Il file non è in UTF-8: è stato letto come Latin-1.</translation>
    </message>
    <message>
        <source>Nothing was stored.</source>
        <translation>Non è stato salvato nulla.</translation>
    </message>
    <message>
        <source>Stored; mazzo card undo takes it back.</source>
        <translation>Salvato; mazzo card undo annulla.</translation>
    </message>
</context>
<context>
    <name>CollectionText</name>
    <message>
        <source>added</source>
        <translation>aggiunte</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>tolte</translation>
    </message>
    <message>
        <source>box added</source>
        <translation>scatola aggiunta</translation>
    </message>
    <message>
        <source>box removed</source>
        <translation>scatola tolta</translation>
    </message>
    <message>
        <source>lent to</source>
        <translation>prestate a</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>rientrate</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>desiderate</translation>
    </message>
    <message>
        <source>no longer wanted</source>
        <translation>non più desiderate</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>modificate</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importate</translation>
    </message>
    <message>
        <source>deck built</source>
        <translation>mazzo montato:</translation>
    </message>
    <message>
        <source>deck taken apart</source>
        <translation>mazzo smontato:</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annullato</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Non c&apos;è nulla da annullare.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Impossibile scrivere %1.</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n lot(s) to %1.</source>
        <translation>
            <numerusform>Scritto %n lotto in %1.</numerusform>
            <numerusform>Scritti %n lotti in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2  (need %3, have %4)</source>
        <translation>%1 × %2  (ne servono %3, ne hai %4)</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Non manca nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>manca %n carta</numerusform>
            <numerusform>mancano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>mancante</translation>
    </message>
    <message>
        <source>place not noted</source>
        <translation>posto non annotato</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>riconosciuta</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>probabile</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambigua</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuta</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorata</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1.</source>
        <translation>Il file non è in UTF-8; è stato letto come Latin-1.</translation>
    </message>
    <message>
        <source>line %1: %2 (%3)</source>
        <translation>riga %1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 matched, %2 guessed, %3 ambiguous, %4 unknown, %5 ignored</source>
        <translation>%1 riconosciute, %2 probabili, %3 ambigue, %4 sconosciute, %5 ignorate</translation>
    </message>
    <message>
        <source>Nothing was stored.</source>
        <translation>Non è stato salvato nulla.</translation>
    </message>
    <message>
        <source>%1: %2 cards owned (%3 different), %4 free, %5 in built decks, %6 lent, %7 wanted</source>
        <translation>%1: %2 carte possedute (%3 diverse), %4 libere, %5 in mazzi montati, %6 prestate, %7 desiderate</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) are not in the catalogue.</source>
        <translation>
            <numerusform>Un&apos;altra carta non è nel catalogo.</numerusform>
            <numerusform>Altre %n carte non sono nel catalogo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: built decks need %2, %3 at hand (%4)</source>
        <translation>%1: ai mazzi montati ne servono %2, disponibili %3 (%4)</translation>
    </message>
    <message>
        <source>  %1  owned %2, free %3, in decks %4, lent %5, wanted %6</source>
        <translation>  %1  possedute %2, libere %3, nei mazzi %4, in prestito %5, desiderate %6</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Non c&apos;è nulla da ripetere.</translation>
    </message>
    <message>
        <source>Stored. To undo it: mazzo collection undo</source>
        <translation>Salvato. Per annullare: mazzo collection undo</translation>
    </message>
    <message>
        <source>  %1  (unknown card) owned %2, lent %3, wanted %4</source>
        <translation>  %1  (carta sconosciuta) possedute %2, in prestito %3, desiderate %4</translation>
    </message>
    <message>
        <source>%1 × %2  (%3 for a full pile, have %4; fewer will do)</source>
        <translation>%1 × %2  (%3 per una pila intera, ne hai %4; bastano anche meno)</translation>
    </message>
    <message>
        <source>Ignored columns: %1</source>
        <translation>Colonne ignorate: %1</translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message>
        <source>You own all its cards.</source>
        <translation>Possiedi tutte le sue carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>manca %n carta</numerusform>
            <numerusform>mancano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Both decks have the same cards.</source>
        <translation>I due mazzi hanno le stesse carte.</translation>
    </message>
    <message>
        <source>opening hand  %1 → %2</source>
        <translation>mano iniziale  %1 → %2</translation>
    </message>
    <message>
        <source>turn %1  %2 → %3</source>
        <translation>turno %1  %2 → %3</translation>
    </message>
    <message>
        <source>Calculating the odds …</source>
        <translation>Calcolo delle probabilità …</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
</context>
<context>
    <name>DeckPageText</name>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Nessuna carta</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… e un&apos;altra riga</numerusform>
            <numerusform>… e altre %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown card</source>
        <translation>Carta sconosciuta</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Different cards</source>
        <translation>Carte diverse</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>In cifre</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n sconosciuta</numerusform>
            <numerusform>%n sconosciute</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1, media</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n carta</numerusform>
            <numerusform>%1: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… e %n altra</numerusform>
            <numerusform>… e altre %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) met</source>
        <translation>
            <numerusform>%n regola rispettata</numerusform>
            <numerusform>%n regole rispettate</numerusform>
        </translation>
    </message>
    <message>
        <source>Open this deck in Mazzo</source>
        <translation>Apri questo mazzo in Mazzo</translation>
    </message>
    <message>
        <source>The share code is too long for a page.</source>
        <translation>Il codice di condivisione è troppo lungo per una pagina.</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>Apri il link</translation>
    </message>
    <message>
        <source>%1, version %2 of its cards. Made with Mazzo.</source>
        <translation>%1, versione %2 delle carte. Creato con Mazzo.</translation>
    </message>
</context>
<context>
    <name>DeckText</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Impossibile scrivere %1.</translation>
    </message>
    <message>
        <source>“%1” is now at revision %2.</source>
        <translation>“%1” è ora alla revisione %2.</translation>
    </message>
    <message>
        <source>Restored “%1”.</source>
        <translation>Ripristinato “%1”.</translation>
    </message>
    <message>
        <source>“%1” is built.</source>
        <translation>“%1” è montato.</translation>
    </message>
    <message>
        <source>“%1” is no longer built.</source>
        <translation>“%1” è smontato.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>game not installed</source>
        <translation>gioco non installato</translation>
    </message>
    <message>
        <source>built</source>
        <translation>montato</translation>
    </message>
    <message>
        <source>created</source>
        <translation>creato</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>modificato</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvato</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>rinominato</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>ripristinato</translation>
    </message>
    <message>
        <source>No deck was removed.</source>
        <translation>Nessun mazzo è stato eliminato.</translation>
    </message>
    <message>
        <source>There are no decks yet: mazzo deck save FILE adds one.</source>
        <translation>Non ci sono ancora mazzi: mazzo deck save FILE ne aggiunge uno.</translation>
    </message>
    <message>
        <source>Added “%1”.</source>
        <translation>Aggiunto “%1”.</translation>
    </message>
    <message>
        <source>Saved “%1” as revision %2.</source>
        <translation>Salvato “%1” come revisione %2.</translation>
    </message>
    <message>
        <source>“%1” is already in the library, unchanged.</source>
        <translation>“%1” è già nell&apos;archivio, identico.</translation>
    </message>
    <message>
        <source>Deleted “%1” and its history permanently.</source>
        <translation>“%1” e la sua cronologia sono stati cancellati per sempre.</translation>
    </message>
    <message>
        <source>Removed “%1”. To undo it: mazzo deck restore</source>
        <translation>Eliminato “%1”. Per annullare: mazzo deck restore</translation>
    </message>
    <message>
        <source>The file has no deck name; the deck was saved as “%1”.</source>
        <translation>Il file non indica un nome; il mazzo è stato salvato come “%1”.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 drawn: %4 (95 % interval: %5 to %6)</source>
        <translation>%1 vinte, %2 perse, %3 pari: %4 (intervallo al 95 %: da %5 a %6)</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>Ancora nessun risultato.</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>contro %1: %2</translation>
    </message>
    <message>
        <source>Hands quiz: %1 of %2 right, %3 given away per hand</source>
        <translation>Quiz delle mani: %1 giuste su %2, %3 perso per mano</translation>
    </message>
    <message>
        <source>quiz: %1 of %2 right</source>
        <translation>quiz: %1 giuste su %2</translation>
    </message>
    <message>
        <source>Removed the result %1.</source>
        <translation>Rimosso il risultato %1.</translation>
    </message>
    <message>
        <source>Noted for “%1”: %2.</source>
        <translation>Annotato per “%1”: %2.</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message numerus="yes">
        <source>%n card(s): %1</source>
        <translation>
            <numerusform>%n carta: %1</numerusform>
            <numerusform>%n carte: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>almeno %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>al massimo %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>%1, exactly %2 needed</source>
        <translation>%1, ne servono esattamente %2</translation>
    </message>
    <message>
        <source>%1, between %2 and %3 needed</source>
        <translation>%1, ne servono tra %2 e %3</translation>
    </message>
    <message>
        <source>%1, between %2 and %3 may be needed</source>
        <translation>%1, ne potrebbero servire tra %2 e %3</translation>
    </message>
    <message>
        <source>%1, none allowed</source>
        <translation>%1, nessuna consentita</translation>
    </message>
    <message>
        <source>%1 of at least %2</source>
        <translation>%1 su almeno %2</translation>
    </message>
    <message>
        <source>%1, at most %2 allowed</source>
        <translation>%1, al massimo %2</translation>
    </message>
    <message>
        <source>%1, certainly allowed only up to %2</source>
        <translation>%1, sicuramente permesse solo fino a %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n altra</numerusform>
            <numerusform>e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Unknown: %1.</source>
        <translation>Sconosciuto: %1.</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legale</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illegale</translation>
    </message>
    <message>
        <source>Not in the catalogue: %1</source>
        <translation>Non nel catalogo: %1</translation>
    </message>
    <message>
        <source>Cards: %1.</source>
        <translation>Carte: %1.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Aggiungi %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Togli %1</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Sposta %1 in %2</translation>
    </message>
    <message>
        <source>Replace %1 with %2</source>
        <translation>Sostituisci %1 con %2</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>Inserisci %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Carte sconosciute</translation>
    </message>
    <message>
        <source>unknown: some card data is missing</source>
        <translation>non si sa: mancano dati delle carte</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>Imposta %1 su %2</translation>
    </message>
    <message>
        <source>the deck has %1.</source>
        <translation>il mazzo ne ha %1.</translation>
    </message>
    <message>
        <source>%1 (the rule; its numbers are provisional)</source>
        <translation>%1 (la regola; i numeri sono provvisori)</translation>
    </message>
    <message>
        <source>%1 beyond what is allowed</source>
        <translation>%1 oltre quanto ammesso</translation>
    </message>
    <message>
        <source>%1: %2 of at most %3</source>
        <translation>%1: %2 su un massimo di %3</translation>
    </message>
    <message>
        <source>This edition does not have the zone.</source>
        <translation>Questa edizione non ha questa zona.</translation>
    </message>
    <message>
        <source>Only these belong here: %1.</source>
        <translation>Qui vanno solo: %1.</translation>
    </message>
</context>
<context>
    <name>FixText</name>
    <message>
        <source>The cards you own cannot make this deck legal. What they cannot meet:</source>
        <translation>Le carte che possiedi non bastano a rendere legale questo mazzo. Ecco che cosa non possono soddisfare:</translation>
    </message>
    <message>
        <source>No change of cards makes this deck legal. This rule cannot be met:</source>
        <translation>Nessun cambio di carte rende legale questo mazzo. Questa regola non si può rispettare:</translation>
    </message>
    <message>
        <source>No change of cards makes this deck legal. These rules cannot all hold:</source>
        <translation>Nessun cambio di carte rende legale questo mazzo. Queste regole non possono valere tutte insieme:</translation>
    </message>
    <message>
        <source>After the fix: %1</source>
        <translation>Dopo la correzione: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Impossibile scrivere %1.</translation>
    </message>
    <message>
        <source>No repair was found within the time limit.</source>
        <translation>Nessuna correzione trovata entro il tempo limite.</translation>
    </message>
    <message>
        <source>Nothing to fix.</source>
        <translation>Niente da correggere.</translation>
    </message>
</context>
<context>
    <name>GamesText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Editions (rules:): %1</source>
        <translation>Edizioni (rules:): %1</translation>
    </message>
    <message>
        <source>Zones: %1</source>
        <translation>Zone: %1</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>predefinito %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown value(s)</source>
        <translation>
            <numerusform>%n valore sconosciuto</numerusform>
            <numerusform>%n valori sconosciuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with provisional values (%1 values)</source>
        <translation>
            <numerusform>%n carta con valori provvisori (%1 valori)</numerusform>
            <numerusform>%n carte con valori provvisori (%1 valori)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample card(s) (%1 values)</source>
        <translation>
            <numerusform>%n carta di esempio (%1 valori)</numerusform>
            <numerusform>%n carte di esempio (%1 valori)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoldfishText</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Impossibile scrivere %1.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>This deck is not ready for a real game (%1); it is played anyway.</source>
        <translation>Questo mazzo non è pronto per una partita vera (%1); si gioca lo stesso.</translation>
    </message>
    <message>
        <source>Actions of %1:</source>
        <translation>Azioni di %1:</translation>
    </message>
    <message>
        <source>Actions of other games:</source>
        <translation>Azioni degli altri giochi:</translation>
    </message>
    <message>
        <source>By hand, in every game:</source>
        <translation>A mano, in ogni gioco:</translation>
    </message>
    <message>
        <source>Verbs may be typed in English or Italian. What is possible now, and what it costs, is listed after each step.</source>
        <translation>I verbi si scrivono in italiano o in inglese. Dopo ogni passo è elencato ciò che ora è possibile, e quanto costa.</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>“%1” was read as “%2”: no other name contains it.</source>
        <translation>“%1” è stato letto come “%2”: nessun altro nome lo contiene.</translation>
    </message>
    <message>
        <source>“%1” was read as “%2”: it is one half of the name.</source>
        <translation>“%1” è stato letto come “%2”: è metà del nome.</translation>
    </message>
    <message>
        <source>Unknown card “%1”; it is kept by name.</source>
        <translation>Carta sconosciuta “%1”: è conservata per nome.</translation>
    </message>
    <message>
        <source>The list names no zone; the card belongs in “%1”.</source>
        <translation>La lista non indica la zona; la carta va in “%1”.</translation>
    </message>
    <message>
        <source>The game has no section “%1”, so the card is in “%2”.</source>
        <translation>Il gioco non ha una sezione “%1”, quindi la carta è in “%2”.</translation>
    </message>
    <message>
        <source>“%1” was read as “%2”: only a few letters differ.</source>
        <translation>“%1” è stato letto come “%2”: cambia solo qualche lettera.</translation>
    </message>
    <message>
        <source>“%1” was read as “%2”: the parts of the name are swapped.</source>
        <translation>“%1” è stato letto come “%2”: le parti del nome sono invertite.</translation>
    </message>
    <message>
        <source>This is not a card; it was kept as a comment: %1</source>
        <translation>Questa non è una carta; resta come commento: %1</translation>
    </message>
    <message>
        <source>“%1” may mean %2; it was kept unchanged.</source>
        <translation>“%1” può voler dire %2; resta com&apos;è.</translation>
    </message>
    <message>
        <source>The game has no sideboard, so the card is in “%1”.</source>
        <translation>Il gioco non ha un sideboard, quindi la carta è in “%1”.</translation>
    </message>
</context>
<context>
    <name>InstallText</name>
    <message numerus="yes">
        <source>The verdict changes for %n deck(s):</source>
        <translation>
            <numerusform>Cambia il verdetto di %n mazzo:</numerusform>
            <numerusform>Cambia il verdetto di %n mazzi:</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansion for %1</source>
        <translation>Espansione per %1</translation>
    </message>
    <message>
        <source>Installed: version %1</source>
        <translation>Installata: versione %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card number(s) kept</source>
        <translation>
            <numerusform>%n numero di carta mantenuto</numerusform>
            <numerusform>%n numeri di carta mantenuti</numerusform>
        </translation>
    </message>
    <message>
        <source>Installed in %1.</source>
        <translation>Installato in %1.</translation>
    </message>
    <message>
        <source>Nothing to do: the same files are installed.</source>
        <translation>Niente da fare: sono già installati gli stessi file.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nulla è cambiato.</translation>
    </message>
    <message>
        <source>A new game is in %1: %2.</source>
        <translation>In %1 c&apos;è un nuovo gioco: %2.</translation>
    </message>
    <message>
        <source>Change its files, then: mazzo pack check %1</source>
        <translation>Modifica i suoi file, poi: mazzo pack check %1</translation>
    </message>
    <message>
        <source>To play with it: mazzo pack install %1</source>
        <translation>Per giocarci: mazzo pack install %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) stay in the library and can be read and exported:</source>
        <translation>
            <numerusform>%n mazzo resta nell&apos;archivio e si può leggere ed esportare:</numerusform>
            <numerusform>%n mazzi restano nell&apos;archivio e si possono leggere ed esportare:</numerusform>
        </translation>
    </message>
    <message>
        <source>The expansion pack %1 cannot be used without it.</source>
        <translation>Senza, il pacchetto di espansione %1 non si può usare.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1 eliminato.</translation>
    </message>
    <message>
        <source>%1 was written to %2.</source>
        <translation>%1 scritto in %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n card number(s) changed</source>
        <translation>
            <numerusform>%n numero di carta modificato</numerusform>
            <numerusform>%n numeri di carta modificati</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayerText</name>
    <message>
        <source>The file says nothing that is not known already.</source>
        <translation>Il file non dice nulla di nuovo.</translation>
    </message>
    <message>
        <source>your own cards and values</source>
        <translation>le tue carte e i tuoi valori</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modifica</numerusform>
            <numerusform>%n modifiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) written to %1</source>
        <translation>
            <numerusform>%n carta scritta in %1</numerusform>
            <numerusform>%n carte scritte in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>nuova: %1</translation>
    </message>
    <message>
        <source>added to %1: %2</source>
        <translation>aggiunto a %1: %2</translation>
    </message>
    <message>
        <source>%1, %2: mine is “%3”, theirs is “%4”</source>
        <translation>%1, %2: il mio è “%3”, il loro è “%4”</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 unchanged, %4 different values</source>
        <translation>%1 nuove, %2 modificate, %3 invariate, %4 valori diversi</translation>
    </message>
    <message>
        <source>Nothing was stored: choose with --prefer mine or --prefer theirs.</source>
        <translation>Non è stato salvato nulla: scegli con --prefer mine o --prefer theirs.</translation>
    </message>
    <message>
        <source>Stored; mazzo layer undo takes it back.</source>
        <translation>Salvato; mazzo layer undo annulla.</translation>
    </message>
    <message>
        <source>Nothing was stored.</source>
        <translation>Non è stato salvato nulla.</translation>
    </message>
    <message>
        <source>Installed %1 for %2 in %3.</source>
        <translation>%1 installato per %2 in %3.</translation>
    </message>
    <message>
        <source>Your own cards and values were removed; mazzo layer undo brings them back.</source>
        <translation>Le tue carte e i tuoi valori sono stati eliminati; mazzo layer undo li ripristina.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1 eliminato.</translation>
    </message>
    <message>
        <source>Sample cards are shown.</source>
        <translation>Le carte di esempio sono visibili.</translation>
    </message>
    <message>
        <source>Sample cards are hidden.</source>
        <translation>Le carte di esempio sono nascoste.</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message numerus="yes">
        <source>The draw pile runs out: the hand has %n card(s) fewer than requested.</source>
        <translation>
            <numerusform>Il mazzo finisce: la mano ha %n carta in meno del richiesto.</numerusform>
            <numerusform>Il mazzo finisce: la mano ha %n carte in meno del richiesto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Calculating the odds …</source>
        <translation>Calcolo delle probabilità …</translation>
    </message>
    <message>
        <source>This deck is not ready for a real game (%1); the odds are those of the cards it has.</source>
        <translation>Questo mazzo non è pronto per una partita vera (%1); le probabilità sono quelle delle carte che ha.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>tra %1 e %2</translation>
    </message>
    <message>
        <source>The game has no mulligan: every hand is kept.</source>
        <translation>Il gioco non ha mulligan: ogni mano si tiene.</translation>
    </message>
    <message>
        <source>A hand that does not meet the condition is replaced entirely, as often as the game allows.</source>
        <translation>Una mano che non soddisfa la condizione si cambia per intero, tutte le volte che il gioco lo permette.</translation>
    </message>
    <message numerus="yes">
        <source>Drawn from a pile of %n card(s)</source>
        <translation>
            <numerusform>Pescate da un mazzo di %n carta</numerusform>
            <numerusform>Pescate da un mazzo di %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>exact      %1</source>
        <translation>esatta     %1</translation>
    </message>
    <message>
        <source>simulated  %1 ± %2 (%3 hands)</source>
        <translation>simulata   %1 ± %2 (%3 mani)</translation>
    </message>
    <message>
        <source>If the policy does not keep a hand, the cards that it does not need are exchanged; if it needs all of them, the whole hand.</source>
        <translation>Se la regola non tiene la mano, si cambiano le carte che non servono; se servono tutte, l&apos;intera mano.</translation>
    </message>
    <message>
        <source>exact      – (simulated only: cards that were set aside unseen return to the draw pile)</source>
        <translation>esatta     – (solo simulata: tornano nel mazzo carte messe da parte senza vederle)</translation>
    </message>
    <message>
        <source>exact      – (simulated only: there are too many different hands)</source>
        <translation>esatta     – (solo simulata: le mani diverse sono troppe)</translation>
    </message>
    <message>
        <source>Some values are unknown, so the probability is between the two numbers. Enter them with: mazzo set</source>
        <translation>Alcuni valori sono sconosciuti, quindi la probabilità è tra i due numeri. Inseriscili con: mazzo set</translation>
    </message>
    <message>
        <source>All cards seen so far count, not only those in the hand.</source>
        <translation>Contano tutte le carte viste finora, non solo quelle in mano.</translation>
    </message>
    <message numerus="yes">
        <source>The hand limit of %n card(s) is ignored: nothing is discarded.</source>
        <translation>
            <numerusform>Il limite di %n carta in mano è ignorato: non si scarta nulla.</numerusform>
            <numerusform>Il limite di %n carte in mano è ignorato: non si scarta nulla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mulligan policies (the best one is used above):</source>
        <translation>Regole di mulligan (sopra è usata la migliore):</translation>
    </message>
    <message>
        <source>turn %1  %2</source>
        <translation>turno %1  %2</translation>
    </message>
    <message>
        <source>With one copy more / one copy fewer of each card:</source>
        <translation>Con una copia in più / in meno di ogni carta:</translation>
    </message>
    <message>
        <source>A hand that cannot meet the condition is drawn again, as often as the game allows. The cards that go to the bottom are those that the question needs least.</source>
        <translation>Una mano che non può soddisfare la condizione viene ripescata, finché il gioco lo permette. In fondo al mazzo vanno le carte che servono meno alla domanda.</translation>
    </message>
</context>
<context>
    <name>PackCardsText</name>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n altro problema</numerusform>
            <numerusform>altri %n problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n printing(s)</source>
        <translation>
            <numerusform>%n stampa</numerusform>
            <numerusform>%n stampe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 new, %2 changed</source>
        <translation>%1 nuove, %2 modificate</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the pack that the source does not have, kept</source>
        <translation>
            <numerusform>%n carta del pacchetto che la fonte non ha: resta</numerusform>
            <numerusform>%n carte del pacchetto che la fonte non ha: restano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out: tokens, or cards that cannot be used</source>
        <translation>
            <numerusform>%n tralasciata: un segnalino o una carta inutilizzabile</numerusform>
            <numerusform>%n tralasciate: segnalini o carte inutilizzabili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) added to game.json</source>
        <translation>
            <numerusform>%n espansione aggiunta a game.json</numerusform>
            <numerusform>%n espansioni aggiunte a game.json</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackText</name>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>has mistakes; its last good version is in use</source>
        <translation>ha errori; è in uso l&apos;ultima versione corretta</translation>
    </message>
    <message>
        <source>has mistakes and cannot be used</source>
        <translation>ha errori e non si può usare</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s)</source>
        <translation>
            <numerusform>%n prodotto</numerusform>
            <numerusform>%n prodotti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n mazzo</numerusform>
            <numerusform>%n mazzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation>
            <numerusform>%n esempio</numerusform>
            <numerusform>%n esempi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no mistakes. %2.</source>
        <translation>%1: nessun errore. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>un&apos;altra</numerusform>
            <numerusform>altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>illeggibile</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regola</numerusform>
            <numerusform>%n regole</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by %1</source>
        <translation>Creato da %1</translation>
    </message>
    <message>
        <source>License: %1</source>
        <translation>Licenza: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s): %1</source>
        <translation>
            <numerusform>%n carta nuova: %1</numerusform>
            <numerusform>%n carte nuove: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed card(s): %1</source>
        <translation>
            <numerusform>%n carta modificata: %1</numerusform>
            <numerusform>%n carte modificate: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed card(s): %1</source>
        <translation>
            <numerusform>%n carta eliminata: %1</numerusform>
            <numerusform>%n carte eliminate: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rule(s): %1</source>
        <translation>
            <numerusform>%n regola nuova: %1</numerusform>
            <numerusform>%n regole nuove: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rule(s): %1</source>
        <translation>
            <numerusform>%n regola modificata: %1</numerusform>
            <numerusform>%n regole modificate: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed rule(s): %1</source>
        <translation>
            <numerusform>%n regola eliminata: %1</numerusform>
            <numerusform>%n regole eliminate: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Attenzione: %1</translation>
    </message>
</context>
<context>
    <name>PaperText</name>
    <message>
        <source>Total cards: %1</source>
        <translation>Totale carte: %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
</context>
<context>
    <name>PictureText</name>
    <message>
        <source>%1: image added.</source>
        <translation>%1: immagine aggiunta.</translation>
    </message>
    <message>
        <source>%1: image removed.</source>
        <translation>%1: immagine eliminata.</translation>
    </message>
    <message>
        <source>%1: previous image restored.</source>
        <translation>%1: immagine precedente ripristinata.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: skipped, another file is the image of %2</source>
        <translation>%1: saltato, un altro file è l&apos;immagine di %2</translation>
    </message>
    <message>
        <source>%1: no card has this name or number</source>
        <translation>%1: nessuna carta ha questo nome o numero</translation>
    </message>
    <message>
        <source>%1: no card has this name or number; the nearest is %2</source>
        <translation>%1: nessuna carta ha questo nome o numero; la più simile è %2</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) would be added.</source>
        <translation>
            <numerusform>%n immagine da aggiungere.</numerusform>
            <numerusform>%n immagini da aggiungere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) added.</source>
        <translation>
            <numerusform>%n immagine aggiunta.</numerusform>
            <numerusform>%n immagini aggiunte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n file escluso.</numerusform>
            <numerusform>%n file esclusi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuizText</name>
    <message>
        <source>keep</source>
        <translation>tieni</translation>
    </message>
    <message>
        <source>mulligan</source>
        <translation>mulligan</translation>
    </message>
    <message>
        <source>Answer k (keep), m (mulligan) or q (quit).</source>
        <translation>Rispondi k (tieni), m (mulligan) o q (esci).</translation>
    </message>
    <message>
        <source>%1 (simulated, ± %2)</source>
        <translation>%1 (simulato, ± %2)</translation>
    </message>
    <message>
        <source>Calculating the odds …</source>
        <translation>Calcolo delle probabilità …</translation>
    </message>
    <message>
        <source>%1 of %2 right; %3 given away in all.</source>
        <translation>%1 giuste su %2; %3 perso in tutto.</translation>
    </message>
    <message>
        <source>Hand %1 of %2: %3</source>
        <translation>Mano %1 di %2: %3</translation>
    </message>
    <message>
        <source>Keep or mulligan?</source>
        <translation>Tieni (k) o mulligan (m)?</translation>
    </message>
    <message>
        <source>%1 Keep: %2, mulligan: %3</source>
        <translation>%1 Tenere: %2, mulligan: %3</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Sbagliato.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
</context>
<context>
    <name>RandomText</name>
    <message>
        <source>No such deck was found. There may be one; try another seed.</source>
        <translation>Non è stato trovato alcun mazzo del genere. Potrebbe esistere: prova con un altro seed.</translation>
    </message>
    <message>
        <source>The cards you own make no such deck, because of:</source>
        <translation>Con le tue carte non si può fare un mazzo del genere, a causa di:</translation>
    </message>
    <message>
        <source>There is no such deck, because of:</source>
        <translation>Un mazzo del genere non esiste, a causa di:</translation>
    </message>
    <message>
        <source>the condition of --where</source>
        <translation>la condizione di --where</translation>
    </message>
    <message>
        <source>Random deck %1</source>
        <translation>Mazzo casuale %1</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Impossibile scrivere %1.</translation>
    </message>
</context>
<context>
    <name>RepairText</name>
    <message>
        <source>This removes more than a third of the deck.</source>
        <translation>Questa correzione toglie più di un terzo del mazzo.</translation>
    </message>
    <message>
        <source>Cards only change zones; none is added or removed.</source>
        <translation>Le carte cambiano solo zona: nessuna è aggiunta o tolta.</translation>
    </message>
    <message>
        <source>Unknown card: %1</source>
        <translation>Carta sconosciuta: %1</translation>
    </message>
    <message>
        <source>Sample cards were not considered, because the deck has none.</source>
        <translation>Le carte di esempio non sono state considerate, perché il mazzo non ne ha.</translation>
    </message>
    <message>
        <source>This was found in the time allowed; there may be a smaller change.</source>
        <translation>È la migliore trovata nel tempo a disposizione; potrebbe esserci una modifica più piccola.</translation>
    </message>
</context>
<context>
    <name>RowText</name>
    <message>
        <source>provisional, not from the rulebook</source>
        <translation>provvisorio, non dal regolamento</translation>
    </message>
</context>
<context>
    <name>SearchText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… e %n altra</numerusform>
            <numerusform>… e altre %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) may match: some of their values are unknown</source>
        <translation>
            <numerusform>Forse anche %n altra carta: un suo valore è sconosciuto</numerusform>
            <numerusform>Forse anche altre %n carte: alcuni loro valori sono sconosciuti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetText</name>
    <message>
        <source>%1: %2 is %3 (%4).</source>
        <translation>%1: %2 è %3 (%4).</translation>
    </message>
    <message>
        <source>%1: text saved.</source>
        <translation>%1: testo salvato.</translation>
    </message>
</context>
<context>
    <name>SetUpText</name>
    <message>
        <source>Chosen piles</source>
        <translation>Pile scelte</translation>
    </message>
    <message>
        <source>Base piles</source>
        <translation>Pile base</translation>
    </message>
    <message>
        <source>Start deck of each player</source>
        <translation>Mazzo di partenza di ogni giocatore</translation>
    </message>
    <message>
        <source>Stays in the box</source>
        <translation>Resta nella scatola</translation>
    </message>
    <message>
        <source>%1 piles with %2 cards, %3 start decks of %4: %5 cards</source>
        <translation>%1 pile con %2 carte, %3 mazzi di partenza da %4: %5 carte</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>Written: %1</source>
        <translation>Scritto: %1</translation>
    </message>
</context>
<context>
    <name>ShowText</name>
    <message>
        <source>also known as: %1</source>
        <translation>nota anche come: %1</translation>
    </message>
    <message>
        <source>The card&apos;s text is unknown.</source>
        <translation>Il testo della carta è sconosciuto.</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 dice: %2</translation>
    </message>
    <message>
        <source>Other side: %1</source>
        <translation>Altro lato: %1</translation>
    </message>
    <message>
        <source>Printings:</source>
        <translation>Stampe:</translation>
    </message>
</context>
<context>
    <name>SimText</name>
    <message>
        <source>Playing …</source>
        <translation>Si gioca …</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>%1: won %2 (± %3), %4 turns, %5 points</source>
        <translation>%1: vinte %2 (± %3), %4 turni, %5 punti</translation>
    </message>
    <message>
        <source>Shared wins: %1</source>
        <translation>Vittorie condivise: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stopped because they did not end</source>
        <translation>
            <numerusform>%n partita interrotta perché non finiva</numerusform>
            <numerusform>%n partite interrotte perché non finivano</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 games, seed %2, %3 games per second</source>
        <translation>%1 partite, seed %2, %3 partite al secondo</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
</context>
<context>
    <name>SourceText</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… e un&apos;altra riga</numerusform>
            <numerusform>… e altre %n righe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrategyCommandText</name>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>Playing …</source>
        <translation>Partite in corso …</translation>
    </message>
    <message>
        <source>Final match …</source>
        <translation>Sfida finale …</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Ricerca in corso …</translation>
    </message>
    <message>
        <source># Found for %1 with seed %2: %3 generations, %4 games</source>
        <translation># Trovata per %1 con il seed %2: %3 generazioni, %4 partite</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Impossibile scrivere %1.</translation>
    </message>
    <message>
        <source>%1 – %2: they never end a game</source>
        <translation>%1 – %2: non finiscono mai una partita</translation>
    </message>
    <message>
        <source>%1 – %2: %3 to %4, shared %5 (± %6, %7 sigma)</source>
        <translation>%1 – %2: %3 a %4, a pari merito %5 (± %6, %7 sigma)</translation>
    </message>
    <message>
        <source>%1: %2 of all its games (± %3)</source>
        <translation>%1: %2 di tutte le sue partite (± %3)</translation>
    </message>
    <message>
        <source>In this order: %1</source>
        <translation>In quest&apos;ordine: %1</translation>
    </message>
    <message>
        <source>%1 games for each pair, seed %2</source>
        <translation>%1 partite per ogni coppia, seed %2</translation>
    </message>
    <message>
        <source>Share of the games won against %1 (a shared win counts half):</source>
        <translation>Quota di partite vinte contro %1 (una vittoria condivisa vale mezza):</translation>
    </message>
    <message>
        <source>%1 games for each row, seed %2</source>
        <translation>%1 partite per ogni riga, seed %2</translation>
    </message>
    <message>
        <source>Stopped: this is the best so far.</source>
        <translation>Interrotta: questa è la migliore finora.</translation>
    </message>
    <message>
        <source>%1 generations, %2 games</source>
        <translation>%1 generazioni, %2 partite</translation>
    </message>
    <message>
        <source>Against the other strategies, in games that the search has not seen:</source>
        <translation>Contro le altre strategie, in partite che la ricerca non ha visto:</translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message>
        <source>folder: added %1</source>
        <translation>cartella: aggiunto %1</translation>
    </message>
    <message>
        <source>library: added %1</source>
        <translation>archivio: aggiunto %1</translation>
    </message>
    <message>
        <source>folder: changed %1</source>
        <translation>cartella: modificato %1</translation>
    </message>
    <message>
        <source>library: changed %1</source>
        <translation>archivio: modificato %1</translation>
    </message>
    <message>
        <source>folder: removed %1</source>
        <translation>cartella: eliminato %1</translation>
    </message>
    <message>
        <source>library: removed %1</source>
        <translation>archivio: eliminato %1</translation>
    </message>
    <message>
        <source>conflict: %1 was removed on one side and changed on the other; it is kept</source>
        <translation>conflitto: %1 è stato tolto da una parte e modificato dall&apos;altra; viene conservato</translation>
    </message>
    <message>
        <source>conflict: %1 has two versions; the other one is kept as %2</source>
        <translation>conflitto: di %1 ci sono due versioni; l&apos;altra è conservata come %2</translation>
    </message>
    <message>
        <source>conflict: both sides changed %1 (%2); the other version is kept as %3</source>
        <translation>conflitto: entrambe le parti hanno modificato %1 (%2); l&apos;altra versione è conservata come %3</translation>
    </message>
    <message>
        <source>%1 (conflict, %2)</source>
        <translation>%1 (conflitto, %2)</translation>
    </message>
    <message>
        <source>Library and folder are in step.</source>
        <translation>Archivio e cartella sono allineati.</translation>
    </message>
    <message>
        <source>Changes in the library: %1, in the folder: %2, conflicts: %3</source>
        <translation>Modifiche nell&apos;archivio: %1, nella cartella: %2, conflitti: %3</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1: </source>
        <translation>Giocatore %1: </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Turno %1, %2</translation>
    </message>
    <message>
        <source>Predicted: %1</source>
        <translation>Previsione: %1</translation>
    </message>
    <message>
        <source>on top: %1</source>
        <translation>in cima: %1</translation>
    </message>
</context>
<context>
    <name>TuneText</name>
    <message>
        <source>between %1 and %2</source>
        <translation>tra %1 e %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>almeno %1</translation>
    </message>
    <message>
        <source>as high as possible</source>
        <translation>la più alta possibile</translation>
    </message>
    <message numerus="yes">
        <source>No legal deck within %n swap(s) is better than the first.</source>
        <translation>
            <numerusform>Con al massimo %n scambio nessun mazzo legale è migliore del primo.</numerusform>
            <numerusform>Con al massimo %n scambi nessun mazzo legale è migliore del primo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best found in the time allowed. No legal deck within the swaps exceeds %1.</source>
        <translation>I migliori trovati nel tempo a disposizione. Con questi scambi nessun mazzo legale supera %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot reach %2 within %n swap(s); the highest is %3.</source>
        <translation>
            <numerusform>%1 non può arrivare a %2 con al massimo %n scambio: arriva a %3.</numerusform>
            <numerusform>%1 non può arrivare a %2 con al massimo %n scambi: arriva a %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>No better deck was found in the time allowed.</source>
        <translation>Nel tempo a disposizione non è stato trovato un mazzo migliore.</translation>
    </message>
    <message numerus="yes">
        <source>No legal deck within %n swap(s) is better.</source>
        <translation>
            <numerusform>Con al massimo %n scambio nessun mazzo legale è migliore.</numerusform>
            <numerusform>Con al massimo %n scambi nessun mazzo legale è migliore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards allowed make no legal deck within %n swap(s).</source>
        <translation>
            <numerusform>Con le carte ammesse e al massimo %n scambio non si ottiene un mazzo legale.</numerusform>
            <numerusform>Con le carte ammesse e al massimo %n scambi non si ottiene un mazzo legale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tuning the deck …</source>
        <translation>Messa a punto del mazzo …</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>%1 has no exact odds, so the deck cannot be tuned for it.</source>
        <translation>%1 non ha una probabilità esatta: non si può mettere a punto il mazzo per questa domanda.</translation>
    </message>
</context>
<context>
    <name>ValidateText</name>
    <message>
        <source>edition</source>
        <translation>edizione</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) met</source>
        <translation>
            <numerusform>%n regola rispettata</numerusform>
            <numerusform>%n regole rispettate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… e %n altra</numerusform>
            <numerusform>… e altre %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValueBars</name>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipi</translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>almeno %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>al massimo %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>non previsto</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>regolamento</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>ricavato</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>esempio</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuo</translation>
    </message>
    <message>
        <source>Rests on provisional values and sample cards.</source>
        <translation>Si basa su valori provvisori e carte di esempio.</translation>
    </message>
    <message>
        <source>Rests on provisional values.</source>
        <translation>Si basa su valori provvisori.</translation>
    </message>
    <message>
        <source>Rests on sample cards.</source>
        <translation>Si basa su carte di esempio.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Activate</source>
        <translation>Attiva</translation>
    </message>
    <message>
        <source>Enemy army strikes</source>
        <translation>Un&apos;armata nemica colpisce</translation>
    </message>
    <message>
        <source>Put on the bottom</source>
        <translation>Metti in fondo</translation>
    </message>
    <message>
        <source>Enemy with Bulwark</source>
        <translation>Nemico con Baluardo</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Crystallise</source>
        <translation>Cristallizza</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danneggia</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <translation>Disattiva</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Distruggi</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Change by effect</source>
        <translation>Cambia per un effetto</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Nemico</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combatti</translation>
    </message>
    <message>
        <source>Go first</source>
        <translation>Gioca per primo</translation>
    </message>
    <message>
        <source>Gain a face-down card</source>
        <translation>Guadagna una carta coperta</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Lose points</source>
        <translation>Perdi punti</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Segna</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Schiera</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Put into the Realms</source>
        <translation>Metti nei Reami</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Aumenta</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Rivela</translation>
    </message>
    <message>
        <source>Roll a die</source>
        <translation>Tira un dado</translation>
    </message>
    <message>
        <source>Go second</source>
        <translation>Gioca per secondo</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Imposta</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mescola</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Enemy steps on</source>
        <translation>Un nemico calpesta</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Arrenditi</translation>
    </message>
    <message>
        <source>Take damage</source>
        <translation>Subisci danni</translation>
    </message>
    <message>
        <source>Top card of</source>
        <translation>Prima carta di</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>Vocation</source>
        <translation>Vocazione</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>as</source>
        <translation>come</translation>
    </message>
    <message>
        <source>at</source>
        <translation>in</translation>
    </message>
    <message>
        <source>for</source>
        <translation>per</translation>
    </message>
    <message>
        <source>to</source>
        <translation>in</translation>
    </message>
    <message>
        <source>under</source>
        <translation>sotto</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
    </message>
    <message>
        <source>Another player&apos;s race token</source>
        <translation>Segnalino razza di un altro giocatore</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permetti</translation>
    </message>
    <message>
        <source>Ally&apos;s resources</source>
        <translation>Risorse dell&apos;alleato</translation>
    </message>
    <message>
        <source>An opponent forbids</source>
        <translation>Un avversario vieta</translation>
    </message>
    <message>
        <source>Take from an opponent</source>
        <translation>Sottrai a un avversario</translation>
    </message>
    <message>
        <source>Opponent places</source>
        <translation>L&apos;avversario mette</translation>
    </message>
    <message>
        <source>Change a counter</source>
        <translation>Cambia un segnapunti</translation>
    </message>
    <message>
        <source>Discard by hand</source>
        <translation>Scarta a mano</translation>
    </message>
    <message>
        <source>Draw by hand</source>
        <translation>Pesca a mano</translation>
    </message>
    <message>
        <source>Look at the top cards</source>
        <translation>Guarda le prime carte</translation>
    </message>
    <message>
        <source>Move by hand</source>
        <translation>Sposta a mano</translation>
    </message>
    <message>
        <source>Shuffle by hand</source>
        <translation>Mescola a mano</translation>
    </message>
    <message>
        <source>Change a state</source>
        <translation>Cambia uno stato</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Aggiungi un segnalino</translation>
    </message>
    <message>
        <source>Resolve the clash</source>
        <translation>Risolvi lo scontro</translation>
    </message>
    <message>
        <source>Opposing army</source>
        <translation>Armata avversaria</translation>
    </message>
    <message>
        <source>The opponent surrenders</source>
        <translation>L&apos;avversario si arrende</translation>
    </message>
    <message>
        <source>Strike before the clash</source>
        <translation>Colpisci prima dello scontro</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>riserva</translation>
    </message>
    <message>
        <source>puts the cards under the draw pile and draws as many</source>
        <translation>mette le carte sotto il mazzo e ne pesca altrettante</translation>
    </message>
    <message>
        <source>discards cards</source>
        <translation>scarta carte</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>pesca una carta</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>finisce il turno</translation>
    </message>
    <message>
        <source>keeps the opening hand</source>
        <translation>tiene la mano iniziale</translation>
    </message>
    <message>
        <source>puts a state on a card, or removes it</source>
        <translation>dà uno stato a una carta, o lo toglie</translation>
    </message>
    <message>
        <source>moves a card to a zone; with `under`, below its pile</source>
        <translation>sposta una carta in una zona; con `sotto`, in fondo alla pila</translation>
    </message>
    <message>
        <source>exchanges the opening hand</source>
        <translation>cambia la mano iniziale</translation>
    </message>
    <message>
        <source>goes on to the next phase</source>
        <translation>passa alla fase successiva</translation>
    </message>
    <message>
        <source>answers no</source>
        <translation>risponde di no</translation>
    </message>
    <message>
        <source>answers a question with one of its candidates</source>
        <translation>risponde a una domanda con uno dei candidati</translation>
    </message>
    <message>
        <source>plays a card</source>
        <translation>gioca una carta</translation>
    </message>
    <message>
        <source>rolls a die with N sides</source>
        <translation>tira un dado a N facce</translation>
    </message>
    <message>
        <source>sets a counter</source>
        <translation>imposta un contatore</translation>
    </message>
    <message>
        <source>shuffles a zone</source>
        <translation>mescola una zona</translation>
    </message>
    <message>
        <source>makes no choice, or no further one</source>
        <translation>non sceglie, o non sceglie altro</translation>
    </message>
    <message>
        <source>moves the top card of a zone</source>
        <translation>sposta la prima carta di una zona</translation>
    </message>
    <message>
        <source>answers yes</source>
        <translation>risponde di sì</translation>
    </message>
    <message>
        <source>changes a counter</source>
        <translation>cambia un contatore</translation>
    </message>
    <message>
        <source>discards any card</source>
        <translation>scarta una carta qualsiasi</translation>
    </message>
    <message>
        <source>draws N cards</source>
        <translation>pesca N carte</translation>
    </message>
    <message>
        <source>shows the top N cards of the draw pile</source>
        <translation>mostra le prime N carte del mazzo</translation>
    </message>
    <message>
        <source>moves any card to a zone or a place</source>
        <translation>sposta una carta qualsiasi in una zona o in un posto</translation>
    </message>
    <message>
        <source>turns a state of a card on or off</source>
        <translation>dà uno stato a una carta, o lo toglie</translation>
    </message>
    <message>
        <source>adds a card or a piece to a zone</source>
        <translation>aggiunge una carta o un pezzo a una zona</translation>
    </message>
    <message>
        <source>keeps the hand; the battle begins</source>
        <translation>tiene la mano; la battaglia comincia</translation>
    </message>
    <message>
        <source>exchanges the hand</source>
        <translation>cambia la mano</translation>
    </message>
    <message>
        <source>puts units face down on the battlefield</source>
        <translation>schiera unità coperte sul campo</translation>
    </message>
    <message>
        <source>turns units face up</source>
        <translation>scopre le unità</translation>
    </message>
    <message>
        <source>activates a unit, within resources and terrain</source>
        <translation>attiva un&apos;unità, entro risorse e terreno</translation>
    </message>
    <message>
        <source>deactivates a unit, or withdraws it</source>
        <translation>disattiva un&apos;unità</translation>
    </message>
    <message>
        <source>plays a support</source>
        <translation>gioca un supporto</translation>
    </message>
    <message>
        <source>declares a skill</source>
        <translation>dichiara un&apos;abilità</translation>
    </message>
    <message>
        <source>applies what was declared: effects first, the latest first</source>
        <translation>applica quanto dichiarato: prima gli effetti, dall&apos;ultimo</translation>
    </message>
    <message>
        <source>strikes and ends the turn, or goes on</source>
        <translation>colpisce e chiude il turno, o prosegue</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>scarta una carta</translation>
    </message>
    <message>
        <source>gives up the battle against an army of Attack N</source>
        <translation>rinuncia alla battaglia contro un&apos;armata di Attacco N</translation>
    </message>
    <message>
        <source>sets the opposing units of this turn by Attack, Defence and Range</source>
        <translation>fissa le unità avversarie di questo turno con Attacco, Difesa e Gittata</translation>
    </message>
    <message>
        <source>an army of Attack N strikes you</source>
        <translation>un&apos;armata di Attacco N ti colpisce</translation>
    </message>
    <message>
        <source>destroys a unit</source>
        <translation>distrugge un&apos;unità</translation>
    </message>
    <message>
        <source>loses command points</source>
        <translation>perde punti comando</translation>
    </message>
    <message>
        <source>raises a value of a unit or of the army</source>
        <translation>aumenta un valore di un&apos;unità o dell&apos;armata</translation>
    </message>
    <message>
        <source>lowers a value of a unit or of the army</source>
        <translation>riduce un valore di un&apos;unità o dell&apos;armata</translation>
    </message>
    <message>
        <source>changes the state of units by an effect</source>
        <translation>cambia lo stato di unità per un effetto</translation>
    </message>
    <message>
        <source>takes a card for others</source>
        <translation>prende una carta in cambio di altre</translation>
    </message>
    <message>
        <source>an opponent forbids supports</source>
        <translation>un avversario vieta i supporti</translation>
    </message>
    <message>
        <source>supports are allowed again</source>
        <translation>i supporti sono di nuovo permessi</translation>
    </message>
    <message>
        <source>takes control of opposing units</source>
        <translation>prende il controllo di unità avversarie</translation>
    </message>
    <message>
        <source>says whom another player attacks</source>
        <translation>dice chi attacca un altro giocatore</translation>
    </message>
    <message>
        <source>says what an ally uses of the common limit</source>
        <translation>dice quanto usa un alleato del limite comune</translation>
    </message>
    <message>
        <source>exchanges cards of the opening hand</source>
        <translation>cambia carte della mano iniziale</translation>
    </message>
    <message>
        <source>goes first</source>
        <translation>gioca per primo</translation>
    </message>
    <message>
        <source>goes second</source>
        <translation>gioca per secondo</translation>
    </message>
    <message>
        <source>plays a card for its cost in Crystals</source>
        <translation>gioca una carta pagandone il costo in Cristalli</translation>
    </message>
    <message>
        <source>moves a Haerian</source>
        <translation>muove un Haerian</translation>
    </message>
    <message>
        <source>fights an enemy, or the opponent</source>
        <translation>combatte contro un nemico, o contro l&apos;avversario</translation>
    </message>
    <message>
        <source>accesses the Realms, and may take a card</source>
        <translation>accede ai Reami, e può prendere una carta</translation>
    </message>
    <message>
        <source>uses the Vocation, once a turn</source>
        <translation>usa la Vocazione, una volta per turno</translation>
    </message>
    <message>
        <source>makes a Crystal of that colour</source>
        <translation>crea un Cristallo di quel colore</translation>
    </message>
    <message>
        <source>makes no choice</source>
        <translation>non sceglie</translation>
    </message>
    <message>
        <source>puts an enemy of Force N on a zone</source>
        <translation>mette un nemico di Forza N in una zona</translation>
    </message>
    <message>
        <source>puts an enemy with Bulwark on a zone</source>
        <translation>mette in una zona un nemico con Baluardo</translation>
    </message>
    <message>
        <source>damages one of your cards</source>
        <translation>danneggia una tua carta</translation>
    </message>
    <message>
        <source>you take damage</source>
        <translation>subisci danni</translation>
    </message>
    <message>
        <source>you gain a face-down card</source>
        <translation>guadagni una carta coperta</translation>
    </message>
    <message>
        <source>an enemy steps on a zone</source>
        <translation>un nemico entra in una zona</translation>
    </message>
    <message>
        <source>plays the Nth action of a card in hand; a play is free</source>
        <translation>gioca l&apos;azione numero N di una carta in mano; giocare è gratis</translation>
    </message>
    <message>
        <source>discards a card that cannot be played now</source>
        <translation>scarta una carta che ora non si può giocare</translation>
    </message>
    <message>
        <source>uses the ability of a building on the map, once a turn</source>
        <translation>usa l&apos;abilità di un edificio sulla mappa, una volta per turno</translation>
    </message>
    <message>
        <source>buys a card of the reserve for its cost in coins or energy</source>
        <translation>compra una carta della riserva al suo costo in Monete o Energia</translation>
    </message>
    <message>
        <source>exchanges a card of the reserve for the next of the offer, once a turn</source>
        <translation>cambia una carta della riserva con la prossima dell&apos;offerta, una volta per turno</translation>
    </message>
    <message>
        <source>discards the rest of the hand, loses unspent resources and draws five cards</source>
        <translation>scarta la mano rimasta, perde le risorse non spese e pesca cinque carte</translation>
    </message>
    <message>
        <source>places a miniature, building or influence tile of the other side</source>
        <translation>mette una miniatura, un edificio o una tessera influenza dell&apos;altra fazione</translation>
    </message>
    <message>
        <source>moves a piece of the other side by the rules of movement</source>
        <translation>muove un pezzo dell&apos;altra fazione secondo le regole di movimento</translation>
    </message>
    <message>
        <source>the other side deals N damage in a region</source>
        <translation>l&apos;altra fazione infligge N danni in una regione</translation>
    </message>
    <message>
        <source>the Aliens destroy a civilian in a region</source>
        <translation>gli Alieni distruggono un civile in una regione</translation>
    </message>
    <message>
        <source>takes a piece of the other side off the map</source>
        <translation>toglie dalla mappa un pezzo dell&apos;altra fazione</translation>
    </message>
    <message>
        <source>the Aliens lower the damage marker by N</source>
        <translation>gli Alieni abbassano di N l&apos;indicatore del danno</translation>
    </message>
    <message>
        <source>Opponent attacks</source>
        <translation>L&apos;avversario attacca</translation>
    </message>
    <message>
        <source>Opponent kills a civilian in</source>
        <translation>L&apos;avversario uccide un Civile in</translation>
    </message>
    <message>
        <source>Opponent moves</source>
        <translation>L&apos;avversario muove</translation>
    </message>
    <message>
        <source>Opponent removes damage</source>
        <translation>L&apos;avversario toglie danno</translation>
    </message>
    <message>
        <source>Remove from the opponent</source>
        <translation>Togli all&apos;avversario</translation>
    </message>
    <message>
        <source>plays an Action card; it uses up one Azione</source>
        <translation>gioca una carta Azione; consuma un&apos;Azione</translation>
    </message>
    <message>
        <source>plays Mirare cards for their Colpi</source>
        <translation>gioca carte Mirare per i loro Colpi</translation>
    </message>
    <message>
        <source>buys a card for its cost in Colpi; it uses up one Obiettivo</source>
        <translation>compra una carta al suo costo in Colpi; consuma un Obiettivo</translation>
    </message>
    <message>
        <source>answers a question with one or several candidates</source>
        <translation>risponde a una domanda con uno o più candidati</translation>
    </message>
    <message>
        <source>cleans up, draws a new hand and ends the turn</source>
        <translation>riordina, pesca una nuova mano e finisce il turno</translation>
    </message>
    <message>
        <source>resolves the clash with the opposing army</source>
        <translation>risolve lo scontro con l&apos;armata avversaria</translation>
    </message>
    <message>
        <source>attacks an opposing unit before the clash</source>
        <translation>attacca un&apos;unità avversaria prima dello scontro</translation>
    </message>
    <message>
        <source>the opponent gives up the battle</source>
        <translation>l&apos;avversario rinuncia alla battaglia</translation>
    </message>
    <message>
        <source>an enemy uses an Equipment of Force N</source>
        <translation>un nemico usa un Equipaggiamento di Forza N</translation>
    </message>
    <message>
        <source>puts a Building of the opponent on a zone</source>
        <translation>mette un Edificio dell&apos;avversario in una zona</translation>
    </message>
    <message>
        <source>removes an enemy or a Building of the opponent</source>
        <translation>toglie un nemico o un Edificio dell&apos;avversario</translation>
    </message>
    <message>
        <source>Enemy&apos;s Equipment</source>
        <translation>Equipaggiamento del nemico</translation>
    </message>
    <message>
        <source>Enemy Building</source>
        <translation>Edificio nemico</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Mazzo: build legal decks, manage a collection, test opening hands.</source>
        <translation>Mazzo: costruisci mazzi legali, gestisci una collezione, prova le mani iniziali.</translation>
    </message>
    <message>
        <source>mazzo            opens the desktop app</source>
        <translation>mazzo            apre l&apos;applicazione</translation>
    </message>
    <message>
        <source>mazzo COMMAND …  works without a display:</source>
        <translation>mazzo COMANDO …  funziona senza schermo:</translation>
    </message>
    <message>
        <source>Every command takes --json, --lang en|it and --help. Data lives in $MAZZO_HOME, else in the XDG data folder.</source>
        <translation>Ogni comando accetta --json, --lang en|it e --help. I dati stanno in $MAZZO_HOME, altrimenti nella cartella dati XDG.</translation>
    </message>
    <message>
        <source>Remove a value entered with set</source>
        <translation>Togli un valore inserito con set</translation>
    </message>
    <message>
        <source>Set up a deck, play the actions, and print each state; FILE may also be a saved game</source>
        <translation>Prepara un mazzo, gioca le azioni e mostra ogni stato; FILE può essere anche una partita salvata</translation>
    </message>
    <message>
        <source>Calculate how likely a hand is: exactly, and by simulation with its error</source>
        <translation>Calcola quanto è probabile una mano: in modo esatto, e per simulazione con il suo errore</translation>
    </message>
    <message>
        <source>Write a deck in another format: FORMAT is mazzo, text, json, markdown, cod, dek, arena, o8d or tts</source>
        <translation>Scrivi un mazzo in un altro formato: FORMAT è mazzo, text, json, markdown, cod, dek, arena, o8d o tts</translation>
    </message>
    <message>
        <source>Use this edition instead of the deck&apos;s</source>
        <translation>Usa questa edizione al posto di quella del mazzo</translation>
    </message>
    <message>
        <source>Set an option of the game; can be repeated</source>
        <translation>Imposta un&apos;opzione del gioco; si può ripetere</translation>
    </message>
    <message>
        <source>Seed of the random numbers; the same seed repeats a run</source>
        <translation>Seed dei numeri casuali; con lo stesso seed tutto si ripete uguale</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output</source>
        <translation>Scrivi in questo file invece che sullo standard output</translation>
    </message>
    <message>
        <source>The game of a file that does not name its own</source>
        <translation>Il gioco di un file che non lo indica</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Mostra il risultato in JSON</translation>
    </message>
    <message>
        <source>Language of the output</source>
        <translation>Lingua dei testi</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Mostra questo aiuto</translation>
    </message>
    <message>
        <source>Print at most N cards</source>
        <translation>Mostra al massimo N carte</translation>
    </message>
    <message>
        <source>Sort by a field, by name or by type</source>
        <translation>Ordina per un campo, per name o per type</translation>
    </message>
    <message>
        <source>The deck that can:add refers to</source>
        <translation>Il mazzo a cui si riferisce can:add</translation>
    </message>
    <message>
        <source>Add only free copies of cards in the collection</source>
        <translation>Aggiungi solo copie libere della collezione</translation>
    </message>
    <message>
        <source>Order of the draw pile, top card first</source>
        <translation>Ordine del mazzo di pesca, dalla prima carta</translation>
    </message>
    <message>
        <source>Save the game to this file; - prints it</source>
        <translation>Salva la partita in questo file; - la mostra</translation>
    </message>
    <message>
        <source>A condition on the hand, such as count(type:unit) &gt;= 5; can be repeated</source>
        <translation>Una condizione sulla mano, come count(type:unit) &gt;= 5; si può ripetere</translation>
    </message>
    <message>
        <source>Draw N cards beyond the opening hand</source>
        <translation>Pesca N carte oltre la mano iniziale</translation>
    </message>
    <message>
        <source>Include the automatic draws up to own turn T</source>
        <translation>Conta le pescate automatiche fino al proprio turno T</translation>
    </message>
    <message>
        <source>Mulligan until the condition holds: &apos;keep if EXPR&apos;</source>
        <translation>Fai mulligan finché la condizione non è soddisfatta: &apos;keep if EXPR&apos;</translation>
    </message>
    <message>
        <source>How many hands to simulate</source>
        <translation>Quante mani simulare</translation>
    </message>
    <message>
        <source>A strategy of the game&apos;s pack or a strategy file; can be repeated</source>
        <translation>Una strategia del pacchetto o un file di strategia; si può ripetere</translation>
    </message>
    <message>
        <source>How many games to play</source>
        <translation>Quante partite giocare</translation>
    </message>
    <message>
        <source>Change seats from game to game</source>
        <translation>Cambia posto a ogni partita</translation>
    </message>
    <message>
        <source>Format to write</source>
        <translation>Formato da scrivere</translation>
    </message>
    <message>
        <source>Format of the file; without it the content decides</source>
        <translation>Formato del file; se manca, decide il contenuto</translation>
    </message>
    <message>
        <source>Write the share code as a QR code</source>
        <translation>Scrivi il codice di condivisione come codice QR</translation>
    </message>
    <message>
        <source>Write the deck list as an image</source>
        <translation>Scrivi la lista del mazzo come immagine</translation>
    </message>
    <message>
        <source>Write the deck list as a sheet to print</source>
        <translation>Scrivi la lista del mazzo come foglio da stampare</translation>
    </message>
    <message>
        <source>Write proxy cards to print</source>
        <translation>Scrivi carte sostitutive da stampare</translation>
    </message>
    <message>
        <source>list: the removed decks</source>
        <translation>list: i mazzi eliminati</translation>
    </message>
    <message>
        <source>save: the deck&apos;s name in the library</source>
        <translation>save: il nome del mazzo nell&apos;archivio</translation>
    </message>
    <message>
        <source>save: add a deck even if one has this name already</source>
        <translation>save: aggiungi un mazzo anche se il nome esiste già</translation>
    </message>
    <message>
        <source>restore: an older state of a deck</source>
        <translation>restore: uno stato precedente di un mazzo</translation>
    </message>
    <message>
        <source>add, remove: all cards of a product</source>
        <translation>add, remove: tutte le carte di un prodotto</translation>
    </message>
    <message>
        <source>add, remove: how many boxes</source>
        <translation>add, remove: quante scatole</translation>
    </message>
    <message>
        <source>Condition of the copies</source>
        <translation>Condizione delle copie</translation>
    </message>
    <message>
        <source>Language of the copies</source>
        <translation>Lingua delle copie</translation>
    </message>
    <message>
        <source>Finish of the copies</source>
        <translation>Finitura delle copie</translation>
    </message>
    <message>
        <source>Where the copies are kept</source>
        <translation>Dove si trovano le copie</translation>
    </message>
    <message>
        <source>A note on the copies</source>
        <translation>Una nota sulle copie</translation>
    </message>
    <message>
        <source>When the copies were acquired</source>
        <translation>Data di acquisto delle copie</translation>
    </message>
    <message>
        <source>What the copies cost</source>
        <translation>Prezzo delle copie</translation>
    </message>
    <message>
        <source>lend: to whom</source>
        <translation>lend: a chi</translation>
    </message>
    <message>
        <source>lend: since when, if not today</source>
        <translation>lend: da quando, se non da oggi</translation>
    </message>
    <message>
        <source>return: from whom; missing: format of the file</source>
        <translation>return: da chi; missing: formato del file</translation>
    </message>
    <message>
        <source>want: from 0 to 9</source>
        <translation>want: da 0 a 9</translation>
    </message>
    <message>
        <source>import: store guessed cards too</source>
        <translation>import: salva anche le carte probabili</translation>
    </message>
    <message>
        <source>import: what a line means; can be repeated</source>
        <translation>import: che cosa indica una riga; si può ripetere</translation>
    </message>
    <message>
        <source>import: even if the file was imported before</source>
        <translation>import: anche se il file è già stato importato</translation>
    </message>
    <message>
        <source>import: report only, store nothing</source>
        <translation>import: mostra solo il resoconto, senza salvare nulla</translation>
    </message>
    <message>
        <source>show: only the totals and conflicts</source>
        <translation>show: solo i totali e i conflitti</translation>
    </message>
    <message>
        <source>Play an action, such as keep or &apos;manual draw 2&apos;; can be repeated</source>
        <translation>Gioca un&apos;azione, per esempio keep o &apos;manual draw 2&apos;; si può ripetere</translation>
    </message>
    <message>
        <source>List the installed games with their editions, options, zones, cards and unknown values</source>
        <translation>Elenca i giochi installati con edizioni, opzioni, zone, carte e valori sconosciuti</translation>
    </message>
    <message>
        <source>Show a card: all values and where they come from, and its rulings; unknown values are marked</source>
        <translation>Mostra una carta: tutti i valori con la loro origine e i chiarimenti; i valori sconosciuti sono segnati</translation>
    </message>
    <message>
        <source>Check decks against the rules of their game: the verdict, every problem, and how to fix it</source>
        <translation>Controlla i mazzi con le regole del gioco: il verdetto, ogni problema e come risolverlo</translation>
    </message>
    <message>
        <source>Search cards; an empty query finds every card. With a deck, can:add finds the cards that can be added to it</source>
        <translation>Cerca carte; una ricerca vuota le trova tutte. Con un mazzo, can:add trova le carte che si possono aggiungere</translation>
    </message>
    <message>
        <source>Find the smallest change that makes a deck legal, and print the new deck; with --owned, add only free copies from the collection</source>
        <translation>Trova la modifica più piccola che rende legale un mazzo e mostra il nuovo mazzo; con --owned aggiungi solo copie libere della collezione</translation>
    </message>
    <message>
        <source>Play many games of a deck-building game by strategies: wins, turns, points, curves</source>
        <translation>Gioca molte partite di un deck-building con delle strategie: vittorie, turni, punti, curve</translation>
    </message>
    <message>
        <source>Print the deck file of a share code, of its parts, or of an image with QR codes</source>
        <translation>Mostra il mazzo di un codice di condivisione, delle sue parti o di un&apos;immagine con codici QR</translation>
    </message>
    <message>
        <source>Manage the decks of the library; name a deck by its name, or by its number as #N</source>
        <translation>Gestisci i mazzi dell&apos;archivio; un mazzo si indica per nome, o per numero come #N</translation>
    </message>
    <message>
        <source>Manage your collection: cards you own, have lent or want, free copies, missing cards, and decks you can build</source>
        <translation>Gestisci la collezione: carte possedute, prestate o desiderate, copie libere, carte mancanti e mazzi che puoi montare</translation>
    </message>
    <message>
        <source>Your images of cards: add one, or import a folder whose files are named by card or number</source>
        <translation>Le tue immagini delle carte: aggiungine una, o importa una cartella con i file chiamati come la carta o il suo numero</translation>
    </message>
    <message>
        <source>Only report what would be done</source>
        <translation>Mostra solo che cosa verrebbe fatto</translation>
    </message>
    <message>
        <source>Enter values from the printed card; they override those of the pack</source>
        <translation>Inserisci i valori letti sulla carta; valgono al posto di quelli del pacchetto</translation>
    </message>
    <message>
        <source>Your own cards, and corrections to others: FIELD=? makes a value unknown, FIELD= removes it</source>
        <translation>Le tue carte, e le correzioni ad altre: CAMPO=? rende sconosciuto un valore, CAMPO= lo toglie</translation>
    </message>
    <message>
        <source>The cards of a game as a table, CSV or JSON: write it, or read it into your own layer</source>
        <translation>Le carte di un gioco come tabella, CSV o JSON: scriverla, o leggerla nel tuo livello</translation>
    </message>
    <message>
        <source>import: store the other lines even if some are refused</source>
        <translation>import: salva le altre righe anche se alcune sono rifiutate</translation>
    </message>
    <message>
        <source>import: values may contradict what the rulebook says</source>
        <translation>import: i valori possono contraddire il regolamento</translation>
    </message>
    <message>
        <source>Your own layer of a game and installed expansion packs: list them, share them, and merge the entries of others</source>
        <translation>Il tuo livello di un gioco e i pacchetti di espansione installati: elencarli, condividerli e unire ciò che altri hanno inserito</translation>
    </message>
    <message>
        <source>import: whose value counts where two differ</source>
        <translation>import: quale valore conta dove due sono diversi</translation>
    </message>
    <message>
        <source>export: make an expansion pack with this id</source>
        <translation>export: crea un pacchetto di espansione con questo id</translation>
    </message>
    <message>
        <source>export: the name of the layer</source>
        <translation>export: il nome del livello</translation>
    </message>
    <message>
        <source>Print a script that completes commands and options in your shell</source>
        <translation>Stampa uno script che completa comandi e opzioni nella tua shell</translation>
    </message>
    <message>
        <source>The image shows only the art of the card</source>
        <translation>L&apos;immagine mostra solo l&apos;illustrazione della carta</translation>
    </message>
    <message>
        <source>The image shows the whole card</source>
        <translation>L&apos;immagine mostra la carta intera</translation>
    </message>
    <message>
        <source>The deck that an opponent plays, if the game&apos;s table can</source>
        <translation>Il mazzo giocato da un avversario, se il tavolo del gioco lo permette</translation>
    </message>
    <message>
        <source>Strategy of the next opponent: a name or a file</source>
        <translation>Strategia del prossimo avversario: un nome o un file</translation>
    </message>
    <message>
        <source>Write the piles to set up and what stays in the box</source>
        <translation>Scrivi le pile da preparare e ciò che resta nella scatola</translation>
    </message>
    <message>
        <source>Copy the whole library: next to it, or to a file</source>
        <translation>Copia tutto l&apos;archivio: nella sua cartella, o in un file</translation>
    </message>
    <message>
        <source>Write the backup to this file</source>
        <translation>Scrivi il backup in questo file</translation>
    </message>
    <message>
        <source>Replace the library by a backup; the previous library is kept as a backup</source>
        <translation>Sostituisci l&apos;archivio con un backup; quello precedente resta come backup</translation>
    </message>
    <message>
        <source>Start with an empty library where the old one is missing</source>
        <translation>Inizia con un archivio vuoto se quello vecchio manca</translation>
    </message>
    <message>
        <source>Keep a folder of plain files in step with the library, so that Git, Syncthing or a cloud folder can carry it</source>
        <translation>Tieni allineata all&apos;archivio una cartella di file semplici, che Git, Syncthing o una cartella cloud possono trasportare</translation>
    </message>
    <message>
        <source>Merge one file for Git: BASE OURS THEIRS PATH</source>
        <translation>Unisci un file per Git: BASE NOSTRO LORO PERCORSO</translation>
    </message>
    <message>
        <source>Count the cards in the hand (default), all cards seen so far, or those set aside unseen: hand, seen or aside</source>
        <translation>Conta le carte in mano (predefinito), quelle viste finora o quelle messe da parte coperte: hand, seen o aside</translation>
    </message>
    <message>
        <source>Find the few card swaps that most improve the odds of a hand and keep the deck legal</source>
        <translation>Trova i pochi scambi di carte che più alzano la probabilità di una mano, con il mazzo sempre legale</translation>
    </message>
    <message>
        <source>A condition on the hand whose odds to improve; can be repeated</source>
        <translation>Una condizione sulla mano di cui alzare la probabilità; si può ripetere</translation>
    </message>
    <message>
        <source>The probability the preceding --ask must reach, such as 0.9</source>
        <translation>La probabilità che l&apos;--ask precedente deve raggiungere, per esempio 0.9</translation>
    </message>
    <message>
        <source>The weight of each of the other questions: 2,1</source>
        <translation>Il peso di ognuna delle altre domande: 2,1</translation>
    </message>
    <message>
        <source>How many cards to swap at most (default: 3)</source>
        <translation>Quante carte scambiare al massimo (predefinito: 3)</translation>
    </message>
    <message>
        <source>Add only cards that match the query</source>
        <translation>Aggiungi solo carte che soddisfano la ricerca</translation>
    </message>
    <message>
        <source>How long to search at most (default: 5)</source>
        <translation>Quanto cercare al massimo (predefinito: 5)</translation>
    </message>
    <message>
        <source>Strategies of a deck-building game: play all against all, rank the kinds of a kingdom, or search for a strategy that beats the others</source>
        <translation>Strategie di un deck-building: falle giocare tutte contro tutte, ordina i tipi di un Combattimento per utilità o cerca una strategia che batta le altre</translation>
    </message>
    <message>
        <source>match, rank: how many games for each row; find: for the search</source>
        <translation>match, rank: quante partite per ogni riga; find: per la ricerca</translation>
    </message>
    <message>
        <source>rank: the strategy that each kind is added to</source>
        <translation>rank: la strategia a cui si aggiunge ogni tipo</translation>
    </message>
    <message>
        <source>rank: also pairs of kinds</source>
        <translation>rank: anche le coppie di tipi</translation>
    </message>
    <message>
        <source>find: search for about N seconds; without it the result is the same on every machine</source>
        <translation>find: cerca per circa N secondi; senza, il risultato è lo stesso su ogni computer</translation>
    </message>
    <message>
        <source>Use N threads instead of all cores</source>
        <translation>Usa N thread invece di tutti i core</translation>
    </message>
    <message>
        <source>find: the strategy file to write</source>
        <translation>find: il file della strategia da scrivere</translation>
    </message>
    <message>
        <source>Make a random legal deck that meets a condition; for Zombinion a random kingdom</source>
        <translation>Crea un mazzo legale casuale che soddisfi una condizione; per Zombinion un Combattimento casuale</translation>
    </message>
    <message>
        <source>A condition on the deck, such as count(is:attacco) &lt;= 2; can be repeated</source>
        <translation>Una condizione sul mazzo, come count(is:attacco) &lt;= 2; si può ripetere</translation>
    </message>
    <message>
        <source>Leave out the cards of this query; can be repeated</source>
        <translation>Lascia fuori le carte di questa ricerca; si può ripetere</translation>
    </message>
    <message>
        <source>Use only free copies of cards in the collection</source>
        <translation>Usa solo copie libere delle carte in collezione</translation>
    </message>
    <message>
        <source>Print the share code of a deck, and write files: QR code, deck list, web page, sheets to print</source>
        <translation>Mostra il codice di condivisione di un mazzo e scrivi file: codice QR, lista, pagina web, fogli da stampare</translation>
    </message>
    <message>
        <source>Write a web page: cards, charts, rules and the share code</source>
        <translation>Scrivi una pagina web: carte, grafici, regole e codice di condivisione</translation>
    </message>
    <message>
        <source>Create, check, install, update, remove and export game packs</source>
        <translation>Crea, controlla, installa, aggiorna, elimina ed esporta i pacchetti dei giochi</translation>
    </message>
    <message>
        <source>install, update: keep the card numbers that share codes use</source>
        <translation>install, update: mantieni i numeri di carta usati dai codici di condivisione</translation>
    </message>
    <message>
        <source>update: also to an older version, or to the same one if it differs</source>
        <translation>update: anche a una versione precedente, o alla stessa se è diversa</translation>
    </message>
    <message>
        <source>new: the name of the game</source>
        <translation>new: il nome del gioco</translation>
    </message>
    <message>
        <source>new: the author of the game</source>
        <translation>new: l&apos;autore del gioco</translation>
    </message>
    <message>
        <source>Also show the odds on turns 1 to N</source>
        <translation>Mostra anche le probabilità dei turni da 1 a N</translation>
    </message>
    <message>
        <source>Also show the effect of one copy more or fewer of each card</source>
        <translation>Mostra anche l&apos;effetto di una copia in più o in meno di ogni carta</translation>
    </message>
    <message>
        <source>install, update, remove, renumber, cards: report only, change nothing</source>
        <translation>install, update, remove, renumber, cards: mostra soltanto, senza cambiare nulla</translation>
    </message>
    <message>
        <source>cards: cockatrice, octgn, csv or json, if the file does not tell</source>
        <translation>cards: cockatrice, octgn, csv o json, se il file non lo dice</translation>
    </message>
    <message>
        <source>cards: which values of the source become which fields</source>
        <translation>cards: quali valori della fonte diventano quali campi</translation>
    </message>
    <message>
        <source>Compare two decks, or two revisions of one: cards, curves, verdicts, odds by turn, and what is missing</source>
        <translation>Confronta due mazzi, o due revisioni di uno: carte, curve, verdetti, probabilità per turno e carte mancanti</translation>
    </message>
    <message>
        <source>A revision of the deck in the library, see mazzo deck history; one is compared with the deck as it is, two with each other</source>
        <translation>Una revisione del mazzo dell'archivio, vedi mazzo deck history; una sola si confronta con il mazzo attuale, due tra loro</translation>
    </message>
    <message>
        <source>Deal opening hands, ask for each if you keep it, and show the odds of the goal for both answers; answers are read from standard input: k, m or q</source>
        <translation>Dà mani iniziali, chiede per ognuna se la tieni e mostra la probabilità dell'obiettivo per entrambe le risposte, lette dallo standard input: k, m o q</translation>
    </message>
    <message>
        <source>The goal: a condition on the hand, such as count(type:unit) &gt;= 5</source>
        <translation>L'obiettivo: una condizione sulla mano, come count(type:unit) &gt;= 5</translation>
    </message>
    <message>
        <source>What you do after a mulligan: &apos;keep if EXPR&apos;; without it, the next hand is kept</source>
        <translation>Che cosa fai dopo un mulligan: &apos;keep if EXPR&apos;; senza, la mano successiva si tiene</translation>
    </message>
    <message>
        <source>How many hands are dealt (default 10)</source>
        <translation>Quante mani si danno (10 se non indicato)</translation>
    </message>
    <message>
        <source>Keep the score with this deck of the library</source>
        <translation>Conserva il punteggio con questo mazzo dell'archivio</translation>
    </message>
    <message>
        <source>result: against whom</source>
        <translation>result: contro chi</translation>
    </message>
    <message>
        <source>result: against which deck</source>
        <translation>result: contro quale mazzo</translation>
    </message>
    <message>
        <source>result: a note on the game</source>
        <translation>result: una nota sulla partita</translation>
    </message>
    <message>
        <source>result: when it was played; without it, today</source>
        <translation>result: quando si è giocata; senza, oggi</translation>
    </message>
    <message>
        <source>result: remove this one</source>
        <translation>result: rimuovi questo</translation>
    </message>
</context>
<context>
    <name>descriptions</name>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>tutte le carte</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>either %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>except %1</source>
        <translation>tranne %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>that are %1</source>
        <translation>che sono %1</translation>
    </message>
    <message>
        <source>of any kind</source>
        <translation>di qualunque genere</translation>
    </message>
    <message>
        <source>of no kind</source>
        <translation>di nessun genere</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>outside %1</source>
        <translation>fuori da %1</translation>
    </message>
    <message>
        <source>with %1 in the name</source>
        <translation>con %1 nel nome</translation>
    </message>
    <message>
        <source>without %1 in the name</source>
        <translation>senza %1 nel nome</translation>
    </message>
    <message>
        <source>whose name is %1</source>
        <translation>di nome %1</translation>
    </message>
    <message>
        <source>whose name is not %1</source>
        <translation>con nome che non è %1</translation>
    </message>
    <message>
        <source>with %1 in the text</source>
        <translation>con %1 nel testo</translation>
    </message>
    <message>
        <source>without %1 in the text</source>
        <translation>senza %1 nel testo</translation>
    </message>
    <message>
        <source>whose text is %1</source>
        <translation>con testo %1</translation>
    </message>
    <message>
        <source>whose text is not %1</source>
        <translation>con testo che non è %1</translation>
    </message>
    <message>
        <source>with %1 in the id</source>
        <translation>con %1 nell&apos;id</translation>
    </message>
    <message>
        <source>without %1 in the id</source>
        <translation>senza %1 nell&apos;id</translation>
    </message>
    <message>
        <source>whose id is %1</source>
        <translation>con id %1</translation>
    </message>
    <message>
        <source>whose id is not %1</source>
        <translation>con id che non è %1</translation>
    </message>
    <message>
        <source>whose %1 is %2</source>
        <translation>con %1 %2</translation>
    </message>
    <message>
        <source>whose %1 is not %2</source>
        <translation>con %1 che non è %2</translation>
    </message>
    <message>
        <source>whose %1 includes %2</source>
        <translation>con %1 che comprende %2</translation>
    </message>
    <message>
        <source>whose %1 does not include %2</source>
        <translation>con %1 che non comprende %2</translation>
    </message>
    <message>
        <source>whose %1 is only %2</source>
        <translation>con %1 solo %2</translation>
    </message>
    <message>
        <source>whose %1 is not only %2</source>
        <translation>con %1 che non è solo %2</translation>
    </message>
    <message>
        <source>whose %1 contains %2</source>
        <translation>con %1 che contiene %2</translation>
    </message>
    <message>
        <source>whose %1 does not contain %2</source>
        <translation>con %1 che non contiene %2</translation>
    </message>
    <message>
        <source>marked %1</source>
        <translation>con la qualifica %1</translation>
    </message>
    <message>
        <source>not marked %1</source>
        <translation>senza la qualifica %1</translation>
    </message>
    <message>
        <source>with the field %1</source>
        <translation>con il campo %1</translation>
    </message>
    <message>
        <source>without the field %1</source>
        <translation>senza il campo %1</translation>
    </message>
    <message>
        <source>with a text</source>
        <translation>con un testo</translation>
    </message>
    <message>
        <source>without a text</source>
        <translation>senza testo</translation>
    </message>
    <message>
        <source>that can be added to the deck</source>
        <translation>che il mazzo ammette ancora</translation>
    </message>
    <message>
        <source>that cannot be added to the deck</source>
        <translation>che il mazzo non ammette</translation>
    </message>
    <message>
        <source>that lie in %1</source>
        <translation>riposte in %1</translation>
    </message>
    <message>
        <source>that do not lie in %1</source>
        <translation>non riposte in %1</translation>
    </message>
    <message>
        <source>number of copies owned</source>
        <translation>numero di copie possedute</translation>
    </message>
    <message>
        <source>number of free copies</source>
        <translation>numero di copie libere</translation>
    </message>
    <message>
        <source>number of copies lent</source>
        <translation>numero di copie prestate</translation>
    </message>
    <message>
        <source>number of copies wanted</source>
        <translation>numero di copie desiderate</translation>
    </message>
    <message>
        <source>number of copies in built decks</source>
        <translation>numero di copie in mazzi montati</translation>
    </message>
    <message>
        <source>number of copies missing</source>
        <translation>numero di copie mancanti</translation>
    </message>
    <message>
        <source>whose text is something other than %1</source>
        <translation>con un testo che non è %1</translation>
    </message>
    <message>
        <source>whose %1 is something other than %2</source>
        <translation>con il campo %1 ma non %2</translation>
    </message>
    <message>
        <source>whose %1 is not known</source>
        <translation>con %1 che non si conosce</translation>
    </message>
    <message>
        <source>whose text is not known</source>
        <translation>con testo che non si conosce</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>something other than %1</source>
        <translation>ma non %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>sotto %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>al massimo %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>sopra %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>almeno %1</translation>
    </message>
    <message>
        <source>exactly %1 %2</source>
        <translation>esattamente %1 %2</translation>
    </message>
    <message>
        <source>any number but %1 of %2</source>
        <translation>un numero diverso da %1 di %2</translation>
    </message>
    <message>
        <source>fewer than %1 %2</source>
        <translation>meno di %1 %2</translation>
    </message>
    <message>
        <source>at most %1 %2</source>
        <translation>al massimo %1 %2</translation>
    </message>
    <message>
        <source>more than %1 %2</source>
        <translation>più di %1 %2</translation>
    </message>
    <message>
        <source>at least %1 %2</source>
        <translation>almeno %1 %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 è %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 non è %2</translation>
    </message>
    <message>
        <source>%1 is below %2</source>
        <translation>%1 è sotto %2</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1 è al massimo %2</translation>
    </message>
    <message>
        <source>%1 is above %2</source>
        <translation>%1 è sopra %2</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 è almeno %2</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>zero %1</translation>
    </message>
    <message>
        <source>the number of %1</source>
        <translation>il numero di %1</translation>
    </message>
    <message>
        <source>the total %1 of %2</source>
        <translation>il totale di %1 tra %2</translation>
    </message>
    <message>
        <source>the number of different values of %1 among %2</source>
        <translation>il numero di valori diversi di %1 tra %2</translation>
    </message>
    <message>
        <source>the number of copies of this card among %1</source>
        <translation>il numero di copie di questa carta tra %1</translation>
    </message>
    <message>
        <source>the number of words in %1</source>
        <translation>il numero di parole in %1</translation>
    </message>
    <message>
        <source>the values of %1 among %2</source>
        <translation>i valori di %1 tra %2</translation>
    </message>
    <message>
        <source>different value of %1 among %2</source>
        <translation>valore diverso di %1 tra %2</translation>
    </message>
    <message>
        <source>different values of %1 among %2</source>
        <translation>valori diversi di %1 tra %2</translation>
    </message>
    <message>
        <source>its %1</source>
        <translation>%1 di questa carta</translation>
    </message>
    <message>
        <source>%1 plus %2</source>
        <translation>%1 più %2</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 meno %2</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>meno %1</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1 per %2</translation>
    </message>
    <message>
        <source>%1 divided by %2</source>
        <translation>%1 diviso %2</translation>
    </message>
    <message>
        <source>the least of %1</source>
        <translation>il minimo tra %1</translation>
    </message>
    <message>
        <source>the greatest of %1</source>
        <translation>il massimo tra %1</translation>
    </message>
    <message>
        <source>%2 if %1, otherwise %3</source>
        <translation>%2 se %1, altrimenti %3</translation>
    </message>
    <message>
        <source>it does not hold that %1</source>
        <translation>non vale che %1</translation>
    </message>
    <message>
        <source>this card is among %1</source>
        <translation>questa carta è tra %1</translation>
    </message>
    <message>
        <source>all of %1 are among %2</source>
        <translation>ogni elemento di %1 è tra %2</translation>
    </message>
    <message>
        <source>one of %1 is among %2</source>
        <translation>un elemento di %1 è tra %2</translation>
    </message>
    <message>
        <source>the deck has the section %1</source>
        <translation>il mazzo ha la sezione %1</translation>
    </message>
    <message>
        <source>the edition</source>
        <translation>l&apos;edizione</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>from the set %1</source>
        <translation>dell'espansione %1</translation>
    </message>
    <message>
        <source>not from the set %1</source>
        <translation>non dell'espansione %1</translation>
    </message>
    <message>
        <source>with the collector number %1</source>
        <translation>con il numero di collezione %1</translation>
    </message>
    <message>
        <source>without the collector number %1</source>
        <translation>senza il numero di collezione %1</translation>
    </message>
    <message>
        <source>of rarity %1</source>
        <translation>di rarità %1</translation>
    </message>
    <message>
        <source>not of rarity %1</source>
        <translation>non di rarità %1</translation>
    </message>
    <message>
        <source>with the finish %1</source>
        <translation>con la finitura %1</translation>
    </message>
    <message>
        <source>without the finish %1</source>
        <translation>senza la finitura %1</translation>
    </message>
    <message>
        <source>whose %1 is among %2</source>
        <translation>con %1 che è tra %2</translation>
    </message>
    <message>
        <source>whose %1 is not among %2</source>
        <translation>con %1 che non è tra %2</translation>
    </message>
    <message>
        <source>with that %1</source>
        <translation>con quel valore di %1</translation>
    </message>
    <message>
        <source>without that %1</source>
        <translation>senza quel valore di %1</translation>
    </message>
    <message>
        <source>with only that %1</source>
        <translation>con solo quel valore di %1</translation>
    </message>
    <message>
        <source>not with only that %1</source>
        <translation>con altri valori di %1 oltre a quello</translation>
    </message>
    <message>
        <source>the total %1 of %2 (each card once)</source>
        <translation>il totale di %1 tra %2 (ogni carta una volta)</translation>
    </message>
    <message>
        <source>the lowest %1 among %2</source>
        <translation>il valore più basso di %1 tra %2</translation>
    </message>
    <message>
        <source>the highest %1 among %2</source>
        <translation>il valore più alto di %1 tra %2</translation>
    </message>
    <message>
        <source>for each %1 among %2: %3</source>
        <translation>per ogni %1 tra %2: %3</translation>
    </message>
    <message>
        <source>the number of %1 beyond what is allowed (%2)</source>
        <translation>il numero di %1 oltre quanto ammesso (%2)</translation>
    </message>
    <message>
        <source>up to %1 %2</source>
        <translation>fino a %1 %2</translation>
    </message>
    <message>
        <source>any number of %1</source>
        <translation>%1 in qualsiasi numero</translation>
    </message>
    <message>
        <source>%1 if %2</source>
        <translation>%1 se %2</translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>When played</source>
        <translation>Quando si gioca</translation>
    </message>
    <message>
        <source>Intervention</source>
        <translation>Intervento</translation>
    </message>
    <message>
        <source>Testament</source>
        <translation>Testamento</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Assalto</translation>
    </message>
    <message>
        <source>Immolation</source>
        <translation>Immolazione</translation>
    </message>
    <message>
        <source>Snare</source>
        <translation>Insidia</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tributo</translation>
    </message>
    <message>
        <source>At Dawn</source>
        <translation>All&apos;Alba</translation>
    </message>
    <message>
        <source>At Sunset</source>
        <translation>Al Tramonto</translation>
    </message>
    <message>
        <source>Vocation</source>
        <translation>Vocazione</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Pesca carte</translation>
    </message>
    <message>
        <source>Sanctify</source>
        <translation>Santificare</translation>
    </message>
    <message>
        <source>Sprout</source>
        <translation>Germogliare</translation>
    </message>
    <message>
        <source>Crystallise</source>
        <translation>Cristallizzare</translation>
    </message>
    <message>
        <source>Crystallise or Sprout</source>
        <translation>Cristallizzare o Germogliare</translation>
    </message>
    <message>
        <source>Return a Haerian up to this Force to the hand</source>
        <translation>Riprendi in mano un Haerian fino a questa Forza</translation>
    </message>
    <message>
        <source>Return a Fantoccio to the hand</source>
        <translation>Riprendi in mano un Fantoccio</translation>
    </message>
    <message>
        <source>Destroy a damaged Haerian</source>
        <translation>Distruggi un Haerian danneggiato</translation>
    </message>
    <message>
        <source>Recover Crystals</source>
        <translation>Ripristina Cristalli</translation>
    </message>
    <message>
        <source>Recover Equipment</source>
        <translation>Ripristina Equipaggiamenti</translation>
    </message>
    <message>
        <source>Damage to a Haerian</source>
        <translation>Danni a un Haerian</translation>
    </message>
    <message>
        <source>1 damage to each of several Haerian</source>
        <translation>1 danno a ciascuno di più Haerian</translation>
    </message>
    <message>
        <source>More Force until Sunset</source>
        <translation>Più Forza fino al Tramonto</translation>
    </message>
    <message>
        <source>Damage to the enemy it fights</source>
        <translation>Danni al nemico che combatte</translation>
    </message>
    <message>
        <source>A Haerian loses its movement</source>
        <translation>Un Haerian perde il movimento</translation>
    </message>
    <message>
        <source>Move a Haerian one zone</source>
        <translation>Muovi un Haerian di una zona</translation>
    </message>
    <message>
        <source>The top card may be put on the bottom</source>
        <translation>Puoi mettere in fondo la prima carta</translation>
    </message>
    <message>
        <source>A card in hand is put on the bottom</source>
        <translation>Metti in fondo una carta della mano</translation>
    </message>
    <message>
        <source>One of the top cards is put on the bottom</source>
        <translation>Metti in fondo una delle prime carte</translation>
    </message>
    <message>
        <source>Look at the top card</source>
        <translation>Guarda la prima carta</translation>
    </message>
    <message>
        <source>Give a Fantoccio</source>
        <translation>Dai un Fantoccio</translation>
    </message>
    <message>
        <source>Give a Crystal</source>
        <translation>Dai un Cristallo</translation>
    </message>
    <message>
        <source>Damage to the enemy that entered</source>
        <translation>Danni al nemico entrato</translation>
    </message>
    <message>
        <source>Damage to every enemy in the row</source>
        <translation>Danni a ogni nemico della riga</translation>
    </message>
    <message>
        <source>The enemy that entered loses its combat</source>
        <translation>Il nemico entrato perde il combattimento</translation>
    </message>
    <message>
        <source>More Force with another of its name</source>
        <translation>Più Forza con un&apos;altra copia in gioco</translation>
    </message>
    <message>
        <source>More Force for the Haerian on it</source>
        <translation>Più Forza all&apos;Haerian che la occupa</translation>
    </message>
    <message>
        <source>Zones in one movement</source>
        <translation>Zone in un movimento</translation>
    </message>
    <message>
        <source>Further Equipment may be used</source>
        <translation>Puoi usare altri Equipaggiamenti</translation>
    </message>
    <message>
        <source>Action of the card</source>
        <translation>Azione della carta</translation>
    </message>
    <message>
        <source>When bought, or when no miniature is free</source>
        <translation>All&apos;acquisto, o quando nessuna miniatura è libera</translation>
    </message>
    <message>
        <source>When the building is used</source>
        <translation>Quando si usa l&apos;edificio</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pezzo</translation>
    </message>
    <message>
        <source>The card leaves the game</source>
        <translation>La carta esce dal gioco</translation>
    </message>
    <message>
        <source>Once per turn for each piece</source>
        <translation>Una volta per turno per ogni pezzo</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Numero di pezzi</translation>
    </message>
    <message>
        <source>Influence tile</source>
        <translation>Tessera influenza</translation>
    </message>
    <message>
        <source>Next to the piece</source>
        <translation>Accanto al pezzo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Gain coins or energy</source>
        <translation>Guadagna monete o energia</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Muovi un pezzo</translation>
    </message>
    <message>
        <source>Damage the Aliens</source>
        <translation>Danni agli Alieni</translation>
    </message>
    <message>
        <source>Damage the Humans</source>
        <translation>Danni agli Umani</translation>
    </message>
    <message>
        <source>Special attack</source>
        <translation>Attacco speciale</translation>
    </message>
    <message>
        <source>Kill a civilian</source>
        <translation>Uccidi un Civile</translation>
    </message>
    <message>
        <source>A new miniature enters</source>
        <translation>Entra una nuova miniatura</translation>
    </message>
    <message>
        <source>Damage the Aliens in its region</source>
        <translation>Danni agli Alieni nella sua regione</translation>
    </message>
    <message>
        <source>Damage the Aliens in an adjacent region</source>
        <translation>Danni agli Alieni in una regione confinante</translation>
    </message>
    <message>
        <source>Remove damage</source>
        <translation>Togli danni</translation>
    </message>
    <message>
        <source>More damage by a piece</source>
        <translation>Più danni da un pezzo</translation>
    </message>
    <message>
        <source>When attacked</source>
        <translation>Quando subisci un Attacco</translation>
    </message>
    <message>
        <source>When the game is scored</source>
        <translation>A fine partita</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>More Actions</source>
        <translation>Azioni in più</translation>
    </message>
    <message>
        <source>More Obiettivi</source>
        <translation>Obiettivi in più</translation>
    </message>
    <message>
        <source>More Colpi</source>
        <translation>Colpi in più</translation>
    </message>
    <message>
        <source>Discard cards and draw as many</source>
        <translation>Scarta carte e pescane altrettante</translation>
    </message>
    <message>
        <source>Trash this card</source>
        <translation>Cestina questa carta</translation>
    </message>
    <message>
        <source>Gain a card up to this cost</source>
        <translation>Prendi una carta fino a questo costo</translation>
    </message>
    <message>
        <source>Gain a certain card</source>
        <translation>Prendi una carta precisa</translation>
    </message>
    <message>
        <source>Others put a Victory card on their deck</source>
        <translation>Gli altri mettono una carta Vittoria sul mazzo</translation>
    </message>
    <message>
        <source>Others lose a Mirare of this many top cards</source>
        <translation>Gli altri perdono una Mirare tra le prime carte</translation>
    </message>
    <message>
        <source>Take cards that were just trashed</source>
        <translation>Prendi carte appena cestinate</translation>
    </message>
    <message>
        <source>Others draw cards</source>
        <translation>Gli altri pescano carte</translation>
    </message>
    <message>
        <source>Draw up to this hand size</source>
        <translation>Pesca fino ad avere tante carte in mano</translation>
    </message>
    <message>
        <source>Others discard down to this hand size</source>
        <translation>Gli altri scartano fino ad avere tante carte in mano</translation>
    </message>
    <message>
        <source>Trash a certain card for Colpi</source>
        <translation>Cestina una carta precisa per avere Colpi</translation>
    </message>
    <message>
        <source>Reveal cards; the neighbour discards one</source>
        <translation>Rivela carte; il vicino ne scarta una</translation>
    </message>
    <message>
        <source>The deck may be discarded</source>
        <translation>Puoi scartare il mazzo</translation>
    </message>
    <message>
        <source>Exchange a Mirare for one that costs more</source>
        <translation>Cambia una Mirare con una che costa di più</translation>
    </message>
    <message>
        <source>Keep or discard the top card of every deck</source>
        <translation>Lascia o scarta la prima carta di ogni mazzo</translation>
    </message>
    <message>
        <source>Exchange a card for one that costs more</source>
        <translation>Cambia una carta con una che costa di più</translation>
    </message>
    <message>
        <source>Trash up to this many cards</source>
        <translation>Cestina al massimo tante carte</translation>
    </message>
    <message>
        <source>Others gain a certain card</source>
        <translation>Gli altri prendono una carta precisa</translation>
    </message>
    <message>
        <source>Play an Action card twice</source>
        <translation>Gioca due volte una carta Azione</translation>
    </message>
    <message>
        <source>Reveal cards until this many Mirare are found</source>
        <translation>Rivela carte finché trovi tante Mirare</translation>
    </message>
    <message>
        <source>The Attack does not affect you</source>
        <translation>L&apos;Attacco non ti tocca</translation>
    </message>
    <message>
        <source>1 point for every this many cards</source>
        <translation>1 punto ogni tante carte</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Cards of the section “%1” never come into this hand; it is drawn from: %2.</source>
        <translation>Le carte della sezione “%1” non arrivano mai in questa mano, che si pesca da: %2.</translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation>Il campo “%1” non esiste.</translation>
    </message>
    <message>
        <source>“is:%1” names no yes/no field and no card type.</source>
        <translation>“is:%1” non indica né un campo sì/no né un tipo di carta.</translation>
    </message>
    <message>
        <source>“%1” is not one of the possible values.</source>
        <translation>“%1” non è uno dei valori possibili.</translation>
    </message>
    <message>
        <source>There is no function “%1”.</source>
        <translation>La funzione “%1” non esiste.</translation>
    </message>
    <message>
        <source>The game has no option “%1”.</source>
        <translation>Il gioco non ha l&apos;opzione “%1”.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number.</source>
        <translation>“%1” non è un numero intero.</translation>
    </message>
    <message>
        <source>“%1” applies to a pile of cards, but here a condition on one card is needed.</source>
        <translation>“%1” vale per un gruppo di carte, ma qui serve una condizione su una carta sola.</translation>
    </message>
    <message>
        <source>“%1” applies to one card, but here there is only a pile: use “each”.</source>
        <translation>“%1” vale per una carta sola, ma qui c&apos;è solo un gruppo: usa “each”.</translation>
    </message>
    <message>
        <source>“%1” is not allowed here.</source>
        <translation>“%1” qui non è ammesso.</translation>
    </message>
    <message>
        <source>Something is missing here: %1</source>
        <translation>Qui manca qualcosa: %1</translation>
    </message>
    <message>
        <source>Expected here: %1</source>
        <translation>Qui serve: %1</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>Il testo non è UTF-8 valido.</translation>
    </message>
    <message>
        <source>The query is longer than %1 bytes.</source>
        <translation>La ricerca supera i %1 byte.</translation>
    </message>
    <message>
        <source>The query has more than %1 brackets inside each other.</source>
        <translation>La ricerca ha più di %1 parentesi una dentro l&apos;altra.</translation>
    </message>
    <message>
        <source>The query has more than %1 terms.</source>
        <translation>La ricerca ha più di %1 termini.</translation>
    </message>
    <message>
        <source>“%1” is specified twice.</source>
        <translation>“%1” è indicato due volte.</translation>
    </message>
    <message>
        <source>“%1” is not an option of this game; the line is kept.</source>
        <translation>“%1” non è un&apos;opzione di questo gioco; la riga è conservata.</translation>
    </message>
    <message>
        <source>There is no edition “%1”.</source>
        <translation>L&apos;edizione “%1” non esiste.</translation>
    </message>
    <message>
        <source>“%1” is not a value of the option “%2” %3 It takes: %4.</source>
        <translation>“%1” non è un valore dell&apos;opzione “%2” %3 Accetta: %4.</translation>
    </message>
    <message>
        <source>The game has no section “%1”.</source>
        <translation>Il gioco non ha la sezione “%1”.</translation>
    </message>
    <message>
        <source>The section&apos;s name is not closed: ] is missing.</source>
        <translation>Il nome della sezione non è chiuso: manca ].</translation>
    </message>
    <message>
        <source>The card&apos;s name is missing.</source>
        <translation>Manca il nome della carta.</translation>
    </message>
    <message>
        <source>The quote is not closed.</source>
        <translation>Le virgolette non sono chiuse.</translation>
    </message>
    <message>
        <source>Unknown card “%1”; the line is kept.</source>
        <translation>Carta sconosciuta “%1”; la riga è conservata.</translation>
    </message>
    <message>
        <source>The file is not valid UTF-8.</source>
        <translation>Il file non è UTF-8 valido.</translation>
    </message>
    <message>
        <source>The deck has more than %1 lines.</source>
        <translation>Il mazzo ha più di %1 righe.</translation>
    </message>
    <message>
        <source>An object of the file has more than %1 keys.</source>
        <translation>Un oggetto del file ha più di %1 chiavi.</translation>
    </message>
    <message>
        <source>The file is larger than %1.</source>
        <translation>Il file supera %1.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Questa cartella non esiste.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>La cartella %1 non esiste.</translation>
    </message>
    <message>
        <source>The file %1 is missing.</source>
        <translation>Manca il file %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Impossibile leggere %1.</translation>
    </message>
    <message>
        <source>The path “%1” leads outside the folder of the pack.</source>
        <translation>Il percorso “%1” esce dalla cartella del pacchetto.</translation>
    </message>
    <message>
        <source>The file is nested deeper than %1 levels.</source>
        <translation>Il file ha più di %1 livelli di annidamento.</translation>
    </message>
    <message>
        <source>This is not valid JSON. %1</source>
        <translation>Questo non è JSON valido. %1</translation>
    </message>
    <message>
        <source>The format is %1; this program reads %2.</source>
        <translation>Il formato è %1; questo programma legge %2.</translation>
    </message>
    <message>
        <source>The game&apos;s id is “%1”, but its folder is “%2”.</source>
        <translation>L&apos;id del gioco è “%1”, ma la sua cartella è “%2”.</translation>
    </message>
    <message>
        <source>“%1” is not a valid key here.</source>
        <translation>“%1” qui non è una chiave valida.</translation>
    </message>
    <message>
        <source>The key “%1” appears twice.</source>
        <translation>La chiave “%1” compare due volte.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Manca la chiave “%1”.</translation>
    </message>
    <message>
        <source>The key “%1” does not belong here (%2).</source>
        <translation>La chiave “%1” non va qui (%2).</translation>
    </message>
    <message>
        <source>The value has the wrong type. Expected: %1. Found: %2</source>
        <translation>Il valore è del tipo sbagliato. Previsto: %1. Trovato: %2</translation>
    </message>
    <message>
        <source>%1 is out of range (%2 … %3).</source>
        <translation>%1 è fuori dai limiti (%2 … %3).</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Il testo è vuoto.</translation>
    </message>
    <message>
        <source>The list “%1” is empty.</source>
        <translation>La lista “%1” è vuota.</translation>
    </message>
    <message>
        <source>“%1” is not a valid id.</source>
        <translation>“%1” non è un id valido.</translation>
    </message>
    <message>
        <source>“%1” is reserved; choose another id.</source>
        <translation>“%1” è riservato; scegli un altro id.</translation>
    </message>
    <message>
        <source>The id “%1” is used twice.</source>
        <translation>L&apos;id “%1” è usato due volte.</translation>
    </message>
    <message>
        <source>The number %1 is used twice.</source>
        <translation>Il numero %1 è usato due volte.</translation>
    </message>
    <message>
        <source>The text is missing in a language of the pack: %1</source>
        <translation>Il testo manca in una lingua del pacchetto: %1</translation>
    </message>
    <message>
        <source>“%1” is not a language of the pack.</source>
        <translation>“%1” non è una lingua del pacchetto.</translation>
    </message>
    <message>
        <source>There is no book “%1”.</source>
        <translation>Il libro “%1” non esiste.</translation>
    </message>
    <message>
        <source>There is no zone “%1”.</source>
        <translation>La zona “%1” non esiste.</translation>
    </message>
    <message>
        <source>There is no card type “%1”.</source>
        <translation>Il tipo di carta “%1” non esiste.</translation>
    </message>
    <message>
        <source>There is no set “%1”.</source>
        <translation>Il set “%1” non esiste.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <translation>La carta “%1” non esiste.</translation>
    </message>
    <message>
        <source>Cards of type “%2” do not have the field “%1”.</source>
        <translation>Le carte di tipo “%2” non hanno il campo “%1”.</translation>
    </message>
    <message>
        <source>The first product is “%1”; it must be “%2”.</source>
        <translation>Il primo prodotto è “%1”; deve essere “%2”.</translation>
    </message>
    <message>
        <source>Circular reference: %1</source>
        <translation>Riferimento circolare: %1</translation>
    </message>
    <message>
        <source>The expression is wrong: %1</source>
        <translation>L&apos;espressione è sbagliata: %1</translation>
    </message>
    <message>
        <source>The expression must be of another kind. Needed: %1. Found: %2</source>
        <translation>L&apos;espressione deve essere di un altro genere. Serve: %1. C&apos;è: %2</translation>
    </message>
    <message>
        <source>… and %1 more mistakes.</source>
        <translation>… e altri %1 errori.</translation>
    </message>
    <message>
        <source>This file is not a Mazzo library. It was left as it is.</source>
        <translation>Questo file non è un archivio di Mazzo. È stato lasciato com&apos;è.</translation>
    </message>
    <message>
        <source>This database belongs to another program. It was left as it is.</source>
        <translation>Questo database è di un altro programma. È stato lasciato com&apos;è.</translation>
    </message>
    <message>
        <source>A newer Mazzo has used this library. It was left as it is; please update the program.</source>
        <translation>Questo archivio è stato usato da un Mazzo più recente. È stato lasciato com&apos;è; aggiorna il programma.</translation>
    </message>
    <message>
        <source>The library cannot be written to. Check the rights of its folder.</source>
        <translation>Sull&apos;archivio non si può scrivere. Controlla i permessi della sua cartella.</translation>
    </message>
    <message>
        <source>The library cannot be opened.</source>
        <translation>Impossibile aprire l&apos;archivio.</translation>
    </message>
    <message>
        <source>The library needs an update, but the backup %1 cannot be written, so nothing was changed.</source>
        <translation>L&apos;archivio va aggiornato, ma il backup %1 non si può scrivere: nulla è cambiato.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Nothing was changed.</source>
        <translation>Impossibile scrivere %1. Niente è stato modificato.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed.</source>
        <translation>Il disco è pieno. Niente è stato modificato.</translation>
    </message>
    <message>
        <source>A disk error occurred.</source>
        <translation>Si è verificato un errore del disco.</translation>
    </message>
    <message>
        <source>The library is not open, so nothing can be stored.</source>
        <translation>L&apos;archivio non è aperto: non si può salvare nulla.</translation>
    </message>
    <message>
        <source>Another program is using the library. Try again in a moment.</source>
        <translation>Un altro programma sta usando l&apos;archivio. Riprova tra un momento.</translation>
    </message>
    <message>
        <source>The library reports an unexpected error.</source>
        <translation>L&apos;archivio segnala un errore inatteso.</translation>
    </message>
    <message>
        <source>The game “%1” has no card “%2”.</source>
        <translation>Il gioco “%1” non ha la carta “%2”.</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Il gioco “%1” non esiste.</translation>
    </message>
    <message>
        <source>The game “%1” is already there, from %2.</source>
        <translation>Il gioco “%1” c&apos;è già, da %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is known to be at least %3.</source>
        <translation>%1 non può essere %2: si sa che è almeno %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is known to be at most %3.</source>
        <translation>%1 non può essere %2: si sa che è al massimo %3.</translation>
    </message>
    <message>
        <source>“%2” is not a value of %1. It takes: %3.</source>
        <translation>“%2” non è un valore di %1. Valori ammessi: %3.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: the rulebook says “%3”.</source>
        <translation>%1 non può essere “%2”: il regolamento dice “%3”.</translation>
    </message>
    <message>
        <source>This card does not have the field “%1”.</source>
        <translation>Questa carta non ha il campo “%1”.</translation>
    </message>
    <message>
        <source>“%1” is derived from other fields of the card and cannot be set.</source>
        <translation>“%1” si ricava da altri campi della carta e non si può impostare.</translation>
    </message>
    <message>
        <source>The value of “%1” is empty.</source>
        <translation>Il valore di “%1” è vuoto.</translation>
    </message>
    <message>
        <source>The value of “%1” is longer than %2 bytes.</source>
        <translation>Il valore di “%1” supera i %2 byte.</translation>
    </message>
    <message>
        <source>“%2” is the wrong type of value for “%1”.</source>
        <translation>“%2” è un valore del tipo sbagliato per “%1”.</translation>
    </message>
    <message>
        <source>“%1” must be yes or no, not “%2”.</source>
        <translation>“%1” deve essere sì o no, non “%2”.</translation>
    </message>
    <message>
        <source>With this value, “%1” of “%2” would refer back to itself.</source>
        <translation>Con questo valore, “%1” di “%2” rimanderebbe a sé stesso.</translation>
    </message>
    <message>
        <source>You have not set “%1” for “%2”.</source>
        <translation>Non hai impostato “%1” per “%2”.</translation>
    </message>
    <message>
        <source>There is no game “%1”. Installed: %2</source>
        <translation>Il gioco “%1” non esiste. Installati: %2</translation>
    </message>
    <message>
        <source>There is no command “%1”; mazzo --help lists them.</source>
        <translation>Il comando “%1” non esiste; mazzo --help li elenca.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>L&apos;opzione %1 richiede un valore.</translation>
    </message>
    <message>
        <source>The option %1 needs a whole number, not “%2”.</source>
        <translation>L&apos;opzione %1 richiede un numero intero, non “%2”.</translation>
    </message>
    <message>
        <source>The language “%1” is not supported; use en or it.</source>
        <translation>La lingua “%1” non è disponibile; usa en o it.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Intendevi %1?</translation>
    </message>
    <message>
        <source>Line breaks and other control characters are not allowed in this text.</source>
        <translation>In questo testo non sono ammessi a capo o altri caratteri di controllo.</translation>
    </message>
    <message>
        <source>The name “%1” already belongs to “%2”.</source>
        <translation>Il nome “%1” appartiene già a “%2”.</translation>
    </message>
    <message>
        <source>The procedure has no counter “%1”.</source>
        <translation>La procedura non ha il contatore “%1”.</translation>
    </message>
    <message>
        <source>The procedure has no region “%1”.</source>
        <translation>La procedura non ha la regione “%1”.</translation>
    </message>
    <message>
        <source>The option “%1” is not a number.</source>
        <translation>L&apos;opzione “%1” non è un numero.</translation>
    </message>
    <message>
        <source>Cards cannot move from “%1” to itself.</source>
        <translation>Le carte non possono spostarsi da “%1” a sé stessa.</translation>
    </message>
    <message>
        <source>The rule %1 names a predicate that does not exist: “%2”.</source>
        <translation>La regola %1 nomina un predicato che non esiste: “%2”.</translation>
    </message>
    <message>
        <source>The deck should be “%1”, but the rules say “%2”.</source>
        <translation>Il mazzo dovrebbe essere “%1”, ma le regole dicono “%2”.</translation>
    </message>
    <message>
        <source>The value of “%1” is not valid UTF-8.</source>
        <translation>Il valore di “%1” non è UTF-8 valido.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Impossibile leggere il file.</translation>
    </message>
    <message>
        <source>“%1” is not possible now. Possible actions: %2</source>
        <translation>“%1” ora non è possibile. Azioni possibili: %2</translation>
    </message>
    <message>
        <source>There is no card to play with.</source>
        <translation>Non c&apos;è nessuna carta con cui giocare.</translation>
    </message>
    <message>
        <source>“%1” is not in the pile to be ordered, or not that many times.</source>
        <translation>“%1” non è nella pila da ordinare, o non così tante volte.</translation>
    </message>
    <message>
        <source>The line is not valid UTF-8.</source>
        <translation>La riga non è testo UTF-8 valido.</translation>
    </message>
    <message>
        <source>The game has no card “%1”.</source>
        <translation>Il gioco non ha la carta “%1”.</translation>
    </message>
    <message>
        <source>The table has no zone “%1”.</source>
        <translation>Il tavolo non ha la zona “%1”.</translation>
    </message>
    <message>
        <source>The game has no edition “%1”.</source>
        <translation>Il gioco non ha l&apos;edizione “%1”.</translation>
    </message>
    <message>
        <source>The game has no option “%1”, or it cannot be “%2”.</source>
        <translation>Il gioco non ha l&apos;opzione “%1”, oppure non può valere “%2”.</translation>
    </message>
    <message>
        <source>The pack needs the engine “%1”, which this program does not have.</source>
        <translation>Il pacchetto richiede il motore “%1”, che questo programma non ha.</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>Questa non è una partita salvata.</translation>
    </message>
    <message>
        <source>The saved game has a newer format than this program can read.</source>
        <translation>La partita salvata ha un formato più recente di quello che questo programma sa leggere.</translation>
    </message>
    <message>
        <source>The end of the saved game is missing.</source>
        <translation>Manca la fine della partita salvata.</translation>
    </message>
    <message>
        <source>The saved game is damaged: it is not what was written.</source>
        <translation>La partita salvata è rovinata: non è ciò che era stato scritto.</translation>
    </message>
    <message>
        <source>The saved game has an invalid line: %1</source>
        <translation>La partita salvata contiene una riga non valida: %1</translation>
    </message>
    <message>
        <source>The saved game is too long.</source>
        <translation>La partita salvata è troppo lunga.</translation>
    </message>
    <message>
        <source>The saved game is for “%1”, not “%2”.</source>
        <translation>La partita salvata è di “%1”, non di “%2”.</translation>
    </message>
    <message>
        <source>The game was saved with version %1 of its pack; version %2 is installed.</source>
        <translation>La partita è stata salvata con la versione %1 del pacchetto; è installata la %2.</translation>
    </message>
    <message>
        <source>The replayed game differs from the saved one: some card values have changed.</source>
        <translation>La partita ricostruita è diversa da quella salvata: alcuni valori delle carte sono cambiati.</translation>
    </message>
    <message>
        <source>There is no engine “%1”.</source>
        <translation>Il motore “%1” non esiste.</translation>
    </message>
    <message>
        <source>“%1” needs a deck: name one with --deck, or open one.</source>
        <translation>“%1” richiede un mazzo: indicane uno con --deck, o aprine uno.</translation>
    </message>
    <message>
        <source>Cards to draw from: %1; the set-up needs %2.</source>
        <translation>Carte da cui pescare: %1; la preparazione ne richiede %2.</translation>
    </message>
    <message>
        <source>A deck needs a name.</source>
        <translation>Un mazzo deve avere un nome.</translation>
    </message>
    <message>
        <source>There are too many cards to play with; the maximum is %1.</source>
        <translation>Ci sono troppe carte per giocare; il massimo è %1.</translation>
    </message>
    <message>
        <source>There is no strategy “%1”, and no such file.</source>
        <translation>Non c&apos;è una strategia “%1”, né un file con quel nome.</translation>
    </message>
    <message>
        <source>The strategy buys nothing.</source>
        <translation>La strategia non compra nulla.</translation>
    </message>
    <message>
        <source>The game “%1” cannot be played by strategies.</source>
        <translation>Il gioco “%1” non si può giocare con strategie.</translation>
    </message>
    <message>
        <source>From one to %2 strategies can play, not %1.</source>
        <translation>Possono giocare da una a %2 strategie, non %1.</translation>
    </message>
    <message>
        <source>Say when a hand is kept as “keep if …”, with a condition about the hand.</source>
        <translation>Scrivi quando si tiene la mano come “keep if …”, con una condizione sulla mano.</translation>
    </message>
    <message>
        <source>Cards to draw from: %1; the opening hand needs %2.</source>
        <translation>Carte da cui pescare: %1; la mano iniziale ne richiede %2.</translation>
    </message>
    <message>
        <source>The deck has more than %1 cards.</source>
        <translation>Il mazzo ha più di %1 carte.</translation>
    </message>
    <message>
        <source>The odds of the cards set aside are those after the set-up: leave out turns, further draws and mulligans.</source>
        <translation>Le probabilità delle carte messe da parte sono quelle dopo la preparazione: niente turni, altre carte pescate o mulligan.</translation>
    </message>
    <message>
        <source>The set-up of this game puts no cards of the draw pile aside.</source>
        <translation>La preparazione di questo gioco non mette da parte carte del mazzo di pesca.</translation>
    </message>
    <message>
        <source>The game does not define an opening hand: use --draw to say how many cards are drawn.</source>
        <translation>Il gioco non definisce una mano iniziale: indica con --draw quante carte si pescano.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <translation>Il mazzo “%1” non esiste.</translation>
    </message>
    <message>
        <source>Several decks are called “%1”. Use the number of one: %2</source>
        <translation>Più mazzi si chiamano “%1”. Usa il numero di uno: %2</translation>
    </message>
    <message>
        <source>The deck has no revision %1.</source>
        <translation>Il mazzo non ha la revisione %1.</translation>
    </message>
    <message>
        <source>“%1” has to be removed before it can be purged.</source>
        <translation>“%1” va prima eliminato, poi si può cancellare per sempre.</translation>
    </message>
    <message>
        <source>There are not enough copies of “%1” for that: %2 of %3. Nothing was changed.</source>
        <translation>Non ci sono abbastanza copie di “%1”: %2 su %3. Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>The collection has changed in the meantime. Nothing was changed.</source>
        <translation>Nel frattempo la collezione è cambiata. Non è stato modificato nulla.</translation>
    </message>
    <message>
        <source>There is no product “%1”.</source>
        <translation>Il prodotto “%1” non esiste.</translation>
    </message>
    <message>
        <source>Use --to to say who borrows the cards.</source>
        <translation>Indica con --to a chi presti le carte.</translation>
    </message>
    <message>
        <source>The file is larger than %1. Nothing was imported.</source>
        <translation>Il file supera %1. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>The file has more than %1 lines. Nothing was imported.</source>
        <translation>Il file ha più di %1 righe. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>The files of the pack have more than %1 bytes together.</source>
        <translation>I file del pacchetto superano insieme %1 byte.</translation>
    </message>
    <message>
        <source>The file has more than %1 cards. Nothing was imported.</source>
        <translation>Il file contiene più di %1 carte. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>A row has more than %1 columns. Nothing was imported.</source>
        <translation>Una riga ha più di %1 colonne. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>The quote that opens here is never closed. Nothing was imported.</source>
        <translation>Le virgolette aperte qui non vengono mai chiuse. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>No column holds card names; is another separator used? The columns are: %1. Nothing was imported.</source>
        <translation>Nessuna colonna contiene nomi di carte; il separatore è forse un altro? Le colonne sono: %1. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>The row has %1 cells, but there are %2 columns. Nothing was imported.</source>
        <translation>La riga ha %1 celle, ma le colonne sono %2. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>The columns are separated by “%1”, but this row is not: %2. Nothing was imported.</source>
        <translation>Le colonne sono separate da “%1”, ma questa riga no: %2. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>“%1” does not correct a line of the file; write LINE=CARD. Nothing was imported.</source>
        <translation>“%1” non corregge una riga del file; scrivi RIGA=CARTA. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>This is not a share code.</source>
        <translation>Questo non è un codice di condivisione.</translation>
    </message>
    <message>
        <source>This was written by a newer version of the format (%1; this program reads up to %2). Please update the program.</source>
        <translation>È scritto in una versione più nuova del formato (%1; questo programma legge fino alla %2). Aggiorna il programma.</translation>
    </message>
    <message>
        <source>The code is damaged: something in it is missing or changed.</source>
        <translation>Il codice è danneggiato: qualcosa manca o è cambiato.</translation>
    </message>
    <message>
        <source>Part %1 of %2 is missing.</source>
        <translation>Manca la parte %1 di %2.</translation>
    </message>
    <message>
        <source>These parts belong to different codes.</source>
        <translation>Queste parti appartengono a codici diversi.</translation>
    </message>
    <message>
        <source>The share code does not match the list that comes with it; the list was used.</source>
        <translation>Il codice di condivisione non corrisponde alla lista che lo accompagna; è stata usata la lista.</translation>
    </message>
    <message>
        <source>There is no format “%1”.</source>
        <translation>Il formato “%1” non esiste.</translation>
    </message>
    <message>
        <source>This is not a deck in the format “%1”.</source>
        <translation>Questo non è un mazzo nel formato “%1”.</translation>
    </message>
    <message>
        <source>The file declares a document type or entities, which no deck needs; it was refused.</source>
        <translation>Il file dichiara un tipo di documento o entità, che a un mazzo non servono; è stato rifiutato.</translation>
    </message>
    <message>
        <source>This file is not in the encoding that it begins with, %1.</source>
        <translation>Questo file non è nella codifica con cui comincia, %1.</translation>
    </message>
    <message>
        <source>The file declares the encoding “%1”, which is not supported; save it as UTF-8.</source>
        <translation>Il file dichiara la codifica “%1”, che non è supportata; salvalo in UTF-8.</translation>
    </message>
    <message>
        <source>This is not valid XML.</source>
        <translation>Questo non è XML valido.</translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation>Questo non è JSON valido.</translation>
    </message>
    <message>
        <source>This format cannot hold the deck name “%1”.</source>
        <translation>Questo formato non può contenere il nome del mazzo “%1”.</translation>
    </message>
    <message>
        <source>This format has no place for the edition “%1”.</source>
        <translation>Questo formato non ha posto per l&apos;edizione “%1”.</translation>
    </message>
    <message>
        <source>This format cannot hold the option “%1: %2”.</source>
        <translation>Questo formato non può contenere l&apos;opzione “%1: %2”.</translation>
    </message>
    <message>
        <source>This format cannot hold comments; left out: %1.</source>
        <translation>Questo formato non può contenere commenti; tralasciati: %1.</translation>
    </message>
    <message>
        <source>This format has no place for the printing of “%1” (%2).</source>
        <translation>Questo formato non ha posto per la stampa di “%1” (%2).</translation>
    </message>
    <message>
        <source>This format cannot tell the zone “%1” from the other zones outside the deck.</source>
        <translation>Questo formato non distingue la zona “%1” dalle altre zone fuori dal mazzo.</translation>
    </message>
    <message>
        <source>Programs that read this format will not recognise “%1” as a card name.</source>
        <translation>I programmi che leggono questo formato non riconoscono “%1” come nome di una carta.</translation>
    </message>
    <message>
        <source>The cards have no pictures in this file.</source>
        <translation>In questo file le carte non hanno immagini.</translation>
    </message>
    <message>
        <source>The file is damaged, or not a PNG, JPEG, WebP, GIF or BMP picture.</source>
        <translation>Il file è danneggiato oppure non è un’immagine PNG, JPEG, WebP, GIF o BMP.</translation>
    </message>
    <message>
        <source>Only SVG drawings that Mazzo wrote can be read. Save the picture as PNG.</source>
        <translation>Si possono leggere solo i disegni SVG scritti da Mazzo. Salva l&apos;immagine in PNG.</translation>
    </message>
    <message>
        <source>The engine “%1” needs more under “%2”: “%3” is missing.</source>
        <translation>Il motore “%1” richiede altro in “%2”: manca “%3”.</translation>
    </message>
    <message>
        <source>This list is too long: at most %1 are allowed.</source>
        <translation>Questo elenco è troppo lungo: sono ammessi al massimo %1 elementi.</translation>
    </message>
    <message>
        <source>The file has more values than a pack of its size can need (at most %1).</source>
        <translation>Il file ha più valori di quanti ne servano a un pacchetto della sua grandezza (al massimo %1).</translation>
    </message>
    <message>
        <source>A share code holds at most %1 different cards.</source>
        <translation>Un codice di condivisione contiene al massimo %1 carte diverse.</translation>
    </message>
    <message>
        <source>There is no QR code in this picture.</source>
        <translation>In questa immagine non c&apos;è nessun codice QR.</translation>
    </message>
    <message>
        <source>These are %1 cards; at most %2 can be printed at once.</source>
        <translation>Sono %1 carte; se ne possono stampare al massimo %2 per volta.</translation>
    </message>
    <message>
        <source>The output could not be written completely. Is the disk full?</source>
        <translation>Non è stato possibile scrivere tutto il risultato. Il disco è pieno?</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Impossibile scrivere il file.</translation>
    </message>
    <message>
        <source>The option %1 is missing.</source>
        <translation>Manca l&apos;opzione %1.</translation>
    </message>
    <message>
        <source>The deck is for the game %1, not %2.</source>
        <translation>Il mazzo è del gioco %1, non di %2.</translation>
    </message>
    <message>
        <source>The zone “%1” is not shuffled at the set-up, so it takes no order.</source>
        <translation>La zona “%1” non si mescola alla preparazione, quindi non prende un ordine.</translation>
    </message>
    <message>
        <source>Resuming the saved game was stopped.</source>
        <translation>La ripresa della partita salvata è stata interrotta.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>L&apos;opzione %1 non esiste.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>L&apos;opzione %1 non accetta valori.</translation>
    </message>
    <message>
        <source>Questions are about the hand. In them “zone:” means the section of the deck that a card comes from, and “%1” is not a section.</source>
        <translation>Le domande riguardano la mano. Qui “zone:” indica la sezione del mazzo da cui viene una carta, e “%1” non è una sezione.</translation>
    </message>
    <message>
        <source>A saved game has its own deck, options and seed; %1 cannot be used with it.</source>
        <translation>Una partita salvata ha già mazzo, opzioni e seed; %1 non si può usare.</translation>
    </message>
    <message>
        <source>“%1” is not a number and cannot be compared with &lt; or &gt;: use : = or !=.</source>
        <translation>“%1” non è un numero e non si confronta con &lt; o &gt;: usa : = o !=.</translation>
    </message>
    <message>
        <source>The deck does not name its game: a line “game: …” is missing before the first section.</source>
        <translation>Il mazzo non dice di che gioco è: manca una riga “game: …” prima della prima sezione.</translation>
    </message>
    <message>
        <source>Only “key: value” lines are allowed before the first section.</source>
        <translation>Prima della prima sezione sono ammesse solo righe “chiave: valore”.</translation>
    </message>
    <message>
        <source>A count must be from 1 to 9999. If this is a card&apos;s name, put it in quotes.</source>
        <translation>Una quantità va da 1 a 9999. Se questo è il nome di una carta, mettilo tra virgolette.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: it contains a NUL byte, like UTF-16 and binary files.</source>
        <translation>Questo non è testo UTF-8: contiene un byte NUL, come i file UTF-16 e binari.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; the limit is %2.</source>
        <translation>Il file ha %1 byte; il limite è %2.</translation>
    </message>
    <message>
        <source>The field “%1” is derived; cards cannot set it.</source>
        <translation>Il campo “%1” è ricavato; le carte non possono indicarlo.</translation>
    </message>
    <message>
        <source>The card “%2” has no “%1”; write null if the value is unknown.</source>
        <translation>La carta “%2” non indica “%1”; scrivi null se il valore è sconosciuto.</translation>
    </message>
    <message>
        <source>The library is damaged. It was not changed; you can replace it with a backup from the same folder.</source>
        <translation>L&apos;archivio è danneggiato. Non è stato modificato; puoi sostituirlo con un backup della stessa cartella.</translation>
    </message>
    <message>
        <source>The data folder cannot be created.</source>
        <translation>Impossibile creare la cartella dei dati.</translation>
    </message>
    <message>
        <source>“%1” must be a whole number, not “%2”.</source>
        <translation>“%1” dev&apos;essere un numero intero, non “%2”.</translation>
    </message>
    <message>
        <source>“%1” must name cards of the game, and “%2” is not one.</source>
        <translation>“%1” deve indicare carte del gioco, e “%2” non lo è.</translation>
    </message>
    <message>
        <source>Use FIELD=VALUE to set a value; “%1” has no “=”.</source>
        <translation>Usa CAMPO=VALORE per impostare un valore; “%1” non ha “=”.</translation>
    </message>
    <message>
        <source>The example does not state its verdict: a line “expect: …” is missing.</source>
        <translation>L&apos;esempio non dice il suo verdetto: manca una riga “expect: …”.</translation>
    </message>
    <message>
        <source>“%1” is not a condition. Examples: “have Furbizia &lt; 2”, “turn &gt;= 5”.</source>
        <translation>“%1” non è una condizione. Esempi: “have Furbizia &lt; 2”, “turn &gt;= 5”.</translation>
    </message>
    <message>
        <source>The number of boxes must be from 1 to %2, not %1.</source>
        <translation>Il numero di scatole va da 1 a %2, non %1.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 or Latin-1 text. Nothing was imported.</source>
        <translation>Il file non è testo UTF-8 o Latin-1. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of copies. Nothing was imported.</source>
        <translation>“%1” non è un numero di copie valido. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number. Nothing was imported.</source>
        <translation>“%1” non è un numero intero. Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>This file was already imported on %1 as %2. Use --again to import it once more.</source>
        <translation>Questo file è già stato importato il %1 come %2. Usa --again per importarlo di nuovo.</translation>
    </message>
    <message>
        <source>The list does not name its game; specify it with --game.</source>
        <translation>La lista non indica il gioco; specificalo con --game.</translation>
    </message>
    <message>
        <source>Decks can be written in the format “%1”, but not read.</source>
        <translation>Il formato “%1” si può scrivere, ma non leggere.</translation>
    </message>
    <message>
        <source>This XML file is not a deck of a known program: its first element is “%1”.</source>
        <translation>Questo file XML non è un mazzo di un programma noto: il primo elemento è “%1”.</translation>
    </message>
    <message>
        <source>The option %1 must be from %3 to %4, not %2.</source>
        <translation>L&apos;opzione %1 va da %3 a %4, non %2.</translation>
    </message>
    <message>
        <source>The list has many unknown names: only the first %1 were compared with similar names; the others were kept unchanged.</source>
        <translation>La lista ha molti nomi sconosciuti: solo i primi %1 sono stati confrontati con nomi simili; gli altri restano invariati.</translation>
    </message>
    <message>
        <source>The contents of “%1” are unknown. Nothing was changed.</source>
        <translation>Il contenuto di “%1” è sconosciuto. Nulla è cambiato.</translation>
    </message>
    <message>
        <source>Unknown card “%1”; it is kept by its name.</source>
        <translation>Carta sconosciuta “%1”: è conservata con il suo nome.</translation>
    </message>
    <message>
        <source>The image is larger than %1 MB or %2 million pixels.</source>
        <translation>L&apos;immagine supera %1 MB o %2 milioni di pixel.</translation>
    </message>
    <message>
        <source>There is no image of “%1”.</source>
        <translation>Non c&apos;è nessuna immagine di “%1”.</translation>
    </message>
    <message>
        <source>Every card of this type has the field “%1”.</source>
        <translation>Ogni carta di questo tipo ha il campo “%1”.</translation>
    </message>
    <message>
        <source>The value of “%1” is not the expected JSON.</source>
        <translation>Il valore di “%1” non è il JSON previsto.</translation>
    </message>
    <message>
        <source>A card needs a name.</source>
        <translation>Una carta deve avere un nome.</translation>
    </message>
    <message>
        <source>A card&apos;s name is one line of text.</source>
        <translation>Il nome di una carta è una sola riga di testo.</translation>
    </message>
    <message>
        <source>A card needs a type: %1.</source>
        <translation>Una carta deve avere un tipo: %1.</translation>
    </message>
    <message>
        <source>Two cards here are called “%1”.</source>
        <translation>Qui due carte si chiamano “%1”.</translation>
    </message>
    <message>
        <source>There is already a card called “%1”, with the id %2.</source>
        <translation>C&apos;è già una carta di nome “%1”, con l&apos;id %2.</translation>
    </message>
    <message>
        <source>“%1” is not your own card, and you have not changed it.</source>
        <translation>“%1” non è una tua carta, e non l&apos;hai modificata.</translation>
    </message>
    <message>
        <source>The first line has only one column, “%1”, and no field has this name. Separate columns by a comma, a semicolon or a tab.</source>
        <translation>La prima riga ha una sola colonna, “%1”, e nessun campo si chiama così. Separa le colonne con una virgola, un punto e virgola o una tabulazione.</translation>
    </message>
    <message>
        <source>The column “%1” is there twice.</source>
        <translation>La colonna “%1” compare due volte.</translation>
    </message>
    <message>
        <source>There is no column “name” that says which cards are meant.</source>
        <translation>Manca una colonna “nome” che dica di quali carte si tratta.</translation>
    </message>
    <message>
        <source>The line has %1 cells, but the first line names only %2 columns.</source>
        <translation>La riga ha %1 celle, ma la prima riga indica solo %2 colonne.</translation>
    </message>
    <message>
        <source>This cannot be a value of “%1”.</source>
        <translation>Questo non può essere un valore di “%1”.</translation>
    </message>
    <message>
        <source>The file must hold a list of cards, each an object.</source>
        <translation>Il file deve contenere un elenco di carte, ognuna un oggetto.</translation>
    </message>
    <message>
        <source>The card “%1” is already in line %2.</source>
        <translation>La carta “%1” è già nella riga %2.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be read.</source>
        <translation>Impossibile leggere l&apos;immagine %1.</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation>L&apos;immagine %1 supera %2.</translation>
    </message>
    <message>
        <source>%1 is not a PNG, JPEG, WebP, GIF or BMP picture.</source>
        <translation>%1 non è un&apos;immagine PNG, JPEG, WebP, GIF o BMP.</translation>
    </message>
    <message>
        <source>The game “%2” has no layer “%1” that can be changed.</source>
        <translation>Il gioco “%2” non ha un livello “%1” modificabile.</translation>
    </message>
    <message>
        <source>The layer “%1” is not among your packs: it is in %2.</source>
        <translation>Il livello “%1” non è tra i tuoi pacchetti: si trova in %2.</translation>
    </message>
    <message>
        <source>“%1” is the id of an installed game.</source>
        <translation>“%1” è l&apos;id di un gioco installato.</translation>
    </message>
    <message>
        <source>The layer&apos;s file must have here: %1.</source>
        <translation>Qui il file del livello deve contenere: %1.</translation>
    </message>
    <message>
        <source>%1 is not a zip file that can be read.</source>
        <translation>%1 non è un file zip leggibile.</translation>
    </message>
    <message>
        <source>The zip file is damaged at %1.</source>
        <translation>Il file zip è danneggiato: %1.</translation>
    </message>
    <message>
        <source>The zip file has the file %1 twice.</source>
        <translation>Il file zip contiene due volte il file %1.</translation>
    </message>
    <message>
        <source>The layer “%2” adds to the game “%1”, which is not installed.</source>
        <translation>Il livello “%2” estende il gioco “%1”, che non è installato.</translation>
    </message>
    <message>
        <source>The table in the clipboard is larger than %1 MB.</source>
        <translation>La tabella negli appunti supera %1 MB.</translation>
    </message>
    <message>
        <source>The pasted row has %1 cells, but only %2 columns are left here.</source>
        <translation>La riga incollata ha %1 celle, ma qui restano solo %2 colonne.</translation>
    </message>
    <message>
        <source>This game needs two strategies, one for each side.</source>
        <translation>Questo gioco richiede due strategie, una per fazione.</translation>
    </message>
    <message>
        <source>Nobody can play the other side: the copies of its cards are not known with these options.</source>
        <translation>Nessuno può giocare l&apos;altra fazione: con queste opzioni le copie delle sue carte non sono note.</translation>
    </message>
    <message>
        <source>The map cannot be played: it needs one land region with the ship and one sea region with the anchor.</source>
        <translation>La mappa non si può giocare: servono una regione di terra con la nave e una di mare con l&apos;ancora.</translation>
    </message>
    <message>
        <source>The strategy does not say its side: “side humans” or “side aliens”.</source>
        <translation>La strategia non dice la sua fazione: “side humans” o “side aliens”.</translation>
    </message>
    <message>
        <source>“%1” is not an instruction: side, buy, remove, replace or use.</source>
        <translation>“%1” non è un&apos;istruzione: side, buy, remove, replace o use.</translation>
    </message>
    <message>
        <source>There are no completions for the shell “%1”; there are for bash, zsh and fish.</source>
        <translation>Non ci sono completamenti per la shell “%1”; ci sono per bash, zsh e fish.</translation>
    </message>
    <message>
        <source>The option “%1” does not exist in the edition “%2” (%3).</source>
        <translation>L&apos;opzione “%1” non esiste nell&apos;edizione “%2” (%3).</translation>
    </message>
    <message>
        <source>“%1” must be numbers such as 10/15/20, not “%2”.</source>
        <translation>“%1” vuole numeri come 10/15/20, non “%2”.</translation>
    </message>
    <message>
        <source>A line must begin with “buy”, “play”, “trash”, “keep” or “discard” and name a card, as in “buy CARD when …”; this one is “%1”.</source>
        <translation>Una riga deve cominciare con “buy”, “play”, “trash”, “keep” o “discard” e nominare una carta, come in “buy CARTA when …”; questa è “%1”.</translation>
    </message>
    <message>
        <source>“%1” has no pile in this game: the line never applies.</source>
        <translation>“%1” non ha una pila in questa partita: la riga non vale mai.</translation>
    </message>
    <message>
        <source>“%1” is not an Action card: it is never played.</source>
        <translation>“%1” non è una carta Azione: non si gioca mai.</translation>
    </message>
    <message>
        <source>%1 has no shared piles to set up.</source>
        <translation>%1 non ha pile comuni da preparare.</translation>
    </message>
    <message>
        <source>No kinds are chosen yet, so there is nothing to set up.</source>
        <translation>Non è ancora scelto nessun tipo: non c&apos;è nulla da preparare.</translation>
    </message>
    <message>
        <source>There is no data folder: neither MAZZO_HOME nor HOME names one.</source>
        <translation>Non c&apos;è una cartella dei dati: né MAZZO_HOME né HOME ne indicano una.</translation>
    </message>
    <message>
        <source>The library %1 is missing or empty, but there are backups of it. Restore one, such as %2, or start with an empty library (mazzo restore --empty).</source>
        <translation>L&apos;archivio %1 manca o è vuoto, ma ne esistono dei backup. Ripristinane uno, per esempio %2, o inizia con un archivio vuoto (mazzo restore --empty).</translation>
    </message>
    <message>
        <source>The library was removed while Mazzo was running.</source>
        <translation>L&apos;archivio è stato eliminato mentre Mazzo era aperto.</translation>
    </message>
    <message>
        <source>There is a library already. Nothing was changed.</source>
        <translation>C&apos;è già un archivio. Nulla è cambiato.</translation>
    </message>
    <message>
        <source>%1 exists already. A backup replaces no other file.</source>
        <translation>%1 esiste già. Un backup non sostituisce altri file.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be opened.</source>
        <translation>La cartella %1 non si può aprire.</translation>
    </message>
    <message>
        <source>%1 is not a folder, or is a link to one.</source>
        <translation>%1 non è una cartella, o è un collegamento a una cartella.</translation>
    </message>
    <message>
        <source>%1 has a name that a synchronised file may not have.</source>
        <translation>%1 ha un nome che un file sincronizzato non può avere.</translation>
    </message>
    <message>
        <source>%1 is not a plain file of a synchronised folder.</source>
        <translation>%1 non è un file semplice di una cartella sincronizzata.</translation>
    </message>
    <message>
        <source>%1 is larger than a synchronised file may be.</source>
        <translation>%1 è più grande di quanto può essere un file sincronizzato.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 non si può scrivere.</translation>
    </message>
    <message>
        <source>The disk is full: %1 cannot be written.</source>
        <translation>Il disco è pieno: %1 non si può scrivere.</translation>
    </message>
    <message>
        <source>This row is not a row of a synchronised collection.</source>
        <translation>Questa riga non è una riga di una collezione sincronizzata.</translation>
    </message>
    <message>
        <source>%1 does not have the content of a synchronised file.</source>
        <translation>%1 non ha il contenuto di un file sincronizzato.</translation>
    </message>
    <message>
        <source>For the game “%1” no strategies can be searched or ranked.</source>
        <translation>Per il gioco “%1” non si possono cercare strategie né confrontare i tipi.</translation>
    </message>
    <message>
        <source>The strategies never end a game: none of the first games ended, so no more were played.</source>
        <translation>Le strategie non finiscono mai una partita: nessuna delle prime è finita, quindi non se ne sono giocate altre.</translation>
    </message>
    <message>
        <source>A tournament needs at least two strategies.</source>
        <translation>Per un torneo servono almeno due strategie.</translation>
    </message>
    <message>
        <source>A tournament takes at most %1 strategies.</source>
        <translation>Un torneo ammette al massimo %1 strategie.</translation>
    </message>
    <message>
        <source>The pack needs Mazzo %1 or newer; this is %2.</source>
        <translation>Il pacchetto richiede Mazzo %1 o successivo; questa è la versione %2.</translation>
    </message>
    <message>
        <source>“%1” has the number %2, but existing share codes use %4 for “%3”. Keep the old numbers with “mazzo pack renumber DIR”, or “mazzo pack update FILE --keep-numbers”.</source>
        <translation>“%1” ha il numero %2, ma i codici di condivisione esistenti usano il %4 per “%3”. Mantieni i vecchi numeri con “mazzo pack renumber DIR” o “mazzo pack update FILE --keep-numbers”.</translation>
    </message>
    <message>
        <source>There is no such file or folder: %1.</source>
        <translation>File o cartella inesistente: %1.</translation>
    </message>
    <message>
        <source>Version %2 of “%1” is already installed. Use “mazzo pack update”.</source>
        <translation>La versione %2 di “%1” è già installata. Usa “mazzo pack update”.</translation>
    </message>
    <message>
        <source>“%1” is not installed. Use “mazzo pack install”.</source>
        <translation>“%1” non è installato. Usa “mazzo pack install”.</translation>
    </message>
    <message>
        <source>“%1” is a game that comes with Mazzo. Give the pack another id, or make it an expansion pack (“extends”).</source>
        <translation>“%1” è un gioco incluso in Mazzo. Dai un altro id al pacchetto, o fanne un pacchetto di espansione (“extends”).</translation>
    </message>
    <message>
        <source>“%1” comes with Mazzo and cannot be removed. It is in %2.</source>
        <translation>“%1” è incluso in Mazzo e non si può eliminare. Si trova in %2.</translation>
    </message>
    <message>
        <source>Another pack has the id “%1” (it belongs to %2). Remove that one first.</source>
        <translation>Un altro pacchetto ha l&apos;id “%1” (è di %2). Prima elimina quello.</translation>
    </message>
    <message>
        <source>This is a layer with a player&apos;s own cards for “%1”, not a pack. Use “mazzo layer import”.</source>
        <translation>Questo è un livello con le carte di un giocatore per “%1”, non un pacchetto. Usa “mazzo layer import”.</translation>
    </message>
    <message>
        <source>Version %2 of “%1” is older than the installed one, %3. Use --force to go back to it.</source>
        <translation>La versione %2 di “%1” precede quella installata, %3. Per tornare indietro usa --force.</translation>
    </message>
    <message>
        <source>Version %2 of “%1” is already installed with different contents. Increase the version number, or use --force.</source>
        <translation>La versione %2 di “%1” è già installata, ma con un altro contenuto. Aumenta il numero di versione, o usa --force.</translation>
    </message>
    <message>
        <source>The expansion pack “%1” does not fit the new version.</source>
        <translation>Il pacchetto di espansione “%1” non è compatibile con la nuova versione.</translation>
    </message>
    <message>
        <source>“%1” cannot be the id of a game: use lowercase letters, digits and single hyphens.</source>
        <translation>“%1” non può essere l&apos;id di un gioco: usa lettere minuscole, cifre e trattini singoli.</translation>
    </message>
    <message>
        <source>%1 already exists and is not an empty folder.</source>
        <translation>%1 esiste già e non è una cartella vuota.</translation>
    </message>
    <message>
        <source>The rule %1 names the optional zone “%2” and others, so it also applies to decks without that zone, as if it were empty. If that is not intended, add “when”: “given(%2)”.</source>
        <translation>La regola %1 nomina, fra le altre, la zona facoltativa “%2”: vale quindi anche per i mazzi senza quella zona, come se fosse vuota. Se non è ciò che vuoi, aggiungi “when”: “given(%2)”.</translation>
    </message>
    <message>
        <source>There is no saved game %1.</source>
        <translation>La partita salvata %1 non esiste.</translation>
    </message>
    <message>
        <source>The list has a section “%1”, so its edition is “%2”.</source>
        <translation>La lista ha una sezione “%1”, quindi l&apos;edizione è “%2”.</translation>
    </message>
    <message>
        <source>The pack contains something that is not a regular file: %1.</source>
        <translation>Il pacchetto contiene qualcosa che non è un normale file: %1.</translation>
    </message>
    <message>
        <source>The pack has a path that is not allowed: %1.</source>
        <translation>Il pacchetto contiene un percorso non ammesso: %1.</translation>
    </message>
    <message>
        <source>The pack has more than %1 files.</source>
        <translation>Il pacchetto ha più di %1 file.</translation>
    </message>
    <message>
        <source>The pack is too large: %1.</source>
        <translation>Il pacchetto è troppo grande: %1.</translation>
    </message>
    <message>
        <source>%1 must follow the --ask it applies to.</source>
        <translation>%1 va scritto dopo l&apos;--ask a cui si riferisce.</translation>
    </message>
    <message>
        <source>There are %1 weights for %2 questions to maximise.</source>
        <translation>I pesi sono %1, ma le domande da massimizzare sono %2.</translation>
    </message>
    <message>
        <source>The option %1 has no value “%2”; use one of: %3.</source>
        <translation>L&apos;opzione %1 non ha il valore “%2”; usane uno di questi: %3.</translation>
    </message>
    <message>
        <source>Several cards are called “%1”; the line is kept until one is chosen.</source>
        <translation>Più carte si chiamano “%1”; la riga resta finché non ne scegli una.</translation>
    </message>
    <message>
        <source>“%1” has no printing “%2”; the line is kept.</source>
        <translation>“%1” non ha la stampa “%2”; la riga resta.</translation>
    </message>
    <message>
        <source>There is no rarity “%1”.</source>
        <translation>Non esiste la rarità “%1”.</translation>
    </message>
    <message>
        <source>There is no finish “%1”.</source>
        <translation>Non esiste la finitura “%1”.</translation>
    </message>
    <message>
        <source>The card has two printings with the set “%1” and the number “%2”.</source>
        <translation>La carta ha due stampe con l'espansione “%1” e il numero “%2”.</translation>
    </message>
    <message>
        <source>“%1” is not a collector number: it has no blanks and no braces, and at most 16 letters.</source>
        <translation>“%1” non è un numero di collezione: al massimo 16 caratteri, senza spazi né parentesi graffe.</translation>
    </message>
    <message>
        <source>Specify the files to read and the pack&apos;s folder: mazzo pack cards SOURCE... -o DIR.</source>
        <translation>Indica i file da leggere e la cartella del pacchetto: mazzo pack cards FONTE... -o CARTELLA.</translation>
    </message>
    <message>
        <source>“%1” is not a format: use cockatrice, octgn, csv or json.</source>
        <translation>“%1” non è un formato: usa cockatrice, octgn, csv o json.</translation>
    </message>
    <message>
        <source>There is no card data here that can be read. Is --from FORMAT missing?</source>
        <translation>Qui non ci sono dati di carte leggibili. Manca --from FORMATO?</translation>
    </message>
    <message>
        <source>This is not a card file of the format “%1”.</source>
        <translation>Questo non è un file di carte nel formato “%1”.</translation>
    </message>
    <message>
        <source>The XML is damaged here: %1.</source>
        <translation>L'XML è danneggiato qui: %1.</translation>
    </message>
    <message>
        <source>The JSON is damaged here.</source>
        <translation>Il JSON è danneggiato qui.</translation>
    </message>
    <message>
        <source>The file is nested too deeply.</source>
        <translation>Il file ha troppi livelli annidati.</translation>
    </message>
    <message>
        <source>A text of the file is too long.</source>
        <translation>Un testo del file è troppo lungo.</translation>
    </message>
    <message>
        <source>There is no list of cards. State its path with “cards” in the mapping.</source>
        <translation>Non c'è un elenco di carte. Indicane il percorso con “cards” nella mappatura.</translation>
    </message>
    <message>
        <source>No card could be read. Does the mapping name the right values?</source>
        <translation>Non è stata letta nessuna carta. La mappatura indica i valori giusti?</translation>
    </message>
    <message>
        <source>The card has no name; it is left out.</source>
        <translation>La carta non ha un nome; viene tralasciata.</translation>
    </message>
    <message>
        <source>“%1”: the game has no card type “%2”.</source>
        <translation>“%1”: il gioco non ha il tipo di carta “%2”.</translation>
    </message>
    <message>
        <source>“%1”: “%3” is no value of the field “%2”; it is left out.</source>
        <translation>“%1”: “%3” non è un valore del campo “%2”; viene tralasciato.</translation>
    </message>
    <message>
        <source>Texts that lack the language “%1”: %2. They are shown in another one.</source>
        <translation>Testi senza la lingua “%1”: %2. Si mostrano in un'altra.</translation>
    </message>
    <message>
        <source>The rule %1 can never fail: no deck was found that breaks it.</source>
        <translation>La regola %1 non può mai essere violata: non si è trovato un mazzo che la violi.</translation>
    </message>
    <message>
        <source>The rule %1 is judged in no edition and with no options.</source>
        <translation>La regola %1 non è giudicata in nessuna edizione e con nessuna opzione.</translation>
    </message>
    <message>
        <source>Nobody uses the field “%1”: no card has a value in it.</source>
        <translation>Nessuno usa il campo “%1”: nessuna carta ne ha un valore.</translation>
    </message>
    <message>
        <source>A rule asks about the field “%1”, but no card has a value in it.</source>
        <translation>Una regola riguarda il campo “%1”, ma nessuna carta ne ha un valore.</translation>
    </message>
    <message>
        <source>No legal deck can hold the card “%1”.</source>
        <translation>Nessun mazzo legale può contenere la carta “%1”.</translation>
    </message>
    <message>
        <source>No deck satisfies all rules. These exclude each other: %1</source>
        <translation>Nessun mazzo soddisfa tutte le regole. Queste si escludono a vicenda: %1</translation>
    </message>
    <message>
        <source>The game has changed in the meantime: “%1” is not there any more.</source>
        <translation>Nel frattempo il gioco è cambiato: “%1” non c'è più.</translation>
    </message>
    <message>
        <source>Another program has changed %1. The game was read again.</source>
        <translation>Un altro programma ha modificato %1. Il gioco è stato riletto.</translation>
    </message>
    <message>
        <source>This deck has no result %1.</source>
        <translation>Questo mazzo non ha il risultato %1.</translation>
    </message>
    <message>
        <source>“%1” is not a date such as 2026-11-18.</source>
        <translation>“%1” non è una data come 2026-11-18.</translation>
    </message>
    <message>
        <source>The texts must be plain text of at most %1 bytes.</source>
        <translation>I testi devono essere testo semplice di al massimo %1 byte.</translation>
    </message>
    <message>
        <source>The quiz needs one --ask; there are %1.</source>
        <translation>Il quiz richiede un solo --ask; ce ne sono %1.</translation>
    </message>
    <message>
        <source>The opening hand of this game cannot be exchanged, so there is nothing to decide.</source>
        <translation>La mano iniziale di questo gioco non si può cambiare: non c'è niente da decidere.</translation>
    </message>
    <message>
        <source>A deck keeps its game: this line must stay “game: %1”.</source>
        <translation>Un mazzo non cambia gioco: questa riga deve restare “game: %1”.</translation>
    </message>
    <message>
        <source>The hand is not drawn from cards of the deck, so no swap changes it.</source>
        <translation>La mano non si pesca dalle carte del mazzo, quindi nessuno scambio la cambia.</translation>
    </message>
    <message>
        <source>There is no card to add: the query matches none, or you own no free copies of its cards.</source>
        <translation>Non c’è nessuna carta da aggiungere: la ricerca non ne trova, o non ne possiedi copie libere.</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <source>Exit status</source>
        <translation>Stato di uscita</translation>
    </message>
    <message>
        <source>Done; a checked deck is legal.</source>
        <translation>Fatto; il mazzo controllato è legale.</translation>
    </message>
    <message>
        <source>Done, and the answer is no: the deck is illegal or unfinished, there is no repair, or a pack has mistakes.</source>
        <translation>Fatto, e la risposta è no: il mazzo è illegale o incompleto, non c&apos;è correzione, oppure un pacchetto contiene errori.</translation>
    </message>
    <message>
        <source>Wrong usage, or input that cannot be read.</source>
        <translation>Uso sbagliato, o dati che non si possono leggere.</translation>
    </message>
    <message>
        <source>The verdict is unknown, because a card or a value is unknown.</source>
        <translation>Il verdetto è incerto perché una carta o un valore non è noto.</translation>
    </message>
    <message>
        <source>Files and environment</source>
        <translation>File e ambiente</translation>
    </message>
    <message>
        <source>The folder of the library: decks, collection, own cards and backups.</source>
        <translation>La cartella dell&apos;archivio: mazzi, collezione, carte proprie e backup.</translation>
    </message>
    <message>
        <source>That folder if MAZZO_HOME is not set (XDG_DATA_HOME/mazzo).</source>
        <translation>La cartella usata se MAZZO_HOME non è impostata (XDG_DATA_HOME/mazzo).</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>deck builder and collection manager</source>
        <translation>costruttore di mazzi e gestore di collezioni</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>Sintassi</translation>
    </message>
    <message>
        <source>DECK_FILE | LINK | COMMAND [ARGUMENTS]</source>
        <translation>FILE_DEL_MAZZO | LINK | COMANDO [ARGOMENTI]</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>Without arguments mazzo opens the desktop app; with a deck file or a mazzo: link it opens the app with that deck. With a command it needs no display.</source>
        <translation>Senza argomenti mazzo apre l&apos;app; con il file di un mazzo o un link mazzo: apre l&apos;app su quel mazzo. Con un comando non serve uno schermo.</translation>
    </message>
    <message>
        <source>Options of every command</source>
        <translation>Opzioni di ogni comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
</context>
<context>
    <name>notes</name>
    <message>
        <source>Cards placed in %2: %1</source>
        <translation>Carte messe in %2: %1</translation>
    </message>
    <message>
        <source>Shuffled: %1</source>
        <translation>Mescolato: %1</translation>
    </message>
    <message>
        <source>Cards shuffled into a new draw pile: %1</source>
        <translation>Carte rimescolate in un nuovo mazzo: %1</translation>
    </message>
    <message>
        <source>Drew %1</source>
        <translation>Carte pescate: %1</translation>
    </message>
    <message>
        <source>Drew only %2 of %1: no cards left</source>
        <translation>Carte pescate: %2 su %1, non ce ne sono altre</translation>
    </message>
    <message>
        <source>Cards in the new hand: %1</source>
        <translation>Carte della nuova mano: %1</translation>
    </message>
    <message>
        <source>Mulligan: set the hand of %1 aside</source>
        <translation>Mulligan: messa da parte la mano di %1</translation>
    </message>
    <message>
        <source>Exchanged %1: %2</source>
        <translation>Scambiate (%1): %2</translation>
    </message>
    <message>
        <source>Kept the hand of %1</source>
        <translation>Tenuta la mano di %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Phase: %1</source>
        <translation>Fase: %1</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 da %2 a %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%1 sotto %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no card is %2 any more</source>
        <translation>%1: nessuna carta è più %2</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1 ora è %2</translation>
    </message>
    <message>
        <source>%1 is no longer %2</source>
        <translation>%1 non è più %2</translation>
    </message>
    <message>
        <source>Rolled %2 on a %1-sided die</source>
        <translation>Tirato %2 con un dado a %1 facce</translation>
    </message>
    <message>
        <source>Discarded %1: %2</source>
        <translation>Carte scartate (%1): %2</translation>
    </message>
    <message>
        <source>Too many cards in hand: choose %1 to discard</source>
        <translation>Troppe carte in mano: scegline %1 da scartare</translation>
    </message>
    <message>
        <source>Battle %1</source>
        <translation>Battaglia %1</translation>
    </message>
    <message>
        <source>Location: %1. Battle turns: %2</source>
        <translation>Luogo: %1, turni: %2</translation>
    </message>
    <message>
        <source>The Location deck has %1 cards</source>
        <translation>Carte del mazzo battaglie: %1</translation>
    </message>
    <message>
        <source>The deck has no leader</source>
        <translation>Il mazzo non ha un leader</translation>
    </message>
    <message>
        <source>%1 joined the hand</source>
        <translation>Entra in mano %1</translation>
    </message>
    <message>
        <source>%1 was set aside</source>
        <translation>Da parte: %1</translation>
    </message>
    <message>
        <source>%1 returned to the hand</source>
        <translation>Torna in mano: %1</translation>
    </message>
    <message>
        <source>Marshalled %1: %2</source>
        <translation>Schierate (%1): %2</translation>
    </message>
    <message>
        <source>Battle turn %1 of %2</source>
        <translation>Turno di battaglia %1 di %2</translation>
    </message>
    <message>
        <source>Resources this turn: %1</source>
        <translation>Risorse di questo turno: %1</translation>
    </message>
    <message>
        <source>Revealed %1</source>
        <translation>Rivelata %1</translation>
    </message>
    <message>
        <source>Activated %1</source>
        <translation>Attivata %1</translation>
    </message>
    <message>
        <source>Deactivated %1</source>
        <translation>Disattivata %1</translation>
    </message>
    <message>
        <source>%1 cannot be active on %2</source>
        <translation>%1 non può essere attiva in %2</translation>
    </message>
    <message>
        <source>Played %1</source>
        <translation>Supporto giocato: %1</translation>
    </message>
    <message>
        <source>%1 fell</source>
        <translation>Cade %1</translation>
    </message>
    <message>
        <source>By an effect, %1 is now %2</source>
        <translation>Per un effetto %1 è ora %2</translation>
    </message>
    <message>
        <source>Took %1 from the Forces deck</source>
        <translation>Dal mazzo esercito: %1</translation>
    </message>
    <message>
        <source>Declared the skill of %1</source>
        <translation>Dichiarata l&apos;abilità di %1</translation>
    </message>
    <message>
        <source>The effect of %1 happens now; apply it as printed on the card</source>
        <translation>L&apos;effetto di %1 avviene ora; applicalo come dice la carta</translation>
    </message>
    <message>
        <source>The skill of %1 happens now; apply it as printed on the card</source>
        <translation>L&apos;abilità di %1 avviene ora; applicala come dice la carta</translation>
    </message>
    <message>
        <source>%1 is gone: nothing happens</source>
        <translation>%1 non c&apos;è più: non succede nulla</translation>
    </message>
    <message>
        <source>No active unit, no strike</source>
        <translation>Nessuna unità attiva, nessun colpo</translation>
    </message>
    <message>
        <source>Struck with Attack %1: %2 damage</source>
        <translation>Colpo con Attacco %1, danni: %2</translation>
    </message>
    <message>
        <source>Battle turn %1 ended</source>
        <translation>Turno di battaglia %1 finito</translation>
    </message>
    <message>
        <source>Gave up the battle (surrender %1). Command points lost: %2</source>
        <translation>Battaglia abbandonata (resa %1). Punti comando persi: %2</translation>
    </message>
    <message>
        <source>Lost: surrendered %1 times</source>
        <translation>Sconfitta per troppe rese: %1</translation>
    </message>
    <message>
        <source>Command points lost: %1, left: %2</source>
        <translation>Punti comando persi: %1, restanti: %2</translation>
    </message>
    <message>
        <source>Lost: no command points left</source>
        <translation>Sconfitta: nessun punto comando rimasto</translation>
    </message>
    <message>
        <source>An army with Attack %1 broke through the Defence of %2</source>
        <translation>Un&apos;armata con Attacco %1 ha superato la Difesa di %2</translation>
    </message>
    <message>
        <source>An army with Attack %1 struck without effect: the Defence is %2</source>
        <translation>Un&apos;armata con Attacco %1 ha colpito invano: la Difesa è %2</translation>
    </message>
    <message>
        <source>An army with Attack %1 struck; by the option chosen a side without an army loses nothing</source>
        <translation>Un&apos;armata con Attacco %1 ha colpito; per l&apos;opzione scelta chi non ha un&apos;armata non perde nulla</translation>
    </message>
    <message>
        <source>%1: %2 changed by %3</source>
        <translation>%1: %2 cambia di %3</translation>
    </message>
    <message>
        <source>The army: %1 changed by %2</source>
        <translation>L&apos;armata: %1 cambia di %2</translation>
    </message>
    <message>
        <source>%1 has no Defence left</source>
        <translation>%1 non ha più Difesa</translation>
    </message>
    <message>
        <source>All bonuses ended</source>
        <translation>Tutti i bonus sono finiti</translation>
    </message>
    <message>
        <source>Retreated %1: %2</source>
        <translation>Ritirate (%1): %2</translation>
    </message>
    <message>
        <source>Won by command points, %1 to %2</source>
        <translation>Vittoria, punti comando %1 a %2</translation>
    </message>
    <message>
        <source>Lost by command points, %1 to %2</source>
        <translation>Sconfitta, punti comando %1 a %2</translation>
    </message>
    <message>
        <source>A draw. Command points of each: %1</source>
        <translation>Pareggio, punti comando a testa: %1</translation>
    </message>
    <message>
        <source>All battles are fought. Command points left: %1; the damage dealt is unknown</source>
        <translation>Tutte le battaglie sono finite, punti comando rimasti: %1; i danni inflitti sono ignoti</translation>
    </message>
    <message>
        <source>After losses, units that fit must be activated: choose one</source>
        <translation>Dopo le perdite bisogna attivare le unità che ci stanno: scegline una</translation>
    </message>
    <message>
        <source>too few cards in hand for another mulligan</source>
        <translation>troppo poche carte in mano per un altro mulligan</translation>
    </message>
    <message>
        <source>a mulligan is of the whole hand, the leader left out; name no cards</source>
        <translation>il mulligan riguarda tutta la mano tranne il leader; non si nominano carte</translation>
    </message>
    <message>
        <source>the hand has been kept</source>
        <translation>la mano è già stata tenuta</translation>
    </message>
    <message>
        <source>units are marshalled once in a battle, before the fighting</source>
        <translation>le unità si schierano una volta per battaglia, prima del combattimento</translation>
    </message>
    <message>
        <source>only units are marshalled</source>
        <translation>si schierano solo unità</translation>
    </message>
    <message>
        <source>by this rulebook units are activated at once, not revealed</source>
        <translation>con questo regolamento le unità si attivano subito, non si rivelano</translation>
    </message>
    <message>
        <source>units are revealed before any is activated</source>
        <translation>le unità si rivelano prima di attivarne una</translation>
    </message>
    <message>
        <source>the unit must be revealed first</source>
        <translation>prima bisogna rivelare l&apos;unità</translation>
    </message>
    <message>
        <source>units are activated before supports are played</source>
        <translation>le unità si attivano prima di giocare supporti</translation>
    </message>
    <message>
        <source>by this rulebook a unit is deactivated only when it must be</source>
        <translation>con questo regolamento un&apos;unità si disattiva solo quando si deve</translation>
    </message>
    <message>
        <source>the card cannot be active on this Location</source>
        <translation>la carta non può essere attiva in questo luogo</translation>
    </message>
    <message>
        <source>the resources of this turn do not suffice</source>
        <translation>le risorse di questo turno non bastano</translation>
    </message>
    <message>
        <source>supports are played during the fighting</source>
        <translation>i supporti si giocano durante il combattimento</translation>
    </message>
    <message>
        <source>no further support may be played in this turn</source>
        <translation>in questo turno non si possono giocare altri supporti</translation>
    </message>
    <message>
        <source>the leader is never discarded</source>
        <translation>il leader non si scarta mai</translation>
    </message>
    <message>
        <source>cards in hand are discarded in the retreat</source>
        <translation>le carte in mano si scartano nella ritirata</translation>
    </message>
    <message>
        <source>the skill has already been used in this activation</source>
        <translation>l&apos;abilità è già stata usata in questa attivazione</translation>
    </message>
    <message>
        <source>an army strikes only once per turn</source>
        <translation>un&apos;armata colpisce una sola volta per turno</translation>
    </message>
    <message>
        <source>there is nothing to avoid in the last turn of a battle</source>
        <translation>nell&apos;ultimo turno di una battaglia non c&apos;è più nulla da evitare</translation>
    </message>
    <message>
        <source>Go first or second?</source>
        <translation>Giochi per primo o per secondo?</translation>
    </message>
    <message>
        <source>%2: which colour of Crystal?</source>
        <translation>%2: Cristallo di quale colore?</translation>
    </message>
    <message>
        <source>%2: Crystallise or Sprout?</source>
        <translation>%2: Cristallizzi o Germogli?</translation>
    </message>
    <message>
        <source>Which colour is this starting Crystal?</source>
        <translation>Di che colore è questo Cristallo iniziale?</translation>
    </message>
    <message>
        <source>%2: %1 damage to which Haerian?</source>
        <translation>%2: a quale Haerian infliggi i danni (%1)?</translation>
    </message>
    <message>
        <source>%2: which Haerian take 1 damage each (up to %1)?</source>
        <translation>%2: quali Haerian subiscono 1 danno ciascuno (al massimo %1)?</translation>
    </message>
    <message>
        <source>%2: which damaged Haerian goes to the Afterlife?</source>
        <translation>%2: quale Haerian danneggiato va nell&apos;Aldilà?</translation>
    </message>
    <message>
        <source>%2: which Haerian loses its movement?</source>
        <translation>%2: quale Haerian perde il movimento?</translation>
    </message>
    <message>
        <source>%2: which Haerian moves?</source>
        <translation>%2: quale Haerian si sposta?</translation>
    </message>
    <message>
        <source>%2: to which zone?</source>
        <translation>%2: in quale zona?</translation>
    </message>
    <message>
        <source>%2: which card returns to the hand?</source>
        <translation>%2: quale carta torna in mano?</translation>
    </message>
    <message>
        <source>%2: what is recovered (up to %1)?</source>
        <translation>%2: che cosa si recupera (al massimo %1)?</translation>
    </message>
    <message>
        <source>%2: which card in hand goes to the bottom of the Chronicles?</source>
        <translation>%2: quale carta della mano va in fondo alle Cronache?</translation>
    </message>
    <message>
        <source>%2: which of the top cards goes to the bottom of the Chronicles?</source>
        <translation>%2: quale delle prime carte va in fondo alle Cronache?</translation>
    </message>
    <message>
        <source>The top card is %1. Put it on the bottom of the Chronicles?</source>
        <translation>La prima carta è %1. La metti in fondo alle Cronache?</translation>
    </message>
    <message>
        <source>%2: what do you give as Tribute?</source>
        <translation>%2: che cosa dai come Tributo?</translation>
    </message>
    <message>
        <source>%2 fights: which Equipment do you use?</source>
        <translation>%2 combatte: quale Equipaggiamento usi?</translation>
    </message>
    <message>
        <source>Choose the face-down cards that you lose: %1</source>
        <translation>Scegli le carte coperte che perdi: %1</translation>
    </message>
    <message>
        <source>%2 was stepped on: use its Snare?</source>
        <translation>Un nemico calpesta %2: usi la sua Insidia?</translation>
    </message>
    <message>
        <source>The Force of %2 is not known: does it die?</source>
        <translation>La Forza di %2 non è nota: muore?</translation>
    </message>
    <message>
        <source>%1 damage beyond the last face-down card: defeat under the assumed rule</source>
        <translation>Danni oltre l&apos;ultima carta coperta: %1. Sconfitta secondo la regola ipotizzata</translation>
    </message>
    <message>
        <source>%1 damage beyond the opponent&apos;s last face-down card: victory under the assumed rule</source>
        <translation>Danni oltre l&apos;ultima carta coperta dell&apos;avversario: %1. Vittoria secondo la regola ipotizzata</translation>
    </message>
    <message>
        <source>No face-down cards left</source>
        <translation>Non restano carte coperte</translation>
    </message>
    <message>
        <source>%1 got +%2 Force until Sunset</source>
        <translation>%1 ha avuto +%2 Forza fino al Tramonto</translation>
    </message>
    <message>
        <source>Built %1: %2</source>
        <translation>Costruito %1: %2</translation>
    </message>
    <message>
        <source>An enemy with Bulwark and Force %1 entered: %2</source>
        <translation>È entrato un nemico con Baluardo e Forza %1: %2</translation>
    </message>
    <message>
        <source>An enemy with Force %1 entered: %2</source>
        <translation>È entrato un nemico con Forza %1: %2</translation>
    </message>
    <message>
        <source>The enemy took %1 damage: %2</source>
        <translation>Danni al nemico (%2): %1</translation>
    </message>
    <message>
        <source>The enemy died</source>
        <translation>Il nemico è morto</translation>
    </message>
    <message>
        <source>The enemy lost its movement</source>
        <translation>Il nemico ha perso il movimento</translation>
    </message>
    <message>
        <source>The enemy moved: %1</source>
        <translation>Il nemico si è spostato: %1</translation>
    </message>
    <message>
        <source>The enemy was removed</source>
        <translation>Il nemico è stato tolto</translation>
    </message>
    <message>
        <source>The effect of %1 must be applied manually</source>
        <translation>L&apos;effetto di %1 va applicato a mano</translation>
    </message>
    <message>
        <source>Chose %1</source>
        <translation>Scelto %1</translation>
    </message>
    <message>
        <source>Chose the enemy: %1</source>
        <translation>Scelto il nemico: %1</translation>
    </message>
    <message>
        <source>The Chronicles are empty; the game goes on</source>
        <translation>Le Cronache sono vuote; la partita continua</translation>
    </message>
    <message>
        <source>The cost of %1 is not known; name the Crystals it takes</source>
        <translation>Il costo di %1 non è noto; indica i Cristalli che richiede</translation>
    </message>
    <message>
        <source>Crystallised: %1</source>
        <translation>Cristallizzato: %1</translation>
    </message>
    <message>
        <source>Crystallised, exhausted: %1</source>
        <translation>Nuovo Cristallo, già esaurito: %1</translation>
    </message>
    <message>
        <source>Crystals in the deck list are ignored: they come from outside the game</source>
        <translation>I Cristalli nella lista del mazzo non contano: arrivano da fuori della partita</translation>
    </message>
    <message>
        <source>%1 took %2 damage</source>
        <translation>Danni a %1: %2</translation>
    </message>
    <message>
        <source>%1 was destroyed; that Force is its resistance is assumed</source>
        <translation>%1 è stato distrutto; che la Forza sia la sua resistenza è un&apos;ipotesi</translation>
    </message>
    <message>
        <source>%1 died</source>
        <translation>%1 è morto</translation>
    </message>
    <message>
        <source>%1 entered: %2</source>
        <translation>Entra %1: %2</translation>
    </message>
    <message>
        <source>Used %1: %2 got +%3 Force until Sunset</source>
        <translation>Usato %1: %2 ha avuto +%3 Forza fino al Tramonto</translation>
    </message>
    <message>
        <source>Used %1, whose Force is not known: that of %2 is not known until Sunset</source>
        <translation>%1 utilizzato, ma la sua Forza non è nota: quella di %2 non è nota fino al Tramonto</translation>
    </message>
    <message>
        <source>The damage that %1 dealt is not known: take the enemy away by hand if it died</source>
        <translation>Il danno inflitto da %1 non è noto: togli a mano il nemico se è morto</translation>
    </message>
    <message>
        <source>%1 fought: %2</source>
        <translation>%1 ha combattuto: %2</translation>
    </message>
    <message>
        <source>The Force of %1 is not known</source>
        <translation>La Forza di %1 non è nota</translation>
    </message>
    <message>
        <source>Gained a face-down card: %1</source>
        <translation>Ottenuta una carta coperta: %1</translation>
    </message>
    <message>
        <source>Went first</source>
        <translation>Giochi per primo</translation>
    </message>
    <message>
        <source>Went second</source>
        <translation>Giochi per secondo</translation>
    </message>
    <message>
        <source>Damage and bonuses ended</source>
        <translation>Danni e bonus sono finiti</translation>
    </message>
    <message>
        <source>%1 lost its movement</source>
        <translation>%1 ha perso il movimento</translation>
    </message>
    <message>
        <source>%1 is ready next to the battlefield</source>
        <translation>%1 è pronto accanto al campo</translation>
    </message>
    <message>
        <source>The top card stays on top</source>
        <translation>La prima carta resta in cima</translation>
    </message>
    <message>
        <source>The top card of the Chronicles is %1</source>
        <translation>La prima carta delle Cronache è %1</translation>
    </message>
    <message>
        <source>Face-down cards lost: %2</source>
        <translation>Carte coperte perse: %2</translation>
    </message>
    <message>
        <source>%1 moved: %2</source>
        <translation>%1 si è spostato: %2</translation>
    </message>
    <message>
        <source>The pack does not say which Fantoccio this is</source>
        <translation>Il pacchetto non dice quale Fantoccio sia</translation>
    </message>
    <message>
        <source>%1 found no target</source>
        <translation>%1 non ha trovato bersagli</translation>
    </message>
    <message>
        <source>The opponent picked up a face-down card: %1</source>
        <translation>L&apos;avversario ha raccolto una carta coperta: %1</translation>
    </message>
    <message>
        <source>Paid with %2</source>
        <translation>Pagato con %2</translation>
    </message>
    <message>
        <source>Picked up %1</source>
        <translation>Raccolta %1</translation>
    </message>
    <message>
        <source>%1 went face up into the Realms</source>
        <translation>Nei Reami, a faccia in su: %1</translation>
    </message>
    <message>
        <source>Took %1 from the Realms</source>
        <translation>Presa %1 dai Reami</translation>
    </message>
    <message>
        <source>%1 recovered</source>
        <translation>%1 recuperato</translation>
    </message>
    <message>
        <source>%1 went to the Afterlife</source>
        <translation>%1 è andata nell&apos;Aldilà</translation>
    </message>
    <message>
        <source>%1 was sacrificed and left the game</source>
        <translation>Sacrificio: %1 lascia la partita</translation>
    </message>
    <message>
        <source>Sanctified: %1 × %2</source>
        <translation>Santificato: %1 × %2</translation>
    </message>
    <message>
        <source>Sprouted: %1 × %2</source>
        <translation>Germogliato: %1 × %2</translation>
    </message>
    <message>
        <source>%1 was skipped: the first player has none in their first turn</source>
        <translation>%1 saltato: il primo giocatore non lo ha nel suo primo turno</translation>
    </message>
    <message>
        <source>The Snare of %1 was triggered</source>
        <translation>È scattata l&apos;Insidia di %1</translation>
    </message>
    <message>
        <source>The enemy that entered took %1 damage</source>
        <translation>Danni al nemico entrato: %1</translation>
    </message>
    <message>
        <source>Every enemy in the row took %1 damage</source>
        <translation>Danni a ogni nemico della fila: %1</translation>
    </message>
    <message>
        <source>The enemy that entered lost its combat action</source>
        <translation>Il nemico entrato ha perso l&apos;azione di combattimento</translation>
    </message>
    <message>
        <source>%1 dealt %2 damage to the opponent</source>
        <translation>Danni di %1 all&apos;avversario: %2</translation>
    </message>
    <message>
        <source>Put a card on the bottom of the Chronicles</source>
        <translation>Messa una carta in fondo alle Cronache</translation>
    </message>
    <message>
        <source>Put %1 on the bottom of the Chronicles</source>
        <translation>Messa %1 in fondo alle Cronache</translation>
    </message>
    <message>
        <source>Took %1 damage</source>
        <translation>Danni subiti: %1</translation>
    </message>
    <message>
        <source>Gave %1 as Tribute</source>
        <translation>Data %1 come Tributo</translation>
    </message>
    <message>
        <source>%1 is an unknown card: put it where it belongs manually</source>
        <translation>%1 è una carta sconosciuta: mettila a mano dove va</translation>
    </message>
    <message>
        <source>Used the Vocation of %1</source>
        <translation>Usata la Vocazione di %1</translation>
    </message>
    <message>
        <source>%1 is next to a Bulwark and may fight only that</source>
        <translation>%1 è accanto a un Baluardo e può combattere solo quello</translation>
    </message>
    <message>
        <source>There are not enough ready Crystals for %1</source>
        <translation>I Cristalli pronti non bastano per %1</translation>
    </message>
    <message>
        <source>%1 is used in a combat between Haerian, one for each side</source>
        <translation>%1 si usa in un combattimento tra Haerian, uno per parte</translation>
    </message>
    <message>
        <source>%1 has already fought this turn</source>
        <translation>%1 ha già combattuto in questo turno</translation>
    </message>
    <message>
        <source>%1 has already moved this turn</source>
        <translation>%1 si è già mosso in questo turno</translation>
    </message>
    <message>
        <source>%1 entered this turn and cannot fight yet</source>
        <translation>%1 entra in questo turno e non può ancora combattere</translation>
    </message>
    <message>
        <source>Crystallising needs a Vocation that gives a choice of colour</source>
        <translation>Per cristallizzare serve una Vocazione che faccia scegliere il colore</translation>
    </message>
    <message>
        <source>No access to the Realms (face-down cards: %1, face up in the Realms: %2)</source>
        <translation>Nessun accesso ai Reami (carte coperte: %1, scoperte nei Reami: %2)</translation>
    </message>
    <message>
        <source>%1 has no such enemy next to it</source>
        <translation>%1 non ha accanto un nemico del genere</translation>
    </message>
    <message>
        <source>There is no free zone for %1</source>
        <translation>Non c&apos;è una zona libera per %1</translation>
    </message>
    <message>
        <source>There is nothing to give as Tribute for %1</source>
        <translation>Non c&apos;è nulla da dare come Tributo per %1</translation>
    </message>
    <message>
        <source>%1 is not face down in the Realms</source>
        <translation>%1 non è coperta nei Reami</translation>
    </message>
    <message>
        <source>An enemy steps on a face-down card of yours where none of your Haerian stands</source>
        <translation>Un nemico calpesta una tua carta coperta su cui non c&apos;è un tuo Haerian</translation>
    </message>
    <message>
        <source>%1 cannot be played from the Afterlife</source>
        <translation>%1 non si può giocare dall&apos;Aldilà</translation>
    </message>
    <message>
        <source>%1 is not in the hand</source>
        <translation>%1 non è in mano</translation>
    </message>
    <message>
        <source>%1 is not on the opponent&apos;s Starting Line</source>
        <translation>%1 non è sulla Linea Iniziale dell&apos;avversario</translation>
    </message>
    <message>
        <source>%1 is not a card that can be played</source>
        <translation>%1 non è una carta che si può giocare</translation>
    </message>
    <message>
        <source>There is one exchange, of at most the whole hand, before the first turn</source>
        <translation>C&apos;è un solo scambio, al massimo di tutta la mano, prima del primo turno</translation>
    </message>
    <message>
        <source>Going first or second is chosen once, after the face-down cards are laid</source>
        <translation>Se giocare per primo o per secondo si sceglie una volta, dopo aver messo le carte coperte</translation>
    </message>
    <message>
        <source>Access to the Realms needs a card from the hand</source>
        <translation>Per accedere ai Reami serve una carta della mano</translation>
    </message>
    <message>
        <source>Only one Vocation per turn, and it has already been used</source>
        <translation>Una sola Vocazione per turno, ed è già stata usata</translation>
    </message>
    <message>
        <source>These Crystals do not pay for %1</source>
        <translation>Questi Cristalli non bastano per %1</translation>
    </message>
    <message>
        <source>%1 cannot go there</source>
        <translation>%1 non può andare lì</translation>
    </message>
    <message>
        <source>Playing the %1; the other side is passive</source>
        <translation>Giochi con gli %1; l&apos;altra parte è passiva</translation>
    </message>
    <message>
        <source>The map is provisional: the rulebook does not show its regions</source>
        <translation>La mappa è provvisoria: il regolamento non ne mostra le regioni</translation>
    </message>
    <message>
        <source>The %1 cards for sale and their costs are provisional</source>
        <translation>Le %1 carte in vendita e i loro costi sono provvisori</translation>
    </message>
    <message>
        <source>Nothing is for sale: the copies of %1 cards are not known</source>
        <translation>Niente in vendita: di %1 carte non si conoscono le copie</translation>
    </message>
    <message>
        <source>Placed %1 civilians in %2 regions</source>
        <translation>Messi %1 Civili in %2 regioni</translation>
    </message>
    <message>
        <source>The Invasion Ship, a Tripod and a UFO landed: %1</source>
        <translation>Atterrano la Nave d&apos;Invasione, un Tripode e un UFO: %1</translation>
    </message>
    <message>
        <source>Damage to the Aliens: %1</source>
        <translation>Danno agli Alieni: %1</translation>
    </message>
    <message>
        <source>Revealed %1: %2</source>
        <translation>Carte rivelate (%1): %2</translation>
    </message>
    <message>
        <source>Influence tiles taken back: %1</source>
        <translation>Tessere influenza riprese: %1</translation>
    </message>
    <message>
        <source>%3 from %1: +%2</source>
        <translation>%3 da %1: +%2</translation>
    </message>
    <message>
        <source>What %1 pays is not known</source>
        <translation>Non si sa che cosa renda %1</translation>
    </message>
    <message>
        <source>%2: +%1</source>
        <translation>%2: +%1</translation>
    </message>
    <message>
        <source>%2 unspent and lost: %1</source>
        <translation>Avanzo perso a fine turno, %2: %1</translation>
    </message>
    <message>
        <source>Discarded %1 unplayed: %2</source>
        <translation>Scartate senza giocarle (%1): %2</translation>
    </message>
    <message>
        <source>Played %1, action %2</source>
        <translation>Si gioca %1, azione %2</translation>
    </message>
    <message>
        <source>%1 moved from %2 to %3</source>
        <translation>%1 da %2 a %3</translation>
    </message>
    <message>
        <source>%1 damage to the Aliens in %2: now %3</source>
        <translation>Danni agli Alieni in %2: %1, ora %3</translation>
    </message>
    <message>
        <source>%1 damage to the Aliens from the air: now %2</source>
        <translation>Danni agli Alieni dal cielo: %1, ora %2</translation>
    </message>
    <message>
        <source>Destroyed in %3: %1 × %2</source>
        <translation>Eliminati in %3: %1 × %2</translation>
    </message>
    <message>
        <source>Destroyed %1 in %2</source>
        <translation>Distrutto %1 in %2</translation>
    </message>
    <message>
        <source>%1 damage was not enough for the building in %2</source>
        <translation>Danni %1: non bastano per l&apos;edificio in %2</translation>
    </message>
    <message>
        <source>Killed a civilian in %1</source>
        <translation>Ucciso un Civile in %1</translation>
    </message>
    <message>
        <source>Placed a tile in %2: %1</source>
        <translation>Messa una tessera in %2: %1</translation>
    </message>
    <message>
        <source>%1 entered %2</source>
        <translation>%1 entra in %2</translation>
    </message>
    <message>
        <source>No space or no miniature left for a new %1</source>
        <translation>Non c&apos;è posto o non ci sono miniature per un nuovo %1</translation>
    </message>
    <message>
        <source>Built %1 in %2</source>
        <translation>Costruito %1 in %2</translation>
    </message>
    <message>
        <source>Used %1 in %2</source>
        <translation>Usato %1 in %2</translation>
    </message>
    <message>
        <source>Paid %1 %2 to lower the damage to %3</source>
        <translation>Pagate %1 %2 per abbassare il danno a %3</translation>
    </message>
    <message>
        <source>Bought %1 for %2 %3</source>
        <translation>Acquisto: %1, pagando %2 %3</translation>
    </message>
    <message>
        <source>Costs %1 %2</source>
        <translation>Costa %1 %2</translation>
    </message>
    <message>
        <source>%1 came into the reserve</source>
        <translation>%1 entra in riserva</translation>
    </message>
    <message>
        <source>The offer is empty: the slot stays empty</source>
        <translation>L&apos;offerta è vuota: il posto resta libero</translation>
    </message>
    <message>
        <source>Replaced %1, which went to the bottom of the offer</source>
        <translation>Sostituita %1, che va in fondo all&apos;offerta</translation>
    </message>
    <message>
        <source>Replaced %1, which left the game</source>
        <translation>Sostituita %1, che esce dal gioco</translation>
    </message>
    <message>
        <source>%1 to the discards</source>
        <translation>%1 negli scarti</translation>
    </message>
    <message>
        <source>%1 left the game</source>
        <translation>%1 esce dal gioco</translation>
    </message>
    <message>
        <source>The Humans won in turn %1</source>
        <translation>Gli Umani vincono al turno %1</translation>
    </message>
    <message>
        <source>The Aliens won in turn %1</source>
        <translation>Gli Alieni vincono al turno %1</translation>
    </message>
    <message>
        <source>%1: move one from where?</source>
        <translation>%1: da dove ne muovi uno?</translation>
    </message>
    <message>
        <source>%1 in %2: which one moves?</source>
        <translation>%1 in %2: quale si muove?</translation>
    </message>
    <message>
        <source>%1 in %2: where does it go?</source>
        <translation>%1 in %2: dove va?</translation>
    </message>
    <message>
        <source>Where is the Army in %1 pushed?</source>
        <translation>Dove viene spinto l&apos;Esercito in %1?</translation>
    </message>
    <message>
        <source>%1: where does it enter?</source>
        <translation>%1: dove entra?</translation>
    </message>
    <message>
        <source>Where is %1 built?</source>
        <translation>Dove si costruisce %1?</translation>
    </message>
    <message>
        <source>Where does %1 take effect?</source>
        <translation>Dove ha effetto %1?</translation>
    </message>
    <message>
        <source>Its cost is not known</source>
        <translation>Il suo costo non è noto</translation>
    </message>
    <message>
        <source>There is no region to build it in</source>
        <translation>Non c&apos;è una regione dove costruirlo</translation>
    </message>
    <message>
        <source>It is not in the reserve</source>
        <translation>Non è nella riserva</translation>
    </message>
    <message>
        <source>One replacement a turn has been made</source>
        <translation>La sostituzione di questo turno è già fatta</translation>
    </message>
    <message>
        <source>The offer is empty</source>
        <translation>L&apos;offerta è vuota</translation>
    </message>
    <message>
        <source>It has already been used this turn</source>
        <translation>È già stato usato in questo turno</translation>
    </message>
    <message>
        <source>There is no damage to remove</source>
        <translation>Non c&apos;è danno da togliere</translation>
    </message>
    <message>
        <source>The building has no ability to use</source>
        <translation>L&apos;edificio non ha abilità da usare</translation>
    </message>
    <message>
        <source>What it can do is not known</source>
        <translation>Non si sa che cosa possa fare</translation>
    </message>
    <message>
        <source>Poisonous Fog keeps the building from attacking</source>
        <translation>La Nebbia Velenosa impedisce all&apos;edificio di attaccare</translation>
    </message>
    <message>
        <source>There is nothing to attack</source>
        <translation>Non c&apos;è niente da attaccare</translation>
    </message>
    <message>
        <source>Nothing is known about this card</source>
        <translation>Di questa carta non si sa niente</translation>
    </message>
    <message>
        <source>The card belongs to the other side</source>
        <translation>La carta è dell&apos;altra fazione</translation>
    </message>
    <message>
        <source>A Building card is never played from the hand</source>
        <translation>Una carta Edificio non si gioca mai dalla mano</translation>
    </message>
    <message>
        <source>This game has no mulligan</source>
        <translation>Questo gioco non ha mulligan</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Laid out %1 piles with %2 cards for %3 players</source>
        <translation>Preparate %1 pile con %2 carte per %3 giocatori</translation>
    </message>
    <message>
        <source>No pile for %1</source>
        <translation>Nessuna pila per %1</translation>
    </message>
    <message>
        <source>Nobody knows what %1 costs</source>
        <translation>Il costo di %1 non è noto</translation>
    </message>
    <message>
        <source>Nobody knows how many Colpi %1 gives</source>
        <translation>Non è noto quanti Colpi dà %1</translation>
    </message>
    <message>
        <source>The rules say nothing about %1</source>
        <translation>Le regole non dicono nulla di %1</translation>
    </message>
    <message>
        <source>Played %1 again</source>
        <translation>Giocata di nuovo %1</translation>
    </message>
    <message>
        <source>Actions +%1, now %2</source>
        <translation>Azioni +%1, ora %2</translation>
    </message>
    <message>
        <source>Obiettivi +%1, now %2</source>
        <translation>Obiettivi +%1, ora %2</translation>
    </message>
    <message>
        <source>Colpi +%1, now %2</source>
        <translation>Colpi +%1, ora %2</translation>
    </message>
    <message>
        <source>Put into play: %2. Colpi: %3</source>
        <translation>In gioco: %2. Colpi: %3</translation>
    </message>
    <message>
        <source>Bought %1 for %2. Colpi left: %3</source>
        <translation>Comprata %1 per %2. Colpi rimasti: %3</translation>
    </message>
    <message>
        <source>Gained %1 from the supply</source>
        <translation>Presa %1 dalla Scorta</translation>
    </message>
    <message>
        <source>Gained %1 from the supply, onto the deck</source>
        <translation>Presa %1 dalla Scorta in cima al Mazzo</translation>
    </message>
    <message>
        <source>Gained %1 from the supply, into the hand</source>
        <translation>Presa %1 dalla Scorta in mano</translation>
    </message>
    <message>
        <source>No %1 is left in the supply</source>
        <translation>Nella Scorta non c&apos;è più %1</translation>
    </message>
    <message>
        <source>The supply has nothing for up to %1</source>
        <translation>La Scorta non ha nulla che costi al massimo %1</translation>
    </message>
    <message>
        <source>Trashed %1: %2</source>
        <translation>Carte cestinate (%1): %2</translation>
    </message>
    <message>
        <source>%1 went to the trash</source>
        <translation>%1 è finita nel Cestino</translation>
    </message>
    <message>
        <source>%1 was already in the trash</source>
        <translation>%1 era già nel Cestino</translation>
    </message>
    <message>
        <source>Put back on the deck: %2</source>
        <translation>Rimessa in cima al Mazzo: %2</translation>
    </message>
    <message>
        <source>Set %1 aside</source>
        <translation>Messa da parte %1</translation>
    </message>
    <message>
        <source>Cards revealed: %1. Mirare found: %2 (%3)</source>
        <translation>Carte rivelate: %1. Mirare trovate: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 was discarded</source>
        <translation>%1 è stata scartata</translation>
    </message>
    <message>
        <source>Took %1 into the hand: %2</source>
        <translation>Carte prese in mano (%1): %2</translation>
    </message>
    <message>
        <source>Turned the deck of %1 over onto the discard pile</source>
        <translation>Mazzo capovolto sugli Scarti, carte: %1</translation>
    </message>
    <message>
        <source>Kept the deck of %1</source>
        <translation>Mazzo tenuto, carte: %1</translation>
    </message>
    <message>
        <source>Put %1 from the hand onto the deck</source>
        <translation>Messa %1 dalla mano in cima al Mazzo</translation>
    </message>
    <message>
        <source>Showed a hand without Vittoria/Zombi cards</source>
        <translation>Mostrata una mano senza carte Vittoria/Zombi</translation>
    </message>
    <message>
        <source>No Mirare in hand</source>
        <translation>Nessuna Mirare in mano</translation>
    </message>
    <message>
        <source>No Action card in hand</source>
        <translation>Nessuna carta Azione in mano</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Nessuna carta in mano</translation>
    </message>
    <message>
        <source>There is nobody else for %1 to touch</source>
        <translation>Non c&apos;è nessun altro che %1 possa toccare</translation>
    </message>
    <message>
        <source>Showed %1: untouched</source>
        <translation>Mostrata %1: l&apos;Attacco non ha effetto</translation>
    </message>
    <message>
        <source>Took %1 from the trash: %2</source>
        <translation>Carte prese dal Cestino (%1): %2</translation>
    </message>
    <message>
        <source>Cleaned up: %1 from the play area, %2 from the hand</source>
        <translation>Pulizia: %1 dall&apos;area di gioco, %2 dalla mano</translation>
    </message>
    <message>
        <source>The last %1 is gone. Points: %2, turns: %3</source>
        <translation>L&apos;ultima carta %1 è stata presa. Punti: %2, turni: %3</translation>
    </message>
    <message>
        <source>Empty piles: %1. Points: %2, turns: %3</source>
        <translation>Pile vuote: %1. Punti: %2, turni: %3</translation>
    </message>
    <message>
        <source>Won on points, %1 to %2</source>
        <translation>Vittoria ai punti, %1 a %2</translation>
    </message>
    <message>
        <source>Shared the win with %1 points</source>
        <translation>Vittoria condivisa, punti: %1</translation>
    </message>
    <message>
        <source>Lost on points, %1 to %2</source>
        <translation>Sconfitta ai punti, %1 a %2</translation>
    </message>
    <message>
        <source>%1: which cards do you discard for new ones?</source>
        <translation>%1: quali carte scarti per pescarne altre?</translation>
    </message>
    <message>
        <source>%1: choose %2 more to discard</source>
        <translation>%1: scegline ancora %2 da scartare</translation>
    </message>
    <message>
        <source>%1: which card do you trash?</source>
        <translation>%1: quale carta cestini?</translation>
    </message>
    <message>
        <source>%1: trash up to %2 more cards</source>
        <translation>%1: carte che puoi ancora cestinare: %2</translation>
    </message>
    <message>
        <source>%1: which Mirare do you trash?</source>
        <translation>%1: quale Mirare cestini?</translation>
    </message>
    <message>
        <source>%1: which Action do you play twice?</source>
        <translation>%1: quale Azione giochi due volte?</translation>
    </message>
    <message>
        <source>%1: which Vittoria/Zombi card goes onto your deck?</source>
        <translation>%1: quale carta Vittoria/Zombi va in cima al tuo Mazzo?</translation>
    </message>
    <message>
        <source>%1: gain a card that costs up to %2</source>
        <translation>%1: prendi una carta che costa al massimo %2</translation>
    </message>
    <message>
        <source>%1: gain a Mirare that costs up to %2 into your hand</source>
        <translation>%1: prendi in mano una Mirare che costa al massimo %2</translation>
    </message>
    <message>
        <source>%1: choose as your left neighbour the card that is discarded</source>
        <translation>%1: scegli come il tuo vicino di sinistra la carta da scartare</translation>
    </message>
    <message>
        <source>%1: which Mirare does the other player lose?</source>
        <translation>%1: quale Mirare perde l&apos;altro giocatore?</translation>
    </message>
    <message>
        <source>%1: which of the trashed cards do you take?</source>
        <translation>%1: quali delle carte cestinate prendi?</translation>
    </message>
    <message>
        <source>%1: set %2 aside?</source>
        <translation>%1: metti da parte %2?</translation>
    </message>
    <message>
        <source>%1: discard %2 from your deck?</source>
        <translation>%1: scarti %2 dal tuo Mazzo?</translation>
    </message>
    <message>
        <source>%1: discard %2 from the other player’s deck?</source>
        <translation>%1: scarti %2 dal Mazzo dell&apos;altro giocatore?</translation>
    </message>
    <message>
        <source>%1: turn your deck of %2 over onto the discard pile?</source>
        <translation>%1: capovolgi sugli Scarti il tuo Mazzo (carte: %2)?</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Quella carta non è nella tua mano.</translation>
    </message>
    <message>
        <source>Only Action cards are played.</source>
        <translation>Si giocano solo le carte Azione.</translation>
    </message>
    <message>
        <source>No Actions left.</source>
        <translation>Non restano Azioni.</translation>
    </message>
    <message>
        <source>The Action phase is over.</source>
        <translation>La fase Azione è finita.</translation>
    </message>
    <message>
        <source>There is no such pile in the supply.</source>
        <translation>Nella Scorta non c&apos;è questa pila.</translation>
    </message>
    <message>
        <source>The pile of %1 is empty.</source>
        <translation>La pila di %1 è vuota.</translation>
    </message>
    <message>
        <source>The cost of %1 is unknown.</source>
        <translation>Il costo di %1 è sconosciuto.</translation>
    </message>
    <message>
        <source>No Obiettivo is left.</source>
        <translation>Non resta nessun Obiettivo.</translation>
    </message>
    <message>
        <source>%1 costs %2, and you have %3 Colpi.</source>
        <translation>%1 costa %2; Colpi a disposizione: %3.</translation>
    </message>
    <message>
        <source>Only Mirare in your hand can be put into play.</source>
        <translation>Si possono mettere in gioco solo le Mirare della tua mano.</translation>
    </message>
    <message>
        <source>There is no mulligan: the opening hand is kept.</source>
        <translation>Non c&apos;è mulligan: la mano iniziale si tiene.</translation>
    </message>
    <message>
        <source>Finish %1 first.</source>
        <translation>Prima completa %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>%1 in hand can still be played, so it must be</source>
        <translation>%1 in mano si può ancora giocare, quindi si deve</translation>
    </message>
    <message>
        <source>%1 is not in your hand</source>
        <translation>%1 non è nella tua mano</translation>
    </message>
    <message>
        <source>%1 has actions from 1 to %2</source>
        <translation>Le azioni di %1 vanno da 1 a %2</translation>
    </message>
    <message>
        <source>%1 can still be played</source>
        <translation>%1 si può ancora giocare</translation>
    </message>
    <message>
        <source>A new miniature enters only when none is free for the card: %1</source>
        <translation>Entra una nuova miniatura solo se nessuna è libera per la carta: %1</translation>
    </message>
    <message>
        <source>No miniature is free for the card, so a new one enters with action %2: %1</source>
        <translation>Nessuna miniatura è libera per la carta, quindi ne entra una nuova con l&apos;azione %2: %1</translation>
    </message>
    <message>
        <source>No miniature is free for the card, and no new one can enter: %1</source>
        <translation>Nessuna miniatura è libera per la carta e non ne può entrare una nuova: %1</translation>
    </message>
    <message>
        <source>Not on the board: %1</source>
        <translation>Non è sulla mappa: %1</translation>
    </message>
    <message>
        <source>Held in place: %1</source>
        <translation>Bloccato dove si trova: %1</translation>
    </message>
    <message>
        <source>Every civilian beside a target has struck this turn</source>
        <translation>Tutti i Civili accanto a un bersaglio hanno già colpito in questo turno</translation>
    </message>
    <message>
        <source>The damage would not destroy the building there</source>
        <translation>Il danno non distruggerebbe l&apos;edificio che c&apos;è lì</translation>
    </message>
    <message>
        <source>The civilians there are protected</source>
        <translation>I Civili lì sono protetti</translation>
    </message>
    <message>
        <source>%1 costs %2; %4 at hand: %3</source>
        <translation>%1 costa %2; %4 a disposizione: %3</translation>
    </message>
    <message>
        <source>The game is over: the last %1 is gone</source>
        <translation>La partita è finita: l&apos;ultima carta %1 è stata presa</translation>
    </message>
    <message>
        <source>The game is over, with these piles empty: %1</source>
        <translation>La partita è finita, con queste pile vuote: %1</translation>
    </message>
    <message>
        <source>Points: %1, turns: %2</source>
        <translation>Punti: %1, turni: %2</translation>
    </message>
    <message>
        <source>%1: which of the revealed cards does your neighbour lose?</source>
        <translation>%1: quale delle carte rivelate perde il tuo vicino?</translation>
    </message>
    <message>
        <source>No such card is there to choose.</source>
        <translation>Lì non c&apos;è una carta del genere da scegliere.</translation>
    </message>
    <message>
        <source>Only a Mirare can be chosen.</source>
        <translation>Si può scegliere solo una carta Mirare.</translation>
    </message>
    <message>
        <source>Only a Vittoria/Zombi card can be chosen.</source>
        <translation>Si può scegliere solo una carta Vittoria/Zombi.</translation>
    </message>
    <message>
        <source>Only cards that were just trashed can be taken.</source>
        <translation>Si possono prendere solo le carte appena cestinate.</translation>
    </message>
    <message>
        <source>%1 costs %2, and the limit is %3.</source>
        <translation>%1 costa %2 e il limite è %3.</translation>
    </message>
    <message>
        <source>Choose from %1 to %2 more cards.</source>
        <translation>Numero di carte ancora da scegliere: da %1 a %2.</translation>
    </message>
    <message>
        <source>Takes the first turn</source>
        <translation>Gioca il primo turno</translation>
    </message>
    <message>
        <source>Drew this card: %1</source>
        <translation>Pescata %1</translation>
    </message>
    <message>
        <source>The enemy fought %1</source>
        <translation>Il nemico ha combattuto con %1</translation>
    </message>
    <message>
        <source>The enemy struck you: %1 damage</source>
        <translation>Il nemico ti ha colpito, danni: %1</translation>
    </message>
    <message>
        <source>The enemy has already moved this turn</source>
        <translation>Il nemico si è già mosso in questo turno</translation>
    </message>
    <message>
        <source>The enemy has no combat left this turn</source>
        <translation>Il nemico non ha più combattimenti in questo turno</translation>
    </message>
    <message>
        <source>The enemy cannot go there</source>
        <translation>Il nemico non può andare lì</translation>
    </message>
    <message>
        <source>The enemy is next to a Bulwark and may fight only that</source>
        <translation>Il nemico è accanto a un Baluardo e può combattere solo quello</translation>
    </message>
    <message>
        <source>The enemy is not on your Starting Line</source>
        <translation>Il nemico non è sulla tua Linea Iniziale</translation>
    </message>
    <message>
        <source>The enemy has no such Haerian next to it</source>
        <translation>Il nemico non ha accanto un Haerian del genere</translation>
    </message>
    <message>
        <source>%1 is attacked only from beside it, and while nobody stands on it</source>
        <translation>%1 si attacca solo da una zona adiacente e quando nessuno ci sta sopra</translation>
    </message>
    <message>
        <source>An opposing card forbids supports</source>
        <translation>Una carta avversaria vieta i supporti</translation>
    </message>
    <message>
        <source>Supports may be played again</source>
        <translation>Si possono di nuovo giocare supporti</translation>
    </message>
    <message>
        <source>%2 took %1 from an opponent; it counts as your own</source>
        <translation>%2 ha sottratto %1 a un avversario: ora vale come una tua unità</translation>
    </message>
    <message>
        <source>%1 went to its owner&apos;s Fallen pile</source>
        <translation>Nella pila dei caduti di chi la possiede: %1</translation>
    </message>
    <message>
        <source>Race tokens taken: %1</source>
        <translation>Segnalini razza presi: %1</translation>
    </message>
    <message>
        <source>Race token in this battle: %1 attack %2</source>
        <translation>Segnalino razza per questa battaglia: %1 contro %2</translation>
    </message>
    <message>
        <source>Every player attacks another: strikes go from the longest Range to the shortest</source>
        <translation>Ognuno attacca un altro: si colpisce dalla Gittata più alta alla più bassa</translation>
    </message>
    <message>
        <source>%1 and %2 are one army against %3 and share the resources of a turn</source>
        <translation>%1 e %2 formano un&apos;unica armata contro %3 e si dividono le risorse del turno</translation>
    </message>
    <message>
        <source>No race token names a target: the strike hurts nobody</source>
        <translation>Nessun segnalino razza indica un bersaglio: il colpo non ferisce nessuno</translation>
    </message>
    <message>
        <source>Won together with another. Command points of each: %1</source>
        <translation>Vittoria condivisa, punti comando a testa: %1</translation>
    </message>
    <message>
        <source>an opposing card forbids supports</source>
        <translation>una carta avversaria vieta i supporti</translation>
    </message>
    <message>
        <source>no card that takes units from an opponent is active</source>
        <translation>non è attiva nessuna carta che sottrae unità a un avversario</translation>
    </message>
    <message>
        <source>race tokens are for three players</source>
        <translation>i segnalini razza servono solo in tre giocatori</translation>
    </message>
    <message>
        <source>this race token cannot be placed, or one has already been placed</source>
        <translation>questo segnalino razza non si può mettere, o uno è già stato messo</translation>
    </message>
    <message>
        <source>nobody attacks their own race</source>
        <translation>nessuno attacca la propria razza</translation>
    </message>
    <message>
        <source>The attack on %1 deals %2 damage against a Defence of %3: what else joins it?</source>
        <translation>Attacco a %1: danni %2 contro Difesa %3. Che cos&apos;altro si aggiunge?</translation>
    </message>
    <message>
        <source>%1 joins the attack on %2: %3 damage against a Defence of %4</source>
        <translation>%1 si aggiunge all&apos;attacco a %2: danni %3 contro Difesa %4</translation>
    </message>
    <message>
        <source>First declare the other attacks on %1</source>
        <translation>Prima dichiara gli altri attacchi a %1</translation>
    </message>
    <message>
        <source>Bought %1 for %2 %3 (provisional cost)</source>
        <translation>Acquisto: %1, pagando %2 %3 (costo provvisorio)</translation>
    </message>
    <message>
        <source>Costs %1 %2 (provisional)</source>
        <translation>Costa %1 %2 (provvisorio)</translation>
    </message>
    <message>
        <source>%1 costs %2 (provisional); %4 at hand: %3</source>
        <translation>%1 costa %2 (provvisorio); %4 a disposizione: %3</translation>
    </message>
    <message>
        <source>%3 from %1: %2 more (provisional)</source>
        <translation>%3 da %1: %2 in più (provvisorio)</translation>
    </message>
    <message>
        <source>Used %1 in %2; its attack is provisional</source>
        <translation>Usata %1 in %2; il suo attacco è provvisorio</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>By hand: drew %1</source>
        <translation>A mano, carte pescate: %1</translation>
    </message>
    <message>
        <source>By hand: discarded %1</source>
        <translation>A mano, negli scarti: %1</translation>
    </message>
    <message>
        <source>By hand: moved %1 to %2</source>
        <translation>A mano: %1 spostata in %2</translation>
    </message>
    <message>
        <source>By hand: shuffled %1</source>
        <translation>A mano: mescolato %1</translation>
    </message>
    <message>
        <source>By hand: %1 changed to %2</source>
        <translation>A mano: %1 ora vale %2</translation>
    </message>
    <message>
        <source>By hand: added %1 to %2</source>
        <translation>A mano: %1 aggiunta in %2</translation>
    </message>
    <message>
        <source>By hand: %1 is now %2</source>
        <translation>A mano: %1 ora è %2</translation>
    </message>
    <message>
        <source>By hand: %1 is no longer %2</source>
        <translation>A mano: %1 non è più %2</translation>
    </message>
    <message>
        <source>By hand: looked at the top cards of the draw pile: %2</source>
        <translation>A mano: guardate le prime carte del mazzo: %2</translation>
    </message>
    <message>
        <source>By hand: rolled %2 on a %1-sided die</source>
        <translation>A mano: tirato %2 con un dado a %1 facce</translation>
    </message>
    <message>
        <source>too few cards: the most is %1</source>
        <translation>troppo poche carte: al massimo %1</translation>
    </message>
    <message>
        <source>a number from 1 to %1 is needed</source>
        <translation>serve un numero da 1 a %1</translation>
    </message>
    <message>
        <source>a die has %1 to %2 sides</source>
        <translation>un dado ha da %1 a %2 facce</translation>
    </message>
    <message>
        <source>there is no such card on the table</source>
        <translation>questa carta non è sul tavolo</translation>
    </message>
    <message>
        <source>there is no such card in that place</source>
        <translation>questa carta non si trova lì</translation>
    </message>
    <message>
        <source>several cards have this name: add @ and the zone, for example @field</source>
        <translation>più carte hanno questo nome: aggiungi @ e la zona, per esempio @field</translation>
    </message>
    <message>
        <source>there is no such zone or place, or it is occupied</source>
        <translation>questa zona o casella non esiste oppure è occupata</translation>
    </message>
    <message>
        <source>the table has no discard pile</source>
        <translation>il tavolo non ha una pila degli scarti</translation>
    </message>
    <message>
        <source>there is nothing to shuffle</source>
        <translation>non c&apos;è niente da mescolare</translation>
    </message>
    <message>
        <source>there is no such counter</source>
        <translation>questo segnapunti non esiste</translation>
    </message>
    <message>
        <source>a change such as +2 or -1 is needed</source>
        <translation>serve una variazione, per esempio +2 o -1</translation>
    </message>
    <message>
        <source>%1 must stay between %2 and %3</source>
        <translation>%1 deve restare tra %2 e %3</translation>
    </message>
    <message>
        <source>there is no such card or token, or it does not belong in that zone</source>
        <translation>questa carta o questo segnalino non esiste oppure non può stare in quella zona</translation>
    </message>
    <message>
        <source>there is no such state</source>
        <translation>questo stato non esiste</translation>
    </message>
    <message>
        <source>the pending choice must be made first</source>
        <translation>prima va fatta la scelta in sospeso</translation>
    </message>
    <message>
        <source>the manual actions are draw, discard, move, shuffle, counter, token, state, look and roll</source>
        <translation>le azioni manuali sono draw, discard, move, shuffle, counter, token, state, look e roll</translation>
    </message>
    <message>
        <source>only units are active, deactivated or face down</source>
        <translation>solo le unità possono essere attive, disattivate o coperte</translation>
    </message>
    <message>
        <source>Location: %1. Its resources are unknown; %2 turns are assumed</source>
        <translation>Luogo: %1. Le sue risorse non sono note; turni previsti: %2</translation>
    </message>
    <message>
        <source>The type of %1 is unknown</source>
        <translation>Che tipo di carta sia %1 non è noto</translation>
    </message>
    <message>
        <source>It is unknown whether %1 can be active on %2</source>
        <translation>Se %1 possa essere attiva in %2 non è noto</translation>
    </message>
    <message>
        <source>It is unknown whether the resources suffice for %1</source>
        <translation>Se le risorse bastino per %1 non è noto</translation>
    </message>
    <message>
        <source>Declared the skill of %1, whose kind is unknown</source>
        <translation>Dichiarata l&apos;abilità di %1, di tipo non noto</translation>
    </message>
    <message>
        <source>Struck; the damage is unknown because the Attack of these units is unknown: %2</source>
        <translation>Colpo; i danni sono ignoti, l&apos;Attacco di queste unità non è noto: %2</translation>
    </message>
    <message>
        <source>An army with Attack %1 struck; the Defence of your army is unknown: destroy units and lose points by hand</source>
        <translation>Un&apos;armata con Attacco %1 ha colpito; la Difesa della tua non è nota: distruggi le unità e togli i punti a mano</translation>
    </message>
    <message>
        <source>It is unknown whether %1 falls; destroy it by hand if it does</source>
        <translation>Non è noto se %1 cade; in tal caso distruggila a mano</translation>
    </message>
    <message>
        <source>The Defence of %1 is unknown; destroy it by hand if none is left</source>
        <translation>La Difesa di %1 non è nota; se non ne resta, distruggila a mano</translation>
    </message>
    <message>
        <source>%1 of %2 resources are used: deactivate units or discard supports</source>
        <translation>Risorse occupate: %1 su %2. Disattiva unità o scarta supporti</translation>
    </message>
    <message>
        <source>The race of the deck is unknown: there are no race tokens</source>
        <translation>La razza del mazzo non è nota: non ci sono segnalini razza</translation>
    </message>
    <message>
        <source>The ally uses %1 of the shared resources</source>
        <translation>L&apos;alleato occupa %1 delle risorse comuni</translation>
    </message>
    <message>
        <source>race tokens are placed after marshalling, before anything is revealed</source>
        <translation>i segnalini razza si scelgono dopo lo schieramento, prima di scoprire unità</translation>
    </message>
    <message>
        <source>No %1 in hand</source>
        <translation>Nessuna carta %1 in mano</translation>
    </message>
    <message>
        <source>Cards gained by the phantom seats: %1, in all: %2</source>
        <translation>Carte prese dai posti fantasma: %1, in tutto %2</translation>
    </message>
    <message>
        <source>%1 is played against you: show your %2?</source>
        <translation>%1 è giocata contro di te: mostri la carta %2?</translation>
    </message>
    <message>
        <source>%1: trash a %2?</source>
        <translation>%1: cestini una carta %2?</translation>
    </message>
    <message>
        <source>By hand: removed %1 from the table</source>
        <translation>A mano: %1 tolta dal tavolo</translation>
    </message>
    <message>
        <source>the table has no space for more cards</source>
        <translation>sul tavolo non c&apos;è posto per altre carte</translation>
    </message>
    <message>
        <source>The Locations come from the pre-made decks of %2</source>
        <translation>I luoghi vengono dai mazzi pronti di %2</translation>
    </message>
    <message>
        <source>The opponent plays a deck of %1 cards, led by %2</source>
        <translation>L&apos;avversario gioca un mazzo con leader %2, carte: %1</translation>
    </message>
    <message>
        <source>Units that the opponent marshalled: %1</source>
        <translation>Unità schierate dall&apos;avversario: %1</translation>
    </message>
    <message>
        <source>The opponent turned up %1: %2</source>
        <translation>Unità rivelate dall&apos;avversario (%1): %2</translation>
    </message>
    <message>
        <source>there is no choice to make now</source>
        <translation>ora non c&apos;è nessuna scelta da fare</translation>
    </message>
    <message>
        <source>possible here: %1</source>
        <translation>qui sono possibili: %1</translation>
    </message>
    <message>
        <source>possible here: numbers from %1 to %2</source>
        <translation>qui sono possibili i numeri da %1 a %2</translation>
    </message>
    <message>
        <source>this belongs to the combat, which follows the marshalling</source>
        <translation>si fa durante il combattimento, dopo lo schieramento</translation>
    </message>
    <message>
        <source>the card is not on the battlefield</source>
        <translation>la carta non è sul campo di battaglia</translation>
    </message>
    <message>
        <source>the opposing army is entered: surrender without a number takes its Attack</source>
        <translation>l&apos;armata avversaria è già indicata: la resa senza numero usa il suo Attacco</translation>
    </message>
    <message>
        <source>the opponent gives up after a clash, before the last turn of the battle</source>
        <translation>l&apos;avversario si arrende dopo uno scontro, prima dell&apos;ultimo turno della battaglia</translation>
    </message>
    <message>
        <source>no skill or effect was declared</source>
        <translation>nessuna abilità né effetto è in attesa</translation>
    </message>
    <message>
        <source>supports are not forbidden</source>
        <translation>i supporti non sono vietati</translation>
    </message>
    <message>
        <source>a support that fetches a unit must be in play, with two units to destroy for it</source>
        <translation>serve in gioco un supporto che recupera un&apos;unità, con due unità da distruggere</translation>
    </message>
    <message>
        <source>there are no allies in this battle</source>
        <translation>in questa battaglia non ci sono alleati</translation>
    </message>
    <message>
        <source>%1 is not on the map</source>
        <translation>%1 non è sulla mappa</translation>
    </message>
    <message>
        <source>There is no unprotected civilian with a Tripod, and none with a UFO</source>
        <translation>Nessun Civile non protetto sta con un Tripode, e nessuno sta con un UFO</translation>
    </message>
    <message>
        <source>There is no damage to the Aliens to lower</source>
        <translation>Non c&apos;è nessun danno agli Alieni da ridurre</translation>
    </message>
    <message>
        <source>This is none of your Classes</source>
        <translation>Non è una delle tue Classi</translation>
    </message>
    <message>
        <source>There is no enemy on the battlefield</source>
        <translation>Sul campo non c&apos;è nessun nemico</translation>
    </message>
    <message>
        <source>A face-down card is already there</source>
        <translation>Lì c&apos;è già una carta coperta</translation>
    </message>
    <message>
        <source>%1 is not on the battlefield</source>
        <translation>%1 non è sul campo</translation>
    </message>
    <message>
        <source>The opponent played %1; apply its effect as printed on the card</source>
        <translation>L&apos;avversario gioca %1; applica l&apos;effetto come dice la carta</translation>
    </message>
    <message>
        <source>the opponent turns up units that it has marshalled and not yet turned up</source>
        <translation>l&apos;avversario scopre unità che ha schierato e non ha ancora scoperto</translation>
    </message>
    <message>
        <source>%1 stays deactivated: the resources of this turn do not suffice</source>
        <translation>%1 resta disattivata: le risorse del turno non bastano</translation>
    </message>
    <message>
        <source>Struck with Attack %3 or more; the Attack of these units is unknown: %2</source>
        <translation>Colpo con Attacco %3 o più; non si conosce l&apos;Attacco di: %2</translation>
    </message>
    <message>
        <source>Command points lost: %1 or more, left: at most %2</source>
        <translation>Punti comando persi: almeno %1, restanti: al massimo %2</translation>
    </message>
    <message>
        <source>Opposing army: Attack %2, Defence %3, Range %4</source>
        <translation>Armata avversaria: Attacco %2, Difesa %3, Gittata %4</translation>
    </message>
    <message>
        <source>No opposing army in this turn</source>
        <translation>Nessuna armata avversaria in questo turno</translation>
    </message>
    <message>
        <source>Army of the allies: Attack %2, Defence %3, Range %4</source>
        <translation>Armata degli alleati: Attacco %2, Difesa %3, Gittata %4</translation>
    </message>
    <message>
        <source>Command points lost by the opponent: %1, left: %2</source>
        <translation>Punti comando persi dall&apos;avversario: %1, restanti: %2</translation>
    </message>
    <message>
        <source>Command points lost by the opponent: %1 or more, left: at most %2</source>
        <translation>Punti comando persi dall&apos;avversario: almeno %1, restanti: al massimo %2</translation>
    </message>
    <message>
        <source>Command points lost by %3: %1, left: %2</source>
        <translation>%3, punti comando persi: %1, restanti: %2</translation>
    </message>
    <message>
        <source>Command points lost by %3: %1 or more, left: at most %2</source>
        <translation>%3, punti comando persi: almeno %1, restanti: al massimo %2</translation>
    </message>
    <message>
        <source>%1 is out: no command points left</source>
        <translation>%1: eliminati, senza più punti comando</translation>
    </message>
    <message>
        <source>Range %1 against %2: you strike first</source>
        <translation>Gittata %1 contro %2: colpisci per primo</translation>
    </message>
    <message>
        <source>Range %1 against %2: the opponent strikes first</source>
        <translation>Gittata %1 contro %2: colpisce prima l&apos;avversario</translation>
    </message>
    <message>
        <source>Range %1 against %2: both strike at once</source>
        <translation>Gittata %1 contro %2: si colpisce insieme</translation>
    </message>
    <message>
        <source>Range %1 against %2: it is unknown who strikes first; apply the clash by hand</source>
        <translation>Gittata %1 contro %2: non si sa chi colpisce per primo; applica lo scontro a mano</translation>
    </message>
    <message>
        <source>Only your army strikes: the opponent has no active unit</source>
        <translation>Colpisce solo la tua armata: l&apos;avversario non ha unità attive</translation>
    </message>
    <message>
        <source>Only the opponent strikes: you have no active unit</source>
        <translation>Colpisce solo l&apos;avversario: non hai unità attive</translation>
    </message>
    <message>
        <source>No army has an active unit</source>
        <translation>Nessuna armata ha unità attive</translation>
    </message>
    <message>
        <source>A value that the clash needs is unknown; apply it by hand</source>
        <translation>Manca un valore che serve allo scontro; applicalo a mano</translation>
    </message>
    <message>
        <source>Your Attack %1 broke through the Defence of %2</source>
        <translation>Il tuo Attacco %1 ha superato la Difesa %2</translation>
    </message>
    <message>
        <source>Your Attack %1 had no effect: the Defence is %2</source>
        <translation>Il tuo Attacco %1 non ha avuto effetto: la Difesa è %2</translation>
    </message>
    <message>
        <source>Your Attack %1 against a Defence of %2: the result is unknown; apply it by hand</source>
        <translation>Il tuo Attacco %1 contro una Difesa %2: l&apos;esito è ignoto; applicalo a mano</translation>
    </message>
    <message>
        <source>An Attack of %1 against your Defence %2: the result is unknown; apply it by hand</source>
        <translation>Un Attacco %1 contro la tua Difesa %2: l&apos;esito è ignoto; applicalo a mano</translation>
    </message>
    <message>
        <source>Opposing units that fell: %1</source>
        <translation>Unità avversarie cadute: %1</translation>
    </message>
    <message>
        <source>Opposing units that stepped up: %1</source>
        <translation>Unità avversarie entrate dalla riserva: %1</translation>
    </message>
    <message>
        <source>%1 broke through the Defence of %2: Attack %3 against %4</source>
        <translation>%1: superata la Difesa di %2, Attacco %3 contro %4</translation>
    </message>
    <message>
        <source>%1 struck %2 without effect: Attack %3 against %4</source>
        <translation>%1: colpo a %2 senza effetto, Attacco %3 contro %4</translation>
    </message>
    <message>
        <source>%1 struck on its own: Attack %2 against Defence %3. The unit fell</source>
        <translation>%1 ha colpito per conto suo: Attacco %2 contro Difesa %3. L&apos;unità è caduta</translation>
    </message>
    <message>
        <source>%1 struck on its own without effect: Attack %2 against Defence %3</source>
        <translation>%1 ha colpito per conto suo senza effetto: Attacco %2 contro Difesa %3</translation>
    </message>
    <message>
        <source>%1 struck on its own: Attack %2 against Defence %3. The result is unknown; apply it by hand</source>
        <translation>%1 ha colpito per conto suo: Attacco %2 contro Difesa %3. L&apos;esito è ignoto; applicalo a mano</translation>
    </message>
    <message>
        <source>The unit survived. If it strikes back at %1, apply it by hand</source>
        <translation>L&apos;unità è sopravvissuta. Se contrattacca %1, applicalo a mano</translation>
    </message>
    <message>
        <source>Won in battle %1, turn %2: the opponent has no command points left</source>
        <translation>Vittoria nella battaglia %1, turno %2: l&apos;avversario non ha più punti comando</translation>
    </message>
    <message>
        <source>A draw: both sides lost their last command points at once</source>
        <translation>Pareggio: le due parti hanno perso insieme gli ultimi punti comando</translation>
    </message>
    <message>
        <source>The opponent gave up the battle (surrender %1) and takes half your printed Attack: %2</source>
        <translation>L&apos;avversario ha abbandonato la battaglia (resa %1) e subisce metà del tuo Attacco stampato: %2</translation>
    </message>
    <message>
        <source>The opponent surrendered %1 times and has lost</source>
        <translation>L&apos;avversario ha perso per troppe rese: %1</translation>
    </message>
    <message>
        <source>%1 falls and never returns</source>
        <translation>%1 cade e non torna più</translation>
    </message>
    <message>
        <source>%1 is activated afterwards</source>
        <translation>Dopo si attiva %1</translation>
    </message>
    <message>
        <source>%1 stays active only if you destroy a unit of yours: choose it, or skip and deactivate %1</source>
        <translation>%1 resta in attività solo se distruggi una tua unità: sceglila, oppure salta e disattiva %1</translation>
    </message>
    <message>
        <source>%1 was destroyed: every active unit loses %2 of the value on the card. Choose the value</source>
        <translation>%1: distruzione. Ogni unità attiva perde %2 nel valore indicato sulla carta. Scegli il valore</translation>
    </message>
    <message>
        <source>%1 adds %2 to the value on the card. Choose the value of your army; it is probably Defence</source>
        <translation>%1 aggiunge %2 al valore indicato sulla carta. Scegli il valore dell&apos;armata; probabilmente è la Difesa</translation>
    </message>
    <message>
        <source>%1 was destroyed so that %2 stays active</source>
        <translation>Unità distrutta perché %2 resti in attività: %1</translation>
    </message>
    <message>
        <source>%1 is deactivated: no unit was destroyed for it</source>
        <translation>Si disattiva %1: nessuna unità è stata distrutta in cambio</translation>
    </message>
    <message>
        <source>Every active unit on both sides: %1 lowered by %2</source>
        <translation>Ogni unità attiva delle due parti: %1 ridotto di %2</translation>
    </message>
    <message>
        <source>%1 is active: his skill is about playing supports; apply it as printed on the card</source>
        <translation>Si è attivato %1: la sua abilità riguarda il gioco dei supporti; applicala com&apos;è stampata</translation>
    </message>
    <message>
        <source>%1 is active: opponents cannot play supports</source>
        <translation>È in campo %1: gli avversari non possono giocare supporti</translation>
    </message>
    <message>
        <source>%1 is active: it can take an opposing unit; if it is deactivated, that unit falls</source>
        <translation>È in campo %1: può prendere un&apos;unità avversaria; se si disattiva, quell&apos;unità cade</translation>
    </message>
    <message>
        <source>%1 is active: under a condition on the card it cannot be destroyed</source>
        <translation>È in campo %1: a una condizione indicata sulla carta non si può distruggere</translation>
    </message>
    <message>
        <source>%1 is active: before the clash it can strike one opposing unit on its own</source>
        <translation>È in campo %1: prima dello scontro può colpire per conto suo un&apos;unità avversaria</translation>
    </message>
    <message>
        <source>%1 is active: the skill can be used at any moment, not only now</source>
        <translation>È in campo %1: l&apos;abilità si può usare in qualsiasi momento, non solo ora</translation>
    </message>
    <message>
        <source>%1: lower a value of an opposing unit as printed; at Defence 0 it falls. %1 is face down again at the end of the turn</source>
        <translation>%1: riduci un valore di un&apos;unità avversaria com&apos;è stampato; con Difesa 0 cade. A fine turno %1 torna a faccia in giù</translation>
    </message>
    <message>
        <source>%1: all active units of one opposing player fall; in teams you choose the player</source>
        <translation>%1: cadono tutte le unità attive di un avversario; a squadre scegli tu quale</translation>
    </message>
    <message>
        <source>%1: destroy one of your units and an opposing one; without a unit that can fall, only the opposing one</source>
        <translation>%1: distruggi una tua unità e una avversaria; se nessuna tua può cadere, solo quella avversaria</translation>
    </message>
    <message>
        <source>%1: activate a unit outside the activation step, as printed on the card</source>
        <translation>%1: attiva un&apos;unità fuori dal passo di attivazione, com&apos;è stampato sulla carta</translation>
    </message>
    <message>
        <source>%1: destroy two of your units to activate one from the Forces deck (fetch)</source>
        <translation>%1: distruggi due tue unità per attivarne una dal mazzo esercito (fetch)</translation>
    </message>
    <message>
        <source>%1 works once; leave it in play only for another card that needs it</source>
        <translation>%1 vale una volta sola; lascialo in gioco solo se serve a un&apos;altra carta</translation>
    </message>
    <message>
        <source>%1: the Attack of your active units doubles and another value is halved, as printed on the card</source>
        <translation>%1: l&apos;Attacco delle tue unità attive raddoppia e un altro valore si dimezza, com&apos;è stampato sulla carta</translation>
    </message>
    <message>
        <source>%1 changes the total of the army, not its units, until it leaves play</source>
        <translation>%1 cambia il totale dell&apos;armata, non le unità, finché resta in gioco</translation>
    </message>
    <message>
        <source>%1 was destroyed: its skill lowers a value of every active unit on both sides</source>
        <translation>%1: distruzione. La sua abilità abbassa un valore di tutte le unità attive delle due parti</translation>
    </message>
    <message>
        <source>Your army strikes first: the skill of %1 works now</source>
        <translation>La tua armata colpisce per prima: ora vale l&apos;abilità di %1</translation>
    </message>
    <message>
        <source>enter units as numbers, or one of the words mine, last and none</source>
        <translation>scrivi le unità come numeri, oppure una delle parole mine, last e none</translation>
    </message>
    <message>
        <source>units are entered as Attack/Defence/Range, for example enemy 6/3/2, 4/?/1</source>
        <translation>le unità si scrivono come Attacco/Difesa/Gittata, per esempio enemy 6/3/2, 4/?/1</translation>
    </message>
    <message>
        <source>the clash of this turn is over</source>
        <translation>lo scontro di questo turno è concluso</translation>
    </message>
    <message>
        <source>there is no opposing army; enter it first, for example enemy 6/3/2</source>
        <translation>non c&apos;è un&apos;armata avversaria; scrivila prima, per esempio enemy 6/3/2</translation>
    </message>
    <message>
        <source>an opposing army is entered: it strikes in the clash</source>
        <translation>c&apos;è un&apos;armata avversaria: colpisce nello scontro</translation>
    </message>
    <message>
        <source>only a card that says so strikes before the clash, once a turn</source>
        <translation>prima dello scontro colpisce solo una carta che lo dice, una volta per turno</translation>
    </message>
    <message>
        <source>Discarded %1, with %2 on top</source>
        <translation>Carte scartate: %1, in cima %2</translation>
    </message>
    <message>
        <source>Won a tie of %1 points in fewer turns: %2, not %3</source>
        <translation>Parità a %1 punti, vinta con meno turni: %2 contro %3</translation>
    </message>
    <message>
        <source>Lost a tie of %1 points: another player needed fewer turns, %3, not %2</source>
        <translation>Parità a %1 punti, persa: un altro giocatore ha usato meno turni, %3 contro %2</translation>
    </message>
    <message>
        <source>Playing the %1 against a bot</source>
        <translation>Giochi con gli %1 contro un giocatore automatico</translation>
    </message>
    <message>
        <source>Taken off the map in %2: %1</source>
        <translation>Tolto dalla mappa in %2: %1</translation>
    </message>
    <message>
        <source>The damage to the Aliens falls to %1</source>
        <translation>Il danno agli Alieni scende a %1</translation>
    </message>
    <message>
        <source>%1 cannot move from %2 to %3 in one step</source>
        <translation>%1 non può passare da %2 a %3 in un passo</translation>
    </message>
    <message>
        <source>%2: +%1, and the card leaves the game</source>
        <translation>%2: +%1, e la carta esce dal gioco</translation>
    </message>
    <message>
        <source>moves: %1, steps: %2</source>
        <translation>muove: %1, passi: %2</translation>
    </message>
    <message>
        <source>moves: %1, steps: %2, and the card leaves the game</source>
        <translation>muove: %1, passi: %2, e la carta esce dal gioco</translation>
    </message>
    <message>
        <source>damage to the Aliens: %1</source>
        <translation>danni agli Alieni: %1</translation>
    </message>
    <message>
        <source>damage to the Aliens: %1, and the card leaves the game</source>
        <translation>danni agli Alieni: %1, e la carta esce dal gioco</translation>
    </message>
    <message>
        <source>damage to the Humans: %1</source>
        <translation>danni agli Umani: %1</translation>
    </message>
    <message>
        <source>damage to the Humans: %1, and the card leaves the game</source>
        <translation>danni agli Umani: %1, e la carta esce dal gioco</translation>
    </message>
    <message>
        <source>damage to the Humans: %1, and a tile: %2</source>
        <translation>danni agli Umani: %1, e una tessera: %2</translation>
    </message>
    <message>
        <source>damage to the Humans: %1, a tile: %2, and the card leaves the game</source>
        <translation>danni agli Umani: %1, una tessera: %2, e la carta esce dal gioco</translation>
    </message>
    <message>
        <source>damage to the Humans: %1, then an Army is pushed away</source>
        <translation>danni agli Umani: %1, poi un Esercito è spinto via</translation>
    </message>
    <message>
        <source>damage to the Humans: %1, an Army is pushed away, and the card leaves the game</source>
        <translation>danni agli Umani: %1, un Esercito è spinto via, e la carta esce dal gioco</translation>
    </message>
    <message>
        <source>kills a civilian</source>
        <translation>uccide un Civile</translation>
    </message>
    <message>
        <source>kills a civilian, and the card leaves the game</source>
        <translation>uccide un Civile, e la carta esce dal gioco</translation>
    </message>
    <message>
        <source>a new miniature: %1</source>
        <translation>una nuova miniatura: %1</translation>
    </message>
    <message>
        <source>The map has %1 land and %2 sea regions, %3 of them with civilians; the board has 15, 6 and 10</source>
        <translation>La mappa ha %1 regioni di terra e %2 di mare, %3 con Civili; la plancia ne ha 15, 6 e 10</translation>
    </message>
    <message>
        <source>Not in %2: %1</source>
        <translation>Non c&apos;è in %2: %1</translation>
    </message>
    <message>
        <source>Held in place in %2: %1</source>
        <translation>Bloccato in %2: %1</translation>
    </message>
    <message>
        <source>Already used this turn in %2: %1</source>
        <translation>In questo turno già usato in %2: %1</translation>
    </message>
    <message>
        <source>%1 and %2 do not share a border</source>
        <translation>%1 e %2 non confinano</translation>
    </message>
    <message>
        <source>Frightening Sound keeps %1 out of %2</source>
        <translation>Suono Spaventoso tiene %1 fuori da %2</translation>
    </message>
    <message>
        <source>%2 is not a region for this piece: %1</source>
        <translation>%2 non è una regione per questo pezzo: %1</translation>
    </message>
    <message>
        <source>%1 is hostile</source>
        <translation>%1 è ostile</translation>
    </message>
    <message>
        <source>It does not enter in %2: %1</source>
        <translation>Non entra in %2: %1</translation>
    </message>
    <message>
        <source>%1 is not on land</source>
        <translation>%1 non è di terra</translation>
    </message>
    <message>
        <source>%1 has a building already</source>
        <translation>%1 ha già un edificio</translation>
    </message>
    <message>
        <source>There are Humans in %1</source>
        <translation>In %1 ci sono Umani</translation>
    </message>
    <message>
        <source>%1 does not border on a region with an alien building</source>
        <translation>%1 non confina con una regione che ha un edificio alieno</translation>
    </message>
    <message>
        <source>Put %1 under the pile: %2</source>
        <translation>Messe %1 sotto la pila: %2</translation>
    </message>
    <message>
        <source>The enemy used an Equipment: +%1 Force until Sunset</source>
        <translation>Il nemico ha usato un Equipaggiamento: +%1 Forza fino al Tramonto</translation>
    </message>
    <message>
        <source>The opponent built a Building of resistance %1: %2</source>
        <translation>L&apos;avversario ha costruito un Edificio con resistenza %1: %2</translation>
    </message>
    <message>
        <source>The enemy Building took %1 damage: %2</source>
        <translation>Danni all&apos;Edificio nemico: %1 (%2)</translation>
    </message>
    <message>
        <source>The Building of the opponent was removed</source>
        <translation>L&apos;Edificio dell&apos;avversario è stato tolto</translation>
    </message>
    <message>
        <source>The enemy Building was destroyed: %1; that its number is its resistance is assumed</source>
        <translation>L&apos;Edificio nemico è stato distrutto: %1; che il suo numero sia la resistenza è una nostra ipotesi</translation>
    </message>
</context>
<context>
    <name>simulation</name>
    <message>
        <source>Coins or energy made, and damage dealt or civilians killed, by own turn:</source>
        <translation>Monete o Energia ottenute, e danni inflitti o Civili uccisi, per turno proprio:</translation>
    </message>
    <message>
        <source>Colpi and points by the player&apos;s own turn:</source>
        <translation>Colpi e punti per turno proprio:</translation>
    </message>
</context>
</TS>
