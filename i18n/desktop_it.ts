<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>ActionBar</name>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>More · %1</source>
        <translation>Altro · %1</translation>
    </message>
    <message>
        <source>Hide further actions</source>
        <translation>Nascondi le altre azioni</translation>
    </message>
    <message numerus="yes">
        <source>Show %n further action(s)</source>
        <translation>
            <numerusform>Mostra %n altra azione</numerusform>
            <numerusform>Mostra altre %n azioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Draw, move, mark or count by hand</source>
        <translation>Pesca, sposta, segna o conta a mano</translation>
    </message>
</context>
<context>
    <name>ActionParts</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Find a card by its name</source>
        <translation>Cerca una carta per nome</translation>
    </message>
</context>
<context>
    <name>AddToDeckSheet</name>
    <message>
        <source>New deck</source>
        <translation>Nuovo mazzo</translation>
    </message>
    <message>
        <source>Add %1 to a deck</source>
        <translation>Aggiungi %1 a un mazzo</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>I tuoi mazzi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>AnalysisHeader</name>
    <message>
        <source>Analysis</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>To the deck</source>
        <translation>Al mazzo</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Undo the last change of the deck</source>
        <translation>Annulla l'ultima modifica del mazzo</translation>
    </message>
    <message>
        <source>Random deck</source>
        <translation>Mazzo casuale</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <translation>Foglio di preparazione</translation>
    </message>
    <message>
        <source>Test opening hand</source>
        <translation>Prova la mano iniziale</translation>
    </message>
</context>
<context>
    <name>AnalysisPageView</name>
    <message>
        <source>Odds by turn</source>
        <translation>Probabilità per turno</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilità</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Ottimizza</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Hands quiz</source>
        <translation>Quiz delle mani</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>I tuoi risultati</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>No deck is open</source>
        <translation>Nessun mazzo aperto</translation>
    </message>
    <message>
        <source>Open a deck to see its odds, tune it, compare it, and keep your results.</source>
        <translation>Apri un mazzo per vederne le probabilità, ottimizzarlo, confrontarlo e annotare i tuoi risultati.</translation>
    </message>
    <message>
        <source>Choose a deck</source>
        <translation>Scegli un mazzo</translation>
    </message>
</context>
<context>
    <name>AvailableActionButton</name>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
</context>
<context>
    <name>BackupsPanel</name>
    <message>
        <source>Backups</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>No backups yet. One is made before every library update, and you can make more.</source>
        <translation>Ancora nessun backup. Mazzo ne crea uno prima di ogni aggiornamento dell&apos;archivio; puoi crearne altri.</translation>
    </message>
    <message>
        <source>Restoring the backup…</source>
        <translation>Ripristino del backup in corso…</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Backup in corso…</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Fai un backup adesso</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Restore: %1</source>
        <translation>Ripristina: %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Restoring a backup replaces the library. The current library is kept as a backup too.</source>
        <translation>Ripristinare un backup sostituisce l&apos;archivio. Quello attuale resta a sua volta come backup.</translation>
    </message>
    <message>
        <source>Yes, restore it</source>
        <translation>Sì, ripristinalo</translation>
    </message>
</context>
<context>
    <name>BinList</name>
    <message>
        <source>Empty the bin?</source>
        <translation>Svuotare il cestino?</translation>
    </message>
    <message>
        <source>Delete “%1” for good?</source>
        <translation>Eliminare “%1” per sempre?</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) and their histories are deleted. This cannot be undone.</source>
        <translation>
            <numerusform>%n mazzo e la sua cronologia vengono eliminati. Non si può annullare.</numerusform>
            <numerusform>%n mazzi e le loro cronologie vengono eliminati. Non si può annullare.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck and its history are deleted. This cannot be undone.</source>
        <translation>Il mazzo e la sua cronologia vengono eliminati. Non si può annullare.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Svuota il cestino…</translation>
    </message>
    <message>
        <source>Removed decks</source>
        <translation>Mazzi rimossi</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>removed %1</source>
        <translation>rimosso il %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>Ripristina %1</translation>
    </message>
    <message>
        <source>Delete %1 for good</source>
        <translation>Elimina %1 per sempre</translation>
    </message>
</context>
<context>
    <name>BotsSheet</name>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>A change begins the game again with the same seed. Step back returns to the game before.</source>
        <translation>Ogni modifica ricomincia la partita con lo stesso seed. Con Indietro torni alla partita precedente.</translation>
    </message>
    <message>
        <source>Nobody acts</source>
        <translation>Nessuno agisce</translation>
    </message>
    <message>
        <source>Bots play</source>
        <translation>Giocano i bot</translation>
    </message>
    <message>
        <source>Seat %1 plays by</source>
        <translation>Il posto %1 gioca con</translation>
    </message>
    <message>
        <source>Strategy of seat %1</source>
        <translation>Strategia del posto %1</translation>
    </message>
    <message>
        <source>That of the saved game</source>
        <translation>Quella della partita salvata</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>BoxSheet</name>
    <message>
        <source>Add a box of %1</source>
        <translation>Aggiungi una scatola di %1</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Scatole</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Where you keep them (optional)</source>
        <translation>Dove le tieni (facoltativo)</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Prodotti</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n carta diversa</numerusform>
            <numerusform>%n carte diverse</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>contents not fully known</source>
        <translation>contenuto non del tutto noto</translation>
    </message>
    <message>
        <source>This game&apos;s pack lists no products.</source>
        <translation>Il pacchetto di questo gioco non elenca prodotti.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>BrokenDeck</name>
    <message>
        <source>This deck cannot be edited</source>
        <translation>Questo mazzo non si può modificare</translation>
    </message>
    <message>
        <source>No deck is open</source>
        <translation>Nessun mazzo aperto</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Tutti i mazzi</translation>
    </message>
    <message>
        <source>Deck text</source>
        <translation>Testo del mazzo</translation>
    </message>
    <message>
        <source>Nothing is lost: these are the lines of the deck. Fix them here, or leave them as they are.</source>
        <translation>Niente è perduto: queste sono le righe del mazzo. Correggile qui, o lasciale come sono.</translation>
    </message>
    <message>
        <source>Save and try again</source>
        <translation>Salva e riprova</translation>
    </message>
</context>
<context>
    <name>BuildRow</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Montato</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Monta</translation>
    </message>
    <message>
        <source>Take %1 apart</source>
        <translation>Smonta %1</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>Monta %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Seleziona %1</translation>
    </message>
    <message>
        <source>starter deck</source>
        <translation>precostruito</translation>
    </message>
</context>
<context>
    <name>BuildsPanel</name>
    <message numerus="yes">
        <source>Nothing is missing (%n card(s)).</source>
        <translation>
            <numerusform>Non manca niente (%n carta).</numerusform>
            <numerusform>Non manca niente (%n carte).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies missing</source>
        <translation>
            <numerusform>manca %n copia</numerusform>
            <numerusform>mancano %n copie</numerusform>
        </translation>
    </message>
    <message>
        <source>Want list</source>
        <translation>Lista dei desideri</translation>
    </message>
    <message>
        <source>Pull list</source>
        <translation>Lista di prelievo</translation>
    </message>
    <message numerus="yes">
        <source>Built decks compete for %n card(s)</source>
        <translation>
            <numerusform>I mazzi montati si contendono %n carta</numerusform>
            <numerusform>I mazzi montati si contendono %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… e un&apos;altra</numerusform>
            <numerusform>… e altre %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) together: %1</source>
        <translation>
            <numerusform>%n mazzo: %1</numerusform>
            <numerusform>%n mazzi insieme: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Annulla la selezione</translation>
    </message>
    <message>
        <source>Decks, fewest missing cards first</source>
        <translation>Mazzi, prima quelli a cui manca meno</translation>
    </message>
    <message>
        <source>No decks for this game yet.</source>
        <translation>Ancora nessun mazzo per questo gioco.</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>incerta</translation>
    </message>
    <message>
        <source>own %1</source>
        <translation>hai %1</translation>
    </message>
</context>
<context>
    <name>CardFaceHeader</name>
    <message numerus="yes">
        <source>%n unknown value(s)</source>
        <translation>
            <numerusform>%n valore sconosciuto</numerusform>
            <numerusform>%n valori sconosciuti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFileRow</name>
    <message>
        <source>new</source>
        <translation>nuova</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificata</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rifiutata</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>invariata</translation>
    </message>
    <message>
        <source>Line %1: %2, %3</source>
        <translation>Riga %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>CardFileSheet</name>
    <message>
        <source>Reading the file</source>
        <translation>Lettura del file</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importa %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lettura…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>The file was not imported; nothing has changed.</source>
        <translation>Il file non è stato importato: nulla è cambiato.</translation>
    </message>
    <message>
        <source>Errors in the file</source>
        <translation>Errori nel file</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1.</source>
        <translation>Il file non è in UTF-8: è stato letto come Latin-1.</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Tutte le righe</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuove</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificate</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Invariate</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rifiutate</translation>
    </message>
    <message>
        <source>Rows in the file</source>
        <translation>Righe del file</translation>
    </message>
    <message>
        <source>Refused rows are left out; the others are imported.</source>
        <translation>Le righe rifiutate vengono saltate, le altre importate.</translation>
    </message>
    <message>
        <source>Every row that says something new is refused.</source>
        <translation>Tutte le righe che dicono qualcosa di nuovo sono rifiutate.</translation>
    </message>
    <message>
        <source>The file says nothing that is not known already.</source>
        <translation>Il file non dice nulla di nuovo.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>Importa %n riga</numerusform>
            <numerusform>Importa %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Let values replace those of the pack</source>
        <translation>I valori possono sostituire quelli del pacchetto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>CardFiles</name>
    <message>
        <source>Import cards or a layer</source>
        <translation>Importa carte o un livello</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Tables of cards and layers (%1)</source>
        <translation>Tabelle di carte e livelli (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tutti i file (%1)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Esporta la tabella</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabelle (%1)</translation>
    </message>
    <message>
        <source>JSON (%1)</source>
        <translation>JSON (%1)</translation>
    </message>
    <message>
        <source>Export my cards as a layer</source>
        <translation>Esporta le mie carte come livello</translation>
    </message>
    <message>
        <source>Layers (%1)</source>
        <translation>Livelli (%1)</translation>
    </message>
</context>
<context>
    <name>CardFormPanel</name>
    <message>
        <source>New card</source>
        <translation>Nuova carta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Every value of this card is known.</source>
        <translation>Di questa carta si conosce ogni valore.</translation>
    </message>
    <message>
        <source>Enter goes to the next field, Alt+Enter saves the card and starts the next one. ? stands for an unknown value.</source>
        <translation>Invio passa al campo seguente, Alt+Invio salva la carta e ne comincia un&apos;altra. ? indica un valore sconosciuto.</translation>
    </message>
    <message>
        <source>Fewer fields</source>
        <translation>Meno campi</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n altro campo</numerusform>
            <numerusform>Altri %n campi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardGrid</name>
    <message>
        <source>Search results</source>
        <translation>Risultati della ricerca</translation>
    </message>
</context>
<context>
    <name>CardPageView</name>
    <message>
        <source>Previous card</source>
        <translation>Carta precedente</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta successiva</translation>
    </message>
    <message>
        <source>Also known as: %1</source>
        <translation>Nota anche come: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Add to a deck</source>
        <translation>Aggiungi a un mazzo</translation>
    </message>
    <message>
        <source>Other side: %1</source>
        <translation>Altro lato: %1</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Your picture of %1</source>
        <translation>La tua immagine di %1</translation>
    </message>
    <message>
        <source>Text not entered yet</source>
        <translation>Testo non ancora inserito</translation>
    </message>
    <message>
        <source>Add picture …</source>
        <translation>Aggiungi immagine …</translation>
    </message>
    <message>
        <source>Replace picture …</source>
        <translation>Sostituisci immagine …</translation>
    </message>
    <message>
        <source>Use as whole card</source>
        <translation>Usa come carta intera</translation>
    </message>
    <message>
        <source>Use as art</source>
        <translation>Usa come illustrazione</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>Elimina l&apos;immagine</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>incerta</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n sconosciuto</numerusform>
            <numerusform>%n sconosciuti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardRows</name>
    <message>
        <source>Search results</source>
        <translation>Risultati della ricerca</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>Open its page</source>
        <translation>Apri la sua pagina</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>CardTableRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Seleziona %1</translation>
    </message>
</context>
<context>
    <name>CardTableView</name>
    <message>
        <source>unknown</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cards as a table</source>
        <translation>Carte in tabella</translation>
    </message>
</context>
<context>
    <name>CardValuesPanel</name>
    <message>
        <source>Card data and sources</source>
        <translation>Dati della carta e fonti</translation>
    </message>
</context>
<context>
    <name>CardsModeSwitch</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogo</translation>
    </message>
    <message>
        <source>Edit cards</source>
        <translation>Modifica carte</translation>
    </message>
</context>
<context>
    <name>CardsPageView</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordina per</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Ancora nessuna carta</translation>
    </message>
    <message>
        <source>No matching cards</source>
        <translation>Nessuna carta trovata</translation>
    </message>
    <message>
        <source>Choose a game that has cards.</source>
        <translation>Scegli un gioco che ha delle carte.</translation>
    </message>
    <message>
        <source>Remove a search term or a filter, or clear the search.</source>
        <translation>Togli un termine o un filtro, oppure azzera la ricerca.</translation>
    </message>
    <message>
        <source>Show undecided cards</source>
        <translation>Mostra le carte incerte</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Mostra tutte le carte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) may match, but have unknown values. Show them, or broaden the search.</source>
        <translation>
            <numerusform>%n carta potrebbe corrispondere, ma ha valori sconosciuti. Mostrala, oppure allarga la ricerca.</numerusform>
            <numerusform>%n carte potrebbero corrispondere, ma hanno valori sconosciuti. Mostrale, oppure allarga la ricerca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures …</source>
        <translation>Immagini …</translation>
    </message>
    <message>
        <source>Every card of the game. Search by name or by field, such as “cost&lt;=3”; rest the pointer on a card to read it, click it for its page.</source>
        <translation>Tutte le carte del gioco. Cerca per nome o per campo, ad esempio “costo&lt;=3”; ferma il puntatore su una carta per leggerla, fai clic per aprire la sua pagina.</translation>
    </message>
</context>
<context>
    <name>CataloguePanel</name>
    <message>
        <source>No matching cards</source>
        <translation>Nessuna carta trovata</translation>
    </message>
    <message>
        <source>None of the cards found can be added without breaking a rule.</source>
        <translation>Nessuna delle carte trovate si può aggiungere senza infrangere una regola.</translation>
    </message>
    <message>
        <source>Remove a search term or a filter, or clear the search.</source>
        <translation>Togli un termine o un filtro, oppure azzera la ricerca.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Mostra tutte le carte</translation>
    </message>
    <message>
        <source>Added 1 × %1</source>
        <translation>Aggiunta 1 × %1</translation>
    </message>
    <message>
        <source>Removed 1 × %1</source>
        <translation>Tolta 1 × %1</translation>
    </message>
    <message>
        <source>Drop here to remove the card from the deck</source>
        <translation>Rilascia qui per togliere la carta dal mazzo</translation>
    </message>
    <message>
        <source>Click or Enter: add · Right-click or Space: show card · ?: all shortcuts</source>
        <translation>Clic o Invio: aggiungi · Clic destro o Spazio: mostra la carta · ?: tutte le scorciatoie</translation>
    </message>
</context>
<context>
    <name>ChartBar</name>
    <message>
        <source>Select these cards</source>
        <translation>Seleziona queste carte</translation>
    </message>
    <message>
        <source>%1 – click to select</source>
        <translation>%1 – clic per selezionarle</translation>
    </message>
</context>
<context>
    <name>ChartRows</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n carta</numerusform>
            <numerusform>%1: %n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckPanel</name>
    <message>
        <source>Checking…</source>
        <translation>Controllo in corso…</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n avviso</numerusform>
            <numerusform>%n avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Nessun errore</translation>
    </message>
    <message>
        <source>Mistakes and hints</source>
        <translation>Errori e avvisi</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Avviso</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>+ Add “%1” as a new choice</source>
        <translation>+ Aggiungi “%1” come nuova scelta</translation>
    </message>
</context>
<context>
    <name>ClauseRow</name>
    <message>
        <source>only in: %1</source>
        <translation>solo in: %1</translation>
    </message>
</context>
<context>
    <name>CollectionColumns</name>
    <message>
        <source>Owned</source>
        <translation>Possedute</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Nei mazzi</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libere</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Desiderate</translation>
    </message>
    <message>
        <source>Lent</source>
        <translation>In prestito</translation>
    </message>
</context>
<context>
    <name>CollectionEmpty</name>
    <message>
        <source>Your collection of %1 is empty</source>
        <translation>La tua collezione di %1 è vuota</translation>
    </message>
    <message>
        <source>No matching cards</source>
        <translation>Nessuna carta trovata</translation>
    </message>
    <message>
        <source>Remove a search term, or clear the search.</source>
        <translation>Togli un termine, oppure azzera la ricerca.</translation>
    </message>
    <message>
        <source>Add a box</source>
        <translation>Aggiungi una scatola</translation>
    </message>
    <message>
        <source>Import CSV</source>
        <translation>Importa CSV</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Mostra tutte le carte</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>Add a whole box, import a file from another program, or show all cards and count them one by one.</source>
        <translation>Aggiungi una scatola intera in un colpo solo, importa un file da un altro programma oppure mostra tutte le carte e contale una per una.</translation>
    </message>
    <message>
        <source>Only cards that you own, want or have in a deck are shown. Show all cards, or remove a search term.</source>
        <translation>Si vedono solo le carte che possiedi, desideri o hai in un mazzo. Mostra tutte le carte, o togli un termine.</translation>
    </message>
</context>
<context>
    <name>CollectionFileRow</name>
    <message>
        <source>Card for line %1</source>
        <translation>Carta per la riga %1</translation>
    </message>
    <message>
        <source>Another card for line %1</source>
        <translation>Un&apos;altra carta per la riga %1</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Un&apos;altra carta</translation>
    </message>
</context>
<context>
    <name>CollectionFiles</name>
    <message>
        <source>Import a collection</source>
        <translation>Importa una collezione</translation>
    </message>
    <message>
        <source>Collections (*.csv *.txt *.tsv)</source>
        <translation>Collezioni (*.csv *.txt *.tsv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Export the collection</source>
        <translation>Esporta la collezione</translation>
    </message>
    <message>
        <source>Collections (*.csv)</source>
        <translation>Collezioni (*.csv)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>CollectionHeader</name>
    <message>
        <source>Collection</source>
        <translation>Collezione</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In corso…</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annulla: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Niente da annullare</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ripeti: %1</translation>
    </message>
    <message>
        <source>Can I build it?</source>
        <translation>Posso montarlo?</translation>
    </message>
    <message>
        <source>Import CSV</source>
        <translation>Importa CSV</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Add a box</source>
        <translation>Aggiungi una scatola</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Niente da ripetere</translation>
    </message>
</context>
<context>
    <name>CollectionImportSheet</name>
    <message>
        <source>Import %1</source>
        <translation>Importa %1</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>Importa una collezione</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lettura…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>The file was not imported; nothing has changed.</source>
        <translation>Il file non è stato importato; nulla è cambiato.</translation>
    </message>
    <message>
        <source>Cards of %1</source>
        <translation>Carte di %1</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1.</source>
        <translation>Il file non è in UTF-8; è stato letto come Latin-1.</translation>
    </message>
    <message>
        <source>This file was already imported on %1. Importing it again doubles its copies.</source>
        <translation>Questo file è già stato importato il %1. Importandolo di nuovo raddoppi le copie.</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Tutte le righe</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Da controllare</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Riconosciute</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Probabili</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Ambigue</translation>
    </message>
    <message>
        <source>Unknown, kept by name</source>
        <translation>Sconosciute, conservate per nome</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignorate</translation>
    </message>
    <message>
        <source>Rows in the file</source>
        <translation>Righe del file</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <translation>Non esiste la carta “%1”.</translation>
    </message>
    <message>
        <source>Accept the guesses</source>
        <translation>Accetta le carte probabili</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Errors in the file</source>
        <translation>Errori nel file</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n row(s). Undo reverts the whole import.</source>
        <translation>
            <numerusform>Importata %n riga. Con Annulla torni a prima dell&apos;importazione.</numerusform>
            <numerusform>Importate %n righe. Con Annulla torni a prima dell&apos;importazione.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n row(s) again</source>
        <translation>
            <numerusform>Importa di nuovo %n riga</numerusform>
            <numerusform>Importa di nuovo %n righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>Importa %n riga</numerusform>
            <numerusform>Importa %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignored columns: %1</source>
        <translation>Colonne ignorate: %1</translation>
    </message>
    <message>
        <source>Some rows cannot be read. Nothing has changed yet; the other rows can be imported.</source>
        <translation>Alcune righe sono illeggibili. Per ora nulla è cambiato; si possono importare le altre.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) cannot be read and are left out:</source>
        <translation>
            <numerusform>%n riga illeggibile, esclusa:</numerusform>
            <numerusform>%n righe illeggibili, escluse:</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue without these rows</source>
        <translation>Continua senza queste righe</translation>
    </message>
</context>
<context>
    <name>CollectionMessages</name>
    <message>
        <source>Dismiss</source>
        <translation>Nascondi</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are not in the catalogue; they are kept by name.</source>
        <translation>
            <numerusform>%n carta non è nel catalogo; resta per nome.</numerusform>
            <numerusform>%n carte non sono nel catalogo; restano per nome.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Controlla</translation>
    </message>
</context>
<context>
    <name>CollectionPageView</name>
    <message>
        <source>Collection</source>
        <translation>Collezione</translation>
    </message>
    <message>
        <source>Only my cards</source>
        <translation>Solo le mie carte</translation>
    </message>
    <message>
        <source>Only cards that I own, want or have in a deck</source>
        <translation>Solo carte che possiedo, desidero o ho in un mazzo</translation>
    </message>
    <message>
        <source>What you own, lend and want. Add whole boxes at once; the side panel says which decks you can build.</source>
        <translation>Ciò che possiedi, presti e cerchi. Aggiungi scatole intere in una volta; il pannello a lato dice quali mazzi puoi montare.</translation>
    </message>
</context>
<context>
    <name>CollectionRow</name>
    <message>
        <source>%1 owned</source>
        <translation>possedute: %1</translation>
    </message>
    <message>
        <source>%1 in decks</source>
        <translation>nei mazzi: %1</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>mancanti: %1</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>libere: %1</translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation>desiderate: %1</translation>
    </message>
    <message>
        <source>%1 lent</source>
        <translation>in prestito: %1</translation>
    </message>
    <message>
        <source>Remove one copy of %1</source>
        <translation>Togli una copia di %1</translation>
    </message>
    <message>
        <source>Add one copy of %1</source>
        <translation>Aggiungi una copia di %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Seleziona %1</translation>
    </message>
</context>
<context>
    <name>CollectionSidePanel</name>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Can I build it?</source>
        <translation>Posso montarlo?</translation>
    </message>
    <message>
        <source>Copies of a card</source>
        <translation>Copie di una carta</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna alla tabella</translation>
    </message>
    <message>
        <source>Select a card in the table to see where its copies are and to record details about them.</source>
        <translation>Seleziona una carta nella tabella per vedere dove sono le sue copie e annotarne i dettagli.</translation>
    </message>
</context>
<context>
    <name>CollectionTable</name>
    <message>
        <source>Cards of the collection</source>
        <translation>Carte della collezione</translation>
    </message>
</context>
<context>
    <name>CollectionTableHeader</name>
    <message>
        <source>Select all cards</source>
        <translation>Seleziona tutte le carte</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Posizione</translation>
    </message>
</context>
<context>
    <name>ColumnHeader</name>
    <message>
        <source>%1, sorted in reverse</source>
        <translation>%1, in ordine inverso</translation>
    </message>
    <message>
        <source>%1, sorted</source>
        <translation>%1, in ordine</translation>
    </message>
    <message>
        <source>Sort by %1</source>
        <translation>Ordina per %1</translation>
    </message>
</context>
<context>
    <name>ColumnText</name>
    <message>
        <source>Set</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Other names</source>
        <translation>Altri nomi</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
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
        <source>Name (%1)</source>
        <translation>Nome (%1)</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Chiarimenti</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effetti</translation>
    </message>
</context>
<context>
    <name>CompareDifference</name>
    <message>
        <source>Difference</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Both decks have the same cards.</source>
        <translation>I due mazzi hanno le stesse carte.</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <translation>%1: %2 e %3</translation>
    </message>
</context>
<context>
    <name>CompareOdds</name>
    <message>
        <source>Questions by turn</source>
        <translation>Domande per turno</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>differenza</translation>
    </message>
    <message>
        <source>Exact; differences in percentage points. The first mulligan policy is followed, if there is one.</source>
        <translation>Valori esatti; differenze in punti percentuali. Si segue la prima regola di mulligan, se c'è.</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Compare with</source>
        <translation>Confronta con</translation>
    </message>
    <message>
        <source>There is no other deck of this game, and no older revision of this one.</source>
        <translation>Non ci sono altri mazzi di questo gioco né revisioni precedenti di questo.</translation>
    </message>
    <message>
        <source>Comparing the decks</source>
        <translation>Confronto dei mazzi</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>Which card is this?</source>
        <translation>Quale carta è?</translation>
    </message>
    <message>
        <source>Card name</source>
        <translation>Nome della carta</translation>
    </message>
    <message>
        <source>Type a card name</source>
        <translation>Scrivi il nome di una carta</translation>
    </message>
    <message>
        <source>Suggested cards</source>
        <translation>Carte suggerite</translation>
    </message>
    <message>
        <source>No card has a similar name.</source>
        <translation>Nessuna carta ha un nome simile.</translation>
    </message>
    <message>
        <source>Use this card</source>
        <translation>Usa questa carta</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Lascia il nome com&apos;è</translation>
    </message>
    <message>
        <source>Not a card</source>
        <translation>Non è una carta</translation>
    </message>
</context>
<context>
    <name>CountStepper</name>
    <message>
        <source>%1: one fewer</source>
        <translation>%1: una in meno</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: una in più</translation>
    </message>
</context>
<context>
    <name>CounterRow</name>
    <message>
        <source>%1: one fewer, by hand</source>
        <translation>%1: uno in meno, a mano</translation>
    </message>
    <message>
        <source>%1: one more, by hand</source>
        <translation>%1: uno in più, a mano</translation>
    </message>
</context>
<context>
    <name>CurveBars</name>
    <message>
        <source>%1: %2 and %3</source>
        <translation>%1: %2 e %3</translation>
    </message>
</context>
<context>
    <name>CurveChart</name>
    <message>
        <source>Points by turn: %1</source>
        <translation>Punti per turno: %1</translation>
    </message>
    <message>
        <source>%1 ends with %2</source>
        <translation>%1 finisce con %2</translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation>Punti per turno</translation>
    </message>
    <message>
        <source>turn 1</source>
        <translation>turno 1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
    </message>
</context>
<context>
    <name>DeckCardRow</name>
    <message>
        <source>Remove one copy of %1</source>
        <translation>Togli una copia di %1</translation>
    </message>
    <message>
        <source>Add one copy of %1</source>
        <translation>Aggiungi una copia di %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Azioni per %1</translation>
    </message>
</context>
<context>
    <name>DeckChart</name>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Chart of</source>
        <translation>Grafico di</translation>
    </message>
    <message>
        <source>Chart of %1</source>
        <translation>Grafico di %1</translation>
    </message>
    <message>
        <source>No card in the deck has this value.</source>
        <translation>Nessuna carta del mazzo ha questo valore.</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n sconosciuta</numerusform>
            <numerusform>%n sconosciute</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is unknown for every card in this deck. Enter it on a card&apos;s page to see it here.</source>
        <translation>%1: sconosciuto per tutte le carte di questo mazzo. Inseriscilo nella pagina di una carta per vederlo qui.</translation>
    </message>
</context>
<context>
    <name>DeckFiles</name>
    <message>
        <source>All files (%1)</source>
        <translation>Tutti i file (%1)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Open a deck list or an image with a QR code</source>
        <translation>Apri una lista o un&apos;immagine con un codice QR</translation>
    </message>
    <message>
        <source>Deck lists and images (%1)</source>
        <translation>Liste e immagini (%1)</translation>
    </message>
</context>
<context>
    <name>DeckGroups</name>
    <message>
        <source>Without %1</source>
        <translation>Senza %1</translation>
    </message>
    <message>
        <source>%1 not known</source>
        <translation>%1: non noto</translation>
    </message>
    <message>
        <source>Not %1</source>
        <translation>Non %1</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Category (first tag)</source>
        <translation>Categoria (prima etichetta)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Senza categoria</translation>
    </message>
</context>
<context>
    <name>DeckList</name>
    <message>
        <source>Your decks</source>
        <translation>I tuoi mazzi</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Cards in the deck</source>
        <translation>Carte del mazzo</translation>
    </message>
    <message>
        <source>Kept but not recognised: %1</source>
        <translation>Conservato, ma non riconosciuto: %1</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <translation>Mazzo vuoto</translation>
    </message>
    <message>
        <source>Type a card name and press Enter, click a card, or drag it here.</source>
        <translation>Scrivi il nome di una carta e premi Invio, fai clic su una carta o trascinala qui.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that the game does not have</source>
        <translation>
            <numerusform>%n carta che il gioco non ha</numerusform>
            <numerusform>%n carte che il gioco non ha</numerusform>
        </translation>
    </message>
    <message>
        <source>Create these cards</source>
        <translation>Crea queste carte</translation>
    </message>
    <message>
        <source>Ctrl+click: select several · Ctrl+C, Ctrl+V: copy, paste · Right-click: all actions</source>
        <translation>Ctrl+clic: selezione multipla · Ctrl+C, Ctrl+V: copia, incolla · Clic destro: tutte le azioni</translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message>
        <source>built</source>
        <translation>montato</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Rinomina %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplica %1</translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation>Cronologia di %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Elimina %1</translation>
    </message>
    <message>
        <source>%1 is built: its cards are reserved</source>
        <translation>%1 è montato: le sue carte sono riservate</translation>
    </message>
    <message>
        <source>Share %1</source>
        <translation>Condividi %1</translation>
    </message>
    <message>
        <source>Reserve the cards of %1</source>
        <translation>Riserva le carte di %1</translation>
    </message>
    <message>
        <source>Move %1 to a folder</source>
        <translation>Sposta %1 in una cartella</translation>
    </message>
</context>
<context>
    <name>DeckRows</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>breaks a rule</source>
        <translation>infrange una regola</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>carta sconosciuta</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non usata</translation>
    </message>
    <message>
        <source>own %1</source>
        <translation>hai %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · need %n more</source>
        <translation>
            <numerusform>%1 · ne manca %n</numerusform>
            <numerusform>%1 · ne mancano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 di %3</translation>
    </message>
    <message>
        <source>Maybe</source>
        <translation>Forse</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>non contate</translation>
    </message>
</context>
<context>
    <name>DeckSelectionBar</name>
    <message>
        <source>Selected cards</source>
        <translation>Carte selezionate</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n carta selezionata</numerusform>
            <numerusform>%n carte selezionate</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>Etichette…</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Sposta in…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Annulla la selezione</translation>
    </message>
</context>
<context>
    <name>DeckText</name>
    <message>
        <source>game not installed</source>
        <translation>gioco non installato</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illeggibile</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Iniziato</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Modificato</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvato</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Rinominato</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Ripristinato</translation>
    </message>
</context>
<context>
    <name>DeckTextSheet</name>
    <message>
        <source>Deck as text</source>
        <translation>Mazzo come testo</translation>
    </message>
    <message>
        <source>One card a line below the [zone] it belongs to: “2 Marine”. Lines above the first zone hold name, rules, notes, tags and maybe cards. Nothing changes before you apply it, and Ctrl+Z undoes it.</source>
        <translation>Una carta per riga sotto la sua [zona]: “2 Marine”. Le righe sopra la prima zona contengono nome, regole, note, etichette e carte in forse. Nulla cambia finché non applichi, e Ctrl+Z annulla.</translation>
    </message>
    <message>
        <source>Deck text</source>
        <translation>Testo del mazzo</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>Errori e avvisi</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckTile</name>
    <message>
        <source>Remove one copy of %1</source>
        <translation>Togli una copia di %1</translation>
    </message>
    <message>
        <source>Add one copy of %1</source>
        <translation>Aggiungi una copia di %1</translation>
    </message>
</context>
<context>
    <name>DeckTileHead</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>DeckTilesView</name>
    <message>
        <source>Cards in the deck</source>
        <translation>Carte del mazzo</translation>
    </message>
</context>
<context>
    <name>DecksEditor</name>
    <message>
        <source>New example</source>
        <translation>Nuovo esempio</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nuovo mazzo</translation>
    </message>
    <message>
        <source>It begins as a copy of the deck that is open.</source>
        <translation>Parte come copia del mazzo aperto.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Decks and examples</source>
        <translation>Mazzi ed esempi</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Esempio: %1</translation>
    </message>
    <message>
        <source>Deck: %1</source>
        <translation>Mazzo: %1</translation>
    </message>
    <message>
        <source>Deck file</source>
        <translation>File del mazzo</translation>
    </message>
    <message>
        <source>The deck cannot be read.</source>
        <translation>Il mazzo non si può leggere.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Controllo in corso…</translation>
    </message>
    <message>
        <source>As expected: %1</source>
        <translation>Come previsto: %1</translation>
    </message>
    <message>
        <source>Expected: %1. The rules say: %2</source>
        <translation>Previsto: %1. Secondo le regole: %2</translation>
    </message>
    <message>
        <source>Expect what the rules say</source>
        <translation>Usa il verdetto delle regole</translation>
    </message>
</context>
<context>
    <name>DecksPageView</name>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Filter the decks</source>
        <translation>Filtra i mazzi</translation>
    </message>
    <message>
        <source>Filter by name, game or tag</source>
        <translation>Filtra per nome, gioco o etichetta</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nuovo mazzo</translation>
    </message>
    <message>
        <source>No matching decks</source>
        <translation>Nessun mazzo trovato</translation>
    </message>
    <message>
        <source>Shorten or clear the filter.</source>
        <translation>Accorcia o azzera il filtro.</translation>
    </message>
    <message>
        <source>Show all decks</source>
        <translation>Mostra tutti i mazzi</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>All your decks, with the verdict of their rules. Open one with a click; folders, tags and the history are on its row. Removed decks wait in the bin.</source>
        <translation>Tutti i tuoi mazzi, con il verdetto delle regole. Aprine uno con un clic; cartella, etichette e cronologia sono sulla sua riga. I mazzi rimossi restano nel cestino.</translation>
    </message>
</context>
<context>
    <name>DecksWithCard</name>
    <message>
        <source>Decks with this card</source>
        <translation>Mazzi con questa carta</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Ricerca in corso…</translation>
    </message>
    <message>
        <source>Not in any of your decks.</source>
        <translation>In nessuno dei tuoi mazzi.</translation>
    </message>
    <message>
        <source>%1 × in %2</source>
        <translation>%1 × in %2</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to import</source>
        <translation>Rilascia per importare</translation>
    </message>
    <message>
        <source>Deck lists, links, files from other programs, and images with a QR code.</source>
        <translation>Liste, link, file di altri programmi e immagini con un codice QR.</translation>
    </message>
</context>
<context>
    <name>EditDetailsSheet</name>
    <message numerus="yes">
        <source>Edit details of %n card(s)</source>
        <translation>
            <numerusform>Modifica i dettagli di %n carta</numerusform>
            <numerusform>Modifica i dettagli di %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Detail to edit</source>
        <translation>Dettaglio da modificare</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condizioni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finitura</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nuovo valore</translation>
    </message>
    <message>
        <source>Leave empty to clear</source>
        <translation>Lascia vuoto per cancellare</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>All decks</source>
        <translation>Tutti i mazzi</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <translation>Rinomina il mazzo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Test opening hand</source>
        <translation>Prova la mano iniziale</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prova</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n problem(s)</source>
        <translation>
            <numerusform>%1 · %n problema</numerusform>
            <numerusform>%1 · %n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Rules · %1</source>
        <translation>Regole · %1</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>Rules, options, notes and tags</source>
        <translation>Regole, opzioni, note ed etichette</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Altre azioni</translation>
    </message>
    <message>
        <source>Edit as text</source>
        <translation>Modifica come testo</translation>
    </message>
</context>
<context>
    <name>EditorPageView</name>
    <message>
        <source>Deck editor</source>
        <translation>Editor dei mazzi</translation>
    </message>
    <message>
        <source>Click a card on the left to add it. The rules on the right follow every change, and their buttons fix what is wrong. Everything is saved at once; Ctrl+Z undoes it.</source>
        <translation>Fai clic su una carta a sinistra per aggiungerla. Le regole a destra seguono ogni modifica, e i loro pulsanti correggono ciò che non va. Tutto si salva subito; Ctrl+Z annulla.</translation>
    </message>
</context>
<context>
    <name>EffectRow</name>
    <message>
        <source>Effect %1</source>
        <translation>Effetto %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Remove this effect</source>
        <translation>Togli questo effetto</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Quanto</translation>
    </message>
</context>
<context>
    <name>EffectsField</name>
    <message>
        <source>Add an effect</source>
        <translation>Aggiungi un effetto</translation>
    </message>
</context>
<context>
    <name>EmptyLibrary</name>
    <message>
        <source>No decks yet</source>
        <translation>Ancora nessun mazzo</translation>
    </message>
    <message>
        <source>Start an empty deck for one of your games, or pick a starter deck and change it.</source>
        <translation>Comincia da un mazzo vuoto per uno dei tuoi giochi, oppure scegli un mazzo precostruito e modificalo.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nuovo mazzo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Starter decks of %1</source>
        <translation>Mazzi precostruiti di %1</translation>
    </message>
</context>
<context>
    <name>FacetBar</name>
    <message>
        <source>Filters</source>
        <translation>Filtri</translation>
    </message>
    <message>
        <source>Fewer filters</source>
        <translation>Meno filtri</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Altri filtri</translation>
    </message>
    <message>
        <source>Can add now</source>
        <translation>Aggiungibili</translation>
    </message>
    <message>
        <source>Only cards that can be added without breaking a rule</source>
        <translation>Solo le carte che si possono aggiungere senza infrangere una regola</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possedute</translation>
    </message>
    <message>
        <source>Only cards that you own</source>
        <translation>Solo le carte che possiedi</translation>
    </message>
</context>
<context>
    <name>FillInSheet</name>
    <message>
        <source>Fill in missing values</source>
        <translation>Completa i valori mancanti</translation>
    </message>
    <message>
        <source>One card after the other, with its unknown values only. Choose where to begin.</source>
        <translation>Una carta dopo l&apos;altra, solo con i valori sconosciuti. Scegli da dove cominciare.</translation>
    </message>
</context>
<context>
    <name>FolderBar</name>
    <message>
        <source>Folders</source>
        <translation>Cartelle</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Cartella: %1</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
</context>
<context>
    <name>FolderSheet</name>
    <message>
        <source>Move the deck to a folder</source>
        <translation>Sposta il mazzo in una cartella</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nuova cartella</translation>
    </message>
    <message>
        <source>New folder, such as “Club/League”</source>
        <translation>Nuova cartella, ad esempio “Club/Torneo”</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>FoldersPanel</name>
    <message>
        <source>Folders</source>
        <translation>Cartelle</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Show the folder: %1</source>
        <translation>Mostra la cartella: %1</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Predicted result</source>
        <translation>Risultato previsto</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unit(s) lost, points %2 to %3</source>
        <translation>
            <numerusform>%1: %n unità persa, punti da %2 a %3</numerusform>
            <numerusform>%1: %n unità perse, punti da %2 a %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) lost</source>
        <translation>
            <numerusform>%n unità persa</numerusform>
            <numerusform>%n unità perse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Resolve the clash</source>
        <translation>Risolvi lo scontro</translation>
    </message>
</context>
<context>
    <name>ForecastStrike</name>
    <message>
        <source>%1: Attack %2 against Defence %3, %4</source>
        <translation>%1: Attacco %2 contro Difesa %3, %4</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>%1: Attack %2 against Defence %3</source>
        <translation>%1: Attacco %2 contro Difesa %3</translation>
    </message>
</context>
<context>
    <name>FormActions</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>Elimina questa carta</translation>
    </message>
    <message>
        <source>Forget what you entered about this card</source>
        <translation>Elimina i valori che hai inserito per questa carta</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>Salva e continua</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation>Alt+Invio</translation>
    </message>
</context>
<context>
    <name>FormBar</name>
    <message numerus="yes">
        <source>New card, %n more</source>
        <translation>
            <numerusform>Nuova carta, ancora %n</numerusform>
            <numerusform>Nuova carta, ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nuova carta</translation>
    </message>
    <message>
        <source>%1 of %2 cards complete</source>
        <translation>%1 carte complete su %2</translation>
    </message>
    <message>
        <source>My card</source>
        <translation>La mia carta</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Carta precedente</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta seguente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>%1: X</source>
        <translation>%1: X</translation>
    </message>
    <message>
        <source>One ruling on each line</source>
        <translation>Un chiarimento per riga</translation>
    </message>
    <message>
        <source>%1: unknown</source>
        <translation>%1: sconosciuto</translation>
    </message>
    <message>
        <source>%1: not printed on the card</source>
        <translation>%1: non stampato sulla carta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usa %1</translation>
    </message>
    <message>
        <source>Create it</source>
        <translation>Creala</translation>
    </message>
    <message>
        <source>Create the card %1</source>
        <translation>Crea la carta %1</translation>
    </message>
</context>
<context>
    <name>FormKeyRow</name>
    <message>
        <source>Add…</source>
        <translation>Aggiungi…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
</context>
<context>
    <name>FormLayers</name>
    <message>
        <source>Layers</source>
        <translation>Livelli</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n value(s)</source>
        <translation>
            <numerusform>%1: %n valore</numerusform>
            <numerusform>%1: %n valori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormLine</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: uno in meno</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: uno in più</translation>
    </message>
    <message>
        <source>Choices for %1</source>
        <translation>Scelte per %1</translation>
    </message>
</context>
<context>
    <name>FormTexts</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Rulebook clauses of %1</source>
        <translation>Punti del regolamento di %1</translation>
    </message>
</context>
<context>
    <name>GameOverview</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown value(s)</source>
        <translation>
            <numerusform>%n valore sconosciuto</numerusform>
            <numerusform>%n valori sconosciuti</numerusform>
        </translation>
    </message>
    <message>
        <source>no unknown values</source>
        <translation>nessun valore sconosciuto</translation>
    </message>
    <message>
        <source>pack %1</source>
        <translation>pacchetto %1</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Edizioni</translation>
    </message>
    <message>
        <source>Deck zones</source>
        <translation>Zone del mazzo</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message numerus="yes">
        <source>%n rulebook clause(s)</source>
        <translation>
            <numerusform>%n punto del regolamento</numerusform>
            <numerusform>%n punti del regolamento</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>no unknown values</source>
        <translation>nessun valore sconosciuto</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown value(s)</source>
        <translation>
            <numerusform>%n valore sconosciuto</numerusform>
            <numerusform>%n valori sconosciuti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameSelect</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
</context>
<context>
    <name>GamesPageView</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Browse cards</source>
        <translation>Sfoglia le carte</translation>
    </message>
    <message>
        <source>Installed games</source>
        <translation>Giochi installati</translation>
    </message>
    <message>
        <source>No games are installed</source>
        <translation>Nessun gioco installato</translation>
    </message>
    <message>
        <source>Install a game</source>
        <translation>Installa un gioco</translation>
    </message>
    <message>
        <source>Games come as packs. Drop a pack&apos;s zip file here, or choose one.</source>
        <translation>I giochi arrivano come pacchetti. Trascina qui il file zip di un pacchetto, o sceglilo.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuovo gioco</translation>
    </message>
    <message>
        <source>Edit the game</source>
        <translation>Modifica il gioco</translation>
    </message>
    <message>
        <source>The installed games with their rules, clause by clause. A game is a folder of files: install one, or make your own.</source>
        <translation>I giochi installati con le loro regole, clausola per clausola. Un gioco è una cartella di file: installane uno o creane uno tuo.</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <source>Games with %1</source>
        <translation>Partite con %1</translation>
    </message>
    <message>
        <source>Playing the game again</source>
        <translation>La partita viene rigiocata</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Every game you have played is kept here. Unnamed games make way for newer ones.</source>
        <translation>Qui resta ogni partita giocata. Le partite senza nome fanno posto alle più recenti.</translation>
    </message>
</context>
<context>
    <name>GoalEditor</name>
    <message>
        <source>Raise</source>
        <translation>Aumenta</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Almeno</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignora</translation>
    </message>
    <message>
        <source>Percent to reach</source>
        <translation>Percentuale da raggiungere</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
</context>
<context>
    <name>GoldfishPageView</name>
    <message>
        <source>Goldfish table</source>
        <translation>Tavolo di prova</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Odds and log</source>
        <translation>Probabilità e registro</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Play your deck alone by the rules of its game: the buttons show what you can do now. The seed repeats a game, and every step can be undone.</source>
        <translation>Gioca il tuo mazzo da solo con le regole del suo gioco: i pulsanti mostrano cosa puoi fare ora. Il seme ripete una partita, e ogni passo si può annullare.</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n carta</numerusform>
            <numerusform>%1, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand is empty</source>
        <translation>La mano è vuota</translation>
    </message>
</context>
<context>
    <name>HeaderChanges</name>
    <message>
        <source>notes changed</source>
        <translation>note modificate</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>HelpPageView</name>
    <message>
        <source>Help</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capitolo</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Reading the history…</source>
        <translation>Leggo la cronologia…</translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation>Cronologia di %1</translation>
    </message>
    <message>
        <source>Close the history</source>
        <translation>Chiudi la cronologia</translation>
    </message>
    <message>
        <source>Versions of the deck</source>
        <translation>Versioni del mazzo</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>aggiunte: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>tolte: %1</translation>
    </message>
    <message>
        <source>Restore this state</source>
        <translation>Ripristina questo stato</translation>
    </message>
    <message>
        <source>Current version</source>
        <translation>Versione attuale</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <translation>Mazzo vuoto</translation>
    </message>
    <message>
        <source>Same cards and settings as before</source>
        <translation>Carte e impostazioni come prima</translation>
    </message>
</context>
<context>
    <name>ImportHeader</name>
    <message>
        <source>Reading…</source>
        <translation>Lettura…</translation>
    </message>
    <message>
        <source>Game of the list</source>
        <translation>Gioco della lista</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Scegli un gioco</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nome del mazzo</translation>
    </message>
</context>
<context>
    <name>ImportLine</name>
    <message>
        <source>Zone of %1</source>
        <translation>Zona di %1</translation>
    </message>
    <message>
        <source>Correct “%1”</source>
        <translation>Correggi “%1”</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message numerus="yes">
        <source>%n card(s) in total</source>
        <translation>
            <numerusform>%n carta in tutto</numerusform>
            <numerusform>%n carte in tutto</numerusform>
        </translation>
    </message>
    <message>
        <source>Only lines to review</source>
        <translation>Solo le righe da controllare</translation>
    </message>
    <message>
        <source>Lines of the list</source>
        <translation>Righe della lista</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… e un&apos;altra riga</numerusform>
            <numerusform>… e altre %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to import yet</source>
        <translation>Ancora niente da importare</translation>
    </message>
    <message>
        <source>Which game is it?</source>
        <translation>Di quale gioco è?</translation>
    </message>
    <message>
        <source>This cannot be imported</source>
        <translation>Impossibile importare</translation>
    </message>
    <message>
        <source>Every line was matched</source>
        <translation>Tutte le righe riconosciute</translation>
    </message>
    <message>
        <source>Every line is listed here before anything is saved. Unknown cards are kept by name.</source>
        <translation>Ogni riga compare qui prima del salvataggio. Le carte sconosciute restano con il loro nome.</translation>
    </message>
    <message>
        <source>Nothing in this list needs a review.</source>
        <translation>In questa lista non c&apos;è niente da controllare.</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import a deck</source>
        <translation>Importa un mazzo</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Resoconto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) after this one</source>
        <translation>
            <numerusform>Ancora %n file dopo questo</numerusform>
            <numerusform>Ancora %n file dopo questo</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as a new deck</source>
        <translation>Salva come nuovo mazzo</translation>
    </message>
    <message numerus="yes">
        <source>Save and create %n unknown card(s)</source>
        <translation>
            <numerusform>Salva e crea %n carta sconosciuta</numerusform>
            <numerusform>Salva e crea %n carte sconosciute</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSource</name>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Lista del mazzo</translation>
    </message>
    <message>
        <source>Paste or drop a deck list, share code, link, file of another program, or image with a QR code</source>
        <translation>Incolla o trascina una lista, un codice, un link, il file di un altro programma o un&apos;immagine con un codice QR</translation>
    </message>
</context>
<context>
    <name>ItemList</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elementi</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Ancora niente qui.</translation>
    </message>
</context>
<context>
    <name>ItemRow</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Move between hand and zones</source>
        <translation>Passa dalla mano alle zone e viceversa</translation>
    </message>
    <message>
        <source>Read the card</source>
        <translation>Leggi la carta</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Show this list</source>
        <translation>Mostra questo elenco</translation>
    </message>
    <message>
        <source>Find anything: decks, cards, games, actions</source>
        <translation>Cerca mazzi, carte, giochi, azioni</translation>
    </message>
    <message>
        <source>Go to a page, in sidebar order</source>
        <translation>Vai a una pagina, nell&apos;ordine della barra laterale</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>lettere</translation>
    </message>
    <message>
        <source>Search the open page</source>
        <translation>Cerca nella pagina aperta</translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation>Vai al campo di ricerca</translation>
    </message>
    <message>
        <source>Switch between sidebar and page</source>
        <translation>Passa dalla barra laterale alla pagina e viceversa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Larger, smaller, normal text</source>
        <translation>Testo più grande, più piccolo, normale</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nuovo mazzo</translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Apri il mazzo</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Remove; Ctrl+Z restores it</source>
        <translation>Elimina; Ctrl+Z lo ripristina</translation>
    </message>
    <message>
        <source>Deck editor</source>
        <translation>Editor dei mazzi</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Open the card page</source>
        <translation>Apri la pagina della carta</translation>
    </message>
    <message>
        <source>Add or remove one copy</source>
        <translation>Aggiungi o togli una copia</translation>
    </message>
    <message>
        <source>Set the number of copies</source>
        <translation>Imposta il numero di copie</translation>
    </message>
    <message>
        <source>Remove the card</source>
        <translation>Togli la carta</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Annulla, ripeti</translation>
    </message>
    <message>
        <source>Make the deck legal</source>
        <translation>Rendi legale il mazzo</translation>
    </message>
    <message>
        <source>Test an opening hand</source>
        <translation>Prova una mano iniziale</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collezione</translation>
    </message>
    <message>
        <source>Add to want list</source>
        <translation>Aggiungi ai desideri</translation>
    </message>
    <message>
        <source>Show the copies of the card</source>
        <translation>Mostra le copie della carta</translation>
    </message>
    <message>
        <source>Select the card; Shift+↑↓ for several, Ctrl+A for all</source>
        <translation>Seleziona la carta; Maiusc+↑↓ per più carte, Ctrl+A per tutte</translation>
    </message>
    <message>
        <source>Add a box</source>
        <translation>Aggiungi una scatola</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Mark as built or not built</source>
        <translation>Segna come montato o smontato</translation>
    </message>
    <message>
        <source>Add the selected card, or the first one found</source>
        <translation>Aggiungi la carta selezionata, o la prima trovata</translation>
    </message>
    <message>
        <source>Open the card page; on a rule, show its text</source>
        <translation>Apri la pagina della carta; su una regola, mostrane il testo</translation>
    </message>
    <message>
        <source>Go to the deck, to the rules</source>
        <translation>Vai al mazzo, alle regole</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Everything else that can be done with a card of the deck</source>
        <translation>Tutto il resto che si può fare con una carta del mazzo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Add the card to a deck</source>
        <translation>Aggiungi la carta a un mazzo</translation>
    </message>
    <message>
        <source>Previous card, next card</source>
        <translation>Carta precedente, carta successiva</translation>
    </message>
    <message>
        <source>Import, export</source>
        <translation>Importa, esporta</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Importa un mazzo</translation>
    </message>
    <message>
        <source>Share the deck</source>
        <translation>Condividi il mazzo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Press a button, or choose an option for the current action</source>
        <translation>Premi un pulsante o scegli un&apos;opzione per l&apos;azione in corso</translation>
    </message>
    <message>
        <source>Move through the hand, a zone or the board; use the card</source>
        <translation>Scorri la mano, una zona o il tabellone; usa la carta</translation>
    </message>
    <message>
        <source>Confirm the action</source>
        <translation>Conferma l&apos;azione</translation>
    </message>
    <message>
        <source>Close the menu or cancel the action</source>
        <translation>Chiudi il menu o annulla l&apos;azione</translation>
    </message>
    <message>
        <source>A step back, a step forward</source>
        <translation>Un passo indietro, un passo avanti</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Nuova mano</translation>
    </message>
    <message>
        <source>Open the guide</source>
        <translation>Apri la guida</translation>
    </message>
    <message>
        <source>Act by hand: draw, move, mark, count …</source>
        <translation>Agisci a mano: pesca, sposta, segna, conta …</translation>
    </message>
    <message>
        <source>Everything that can be done with the card</source>
        <translation>Tutto ciò che si può fare con la carta</translation>
    </message>
    <message>
        <source>Show or hide the whole card</source>
        <translation>Mostra o nascondi la carta intera</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Previous part, next part</source>
        <translation>Parte precedente, successiva</translation>
    </message>
    <message>
        <source>Hands quiz: keep, mulligan</source>
        <translation>Quiz delle mani: tieni, mulligan</translation>
    </message>
    <message>
        <source>Hands quiz: next hand</source>
        <translation>Quiz delle mani: mano successiva</translation>
    </message>
    <message>
        <source>Strategy: complete a word</source>
        <translation>Strategia: completa una parola</translation>
    </message>
    <message>
        <source>Strategy: save and play</source>
        <translation>Strategia: salva e gioca</translation>
    </message>
    <message>
        <source>Undo, redo a change of the deck</source>
        <translation>Annulla o ripete una modifica del mazzo</translation>
    </message>
    <message>
        <source>Move the deck to a folder</source>
        <translation>Sposta il mazzo in una cartella</translation>
    </message>
    <message>
        <source>Ctrl+click, Shift+↑↓</source>
        <translation>Ctrl+clic, Maiusc+↑↓</translation>
    </message>
    <message>
        <source>Select several cards of the deck; Ctrl+A selects all</source>
        <translation>Seleziona più carte del mazzo; Ctrl+A le seleziona tutte</translation>
    </message>
    <message>
        <source>Copy, cut or paste cards, also between decks</source>
        <translation>Copia, taglia o incolla carte, anche tra mazzi</translation>
    </message>
    <message>
        <source>Tags of the selected cards</source>
        <translation>Etichette delle carte selezionate</translation>
    </message>
    <message>
        <source>Edit the deck as text</source>
        <translation>Modifica il mazzo come testo</translation>
    </message>
</context>
<context>
    <name>LateProgress</name>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
</context>
<context>
    <name>LayerRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: mine %2, theirs %3</source>
        <translation>%1: mio %2, loro %3</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>Tutto mio</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>Tutto loro</translation>
    </message>
    <message>
        <source>Mine: %1</source>
        <translation>Mio: %1</translation>
    </message>
    <message>
        <source>Theirs: %1</source>
        <translation>Loro: %1</translation>
    </message>
</context>
<context>
    <name>LayerSheet</name>
    <message>
        <source>Import %1</source>
        <translation>Importa %1</translation>
    </message>
    <message>
        <source>“%1” is an expansion pack for %2. It is installed as a layer of its own, below your cards.</source>
        <translation>“%1” è un&apos;espansione per %2. Viene installata come livello a sé, sotto le tue carte.</translation>
    </message>
    <message>
        <source>Cards of %1. New cards and values are added to yours.</source>
        <translation>Carte di %1. Le carte e i valori nuovi si aggiungono ai tuoi.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lettura…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>The layer was not imported; nothing has changed.</source>
        <translation>Il livello non è stato importato: nulla è cambiato.</translation>
    </message>
    <message>
        <source>Errors in the file</source>
        <translation>Errori nel file</translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s)</source>
        <translation>
            <numerusform>%n nuova carta</numerusform>
            <numerusform>%n nuove carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modificata</numerusform>
            <numerusform>%n modificate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n invariata</numerusform>
            <numerusform>%n invariate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s)</source>
        <translation>
            <numerusform>%n valore diverso</numerusform>
            <numerusform>%n valori diversi</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all of mine</source>
        <translation>Tieni tutti i miei</translation>
    </message>
    <message>
        <source>Take all of theirs</source>
        <translation>Prendi tutti i loro</translation>
    </message>
    <message>
        <source>Cards of the layer</source>
        <translation>Carte del livello</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installa</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Really remove</source>
        <translation>Elimina davvero</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show the sample cards</source>
        <translation>Mostra le carte di esempio</translation>
    </message>
    <message>
        <source>Show the sample cards. Hidden, they are not found, proposed or counted; decks keep their names.</source>
        <translation>Mostra le carte di esempio. Se nascoste, non si trovano, non vengono proposte e non contano; i mazzi ne conservano i nomi.</translation>
    </message>
</context>
<context>
    <name>LayoutSwitch</name>
    <message>
        <source>Show as</source>
        <translation>Mostra come</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Elenco</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifiche non salvate</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Non chiudere</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Chiudi senza salvare</translation>
    </message>
    <message>
        <source>The last changes of these decks could not be saved. If you close the window now, they are lost: %1</source>
        <translation>Le ultime modifiche di questi mazzi non si sono potute salvare. Se chiudi la finestra adesso, andranno perse: %1</translation>
    </message>
</context>
<context>
    <name>LendSheet</name>
    <message>
        <source>Lend copies</source>
        <translation>Presta copie</translation>
    </message>
    <message>
        <source>Lend the selected cards</source>
        <translation>Presta le carte selezionate</translation>
    </message>
    <message>
        <source>Copies to lend</source>
        <translation>Copie da prestare</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>A chi</translation>
    </message>
    <message>
        <source>Lend</source>
        <translation>Presta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Copies per lot, at most</source>
        <translation>Copie per lotto, al massimo</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Tutte (%1)</translation>
    </message>
    <message>
        <source>Lend all copies</source>
        <translation>Presta tutte le copie</translation>
    </message>
    <message>
        <source>None of these cards has a copy that could be lent.</source>
        <translation>Nessuna di queste carte ha una copia da poter prestare.</translation>
    </message>
</context>
<context>
    <name>LiveTablePanel</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Try it at the table</source>
        <translation>Provalo al tavolo</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Distribuisci di nuovo</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>The table is dealt as soon as the game has no mistakes.</source>
        <translation>Le carte si distribuiscono appena il gioco non ha più errori.</translation>
    </message>
    <message>
        <source>Add a deck in “Decks and examples” to see it here.</source>
        <translation>Aggiungi un mazzo in “Mazzi ed esempi” per vederlo qui.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Cos'è successo</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log · step %1 of %2</source>
        <translation>Registro · passo %1 di %2</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Warning: </source>
        <translation>Attenzione: </translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annullato</translation>
    </message>
</context>
<context>
    <name>LotCard</name>
    <message>
        <source>Copies wanted</source>
        <translation>Copie desiderate</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>nei desideri</translation>
    </message>
    <message>
        <source>lent</source>
        <translation>in prestito</translation>
    </message>
    <message>
        <source>Lend these copies</source>
        <translation>Presta queste copie</translation>
    </message>
    <message>
        <source>Move some of these copies</source>
        <translation>Sposta alcune di queste copie</translation>
    </message>
    <message>
        <source>Remove from want list</source>
        <translation>Togli dai desideri</translation>
    </message>
    <message>
        <source>Remove these copies</source>
        <translation>Togli queste copie</translation>
    </message>
    <message>
        <source>Lent to %1 since %2</source>
        <translation>In prestito a %1 dal %2</translation>
    </message>
    <message>
        <source>Lent to %1</source>
        <translation>In prestito a %1</translation>
    </message>
    <message>
        <source>Mark as returned</source>
        <translation>Segna come rientrate</translation>
    </message>
    <message>
        <source>Priority, 0 to 9</source>
        <translation>Priorità, da 0 a 9</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Box, binder page</source>
        <translation>Scatola, pagina del raccoglitore</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condizioni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finitura</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>LotsPanel</name>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>%1 owned</source>
        <translation>possedute: %1</translation>
    </message>
    <message>
        <source>%1 in decks</source>
        <translation>nei mazzi: %1</translation>
    </message>
    <message>
        <source>%1 lent</source>
        <translation>in prestito: %1</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>libere: %1</translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation>desiderate: %1</translation>
    </message>
    <message numerus="yes">
        <source>The built decks need %n more.</source>
        <translation>
            <numerusform>Ai mazzi montati ne serve ancora %n.</numerusform>
            <numerusform>Ai mazzi montati ne servono ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>Aggiungi una copia</translation>
    </message>
    <message>
        <source>Add to want list</source>
        <translation>Aggiungi ai desideri</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>Copie di %1</translation>
    </message>
    <message>
        <source>In your decks</source>
        <translation>Nei tuoi mazzi</translation>
    </message>
    <message>
        <source>built</source>
        <translation>montato</translation>
    </message>
    <message>
        <source>No copies of this card yet.</source>
        <translation>Ancora nessuna copia di questa carta.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Mazzo</source>
        <translation>Mazzo</translation>
    </message>
</context>
<context>
    <name>MakerPageView</name>
    <message>
        <source>Game editor</source>
        <translation>Editor di giochi</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Torna ai giochi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Apertura del gioco…</translation>
    </message>
    <message>
        <source>The game cannot be edited</source>
        <translation>Il gioco non si può modificare</translation>
    </message>
    <message>
        <source>No game is open</source>
        <translation>Nessun gioco aperto</translation>
    </message>
    <message>
        <source>Correct its files by hand, then open it again.</source>
        <translation>Correggi i suoi file a mano, poi riaprilo.</translation>
    </message>
    <message>
        <source>Choose one of your own games, or make a new one.</source>
        <translation>Scegli uno dei tuoi giochi o creane uno nuovo.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
</context>
<context>
    <name>ManualMenu</name>
    <message>
        <source>Manual actions</source>
        <translation>Azioni manuali</translation>
    </message>
</context>
<context>
    <name>ManualText</name>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>%1 to %2 cards</source>
        <translation>da %1 a %2 carte</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>una carta qualsiasi</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>to any zone or place</source>
        <translation>in una zona o casella</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Gira</translation>
    </message>
    <message>
        <source>or mark a card</source>
        <translation>o segna una carta</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Segnalino</translation>
    </message>
    <message>
        <source>+ or −</source>
        <translation>+ o −</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Pedina</translation>
    </message>
    <message>
        <source>a new card or piece</source>
        <translation>una nuova carta o pedina</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>at the top cards</source>
        <translation>le prime carte</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mescola</translation>
    </message>
    <message>
        <source>a zone</source>
        <translation>una zona</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>a die</source>
        <translation>un dado</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Una carta</translation>
    </message>
    <message>
        <source>A piece that is not a card</source>
        <translation>Una pedina</translation>
    </message>
    <message>
        <source>No longer: %1</source>
        <translation>Non più: %1</translation>
    </message>
    <message>
        <source>Mark: %1</source>
        <translation>Segna: %1</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Pesca una carta</translation>
    </message>
    <message>
        <source>Draw cards …</source>
        <translation>Pesca più carte …</translation>
    </message>
    <message>
        <source>Look at the top cards …</source>
        <translation>Guarda le prime carte …</translation>
    </message>
</context>
<context>
    <name>MapSheet</name>
    <message>
        <source>Map of the game</source>
        <translation>Mappa del gioco</translation>
    </message>
    <message>
        <source>Your map is stored as an expansion of the game. The game begins again with the same seed.</source>
        <translation>La tua mappa è salvata come espansione del gioco. La partita ricomincia con lo stesso seed.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Regione</translation>
    </message>
    <message>
        <source>Name of the region</source>
        <translation>Nome della regione</translation>
    </message>
    <message>
        <source>Add region</source>
        <translation>Aggiungi regione</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Che cos&apos;è</translation>
    </message>
    <message>
        <source>Borders on</source>
        <translation>Confina con</translation>
    </message>
    <message>
        <source>Save map</source>
        <translation>Salva la mappa</translation>
    </message>
    <message>
        <source>Restore the game&apos;s map</source>
        <translation>Ripristina la mappa del gioco</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>MoveCopiesSheet</name>
    <message>
        <source>Move copies</source>
        <translation>Sposta copie</translation>
    </message>
    <message>
        <source>Copies to move</source>
        <translation>Copie da spostare</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Box, binder page</source>
        <translation>Scatola, pagina del raccoglitore</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>MyCardsFilter</name>
    <message>
        <source>%1 of %2 cards complete</source>
        <translation>%1 carte complete su %2</translation>
    </message>
    <message>
        <source>Cards complete</source>
        <translation>Carte complete</translation>
    </message>
    <message>
        <source>Fill in missing values</source>
        <translation>Completa i valori mancanti</translation>
    </message>
</context>
<context>
    <name>MyCardsHeader</name>
    <message>
        <source>Show the form</source>
        <translation>Mostra la scheda</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>Incolla tabella</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nuova carta</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
</context>
<context>
    <name>MyCardsPageView</name>
    <message>
        <source>My cards</source>
        <translation>Le mie carte</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Ancora nessuna carta</translation>
    </message>
    <message>
        <source>No matching cards</source>
        <translation>Nessuna carta trovata</translation>
    </message>
    <message>
        <source>Enter the first card, or paste a table from a spreadsheet.</source>
        <translation>Inserisci la prima carta, o incolla una tabella da un foglio di calcolo.</translation>
    </message>
    <message>
        <source>Remove a search term or a filter, or clear the search.</source>
        <translation>Togli un termine o un filtro, o cancella la ricerca.</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nuova carta</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Mostra tutte le carte</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Table of the selected cards (CSV, JSON)…</source>
        <translation>Tabella delle carte selezionate (CSV, JSON)…</translation>
    </message>
    <message>
        <source>Table of the listed cards (CSV, JSON)…</source>
        <translation>Tabella delle carte elencate (CSV, JSON)…</translation>
    </message>
    <message>
        <source>My cards as a layer for others…</source>
        <translation>Le mie carte come livello per altri…</translation>
    </message>
    <message>
        <source>Cards and values that you enter yourself. They go over those of the game, can be undone, and can be given to others as a layer.</source>
        <translation>Carte e valori che inserisci tu. Prevalgono su quelli del gioco, si possono annullare e si possono passare ad altri come strato.</translation>
    </message>
</context>
<context>
    <name>MyCardsStatus</name>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n carta selezionata</numerusform>
            <numerusform>%n carte selezionate</numerusform>
        </translation>
    </message>
    <message>
        <source>?  unknown     –  not printed     grey: does not apply</source>
        <translation>?  sconosciuto     –  non stampato     grigio: non previsto</translation>
    </message>
    <message>
        <source>Set a value…</source>
        <translation>Imposta un valore…</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Riempi in basso</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Annulla la selezione</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
</context>
<context>
    <name>NewDeckSheet</name>
    <message>
        <source>New deck</source>
        <translation>Nuovo mazzo</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nome del mazzo</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nome (facoltativo)</translation>
    </message>
    <message>
        <source>Empty deck for</source>
        <translation>Mazzo vuoto per</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Or choose a starter deck</source>
        <translation>Oppure scegli un mazzo precostruito</translation>
    </message>
    <message>
        <source>Starter decks</source>
        <translation>Mazzi precostruiti</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>My %1</source>
        <translation>Il mio %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuovo gioco</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia di %1</translation>
    </message>
    <message>
        <source>You get a small game that works: a deck, eight cards, three rules with examples, and a table. Change it step by step.</source>
        <translation>Ottieni un piccolo gioco che funziona: un mazzo, otto carte, tre regole con esempi e un tavolo. Cambialo un passo alla volta.</translation>
    </message>
    <message>
        <source>You get a game of your own with the same cards, rules and decks. The original stays as it is.</source>
        <translation>Ottieni un gioco tutto tuo con le stesse carte, regole e mazzi. L'originale resta com'è.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome del gioco</translation>
    </message>
    <message>
        <source>Id in deck files</source>
        <translation>Id nei file dei mazzi</translation>
    </message>
    <message>
        <source>Your name (optional)</source>
        <translation>Il tuo nome (facoltativo)</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>Lingua delle carte</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglese</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>Make the game</source>
        <translation>Crea il gioco</translation>
    </message>
    <message>
        <source>Copy the game</source>
        <translation>Copia il gioco</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>NewItemSheet</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Apri il mazzo</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Nascondi</translation>
    </message>
</context>
<context>
    <name>ObjectForm</name>
    <message>
        <source>Fewer fields</source>
        <translation>Meno campi</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n altro campo</numerusform>
            <numerusform>Altri %n campi</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept as they are: %1</source>
        <translation>Lasciati come sono: %1</translation>
    </message>
</context>
<context>
    <name>OddsByTurnChart</name>
    <message>
        <source>Odds by turn: %1</source>
        <translation>Probabilità per turno: %1</translation>
    </message>
    <message>
        <source>By turn: %1</source>
        <translation>Per turno: %1</translation>
    </message>
    <message>
        <source>No exact odds by turn for this question.</source>
        <translation>Nessuna probabilità esatta per turno per questa domanda.</translation>
    </message>
</context>
<context>
    <name>OddsByTurnView</name>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Up to turn</source>
        <translation>Fino al turno</translation>
    </message>
    <message>
        <source>The goal counts on</source>
        <translation>L'obiettivo vale per</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Che cosa si conta</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>All cards seen</source>
        <translation>Tutte le carte viste</translation>
    </message>
    <message>
        <source>Calculating the odds</source>
        <translation>Calcolo delle probabilità</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Tutte le domande</translation>
    </message>
</context>
<context>
    <name>OddsRow</name>
    <message>
        <source>Remove the question: %1</source>
        <translation>Togli la domanda: %1</translation>
    </message>
    <message>
        <source>Shows the odds by turn</source>
        <translation>Mostra le probabilità per turno</translation>
    </message>
</context>
<context>
    <name>OddsTable</name>
    <message>
        <source>Best policy</source>
        <translation>Regola migliore</translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <translation>%1 (migliore)</translation>
    </message>
</context>
<context>
    <name>OddsView</name>
    <message>
        <source>One turn earlier</source>
        <translation>Un turno prima</translation>
    </message>
    <message>
        <source>One turn later</source>
        <translation>Un turno dopo</translation>
    </message>
    <message>
        <source>Ask about the hand</source>
        <translation>Domanda sulla mano</translation>
    </message>
    <message>
        <source>Calculating the odds</source>
        <translation>Calcolo delle probabilità</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Resume calculation</source>
        <translation>Riprendi il calcolo</translation>
    </message>
    <message>
        <source>Mulligan unless</source>
        <translation>Mulligan, a meno che</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Mano iniziale</translation>
    </message>
    <message>
        <source>Hand on turn %1</source>
        <translation>Mano del turno %1</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>Nuova domanda</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quante</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>almeno</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>esattamente</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>al massimo</translation>
    </message>
    <message>
        <source>Number of cards</source>
        <translation>Numero di carte</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Quali carte</translation>
    </message>
    <message>
        <source>Did you mean: %1</source>
        <translation>Forse intendevi: %1</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usala</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Chiedi</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>Column %1: %2</source>
        <translation>Colonna %1: %2</translation>
    </message>
</context>
<context>
    <name>OpponentDeckSheet</name>
    <message>
        <source>Opponent&apos;s deck</source>
        <translation>Mazzo dell&apos;avversario</translation>
    </message>
    <message>
        <source>The opponent marshals every unit it draws and turns up the strongest army that fits. The game begins again with the same seed.</source>
        <translation>L&apos;avversario schiera ogni unità che pesca e rivela l&apos;armata più forte che può. La partita ricomincia con lo stesso seed.</translation>
    </message>
</context>
<context>
    <name>OpposingSide</name>
    <message>
        <source>Opposing side</source>
        <translation>Parte avversaria</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <translation>Avversario: %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Whose army</source>
        <translation>Armata di</translation>
    </message>
    <message>
        <source>Another deck…</source>
        <translation>Altro mazzo…</translation>
    </message>
    <message>
        <source>By deck…</source>
        <translation>Con un mazzo…</translation>
    </message>
    <message>
        <source>No deck</source>
        <translation>Nessun mazzo</translation>
    </message>
    <message>
        <source>New opposing unit: Attack, Defence, Range; ? for unknown</source>
        <translation>Nuova unità avversaria: Attacco, Difesa, Gittata; ? se non si sa</translation>
    </message>
    <message>
        <source>Unit, such as 5/3/2</source>
        <translation>Unità, per esempio 5/3/2</translation>
    </message>
    <message>
        <source>Add unit</source>
        <translation>Aggiungi unità</translation>
    </message>
</context>
<context>
    <name>OpposingUnit</name>
    <message>
        <source>Unit %1</source>
        <translation>Unità %1</translation>
    </message>
    <message>
        <source>%1, in reserve: %2</source>
        <translation>%1, in riserva: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (reserve)</source>
        <translation>%1 (riserva)</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Togli %1</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Default: %1</source>
        <translation>Predefinito: %1</translation>
    </message>
    <message>
        <source>only in: %1</source>
        <translation>solo in: %1</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>The edition used to check and play the deck</source>
        <translation>L&apos;edizione con cui il mazzo viene controllato e giocato</translation>
    </message>
</context>
<context>
    <name>OptionsBar</name>
    <message>
        <source>Rules and options</source>
        <translation>Regole e opzioni</translation>
    </message>
    <message>
        <source>All options, notes and tags</source>
        <translation>Tutte le opzioni, note ed etichette</translation>
    </message>
    <message>
        <source>Notes and tags</source>
        <translation>Note ed etichette</translation>
    </message>
</context>
<context>
    <name>OptionsSheet</name>
    <message>
        <source>Rules, options and notes</source>
        <translation>Regole, opzioni e note</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Etichette separate da virgole</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Scrivi</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>What the deck is for, what to try next. Markdown: **bold**, # heading, - list</source>
        <translation>A cosa serve il mazzo, cosa provare. Markdown: **grassetto**, # titolo, - elenco</translation>
    </message>
</context>
<context>
    <name>OverwriteSheet</name>
    <message>
        <source>Overwrite the file?</source>
        <translation>Sovrascrivere il file?</translation>
    </message>
    <message>
        <source>“%1” exists already. Its content will be replaced.</source>
        <translation>“%1” esiste già. Il suo contenuto verrà sostituito.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sovrascrivi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>PackCards</name>
    <message>
        <source>New card</source>
        <translation>Nuova carta</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Incolla una tabella</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n card(s)</source>
        <translation>
            <numerusform>Rimuovi %n carta</numerusform>
            <numerusform>Rimuovi %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the card</source>
        <translation>Rimuovi la carta</translation>
    </message>
    <message>
        <source>The game has mistakes. What you type is stored, and the table shows it when they are fixed.</source>
        <translation>Il gioco ha errori. Quello che scrivi è salvato, e la tabella lo mostra quando sono corretti.</translation>
    </message>
</context>
<context>
    <name>PackFiles</name>
    <message>
        <source>Install a game</source>
        <translation>Installa un gioco</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Packs (%1)</source>
        <translation>Pacchetti (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tutti i file (%1)</translation>
    </message>
    <message>
        <source>Export the pack</source>
        <translation>Esporta il pacchetto</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>PackMistakes</name>
    <message numerus="yes">
        <source>%n error(s) in the packs. For a faulty pack Mazzo uses its last valid version.</source>
        <translation>
            <numerusform>%n errore nei pacchetti. Di un pacchetto difettoso resta in uso l&apos;ultima versione valida.</numerusform>
            <numerusform>%n errori nei pacchetti. Di un pacchetto difettoso resta in uso l&apos;ultima versione valida.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackPanel</name>
    <message>
        <source>Pack</source>
        <translation>Pacchetto</translation>
    </message>
    <message>
        <source>Check the pack</source>
        <translation>Controlla il pacchetto</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Scritto in %1</translation>
    </message>
    <message>
        <source>Edit the game…</source>
        <translation>Modifica il gioco…</translation>
    </message>
    <message>
        <source>Copy as a new game…</source>
        <translation>Copia come nuovo gioco…</translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message>
        <source>Install %1</source>
        <translation>Installa %1</translation>
    </message>
    <message>
        <source>This version is already installed.</source>
        <translation>Questa versione è già installata.</translation>
    </message>
    <message>
        <source>Replaces version %1.</source>
        <translation>Sostituisce la versione %1.</translation>
    </message>
    <message>
        <source>An expansion for %1. Your own cards take precedence over it.</source>
        <translation>Un&apos;espansione per %1. Le tue carte hanno la precedenza.</translation>
    </message>
    <message>
        <source>A new game for your collection.</source>
        <translation>Un nuovo gioco per la tua collezione.</translation>
    </message>
    <message>
        <source>Reading and checking the pack…</source>
        <translation>Lettura e controllo del pacchetto…</translation>
    </message>
    <message>
        <source>Installing…</source>
        <translation>Installazione…</translation>
    </message>
    <message>
        <source>The pack was not installed; nothing has changed.</source>
        <translation>Il pacchetto non è stato installato: nulla è cambiato.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>The pack does not name its author.</source>
        <translation>Il pacchetto non indica l&apos;autore.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Che cosa cambia</translation>
    </message>
    <message numerus="yes">
        <source>The verdict changes for %n deck(s)</source>
        <translation>
            <numerusform>Cambia il verdetto di %n mazzo</numerusform>
            <numerusform>Cambia il verdetto di %n mazzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) keep their verdict.</source>
        <translation>
            <numerusform>%n mazzo mantiene il suo verdetto.</numerusform>
            <numerusform>%n mazzi mantengono il loro verdetto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace anyway</source>
        <translation>Sostituisci comunque</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aggiorna</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installa</translation>
    </message>
    <message>
        <source>Keep the old card numbers</source>
        <translation>Mantieni i vecchi numeri di carta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>PackingSheet</name>
    <message>
        <source>Pull list</source>
        <translation>Lista di prelievo</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copia la lista</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Loading the library…</source>
        <translation>Caricamento dell&apos;archivio…</translation>
    </message>
    <message>
        <source>New or changed games are read once; the next start is quicker.</source>
        <translation>I giochi nuovi o cambiati si leggono una volta; il prossimo avvio è più rapido.</translation>
    </message>
</context>
<context>
    <name>PageHint</name>
    <message>
        <source>Got it</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>Does not show this hint again</source>
        <translation>Non mostra più questo suggerimento</translation>
    </message>
</context>
<context>
    <name>PairCurves</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Risorse</translation>
    </message>
    <message>
        <source>Averages by own turn. Pale: fewer than half of the games last this long.</source>
        <translation>Medie per turno proprio. Sbiadito: meno di metà delle partite dura così a lungo.</translation>
    </message>
</context>
<context>
    <name>PaletteSheet</name>
    <message>
        <source>Find decks, cards, games and actions</source>
        <translation>Cerca mazzi, carte, giochi e azioni</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Scrivi un nome</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Nothing has that in its name.</source>
        <translation>Nessun nome corrisponde.</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Phases</source>
        <translation>Fasi</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>Add a picture</source>
        <translation>Aggiungi un&apos;immagine</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</source>
        <translation>Immagini (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Import a folder of pictures</source>
        <translation>Importa una cartella di immagini</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
</context>
<context>
    <name>PictureImportSheet</name>
    <message>
        <source>Importing pictures</source>
        <translation>Importazione delle immagini</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>Lettura della cartella</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Import pictures</source>
        <translation>Importa immagini</translation>
    </message>
    <message>
        <source>There are no pictures in this folder.</source>
        <translation>In questa cartella non ci sono immagini.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) found</source>
        <translation>
            <numerusform>%n immagine trovata</numerusform>
            <numerusform>%n immagini trovate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out</source>
        <translation>
            <numerusform>%n file escluso</numerusform>
            <numerusform>%n file esclusi</numerusform>
        </translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message numerus="yes">
        <source>Import %n picture(s)</source>
        <translation>
            <numerusform>Importa %n immagine</numerusform>
            <numerusform>Importa %n immagini</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Scegli una cartella …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Choose a folder of scans, named after cards or their numbers: “Sea Arrow.jpg”, “012.png”.</source>
        <translation>Scegli una cartella di scansioni con i nomi o i numeri delle carte: “Sea Arrow.jpg”, “012.png”.</translation>
    </message>
    <message>
        <source>You see every match before anything is stored.</source>
        <translation>Vedi tutti gli abbinamenti prima che venga salvato qualcosa.</translation>
    </message>
</context>
<context>
    <name>PictureStatus</name>
    <message>
        <source>Reading …</source>
        <translation>Lettura …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>PieceMenu</name>
    <message>
        <source>Read the card (I)</source>
        <translation>Leggi la carta (I)</translation>
    </message>
</context>
<context>
    <name>PileSheet</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>PreconTile</name>
    <message>
        <source>Start with %1, %2</source>
        <translation>Parti da %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewCard</name>
    <message>
        <source>Card: %1</source>
        <translation>Carta: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) unknown</source>
        <translation>
            <numerusform>%n valore sconosciuto</numerusform>
            <numerusform>%n valori sconosciuti</numerusform>
        </translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
</context>
<context>
    <name>PrintedTextPanel</name>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuo</translation>
    </message>
    <message>
        <source>Remove your text</source>
        <translation>Togli il tuo testo</translation>
    </message>
    <message>
        <source>Enter the text from the card</source>
        <translation>Inserisci il testo dalla carta</translation>
    </message>
    <message>
        <source>Unknown. If you have the card, enter its text.</source>
        <translation>Sconosciuto. Se hai la carta, inserisci il suo testo.</translation>
    </message>
</context>
<context>
    <name>PrintingSheet</name>
    <message>
        <source>Any printing</source>
        <translation>Una stampa qualsiasi</translation>
    </message>
    <message>
        <source>Printing of %1</source>
        <translation>Stampa di %1</translation>
    </message>
</context>
<context>
    <name>PrintingsPanel</name>
    <message numerus="yes">
        <source>%n printing(s)</source>
        <translation>
            <numerusform>%n stampa</numerusform>
            <numerusform>%n stampe</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
</context>
<context>
    <name>ProblemView</name>
    <message>
        <source>The library cannot be opened</source>
        <translation>Impossibile aprire l&apos;archivio</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostra la cartella</translation>
    </message>
    <message>
        <source>Start with an empty library</source>
        <translation>Inizia con un archivio vuoto</translation>
    </message>
</context>
<context>
    <name>ProposalCard</name>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Numero %1</translation>
    </message>
    <message>
        <source>Apply to the deck</source>
        <translation>Applica al mazzo</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>vale %1</translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <source>Search cards</source>
        <translation>Cerca carte</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>A name, or %1</source>
        <translation>Un nome, o %1</translation>
    </message>
    <message>
        <source>A name, or a query such as %1</source>
        <translation>Un nome, o una ricerca come %1</translation>
    </message>
</context>
<context>
    <name>QueryCompletions</name>
    <message>
        <source>Suggestions</source>
        <translation>Suggerimenti</translation>
    </message>
</context>
<context>
    <name>QuestionsPanel</name>
    <message>
        <source>Remove: %1</source>
        <translation>Rimuovi: %1</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>Ask how likely a hand is, such as %1.</source>
        <translation>Chiedi quanto è probabile una mano, per esempio %1.</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>Aggiungi una domanda</translation>
    </message>
    <message>
        <source>Mulligan policies</source>
        <translation>Regole di mulligan</translation>
    </message>
    <message>
        <source>Keep if %1</source>
        <translation>Tieni se: %1</translation>
    </message>
    <message>
        <source>Add a policy: keep if …</source>
        <translation>Aggiungi una regola: tieni se …</translation>
    </message>
</context>
<context>
    <name>QuizAnswer</name>
    <message>
        <source>%1 (your answer)</source>
        <translation>%1 (la tua risposta)</translation>
    </message>
</context>
<context>
    <name>QuizView</name>
    <message>
        <source>The goal</source>
        <translation>L'obiettivo</translation>
    </message>
    <message>
        <source>It counts on</source>
        <translation>Vale per</translation>
    </message>
    <message>
        <source>After a mulligan</source>
        <translation>Dopo un mulligan</translation>
    </message>
    <message>
        <source>This game has no mulligan, so there is nothing to decide.</source>
        <translation>Questo gioco non ha il mulligan: non c'è niente da decidere.</translation>
    </message>
    <message>
        <source>End the round and keep the score</source>
        <translation>Chiudi la serie e salva il punteggio</translation>
    </message>
    <message>
        <source>Keep (K)</source>
        <translation>Tieni (K)</translation>
    </message>
    <message>
        <source>Mulligan (M)</source>
        <translation>Mulligan (M)</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <translation>Dai una mano</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Mano successiva</translation>
    </message>
    <message>
        <source>Calculating the odds</source>
        <translation>Calcolo delle probabilità</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
</context>
<context>
    <name>RandomDeckSheet</name>
    <message>
        <source>Random deck</source>
        <translation>Mazzo casuale</translation>
    </message>
    <message>
        <source>A random legal deck that meets your conditions. The same seed makes the same deck.</source>
        <translation>Un mazzo legale casuale che rispetta le tue condizioni. Lo stesso seed dà lo stesso mazzo.</translation>
    </message>
    <message>
        <source>Condition on the deck; may be empty</source>
        <translation>Condizione sul mazzo; può restare vuota</translation>
    </message>
    <message>
        <source>Cards to leave out: a query; may be empty</source>
        <translation>Carte da escludere: una ricerca; può restare vuota</translation>
    </message>
    <message>
        <source>Seed; empty for a new one</source>
        <translation>Seed; vuoto per uno nuovo</translation>
    </message>
    <message>
        <source>Only cards I own</source>
        <translation>Solo carte che possiedo</translation>
    </message>
    <message>
        <source>Making the deck …</source>
        <translation>Creazione del mazzo …</translation>
    </message>
    <message>
        <source>Make the deck</source>
        <translation>Crea il mazzo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>RankingPanel</name>
    <message>
        <source>Which cards help</source>
        <translation>Quali carte aiutano</translation>
    </message>
    <message>
        <source>Win share when a card is added to the base strategy, against the base itself.</source>
        <translation>Quota di vittorie quando una carta si aggiunge alla strategia di base, contro la base stessa.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Rank the cards</source>
        <translation>Classifica le carte</translation>
    </message>
    <message>
        <source>Rank pairs</source>
        <translation>Classifica le coppie</translation>
    </message>
    <message>
        <source>Best pairs</source>
        <translation>Coppie migliori</translation>
    </message>
    <message>
        <source>New strategy from the best pair</source>
        <translation>Nuova strategia dalla coppia migliore</translation>
    </message>
    <message>
        <source>Simulated; ± is the 95 % interval. A pale bar is within its error.</source>
        <translation>Simulato; ± è l'intervallo al 95 %. Una barra chiara è entro l'errore.</translation>
    </message>
    <message>
        <source>hurts</source>
        <translation>danneggia</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50 %</translation>
    </message>
    <message>
        <source>helps</source>
        <translation>aiuta</translation>
    </message>
</context>
<context>
    <name>RemovePackSheet</name>
    <message>
        <source>Remove %1</source>
        <translation>Elimina “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) of this game stay in the library. They can be read and exported, and are checked again once the game is reinstalled.</source>
        <translation>
            <numerusform>%n mazzo di questo gioco resta nell&apos;archivio. Si può leggere ed esportare, e torna a essere controllato quando il gioco viene reinstallato.</numerusform>
            <numerusform>%n mazzi di questo gioco restano nell&apos;archivio. Si possono leggere ed esportare, e tornano a essere controllati quando il gioco viene reinstallato.</numerusform>
        </translation>
    </message>
    <message>
        <source>No decks of this game are in the library.</source>
        <translation>Nell&apos;archivio non ci sono mazzi di questo gioco.</translation>
    </message>
    <message>
        <source>Your collection and your own cards and values are kept as well.</source>
        <translation>Restano anche la tua collezione, le tue carte e i tuoi valori.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Expansion packs that cannot be used without the game</source>
        <translation>Pacchetti di espansione inutilizzabili senza il gioco</translation>
    </message>
    <message>
        <source>Remove the game</source>
        <translation>Elimina il gioco</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>RemovedBar</name>
    <message>
        <source>“%1” was removed.</source>
        <translation>“%1” è stato eliminato.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Rename the deck</source>
        <translation>Rinomina il mazzo</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nuovo nome</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>RepairPanel</name>
    <message>
        <source>Looking for the smallest fix with the cards you own…</source>
        <translation>Cerco la correzione minima con le carte che possiedi…</translation>
    </message>
    <message>
        <source>Looking for the smallest fix…</source>
        <translation>Cerco la correzione minima…</translation>
    </message>
    <message>
        <source>The smallest change with the cards you own that makes the deck legal:</source>
        <translation>La modifica minima, con le carte che possiedi, che rende legale il mazzo:</translation>
    </message>
    <message>
        <source>The smallest change that makes the deck legal:</source>
        <translation>La modifica minima che rende legale il mazzo:</translation>
    </message>
    <message>
        <source>The cards you own cannot make this deck legal. These rules cannot all be met:</source>
        <translation>Con le carte che possiedi questo mazzo non può diventare legale. Queste regole non si possono rispettare tutte insieme:</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifiche</translation>
    </message>
    <message>
        <source>Nothing to fix.</source>
        <translation>Niente da correggere.</translation>
    </message>
    <message>
        <source>No fix was found in time.</source>
        <translation>Nessuna correzione trovata nel tempo a disposizione.</translation>
    </message>
    <message>
        <source>No change of cards makes this deck legal. These rules cannot all be met:</source>
        <translation>Nessun cambio di carte rende legale questo mazzo. Queste regole non si possono rispettare tutte insieme:</translation>
    </message>
    <message>
        <source>The smallest change; whether the deck is legal then depends on card data that is missing:</source>
        <translation>La modifica più piccola; se poi il mazzo sia legale dipende da dati di carte che mancano:</translation>
    </message>
    <message>
        <source>No change is needed, but card data is missing:</source>
        <translation>Non serve alcuna modifica, ma mancano dati di carte:</translation>
    </message>
</context>
<context>
    <name>ResultForm</name>
    <message>
        <source>Note a game</source>
        <translation>Annota una partita</translation>
    </message>
    <message>
        <source>Change the game</source>
        <translation>Modifica la partita</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Opponent&apos;s deck</source>
        <translation>Mazzo avversario</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Date, as 2026-11-18</source>
        <translation>Data, come 2026-11-18</translation>
    </message>
    <message>
        <source>Note the game</source>
        <translation>Annota la partita</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Salva le modifiche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Modifica: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Rimuovi: %1</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Record</source>
        <translation>Bilancio</translation>
    </message>
    <message>
        <source>Note the games you play with this deck to see how it does.</source>
        <translation>Annota le partite giocate con questo mazzo per vedere come va.</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contro %1</translation>
    </message>
    <message>
        <source>Hands quiz: %1</source>
        <translation>Quiz delle mani: %1</translation>
    </message>
    <message>
        <source>Games and quizzes</source>
        <translation>Partite e quiz</translation>
    </message>
    <message>
        <source>Restore the removed entry</source>
        <translation>Ripristina la voce rimossa</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>broken</source>
        <translation>infranta</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>incompleta</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>consiglio</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>incerta</translation>
    </message>
    <message>
        <source>met</source>
        <translation>rispettata</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>Mostra le candidate</translation>
    </message>
</context>
<context>
    <name>RuleTrialPanel</name>
    <message>
        <source>Tried on the decks of the game</source>
        <translation>Provata sui mazzi del gioco</translation>
    </message>
    <message>
        <source>keeps the rule</source>
        <translation>rispetta la regola</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Examples on both sides: %1 keep the rule, %2 break it.</source>
        <translation>Esempi da entrambe le parti: %1 rispettano la regola, %2 la violano.</translation>
    </message>
    <message>
        <source>No example breaks the rule yet: add one in “Decks and examples”.</source>
        <translation>Nessun esempio viola ancora la regola: aggiungine uno in “Mazzi ed esempi”.</translation>
    </message>
    <message>
        <source>No example keeps the rule yet: add one in “Decks and examples”.</source>
        <translation>Nessun esempio rispetta ancora la regola: aggiungine uno in “Mazzi ed esempi”.</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules · checked live</source>
        <translation>Regole · in tempo reale</translation>
    </message>
    <message>
        <source>Make legal…</source>
        <translation>Rendi legale…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>…with cards I own</source>
        <translation>…con le carte che possiedo</translation>
    </message>
    <message>
        <source>Make legal with cards I own</source>
        <translation>Rendi legale con le carte che possiedo</translation>
    </message>
</context>
<context>
    <name>RulingsPanel</name>
    <message>
        <source>Rulings</source>
        <translation>Chiarimenti</translation>
    </message>
</context>
<context>
    <name>SavedGameRow</name>
    <message>
        <source>on the table</source>
        <translation>sul tavolo</translation>
    </message>
    <message>
        <source>Delete “%1” for good?</source>
        <translation>Eliminare “%1” per sempre?</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Resume game</source>
        <translation>Riprendi la partita</translation>
    </message>
    <message>
        <source>Name this game</source>
        <translation>Dai un nome a questa partita</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Elimina questa partita</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Finding a strategy</source>
        <translation>Ricerca di una strategia</translation>
    </message>
    <message>
        <source>Playing the tournament</source>
        <translation>Torneo in corso</translation>
    </message>
    <message>
        <source>Find a strategy</source>
        <translation>Cerca una strategia</translation>
    </message>
    <message>
        <source>Ranking the kinds</source>
        <translation>Classifica delle carte in corso</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 secondi</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuto</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 minuti</translation>
    </message>
    <message>
        <source>Use best so far</source>
        <translation>Usa la migliore trovata</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Searches buy orders and conditions that beat every strategy of the list, on all cores.</source>
        <translation>Cerca ordini d'acquisto e condizioni che battano ogni strategia dell'elenco, su tutti i processori.</translation>
    </message>
    <message>
        <source>This game has tournaments, but no search for strategies.</source>
        <translation>Questo gioco ha i tornei, ma non la ricerca di strategie.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Seed of the random numbers</source>
        <translation>Seed dei numeri casuali</translation>
    </message>
    <message>
        <source>The same seed plays the same games.</source>
        <translation>Lo stesso seed gioca le stesse partite.</translation>
    </message>
    <message>
        <source>The best win share by generation</source>
        <translation>La migliore quota di vittorie, generazione per generazione</translation>
    </message>
</context>
<context>
    <name>SearchSummary</name>
    <message>
        <source>Column %1: %2</source>
        <translation>Colonna %1: %2</translation>
    </message>
    <message>
        <source>Possible matches</source>
        <translation>Carte possibili</translation>
    </message>
    <message>
        <source>Show cards that may match but have unknown values</source>
        <translation>Mostra le carte che potrebbero corrispondere ma hanno valori sconosciuti</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 di %n carta</numerusform>
            <numerusform>%1 di %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>The previous results are still shown below.</source>
        <translation>Sotto restano i risultati precedenti.</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Parts of the game</source>
        <translation>Parti del gioco</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeedSheet</name>
    <message>
        <source>The same deck with the same seed gives the same cards.</source>
        <translation>Lo stesso mazzo con lo stesso seed dà le stesse carte.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuisci</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Partita salvata</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copia il seed</translation>
    </message>
    <message>
        <source>A saved game of %1 characters. It is too long to show here, but it can be resumed.</source>
        <translation>Una partita salvata di %1 caratteri: è troppo lunga da mostrare qui, ma si può riprendere.</translation>
    </message>
    <message>
        <source>Playing the game again</source>
        <translation>La partita viene rigiocata</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Resume game</source>
        <translation>Riprendi la partita</translation>
    </message>
    <message>
        <source>Seed and saved game</source>
        <translation>Seed e partita salvata</translation>
    </message>
    <message>
        <source>Paste a saved game to resume it</source>
        <translation>Incolla una partita salvata per riprenderla</translation>
    </message>
    <message>
        <source>Seed copied.</source>
        <translation>Seed copiato.</translation>
    </message>
    <message>
        <source>Game copied as text.</source>
        <translation>Partita copiata come testo.</translation>
    </message>
</context>
<context>
    <name>Segments</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SelectBox</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>Selected cards</source>
        <translation>Carte selezionate</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n carta selezionata</numerusform>
            <numerusform>%n carte selezionate</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit details…</source>
        <translation>Modifica i dettagli…</translation>
    </message>
    <message>
        <source>Lend…</source>
        <translation>Presta…</translation>
    </message>
    <message>
        <source>Mark as returned</source>
        <translation>Segna come rientrate</translation>
    </message>
    <message>
        <source>Add to want list</source>
        <translation>Aggiungi ai desideri</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Deseleziona tutto</translation>
    </message>
</context>
<context>
    <name>SensitivityHeading</name>
    <message>
        <source>Sort by: %1</source>
        <translation>Ordina per: %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ora %1</translation>
    </message>
</context>
<context>
    <name>SensitivityView</name>
    <message>
        <source>Hand of</source>
        <translation>Mano di</translation>
    </message>
    <message>
        <source>Show in the deck list of the editor</source>
        <translation>Mostra nella lista del mazzo</translation>
    </message>
    <message>
        <source>Calculating the odds</source>
        <translation>Calcolo delle probabilità</translation>
    </message>
    <message>
        <source>One copy more or fewer</source>
        <translation>Una copia in più o in meno</translation>
    </message>
    <message>
        <source>As in the deck</source>
        <translation>Come nel mazzo</translation>
    </message>
    <message>
        <source>Sort as in the deck</source>
        <translation>Ordina come nel mazzo</translation>
    </message>
    <message>
        <source>+1: one copy more, −1: one copy fewer.</source>
        <translation>+1: una copia in più, −1: una copia in meno.</translation>
    </message>
</context>
<context>
    <name>SetValueSheet</name>
    <message numerus="yes">
        <source>Set a value in %n card(s)</source>
        <translation>
            <numerusform>Imposta un valore in %n carta</numerusform>
            <numerusform>Imposta un valore in %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nuovo valore</translation>
    </message>
    <message>
        <source>? for unknown, empty to remove it</source>
        <translation>? se sconosciuto, vuoto per toglierlo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Imposta</translation>
    </message>
</context>
<context>
    <name>SettingsPageView</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Ctrl with + or − changes it anywhere; Ctrl+0 resets it to 100 %.</source>
        <translation>Ctrl con + o − la cambia ovunque; Ctrl+0 la riporta al 100 %.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotte</translation>
    </message>
    <message>
        <source>Reduced: cards move without animation.</source>
        <translation>Ridotte: le carte si spostano senza animazione.</translation>
    </message>
    <message>
        <source>Show the hints of the pages again</source>
        <translation>Mostra di nuovo i suggerimenti delle pagine</translation>
    </message>
</context>
<context>
    <name>ShareKindList</name>
    <message>
        <source>Formats</source>
        <translation>Formati</translation>
    </message>
</context>
<context>
    <name>ShareKinds</name>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>A readable list with the share code on its last line.</source>
        <translation>Una lista da leggere, con il codice di condivisione nell&apos;ultima riga.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>The whole deck in one line, which is also a link that opens it.</source>
        <translation>Tutto il mazzo in una riga, che è anche un link per aprirlo.</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Codice QR</translation>
    </message>
    <message>
        <source>The share code for a phone, as a picture.</source>
        <translation>Il codice per un telefono, come immagine.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>The deck as a picture for posting.</source>
        <translation>Il mazzo come immagine da pubblicare.</translation>
    </message>
    <message>
        <source>Registration sheet</source>
        <translation>Scheda per tornei</translation>
    </message>
    <message>
        <source>A deck list to hand in at an event (PDF, A4).</source>
        <translation>La lista del mazzo da consegnare a un torneo (PDF, A4).</translation>
    </message>
    <message>
        <source>Proxy sheets</source>
        <translation>Fogli di proxy</translation>
    </message>
    <message>
        <source>Cards to print and cut out at actual size (PDF, A4).</source>
        <translation>Carte da stampare e ritagliare, a grandezza naturale (PDF, A4).</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>For forums and notes.</source>
        <translation>Per forum e appunti.</translation>
    </message>
    <message>
        <source>Deck file</source>
        <translation>File del mazzo</translation>
    </message>
    <message>
        <source>The Mazzo format, comments included.</source>
        <translation>Il formato di Mazzo, commenti compresi.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>For scripts and other programs.</source>
        <translation>Per script e altri programmi.</translation>
    </message>
    <message>
        <source>Cockatrice</source>
        <translation>Cockatrice</translation>
    </message>
    <message>
        <source>A deck file of Cockatrice.</source>
        <translation>Un mazzo di Cockatrice.</translation>
    </message>
    <message>
        <source>OCTGN</source>
        <translation>OCTGN</translation>
    </message>
    <message>
        <source>A deck file of OCTGN.</source>
        <translation>Un mazzo di OCTGN.</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Text to paste into Arena.</source>
        <translation>Testo da incollare in Arena.</translation>
    </message>
    <message>
        <source>Magic Online</source>
        <translation>Magic Online</translation>
    </message>
    <message>
        <source>A deck file of Magic Online.</source>
        <translation>Un mazzo di Magic Online.</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>A saved object with a pile for each zone.</source>
        <translation>Un oggetto salvato con una pila per ogni zona.</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <translation>Foglio di preparazione</translation>
    </message>
    <message>
        <source>The piles to put on the table and what stays in the box (PDF, A4).</source>
        <translation>Le pile da mettere sul tavolo e ciò che resta nella scatola (PDF, A4).</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Pagina web</translation>
    </message>
    <message>
        <source>One file that opens in any browser, also on a phone: the cards, charts, rules, and the share code.</source>
        <translation>Un solo file che si apre in ogni browser, anche sul telefono: carte, grafici, regole e codice di condivisione.</translation>
    </message>
</context>
<context>
    <name>SharePreview</name>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparazione dell&apos;anteprima…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Anteprima: %1</translation>
    </message>
    <message>
        <source>This deck cannot be shared</source>
        <translation>Impossibile condividere questo mazzo</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>Share %1</source>
        <translation>Condividi %1</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Salva: %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copia il codice</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Apri nel browser</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collezione</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analisi</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simula</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>SimilarCards</name>
    <message>
        <source>Similar cards</source>
        <translation>Carte simili</translation>
    </message>
</context>
<context>
    <name>SimulationView</name>
    <message>
        <source>Strategies</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Simulate 10,000 games</source>
        <translation>Simula 10.000 partite</translation>
    </message>
    <message>
        <source>Playing many games</source>
        <translation>Partite in corso</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>A million</source>
        <translation>Un milione</translation>
    </message>
    <message>
        <source>Simulate a million games</source>
        <translation>Simula un milione di partite</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 di vittorie</translation>
    </message>
    <message>
        <source>%1 points · %2 turns</source>
        <translation>%1 punti · %2 turni</translation>
    </message>
</context>
<context>
    <name>StrategyEditor</name>
    <message>
        <source>Name of the strategy</source>
        <translation>Nome della strategia</translation>
    </message>
    <message>
        <source>Save and play</source>
        <translation>Salva e gioca</translation>
    </message>
    <message>
        <source>The strategy cannot be saved under this name. Use letters, digits, blanks and dashes.</source>
        <translation>La strategia non si può salvare con questo nome. Usa lettere, cifre, spazi e trattini.</translation>
    </message>
    <message>
        <source>Ctrl+Space completes a word · Ctrl+Enter saves and plays</source>
        <translation>Ctrl+Spazio completa una parola · Ctrl+Invio salva e gioca</translation>
    </message>
</context>
<context>
    <name>StrategyFiles</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Open a strategy</source>
        <translation>Apri una strategia</translation>
    </message>
    <message>
        <source>Strategies (%1)</source>
        <translation>Strategie (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tutti i file (%1)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Esporta i risultati</translation>
    </message>
    <message>
        <source>Table (%1)</source>
        <translation>Tabella (%1)</translation>
    </message>
</context>
<context>
    <name>StrategyList</name>
    <message>
        <source>Strategies · %1</source>
        <translation>Strategie · %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuova</translation>
    </message>
    <message>
        <source>%1, %2, mean win share %3</source>
        <translation>%1, %2, quota media di vittorie %3</translation>
    </message>
    <message>
        <source>%1 takes part in the tournament</source>
        <translation>%1 partecipa al torneo</translation>
    </message>
    <message>
        <source>In the tournament</source>
        <translation>Nel torneo</translation>
    </message>
    <message>
        <source>mean win share</source>
        <translation>quota media di vittorie</translation>
    </message>
</context>
<context>
    <name>StrategyMistake</name>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove line %1</source>
        <translation>Rimuovi la riga %1</translation>
    </message>
</context>
<context>
    <name>StrategyText</name>
    <message>
        <source>Lines of the strategy</source>
        <translation>Righe della strategia</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Completamenti</translation>
    </message>
</context>
<context>
    <name>SyncFolderDialog</name>
    <message>
        <source>Choose the synchronised folder</source>
        <translation>Scegli la cartella sincronizzata</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>SyncPanel</name>
    <message>
        <source>Synchronised folder</source>
        <translation>Cartella sincronizzata</translation>
    </message>
    <message>
        <source>Decks, collection, own cards and settings as plain files. Git, Syncthing or a cloud folder can carry them to another computer. Changes on both sides are merged; if that is impossible, both versions are kept.</source>
        <translation>Mazzi, collezione, carte proprie e impostazioni come file semplici. Git, Syncthing o una cartella cloud possono portarli su un altro computer. Le modifiche delle due parti vengono unite; se non si può, restano entrambe le versioni.</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>Nessuna cartella scelta</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambia…</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose the synchronised folder</source>
        <translation>Scegli la cartella sincronizzata</translation>
    </message>
    <message>
        <source>Synchronising…</source>
        <translation>Sincronizzazione…</translation>
    </message>
    <message>
        <source>Synchronise now</source>
        <translation>Sincronizza adesso</translation>
    </message>
</context>
<context>
    <name>TabStrip</name>
    <message>
        <source>Parts of the analysis</source>
        <translation>Parti dell'analisi</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
</context>
<context>
    <name>TableEmpty</name>
    <message>
        <source>This deck cannot be dealt</source>
        <translation>Impossibile distribuire questo mazzo</translation>
    </message>
    <message>
        <source>No deck on the table</source>
        <translation>Nessun mazzo sul tavolo</translation>
    </message>
    <message>
        <source>Back to the deck</source>
        <translation>Torna al mazzo</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Tutti i mazzi</translation>
    </message>
    <message>
        <source>Resume game</source>
        <translation>Riprendi una partita</translation>
    </message>
    <message>
        <source>Open a deck and press “Test opening hand”, or resume a saved game.</source>
        <translation>Apri un mazzo e premi “Prova la mano iniziale”, oppure riprendi una partita salvata.</translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message>
        <source>Goldfish table</source>
        <translation>Tavolo di prova</translation>
    </message>
    <message>
        <source>Back to the deck</source>
        <translation>Torna al mazzo</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>Seed %1: change or copy</source>
        <translation>Seed %1: cambia o copia</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>Copia la partita</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Nuova mano</translation>
    </message>
    <message>
        <source>Back to the previous game</source>
        <translation>Torna alla partita precedente</translation>
    </message>
    <message>
        <source>Games · %1</source>
        <translation>Partite · %1</translation>
    </message>
    <message numerus="yes">
        <source>Games of this deck: %n saved</source>
        <translation>
            <numerusform>Partite di questo mazzo: %n salvata</numerusform>
            <numerusform>Partite di questo mazzo: %n salvate</numerusform>
        </translation>
    </message>
    <message>
        <source>Game copied as text.</source>
        <translation>Partita copiata come testo.</translation>
    </message>
</context>
<context>
    <name>TablePile</name>
    <message>
        <source>%1, on top: %2</source>
        <translation>%1, in cima: %2</translation>
    </message>
</context>
<context>
    <name>TableRows</name>
    <message>
        <source>has actions</source>
        <translation>ha azioni</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>si può scegliere</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Carta coperta</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Giocatore %1: %2</translation>
    </message>
</context>
<context>
    <name>TableZone</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Nessuna carta</translation>
    </message>
</context>
<context>
    <name>TagSheet</name>
    <message numerus="yes">
        <source>Tags of %n card(s)</source>
        <translation>
            <numerusform>Etichette di %n carta</numerusform>
            <numerusform>Etichette di %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags belong to this deck. The first tag of a card is its category: choose “Category” under “Group by” to see your own groups.</source>
        <translation>Le etichette valgono per questo mazzo. La prima etichetta di una carta è la sua categoria: scegli “Categoria” in “Raggruppa per” per vedere i tuoi gruppi.</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nuova etichetta</translation>
    </message>
    <message>
        <source>Ramp, removal, finisher…</source>
        <translation>Rimozioni, finale, apertura…</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Aggiungi etichetta</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>TotalsRow</name>
    <message>
        <source>Cards owned</source>
        <translation>Carte possedute</translation>
    </message>
    <message>
        <source>Different cards</source>
        <translation>Carte diverse</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libere</translation>
    </message>
    <message>
        <source>In built decks</source>
        <translation>Nei mazzi montati</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Desiderate</translation>
    </message>
    <message>
        <source>Lent out</source>
        <translation>In prestito</translation>
    </message>
</context>
<context>
    <name>TournamentGrid</name>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Mean win share of %1: %2 %</source>
        <translation>Quota media di vittorie di %1: %2 %</translation>
    </message>
</context>
<context>
    <name>TournamentPanel</name>
    <message>
        <source>Export results</source>
        <translation>Esporta i risultati</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rigioca</translation>
    </message>
    <message>
        <source>Play the tournament</source>
        <translation>Gioca il torneo</translation>
    </message>
    <message>
        <source>Every chosen strategy plays every other, with changing seats.</source>
        <translation>Ogni strategia scelta gioca contro tutte le altre, a posti alternati.</translation>
    </message>
    <message>
        <source>Simulated, in percent. Row against column, a shared win counts half, ± is the 95 % interval. The framed pair is charted below.</source>
        <translation>Simulato, in percentuale. Riga contro colonna; una vittoria condivisa vale metà; ± è l'intervallo al 95 %. La coppia evidenziata è nel grafico sotto.</translation>
    </message>
</context>
<context>
    <name>TuneView</name>
    <message>
        <source>Goals</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Add a question on the left; tuning raises its odds.</source>
        <translation>Aggiungi una domanda a sinistra: l'ottimizzazione ne aumenta la probabilità.</translation>
    </message>
    <message>
        <source>Swaps, at most</source>
        <translation>Scambi, al massimo</translation>
    </message>
    <message>
        <source>Seconds, at most</source>
        <translation>Secondi, al massimo</translation>
    </message>
    <message>
        <source>Hand of</source>
        <translation>Mano di</translation>
    </message>
    <message>
        <source>Only cards I own</source>
        <translation>Solo carte che possiedo</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>Cards that may be added: a query, empty for every card</source>
        <translation>Carte che si possono aggiungere: una ricerca, vuota per tutte</translation>
    </message>
    <message>
        <source>Tune the deck</source>
        <translation>Ottimizza il mazzo</translation>
    </message>
    <message>
        <source>Tuning the deck</source>
        <translation>Ottimizzazione del mazzo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
</context>
<context>
    <name>TurnChart</name>
    <message>
        <source>Opening hand</source>
        <translation>Mano iniziale</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1: %2 at first, %3 at the end</source>
        <translation>%1: %2 all'inizio, %3 alla fine</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Iniziale</translation>
    </message>
</context>
<context>
    <name>TurnStepper</name>
    <message>
        <source>One turn earlier</source>
        <translation>Un turno prima</translation>
    </message>
    <message>
        <source>opening hand</source>
        <translation>mano iniziale</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>One turn later</source>
        <translation>Un turno dopo</translation>
    </message>
</context>
<context>
    <name>TypeStrip</name>
    <message>
        <source>Types</source>
        <translation>Tipi</translation>
    </message>
</context>
<context>
    <name>UnknownCardsSheet</name>
    <message>
        <source>Not in the catalogue</source>
        <translation>Non nel catalogo</translation>
    </message>
    <message>
        <source>These names are kept as they were written. Type the card&apos;s name to say which card it is.</source>
        <translation>Questi nomi restano come sono stati scritti. Scrivi il nome della carta per dire quale carta è.</translation>
    </message>
    <message>
        <source>Card for %1</source>
        <translation>Carta per %1</translation>
    </message>
    <message>
        <source>Card name</source>
        <translation>Nome della carta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ValueEditor</name>
    <message>
        <source>%1 as printed on the card</source>
        <translation>%1 come stampato sulla carta</translation>
    </message>
    <message>
        <source>As printed on the card</source>
        <translation>Come stampato sulla carta</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>Remove your value for %1</source>
        <translation>Togli il tuo valore per %1</translation>
    </message>
    <message>
        <source>Enter %1 from the card</source>
        <translation>Inserisci %1 dalla carta</translation>
    </message>
</context>
<context>
    <name>WantSheet</name>
    <message>
        <source>Want list</source>
        <translation>Lista dei desideri</translation>
    </message>
    <message numerus="yes">
        <source>For %1: %n copies missing</source>
        <translation>
            <numerusform>Per %1: manca %n copia</numerusform>
            <numerusform>Per %1: mancano %n copie</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation>desiderate: %1</translation>
    </message>
    <message>
        <source>need %1, have %2</source>
        <translation>ne servono %1, ne hai %2</translation>
    </message>
    <message>
        <source>Already on the want list</source>
        <translation>Già tutte nei desideri</translation>
    </message>
    <message>
        <source>Add to want list</source>
        <translation>Aggiungi ai desideri</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copia la lista</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>full pile %1, have %2, fewer will do</source>
        <translation>pila intera %1, ne hai %2, bastano anche meno</translation>
    </message>
</context>
<context>
    <name>ZoneRow</name>
    <message>
        <source>optional</source>
        <translation>facoltativa</translation>
    </message>
    <message>
        <source>[%1] in a deck file</source>
        <translation>[%1] nel file di un mazzo</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>What rules and deck files call it. Renaming it changes all of them.</source>
        <translation>Come lo chiamano regole e file dei mazzi. Se lo rinomini, cambiano tutti.</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Clausola</translation>
    </message>
    <message>
        <source>The number of the rule, as findings and examples name it.</source>
        <translation>Il numero della regola, come compare nei problemi e negli esempi.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Raise it before you pass the game on.</source>
        <translation>Aumentala prima di condividere il gioco.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sito</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>Codes such as en, it: the first one is shown where a translation is missing.</source>
        <translation>Codici come it, en: la prima si mostra dove manca una traduzione.</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Regolamenti</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Edizioni</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Deck zones</source>
        <translation>Zone del mazzo</translation>
    </message>
    <message>
        <source>Zones of the table</source>
        <translation>Zone del tavolo</translation>
    </message>
    <message>
        <source>Card types</source>
        <translation>Tipi di carta</translation>
    </message>
    <message>
        <source>On cards of type</source>
        <translation>Sulle carte di tipo</translation>
    </message>
    <message>
        <source>None chosen: on all cards.</source>
        <translation>Nessuno scelto: su tutte le carte.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campi</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Espansioni</translation>
    </message>
    <message>
        <source>Card files</source>
        <translation>File delle carte</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Formato delle carte</translation>
    </message>
    <message>
        <source>Width in mm</source>
        <translation>Larghezza in mm</translation>
    </message>
    <message>
        <source>Height in mm</source>
        <translation>Altezza in mm</translation>
    </message>
    <message>
        <source>Copies share</source>
        <translation>Le copie hanno in comune</translation>
    </message>
    <message>
        <source>The field that makes two cards copies of each other; the name by default.</source>
        <translation>Il campo che rende due carte copie l'una dell'altra; di solito il nome.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Shared piles</source>
        <translation>Pile comuni</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>Kind of value</source>
        <translation>Tipo di valore</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Ids with commas between them: 2, 3, 4.</source>
        <translation>Id separati da virgole: 2, 3, 4.</translation>
    </message>
    <message>
        <source>Names of the values</source>
        <translation>Nomi dei valori</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Minimo</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Word for no number</source>
        <translation>Parola per nessun numero</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predefinito</translation>
    </message>
    <message>
        <source>Hides values</source>
        <translation>Nasconde valori</translation>
    </message>
    <message>
        <source>A deck may leave it out</source>
        <translation>Un mazzo può ometterla</translation>
    </message>
    <message>
        <source>Cards that belong in it</source>
        <translation>Carte che ne fanno parte</translation>
    </message>
    <message>
        <source>Sorts lists without headings; it is not a rule. For example: type:creature</source>
        <translation>Ordina gli elenchi senza intestazioni; non è una regola. Per esempio: type:creatura</translation>
    </message>
    <message>
        <source>Plural</source>
        <translation>Plurale</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>The values that cards can have. None: any text.</source>
        <translation>I valori che le carte possono avere. Nessuno: testo libero.</translation>
    </message>
    <message>
        <source>Players may add choices</source>
        <translation>I giocatori possono aggiungere scelte</translation>
    </message>
    <message>
        <source>A card may leave it out</source>
        <translation>Una carta può non averlo</translation>
    </message>
    <message>
        <source>The words name</source>
        <translation>Le parole indicano</translation>
    </message>
    <message>
        <source>Never leads back to itself</source>
        <translation>Non riporta mai al punto di partenza</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calcolato</translation>
    </message>
    <message>
        <source>From other fields of the card: if(is:champion, 3, 1)</source>
        <translation>Da altri campi della carta: if(is:champion, 3, 1)</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Ufficiale</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etichetta</translation>
    </message>
    <message>
        <source>Shown with every card of a set that is not official.</source>
        <translation>Si mostra con ogni carta di un'espansione non ufficiale.</translation>
    </message>
    <message>
        <source>Rule in words</source>
        <translation>La regola a parole</translation>
    </message>
    <message>
        <source>When it is broken</source>
        <translation>Quando è violata</translation>
    </message>
    <message>
        <source>With {have}, {min} and {max} for the numbers.</source>
        <translation>Con {have}, {min} e {max} al posto dei numeri.</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Nel regolamento</translation>
    </message>
    <message>
        <source>For each card</source>
        <translation>Per ogni carta</translation>
    </message>
    <message>
        <source>The check is made for every different card that matches: zone:deck</source>
        <translation>Il controllo vale per ogni carta diversa che corrisponde: zone:deck</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>What must hold: count(zone:deck) &gt;= 40. Without it, the rule is only shown.</source>
        <translation>Che cosa deve valere: count(zone:deck) &gt;= 40. Senza, la regola è solo mostrata.</translation>
    </message>
    <message>
        <source>For all cards of the game</source>
        <translation>Per tutte le carte del gioco</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Solo se</translation>
    </message>
    <message>
        <source>Only with options</source>
        <translation>Solo con le opzioni</translation>
    </message>
    <message>
        <source>Only in editions</source>
        <translation>Solo nelle edizioni</translation>
    </message>
    <message>
        <source>Changes by edition</source>
        <translation>Modifiche per edizione</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>If too few</source>
        <translation>Se sono poche</translation>
    </message>
    <message>
        <source>Zone of the finding</source>
        <translation>Zona del problema</translation>
    </message>
    <message>
        <source>Built-in check</source>
        <translation>Controllo incorporato</translation>
    </message>
    <message>
        <source>The rulebook leaves it open</source>
        <translation>Il regolamento non lo chiarisce</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capitolo</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>States of cards</source>
        <translation>Stati delle carte</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Mazzo di pesca</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Mano iniziale</translation>
    </message>
    <message>
        <source>A number of cards, or the id of an option.</source>
        <translation>Un numero di carte o l'id di un'opzione.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite di mano</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>Empty draw pile</source>
        <translation>Mazzo di pesca vuoto</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fasi</translation>
    </message>
    <message>
        <source>Places of the board</source>
        <translation>Luoghi del tabellone</translation>
    </message>
    <message>
        <source>Other things</source>
        <translation>Altri oggetti</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Visibilità</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Parte da</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Cards fewer each time</source>
        <translation>Carte in meno ogni volta</translation>
    </message>
    <message>
        <source>Cards at most</source>
        <translation>Carte al massimo</translation>
    </message>
    <message>
        <source>Smallest hand</source>
        <translation>Mano più piccola</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Quante volte</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>Shuffled in from</source>
        <translation>Si rimescola da</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Section of the deck</source>
        <translation>Sezione del mazzo</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Segnalino</translation>
    </message>
    <message>
        <source>Or these cards</source>
        <translation>Oppure queste carte</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quante</translation>
    </message>
    <message>
        <source>Until the hand has</source>
        <translation>Finché la mano ne ha</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Dal turno</translation>
    </message>
    <message>
        <source>When it begins</source>
        <translation>Quando comincia</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Quando finisce</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Tipi</translation>
    </message>
    <message>
        <source>Next to</source>
        <translation>Confina con</translation>
    </message>
    <message>
        <source>One word or text</source>
        <translation>Una parola o un testo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Several words</source>
        <translation>Più parole</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sì o no</translation>
    </message>
    <message>
        <source>One of several</source>
        <translation>Una scelta tra più</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Numbers with slashes</source>
        <translation>Numeri con barre</translation>
    </message>
    <message>
        <source>Only advice</source>
        <translation>Solo un consiglio</translation>
    </message>
    <message>
        <source>A rule</source>
        <translation>Una regola</translation>
    </message>
    <message>
        <source>The deck is unfinished</source>
        <translation>Il mazzo è incompleto</translation>
    </message>
    <message>
        <source>The deck is illegal</source>
        <translation>Il mazzo è illegale</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Scoperta</translation>
    </message>
    <message>
        <source>Hidden, only the number is known</source>
        <translation>Coperta, si conosce solo il numero</translation>
    </message>
    <message>
        <source>Only the first card is seen</source>
        <translation>Si vede solo la prima carta</translation>
    </message>
    <message>
        <source>No mulligan</source>
        <translation>Nessun mulligan</translation>
    </message>
    <message>
        <source>A new hand</source>
        <translation>Una mano nuova</translation>
    </message>
    <message>
        <source>Some cards are exchanged</source>
        <translation>Si scambiano alcune carte</translation>
    </message>
    <message>
        <source>Nothing more is drawn</source>
        <translation>Non si pesca più</translation>
    </message>
    <message>
        <source>A pile is shuffled in when a card is drawn</source>
        <translation>Si rimescola una pila quando si deve pescare</translation>
    </message>
    <message>
        <source>A pile is shuffled in at once</source>
        <translation>Si rimescola subito una pila</translation>
    </message>
    <message>
        <source>Deal a section of the deck</source>
        <translation>Distribuisci una sezione del mazzo</translation>
    </message>
    <message>
        <source>Shuffle a zone</source>
        <translation>Mescola una zona</translation>
    </message>
    <message>
        <source>Draw the opening hand</source>
        <translation>Pesca la mano iniziale</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Pesca carte</translation>
    </message>
    <message>
        <source>Offer a mulligan</source>
        <translation>Proponi un mulligan</translation>
    </message>
    <message>
        <source>Move cards</source>
        <translation>Sposta carte</translation>
    </message>
    <message>
        <source>Set a counter</source>
        <translation>Imposta un segnalino</translation>
    </message>
    <message>
        <source>Add to a counter</source>
        <translation>Aggiungi a un segnalino</translation>
    </message>
    <message>
        <source>Remove a state</source>
        <translation>Togli uno stato</translation>
    </message>
    <message>
        <source>Discard to the hand limit</source>
        <translation>Scarta fino al limite di mano</translation>
    </message>
    <message>
        <source>New rulebook</source>
        <translation>Nuovo regolamento</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Nuova edizione</translation>
    </message>
    <message>
        <source>New option</source>
        <translation>Nuova opzione</translation>
    </message>
    <message>
        <source>New zone</source>
        <translation>Nuova zona</translation>
    </message>
    <message>
        <source>New card type</source>
        <translation>Nuovo tipo di carta</translation>
    </message>
    <message>
        <source>New field</source>
        <translation>Nuovo campo</translation>
    </message>
    <message>
        <source>New choice</source>
        <translation>Nuova scelta</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nuova espansione</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Nuova regola</translation>
    </message>
    <message>
        <source>New source</source>
        <translation>Nuova fonte</translation>
    </message>
    <message>
        <source>New counter</source>
        <translation>Nuovo segnalino</translation>
    </message>
    <message>
        <source>New step</source>
        <translation>Nuovo passo</translation>
    </message>
    <message>
        <source>New phase</source>
        <translation>Nuova fase</translation>
    </message>
    <message>
        <source>New place</source>
        <translation>Nuovo luogo</translation>
    </message>
    <message>
        <source>New word</source>
        <translation>Nuova parola</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(nessuno)</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>No other cards may be in it</source>
        <translation>Non può contenere altre carte</translation>
    </message>
    <message>
        <source>A card may print something else, such as X</source>
        <translation>Una carta può riportare altro, come X</translation>
    </message>
    <message>
        <source>Allowances</source>
        <translation>Permessi</translation>
    </message>
    <message>
        <source>Instead of a check: each copy needs one of these.</source>
        <translation>Al posto di un controllo: ogni copia richiede uno di questi.</translation>
    </message>
    <message>
        <source>Cards that need an allowance</source>
        <translation>Carte che richiedono un permesso</translation>
    </message>
    <message>
        <source>Cards that it allows</source>
        <translation>Carte che permette</translation>
    </message>
    <message>
        <source>How many copies</source>
        <translation>Quante copie</translation>
    </message>
    <message>
        <source>A number, or an expression. None: any number.</source>
        <translation>Un numero o un'espressione. Niente: quante se ne vuole.</translation>
    </message>
    <message>
        <source>Rarities</source>
        <translation>Rarità</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Finiture</translation>
    </message>
    <message>
        <source>Face of the cards</source>
        <translation>Aspetto delle carte</translation>
    </message>
    <message>
        <source>New allowance</source>
        <translation>Nuovo permesso</translation>
    </message>
    <message>
        <source>Numbers that a card shows</source>
        <translation>Numeri mostrati sulla carta</translation>
    </message>
    <message>
        <source>Short form</source>
        <translation>Forma breve</translation>
    </message>
    <message>
        <source>Shown on the card instead of the field&apos;s name.</source>
        <translation>Mostrata sulla carta al posto del nome del campo.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Symbols in texts</source>
        <translation>Simboli nei testi</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>As the texts of cards have it, such as {W}.</source>
        <translation>Come appare nei testi delle carte, per esempio {W}.</translation>
    </message>
    <message>
        <source>Shown instead</source>
        <translation>Mostrato al suo posto</translation>
    </message>
    <message>
        <source>A character or a short word.</source>
        <translation>Un carattere o una parola breve.</translation>
    </message>
    <message>
        <source>Amendments</source>
        <translation>Modifiche ai valori</translation>
    </message>
    <message>
        <source>Only with the option</source>
        <translation>Solo con l&apos;opzione</translation>
    </message>
    <message>
        <source>Value of the option</source>
        <translation>Valore dell&apos;opzione</translation>
    </message>
    <message>
        <source>Cards with other values</source>
        <translation>Carte con altri valori</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>The id of a card.</source>
        <translation>L&apos;id di una carta.</translation>
    </message>
    <message>
        <source>Values that count</source>
        <translation>Valori che contano</translation>
    </message>
    <message>
        <source>By field: cost=3; colours=red, blue</source>
        <translation>Per campo: costo=3; colori=rosso, blu</translation>
    </message>
    <message>
        <source>Free mulligans</source>
        <translation>Mulligan gratuiti</translation>
    </message>
    <message>
        <source>A new full hand, then cards under the draw pile</source>
        <translation>Una nuova mano intera, poi carte sotto il mazzo di pesca</translation>
    </message>
    <message>
        <source>New amendment</source>
        <translation>Nuova modifica</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nuova carta</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Nuovo numero</translation>
    </message>
    <message>
        <source>New symbol</source>
        <translation>Nuovo simbolo</translation>
    </message>
    <message>
        <source>Needs Mazzo</source>
        <translation>Richiede Mazzo</translation>
    </message>
    <message>
        <source>The oldest version of Mazzo that can read it, such as 1.4.</source>
        <translation>La versione più vecchia di Mazzo in grado di leggerlo, per esempio 1.4.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::AnalysisPage</name>
    <message>
        <source>“%1”: one copy more %2, one less %3 points</source>
        <translation>“%1”: una copia in più %2, una in meno %3 punti</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::AppModel</name>
    <message>
        <source>Added 1 × %1 to “%2”.</source>
        <translation>Aggiunta 1 × %1 a “%2”.</translation>
    </message>
    <message>
        <source>The new cards of “%1” are entered.</source>
        <translation>Le nuove carte di “%1” sono inserite.</translation>
    </message>
    <message>
        <source>“%1” was changed elsewhere at the same time. The other version is kept as “%2”.</source>
        <translation>“%1” è stato modificato altrove nello stesso momento. L&apos;altra versione è conservata come “%2”.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::Backups</name>
    <message>
        <source>Backup of %1, %2</source>
        <translation>Backup del %1, %2</translation>
    </message>
    <message>
        <source>Backup created: %1</source>
        <translation>Backup creato: %1</translation>
    </message>
    <message>
        <source>The backup was restored. The previous library is kept as a backup.</source>
        <translation>Il backup è stato ripristinato. L&apos;archivio precedente è conservato come backup.</translation>
    </message>
    <message>
        <source>The last changes of %1 could not be stored and would be lost, so no backup was put in place. Share the deck, or close the program without it.</source>
        <translation>Le ultime modifiche di %1 non si sono potute salvare e andrebbero perse, quindi non è stato ripristinato alcun backup. Condividi il mazzo, oppure chiudi il programma senza salvarlo.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::BuildPanel</name>
    <message>
        <source>Built, nothing missing</source>
        <translation>Montato, non manca niente</translation>
    </message>
    <message>
        <source>All cards available</source>
        <translation>Tutte le carte disponibili</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Mancano: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n copies missing</source>
        <translation>
            <numerusform>manca %n copia</numerusform>
            <numerusform>mancano %n copie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n carta diversa</numerusform>
            <numerusform>%n carte diverse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>starter deck</source>
        <translation>mazzo precostruito</translation>
    </message>
    <message>
        <source>built</source>
        <translation>montato</translation>
    </message>
    <message>
        <source>%1 × %2: %3 needed, %4 there</source>
        <translation>%1 × %2: ne servono %3, ce ne sono %4</translation>
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
        <source>%1 × %2, %3, for %4</source>
        <translation>%1 × %2, %3, per %4</translation>
    </message>
    <message>
        <source>%1: built decks need %2, %3 at hand (%4)</source>
        <translation>%1: ai mazzi montati ne servono %2, a disposizione %3 (%4)</translation>
    </message>
    <message>
        <source>There are no cards in it yet</source>
        <translation>Non contiene ancora carte</translation>
    </message>
    <message numerus="yes">
        <source>Enough to play, but %n pile(s) will be smaller</source>
        <translation>
            <numerusform>Si può giocare, ma %n pila sarà più piccola</numerusform>
            <numerusform>Si può giocare, ma %n pile saranno più piccole</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2: %3 for full piles, %4 there</source>
        <translation>%1 × %2: %3 per una pila intera, %4 presenti</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CardFileImport</name>
    <message>
        <source>%1 (character %2): </source>
        <translation>%1 (carattere %2): </translation>
    </message>
    <message>
        <source>%1: </source>
        <translation>%1: </translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The value must be between %1 and %2.</source>
        <translation>Il valore deve essere tra %1 e %2.</translation>
    </message>
    <message>
        <source>No card is named “%1”.</source>
        <translation>Nessuna carta si chiama “%1”.</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>yours</source>
        <translation>tuo</translation>
    </message>
    <message>
        <source>Unknown in %1</source>
        <translation>Sconosciuto in %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>not printed</source>
        <translation>non stampato</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <translation>%1 dice %2</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usa %1</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CardForm</name>
    <message>
        <source>My cards</source>
        <translation>Le mie carte</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CardList</name>
    <message>
        <source>Text not entered yet</source>
        <translation>Testo non ancora inserito</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>incerta</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n nel mazzo</numerusform>
            <numerusform>%n nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>not known</source>
        <translation>sconosciuto</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CardLots</name>
    <message numerus="yes">
        <source>%n wanted</source>
        <translation>
            <numerusform>%n desiderata</numerusform>
            <numerusform>%n desiderate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copia</numerusform>
            <numerusform>%n copie</numerusform>
        </translation>
    </message>
    <message>
        <source>lent to %1 since %2</source>
        <translation>in prestito a %1 dal %2</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CardPage</name>
    <message>
        <source>You own %1</source>
        <translation>Ne hai %1</translation>
    </message>
    <message>
        <source>%1 in built decks</source>
        <translation>nei mazzi montati: %1</translation>
    </message>
    <message>
        <source>%1 lent</source>
        <translation>in prestito: %1</translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation>desiderate: %1</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CardPictures</name>
    <message>
        <source>Only files on this computer can be added.</source>
        <translation>Si possono aggiungere solo file di questo computer.</translation>
    </message>
    <message>
        <source>%1: picture added</source>
        <translation>%1: immagine aggiunta</translation>
    </message>
    <message>
        <source>%1: picture removed</source>
        <translation>%1: immagine eliminata</translation>
    </message>
    <message>
        <source>%1: shown in the frame</source>
        <translation>%1: mostrata nella cornice</translation>
    </message>
    <message>
        <source>%1: shown as the whole card</source>
        <translation>%1: mostrata come carta intera</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message numerus="yes">
        <source>Undone: %n picture(s)</source>
        <translation>
            <numerusform>Annullato: %n immagine</numerusform>
            <numerusform>Annullato: %n immagini</numerusform>
        </translation>
    </message>
    <message>
        <source>left out: another file belongs to this card</source>
        <translation>escluso: un altro file appartiene a questa carta</translation>
    </message>
    <message>
        <source>no card has this name or number</source>
        <translation>nessuna carta ha questo nome o numero</translation>
    </message>
    <message>
        <source>no such card; similar: %1</source>
        <translation>carta inesistente; simile: %1</translation>
    </message>
    <message>
        <source>replaces its picture</source>
        <translation>sostituisce la sua immagine</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) imported</source>
        <translation>
            <numerusform>%n immagine importata</numerusform>
            <numerusform>%n immagini importate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CardSearch</name>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Game order</source>
        <translation>Ordine del gioco</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CollectionFileRows</name>
    <message>
        <source>Keep the name, no card</source>
        <translation>Tieni il nome, nessuna carta</translation>
    </message>
    <message>
        <source>Ignore this line</source>
        <translation>Ignora questa riga</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corretta</translation>
    </message>
    <message>
        <source>line %1: %2 × %3, %4, %5</source>
        <translation>riga %1: %2 × %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CollectionImport</name>
    <message>
        <source>Pasted text</source>
        <translation>Testo incollato</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::CollectionPage</name>
    <message>
        <source>There is no card “%1”.</source>
        <translation>Non esiste la carta “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n lot(s) to %1.</source>
        <translation>
            <numerusform>Scritto %n lotto in %1.</numerusform>
            <numerusform>Scritti %n lotti in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Impossibile scrivere %1.</translation>
    </message>
    <message>
        <source>%1 × %2, not in the catalogue</source>
        <translation>%1 × %2, non nel catalogo</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckCards</name>
    <message>
        <source>Maybe</source>
        <translation>Forse</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckComparison</name>
    <message>
        <source>Revision %1 · %2</source>
        <translation>Revisione %1 · %2</translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation>Revisione %1</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 contro %3</translation>
    </message>
    <message>
        <source>You have entered no cards of this game.</source>
        <translation>Non hai inserito carte di questo gioco.</translation>
    </message>
    <message>
        <source>You own all its cards.</source>
        <translation>Possiedi tutte le sue carte.</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Mancano: %1</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Iniziale</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckEditor</name>
    <message>
        <source>The pack for the game “%1” is not installed. The deck is kept; reinstall the pack to edit it.</source>
        <translation>Il pacchetto del gioco “%1” non è installato. Il mazzo è conservato; reinstalla il pacchetto per modificarlo.</translation>
    </message>
    <message>
        <source>The library is not open; the deck is not saved.</source>
        <translation>L&apos;archivio non è aperto; il mazzo non è salvato.</translation>
    </message>
    <message>
        <source>Not stored yet: %1 Nothing is lost while this window is open; storing is tried again.</source>
        <translation>Non ancora salvato: %1 Niente va perduto finché questa finestra è aperta; si riprova a salvare.</translation>
    </message>
    <message>
        <source>This deck has more than %L1 lines, too many to edit here. It is kept as it is.</source>
        <translation>Questo mazzo ha più di %L1 righe, troppe per modificarlo qui. Resta conservato così com&apos;è.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) removed.</source>
        <translation>
            <numerusform>%n carta rimossa.</numerusform>
            <numerusform>%n carte rimosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied. Paste them into this or another deck.</source>
        <translation>
            <numerusform>%n carta copiata. Incollala in questo o in un altro mazzo.</numerusform>
            <numerusform>%n carte copiate. Incollale in questo o in un altro mazzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no cards of this game.</source>
        <translation>Negli appunti non ci sono carte di questo gioco.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted.</source>
        <translation>
            <numerusform>%n carta incollata.</numerusform>
            <numerusform>%n carte incollate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) name no card of this game.</source>
        <translation>
            <numerusform>%n riga non nomina carte di questo gioco.</numerusform>
            <numerusform>%n righe non nominano carte di questo gioco.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckImport</name>
    <message>
        <source>Long text</source>
        <translation>Testo lungo</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>Lista semplice</translation>
    </message>
    <message>
        <source>The list does not name its game: choose one above.</source>
        <translation>La lista non indica il gioco: sceglilo qui sopra.</translation>
    </message>
    <message>
        <source>There are no cards in this list.</source>
        <translation>In questa lista non ci sono carte.</translation>
    </message>
    <message>
        <source>The deck could not be saved.</source>
        <translation>Non è stato possibile salvare il mazzo.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckLibrary</name>
    <message>
        <source>“%1” is not stored yet: %2 Nothing is lost while this window is open; storing is tried again.</source>
        <translation>“%1” non è ancora salvato: %2 Niente va perduto finché questa finestra è aperta; si riprova a salvare.</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (non installato)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nuovo mazzo</translation>
    </message>
    <message>
        <source>built</source>
        <translation>montato</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Tutti i mazzi</translation>
    </message>
    <message>
        <source>In no folder</source>
        <translation>Senza cartella</translation>
    </message>
    <message>
        <source>folder %1</source>
        <translation>cartella %1</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckQuestions</name>
    <message>
        <source>At most %1 questions are compared. Remove one first.</source>
        <translation>Si confrontano al massimo %1 domande. Rimuovine una prima.</translation>
    </message>
    <message>
        <source>At most %1 policies are compared. Remove one first.</source>
        <translation>Si confrontano al massimo %1 regole. Rimuovine una prima.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckRecord</name>
    <message>
        <source>The library is not open; nothing is stored.</source>
        <translation>L'archivio non è aperto: non si salva nulla.</translation>
    </message>
    <message>
        <source>“%1” is not a date such as %2.</source>
        <translation>“%1” non è una data come %2.</translation>
    </message>
    <message>
        <source>The texts are too long.</source>
        <translation>I testi sono troppo lunghi.</translation>
    </message>
    <message>
        <source>%1 won · %2 lost · %3 drawn</source>
        <translation>%1 vinte · %2 perse · %3 pari</translation>
    </message>
    <message>
        <source>95 % interval %1 to %2, a draw counts half</source>
        <translation>intervallo al 95 %: da %1 a %2; un pareggio vale metà</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right, %2 given away per hand</source>
        <translation>
            <numerusform>%1 giusta su %n, %2 perso per mano</numerusform>
            <numerusform>%1 giuste su %n, %2 perso per mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands quiz: %1 of %2 right</source>
        <translation>Quiz delle mani: %1 giuste su %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckSensitivity</name>
    <message>
        <source>%1: one more %2, one less %3</source>
        <translation>%1: una in più %2, una in meno %3</translation>
    </message>
    <message>
        <source>Exact, in percentage points, computed in %1 ms. The deck becomes one card larger or smaller.</source>
        <translation>Valori esatti, in punti percentuali, calcolati in %1 ms. Il mazzo diventa di una carta più grande o più piccolo.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckSharing</name>
    <message>
        <source>Nothing more was written.</source>
        <translation>Non è stato scritto altro.</translation>
    </message>
    <message>
        <source>There is no such deck any more.</source>
        <translation>Questo mazzo non c&apos;è più.</translation>
    </message>
    <message>
        <source>The pack for the game “%1” is not installed, so the deck cannot be shared.</source>
        <translation>Il pacchetto del gioco “%1” non è installato: il mazzo non si può condividere.</translation>
    </message>
    <message>
        <source>Vector image (%1)</source>
        <translation>Immagine vettoriale (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tutti i file (%1)</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>L&apos;immagine è negli appunti.</translation>
    </message>
    <message>
        <source>Text copied to the clipboard.</source>
        <translation>Testo copiato negli appunti.</translation>
    </message>
    <message>
        <source>Share code copied to the clipboard.</source>
        <translation>Codice di condivisione copiato negli appunti.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Scritto: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Impossibile scrivere %1.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Altri programmi</translation>
    </message>
    <message>
        <source>The deck has too many different cards for a share code.</source>
        <translation>Il mazzo ha troppe carte diverse per un codice di condivisione.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckTextEditor</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::DeckTuning</name>
    <message>
        <source>Keep every hand</source>
        <translation>Tieni ogni mano</translation>
    </message>
    <message>
        <source>Keep if %1</source>
        <translation>Tieni se: %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 al posto di %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot reach %2 within %n swap(s); the highest is %3.</source>
        <translation>
            <numerusform>“%1” non può raggiungere %2 con %n scambio; il massimo è %3.</numerusform>
            <numerusform>“%1” non può raggiungere %2 con %n scambi; il massimo è %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no exact odds for “%1”: too many different hands.</source>
        <translation>Non ci sono probabilità esatte per “%1”: troppe mani diverse.</translation>
    </message>
    <message numerus="yes">
        <source>Exact odds of %Ln deck(s).</source>
        <translation>
            <numerusform>Probabilità esatte di %Ln mazzo.</numerusform>
            <numerusform>Probabilità esatte di %Ln mazzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No legal deck within %n swap(s) is better than the first.</source>
        <translation>
            <numerusform>Nessun mazzo legale con %n scambio è migliore del primo.</numerusform>
            <numerusform>Nessun mazzo legale entro %n scambi è migliore del primo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best found in the time allowed. No legal deck within the swaps exceeds %1.</source>
        <translation>Il migliore trovato nel tempo concesso. Nessun mazzo legale entro gli scambi supera %1.</translation>
    </message>
    <message>
        <source>No better deck was found in the time allowed.</source>
        <translation>Nel tempo concesso non si è trovato un mazzo migliore.</translation>
    </message>
    <message numerus="yes">
        <source>The cards allowed make no legal deck within %n swap(s).</source>
        <translation>
            <numerusform>Con le carte ammesse non si fa un mazzo legale con %n scambio.</numerusform>
            <numerusform>Con le carte ammesse non si fa un mazzo legale entro %n scambi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No legal deck within %n swap(s) is better.</source>
        <translation>
            <numerusform>Nessun mazzo legale con %n scambio è migliore.</numerusform>
            <numerusform>Nessun mazzo legale entro %n scambi è migliore.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::FillIn</name>
    <message>
        <source>Whole game</source>
        <translation>Tutto il gioco</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::GameEditor</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Tutte le carte</translation>
    </message>
    <message>
        <source>Decks and examples</source>
        <translation>Mazzi ed esempi</translation>
    </message>
    <message>
        <source>Hand and mulligan</source>
        <translation>Mano e mulligan</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::GameLayers</name>
    <message>
        <source>My cards and values</source>
        <translation>Le mie carte e i miei valori</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to other cards</source>
        <translation>
            <numerusform>%n modifica ad altre carte</numerusform>
            <numerusform>%n modifiche ad altre carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::GamePage</name>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>consiglio</translation>
    </message>
    <message>
        <source>checked in every deck</source>
        <translation>controllato in ogni mazzo</translation>
    </message>
    <message>
        <source>for information, not checked</source>
        <translation>informativo, non controllato</translation>
    </message>
    <message>
        <source>Reading the pack and running its examples…</source>
        <translation>Leggo il pacchetto e provo i suoi esempi…</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Non ancora controllato.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes: %1 cards, %2 products, %3 decks, %4 examples.</source>
        <translation>Nessun errore: %1 carte, %2 prodotti, %3 mazzi, %4 esempi.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::GoldfishTable</name>
    <message>
        <source>The deck is empty: there is nothing to deal. Add cards to it first.</source>
        <translation>Il mazzo è vuoto: non c&apos;è niente da distribuire. Aggiungi prima delle carte.</translation>
    </message>
    <message>
        <source>“%1” is not a valid seed. Enter a whole number.</source>
        <translation>“%1” non è un seed valido. Inserisci un numero intero.</translation>
    </message>
    <message>
        <source>Game from text</source>
        <translation>Partita da un testo</translation>
    </message>
    <message>
        <source>Text not entered yet</source>
        <translation>Testo non ancora inserito</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::HoverCard</name>
    <message>
        <source>Text not entered yet</source>
        <translation>Testo non ancora inserito</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::ImportedLines</name>
    <message>
        <source>found</source>
        <translation>trovata</translation>
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
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trovata</numerusform>
            <numerusform>%n trovate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guessed</source>
        <translation>
            <numerusform>%n probabile</numerusform>
            <numerusform>%n probabili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambiguous</source>
        <translation>
            <numerusform>%n ambigua</numerusform>
            <numerusform>%n ambigue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n sconosciuta</numerusform>
            <numerusform>%n sconosciute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignorata</numerusform>
            <numerusform>%n ignorate</numerusform>
        </translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>scelta da te</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>riga %1</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::KeptGames</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n azione</numerusform>
            <numerusform>%n azioni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::KindRanking</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::LayerImport</name>
    <message>
        <source>new card</source>
        <translation>nuova carta</translation>
    </message>
    <message>
        <source>changes: %1</source>
        <translation>modifica: %1</translation>
    </message>
    <message>
        <source>adds: %1</source>
        <translation>aggiunge: %1</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::LibraryModel</name>
    <message>
        <source>Your data</source>
        <translation>I tuoi dati</translation>
    </message>
    <message>
        <source>The library with decks, collection and settings, and its backups</source>
        <translation>L&apos;archivio con mazzi, collezione e impostazioni, e i suoi backup</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Put a game&apos;s pack here, a folder each, and start Mazzo again</source>
        <translation>Metti qui il pacchetto di un gioco, una cartella ciascuno, e riavvia Mazzo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Nothing was changed or lost. Start the newer Mazzo, or let this one keep its data in another folder: the variable MAZZO_HOME names it.</source>
        <translation>Nulla è stato cambiato o perso. Avvia il Mazzo più recente, oppure fai tenere a questo i suoi dati in un&apos;altra cartella: la indica la variabile MAZZO_HOME.</translation>
    </message>
    <message>
        <source>Nothing was changed or lost. Give yourself the right to write there and try again, or name another folder by the variable MAZZO_HOME.</source>
        <translation>Nulla è stato cambiato o perso. Datti il permesso di scrivere lì e riprova, oppure indica un&apos;altra cartella con la variabile MAZZO_HOME.</translation>
    </message>
    <message>
        <source>Nothing was changed or lost. Free some disk space and try again.</source>
        <translation>Nessuna modifica, nessun dato perso. Libera spazio sul disco e riprova.</translation>
    </message>
    <message>
        <source>Nothing was changed or lost. Another program is using the library: close it, or wait a moment, and try again.</source>
        <translation>Nulla è stato cambiato o perso. Un altro programma sta usando l&apos;archivio: chiudilo, o aspetta un momento, e riprova.</translation>
    </message>
    <message>
        <source>Nothing was changed or lost. Your data is in this folder; backups end in “.backup”. Put one in the place of the damaged file, or move the file away to begin with an empty library.</source>
        <translation>Nulla è stato cambiato o perso. I tuoi dati sono in questa cartella; i backup finiscono in “.backup”. Mettine uno al posto del file danneggiato, o sposta il file altrove per cominciare con un archivio vuoto.</translation>
    </message>
    <message>
        <source>Your pictures of cards. A file that you put here as game/card.png is added to that card at the next start</source>
        <translation>Le tue immagini delle carte. Un file messo qui come gioco/carta.png viene aggiunto alla carta al prossimo avvio</translation>
    </message>
    <message>
        <source>Restore a backup below, or start with an empty library. The backups stay where they are.</source>
        <translation>Ripristina uno dei backup qui sotto, o inizia con un archivio vuoto. I backup restano dove sono.</translation>
    </message>
    <message>
        <source>Set the variable MAZZO_HOME or HOME and start Mazzo again.</source>
        <translation>Imposta la variabile MAZZO_HOME o HOME e riavvia Mazzo.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::LiveTable</name>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::MapEditor</name>
    <message>
        <source>New region %1</source>
        <translation>Nuova regione %1</translation>
    </message>
    <message>
        <source>My map</source>
        <translation>La mia mappa</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::MyCards</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Value set in %n card(s).</source>
        <translation>
            <numerusform>Valore impostato in %n carta.</numerusform>
            <numerusform>Valore impostato in %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no table in the clipboard.</source>
        <translation>Negli appunti non c&apos;è una tabella.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>appunti</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>Nothing was pasted. %1, %2: %3</source>
        <translation>Non è stato incollato nulla. %1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n row(s): </source>
        <translation>
            <numerusform>Incollata %n riga: </numerusform>
            <numerusform>Incollate %n righe: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s), </source>
        <translation>
            <numerusform>%n carta nuova, </numerusform>
            <numerusform>%n carte nuove, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed.</source>
        <translation>
            <numerusform>%n modificata.</numerusform>
            <numerusform>%n modificate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Eliminata: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) created.</source>
        <translation>
            <numerusform>%n carta creata.</numerusform>
            <numerusform>%n carte create.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annullato: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Ripetuto: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported. Undo reverts the whole import.</source>
        <translation>
            <numerusform>%n riga importata. Annulla ripristina tutto.</numerusform>
            <numerusform>%n righe importate. Annulla ripristina tutto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Installed: %1</source>
        <translation>Installata: %1</translation>
    </message>
    <message>
        <source>The layer was merged into your cards. Undo reverts all of it.</source>
        <translation>Il livello è stato unito alle tue carte. Annulla lo toglie per intero.</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Scrittura di %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) written to %1</source>
        <translation>
            <numerusform>%n carta scritta in %1</numerusform>
            <numerusform>%n carte scritte in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvata: %1</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::OddsPanel</name>
    <message>
        <source>%1: exact %2, simulated %3</source>
        <translation>%1: esatto %2, simulato %3</translation>
    </message>
    <message>
        <source>%1 hands simulated, plus the exact odds</source>
        <translation>%1 mani simulate, più il valore esatto</translation>
    </message>
    <message>
        <source>calculating</source>
        <translation>in calcolo</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>interrotto</translation>
    </message>
    <message>
        <source>simulated only: cards set aside come back</source>
        <translation>solo simulato: tornano carte messe da parte</translation>
    </message>
    <message>
        <source>simulated only: too many hands</source>
        <translation>solo simulato: troppe mani</translation>
    </message>
    <message>
        <source>simulated: %1</source>
        <translation>simulato: %1</translation>
    </message>
    <message>
        <source>simulated: %1; exact: %2</source>
        <translation>simulato: %1; esatto: %2</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Colonna %1: %2</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::OpponentDeck</name>
    <message>
        <source>Deck of the saved game</source>
        <translation>Mazzo della partita salvata</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::OpposingArmy</name>
    <message>
        <source>result unknown</source>
        <translation>esito ignoto</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>nessun effetto</translation>
    </message>
    <message>
        <source>hits by %1 or more</source>
        <translation>colpisce di %1 o più</translation>
    </message>
    <message>
        <source>hits by %1</source>
        <translation>colpisce di %1</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::PackInstaller</name>
    <message numerus="yes">
        <source>%n card number(s) kept</source>
        <translation>
            <numerusform>%n numero di carta mantenuto</numerusform>
            <numerusform>%n numeri di carta mantenuti</numerusform>
        </translation>
    </message>
    <message>
        <source>The installed version, %1, is newer.</source>
        <translation>La versione installata, %1, è più recente.</translation>
    </message>
    <message>
        <source>The installed version has the same number but different contents.</source>
        <translation>La versione installata ha lo stesso numero, ma un altro contenuto.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::Palette</name>
    <message>
        <source>New deck</source>
        <translation>Nuovo mazzo</translation>
    </message>
    <message>
        <source>Go to the decks</source>
        <translation>Vai ai mazzi</translation>
    </message>
    <message>
        <source>Go to the cards</source>
        <translation>Vai alle carte</translation>
    </message>
    <message>
        <source>Go to the games</source>
        <translation>Vai ai giochi</translation>
    </message>
    <message>
        <source>Go to the settings</source>
        <translation>Vai alle impostazioni</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema chiaro</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema scuro</translation>
    </message>
    <message>
        <source>Show keyboard shortcuts</source>
        <translation>Mostra le scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Deck · %1</source>
        <translation>Mazzo · %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Card · %1</source>
        <translation>Carta · %1</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Tema di sistema</translation>
    </message>
    <message>
        <source>Go to the collection</source>
        <translation>Vai alla collezione</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Importa un mazzo</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>Vai al tavolo</translation>
    </message>
    <message>
        <source>Test an opening hand of %1</source>
        <translation>Prova una mano iniziale di %1</translation>
    </message>
    <message>
        <source>Make %1 legal</source>
        <translation>Rendi legale %1</translation>
    </message>
    <message>
        <source>Share %1</source>
        <translation>Condividi %1</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Torna a %1</translation>
    </message>
    <message>
        <source>Switch to English</source>
        <translation>Passa all&apos;inglese</translation>
    </message>
    <message>
        <source>Switch to Italian</source>
        <translation>Passa all&apos;italiano</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Leggi la guida</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::QuizPanel</name>
    <message>
        <source>keep any hand</source>
        <translation>tieni qualunque mano</translation>
    </message>
    <message>
        <source>keep if %1</source>
        <translation>tieni se: %1</translation>
    </message>
    <message>
        <source>Both are equally good.</source>
        <translation>Le due scelte si equivalgono.</translation>
    </message>
    <message>
        <source>Keeping would have been better by %1 points.</source>
        <translation>Tenere sarebbe stato meglio di %1 punti.</translation>
    </message>
    <message>
        <source>The mulligan would have been better by %1 points.</source>
        <translation>Il mulligan sarebbe stato meglio di %1 punti.</translation>
    </message>
    <message>
        <source>Right: keeping is better by %1 points.</source>
        <translation>Giusto: tenere è meglio di %1 punti.</translation>
    </message>
    <message>
        <source>Right: the mulligan is better by %1 points.</source>
        <translation>Giusto: il mulligan è meglio di %1 punti.</translation>
    </message>
    <message>
        <source>Exact odds.</source>
        <translation>Probabilità esatte.</translation>
    </message>
    <message>
        <source>≈ is simulated; ± is the standard error.</source>
        <translation>≈ è simulato; ± è l'errore standard.</translation>
    </message>
    <message>
        <source>No hand decided yet.</source>
        <translation>Nessuna mano decisa finora.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right · %2 points given away per hand</source>
        <translation>
            <numerusform>%1 giusta su %n · %2 punti persi per mano</numerusform>
            <numerusform>%1 giuste su %n · %2 punti persi per mano</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::RandomDeckMaker</name>
    <message>
        <source>Random deck %1</source>
        <translation>Mazzo casuale %1</translation>
    </message>
    <message>
        <source>No such deck was found. There may be one; try another seed.</source>
        <translation>Non si è trovato un mazzo così. Potrebbe esistere: prova con un altro seed.</translation>
    </message>
    <message>
        <source>There is no such deck. These cannot all hold:</source>
        <translation>Un mazzo così non esiste. Queste condizioni non possono valere tutte insieme:</translation>
    </message>
    <message>
        <source>your condition</source>
        <translation>la tua condizione</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::RuleTrial</name>
    <message>
        <source>not judged</source>
        <translation>non giudicata</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::SavedGameReader</name>
    <message>
        <source>The pack for the game “%1” is not installed.</source>
        <translation>Il pacchetto del gioco “%1” non è installato.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::SimulationPanel</name>
    <message>
        <source>%1 wins %2, %3 points in %4 turns on average</source>
        <translation>%1 vince %2, in media %3 punti in %4 turni</translation>
    </message>
    <message>
        <source>%1 games, %2 % tied</source>
        <translation>%1 partite, %2 % di pareggi</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::StrategyDraft</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::StrategyLab</name>
    <message>
        <source>not for these cards</source>
        <translation>non per queste carte</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tua</translation>
    </message>
    <message>
        <source>shipped</source>
        <translation>inclusa</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trovata</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::StrategySearch</name>
    <message>
        <source>Generation %1 · %2 million games, %L3 a second · at least %4 against every other strategy</source>
        <translation>Generazione %1 · %2 milioni di partite, %L3 al secondo · almeno %4 contro ogni altra strategia</translation>
    </message>
    <message numerus="yes">
        <source>Found after %n generation(s) and %1 million games.</source>
        <translation>
            <numerusform>Trovata dopo %n generazione e %1 milioni di partite.</numerusform>
            <numerusform>Trovata dopo %n generazioni e %1 milioni di partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>On fresh seeds it wins at least %1 (against %2, %3 sigma; %L4 games for each strategy).</source>
        <translation>Con seed nuovi vince almeno %1 (contro %2, %3 sigma; %L4 partite per strategia).</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::TableActions</name>
    <message>
        <source>%1 a number from %2 to %3</source>
        <translation>%1 un numero da %2 a %3</translation>
    </message>
    <message>
        <source>%1 (choose one)</source>
        <translation>%1 (una sola scelta)</translation>
    </message>
    <message>
        <source>%1 choose %2 (%3 chosen)</source>
        <translation>%1 scegli %2 (scelti: %3)</translation>
    </message>
    <message>
        <source>%1 (choose up to %2, %3 chosen)</source>
        <translation>%1 (scegline fino a %2, scelte: %3)</translation>
    </message>
    <message>
        <source>%1 choose %2 to %3 (%4 chosen)</source>
        <translation>%1 scegli da %2 a %3 (scelti: %4)</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::TableBots</name>
    <message>
        <source>Game&apos;s own</source>
        <translation>Quella del gioco</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::TournamentTable</name>
    <message>
        <source>Tournament · %L1 games a pair</source>
        <translation>Torneo · %L1 partite per coppia</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>senza fine</translation>
    </message>
    <message>
        <source>%1 against %2: they never end a game</source>
        <translation>%1 contro %2: non finiscono mai una partita</translation>
    </message>
    <message>
        <source>%1 against %2: %3 %, %4</source>
        <translation>%1 contro %2: %3 %, %4</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::TurnModel</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::TurnOdds</name>
    <message>
        <source>Keep every hand</source>
        <translation>Tieni ogni mano</translation>
    </message>
    <message>
        <source>Keep if %1</source>
        <translation>Tieni se: %1</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Iniziale</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>in the opening hand</source>
        <translation>nella mano iniziale</translation>
    </message>
    <message>
        <source>on turn %1</source>
        <translation>al turno %1</translation>
    </message>
    <message>
        <source>Keeping every hand is best %1.</source>
        <translation>Tenere ogni mano è la scelta migliore %1.</translation>
    </message>
    <message>
        <source>Best %1: “%2”, %3 points more than keeping every hand.</source>
        <translation>Migliore %1: “%2”, %3 punti in più che tenere ogni mano.</translation>
    </message>
    <message>
        <source>Exact; numbers with ≈ are simulated with %L1 hands, ± is their standard error.</source>
        <translation>Valori esatti; i numeri con ≈ sono simulati con %L1 mani, ± è il loro errore standard.</translation>
    </message>
    <message>
        <source>Simulated with %L1 hands; ± is the standard error.</source>
        <translation>Simulato con %L1 mani; ± è l'errore standard.</translation>
    </message>
    <message>
        <source>Exact. Nothing is played in the meantime.</source>
        <translation>Valori esatti. Nel frattempo non si gioca nulla.</translation>
    </message>
</context>
<context>
    <name>mazzo::desktop::ZonesModel</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n carta</numerusform>
            <numerusform>%1, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vuota</translation>
    </message>
    <message>
        <source>%1, on top: %2</source>
        <translation>%1, in cima: %2</translation>
    </message>
</context>
<context>
    <name>UnreadyRemark</name>
    <message>
        <source>This deck is not ready for a real game (%1); it is played as it stands.</source>
        <translation>Questo mazzo non è pronto per una partita vera (%1); si gioca così com&apos;è.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Against bots…</source>
        <translation>Contro i bot…</translation>
    </message>
    <message>
        <source>Map…</source>
        <translation>Mappa…</translation>
    </message>
    <message>
        <source>Opponents…</source>
        <translation>Avversari…</translation>
    </message>
    <message>
        <source>Read the card (I)</source>
        <translation>Leggi la carta (I)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
</context>
<context>
    <name>PhaseTag</name>
    <message>
        <source>%1, now</source>
        <translation>%1, adesso</translation>
    </message>
</context>
<context>
    <name>DeckViewBar</name>
    <message numerus="yes">
        <source>Deck · %n card(s)</source>
        <translation>
            <numerusform>Mazzo · %n carta</numerusform>
            <numerusform>Mazzo · %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Raggruppa per</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Elenco</translation>
    </message>
    <message>
        <source>Sort the deck by</source>
        <translation>Ordina il mazzo per</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>View of the deck</source>
        <translation>Vista del mazzo</translation>
    </message>
</context>
<context>
    <name>DeckCardMenu</name>
    <message>
        <source>Add one copy</source>
        <translation>Aggiungi una copia</translation>
    </message>
    <message>
        <source>Choose a printing…</source>
        <translation>Scegli la stampa…</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Sposta in %1</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Sposta in…</translation>
    </message>
    <message>
        <source>Remove from the deck</source>
        <translation>Togli dal mazzo</translation>
    </message>
    <message>
        <source>Remove one copy</source>
        <translation>Togli una copia</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleziona</translation>
    </message>
    <message>
        <source>Show the card</source>
        <translation>Mostra la carta</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>Etichette…</translation>
    </message>
</context>
</TS>
