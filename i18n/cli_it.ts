<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>FindingWords</name>
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
        <translation>%1, ne serve esattamente %2</translation>
    </message>
    <message>
        <source>%1, between %2 and %3 needed</source>
        <translation>%1, ne servono tra %2 e %3</translation>
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
        <source>%1, and only %2 are certainly allowed</source>
        <translation>%1, e solo %2 sono sicuramente permesse</translation>
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
        <source>Not known: %1.</source>
        <translation>Non noto: %1.</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legale</translation>
    </message>
    <message>
        <source>cannot tell: a fact is missing</source>
        <translation>non si può dire: manca un fatto</translation>
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
        <translation>Non in catalogo: %1</translation>
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
        <source>Replace %1 by %2</source>
        <translation>Sostituisci %1 con %2</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>Inserisci %1</translation>
    </message>
</context>
<context>
    <name>FixWords</name>
    <message>
        <source>The deck has cards that the catalogue does not know.</source>
        <translation>Il mazzo ha carte che il catalogo non conosce.</translation>
    </message>
    <message>
        <source>No change of cards makes this deck legal. These rules cannot all hold:</source>
        <translation>Nessun cambio di carte rende legale questo mazzo. Queste regole non possono valere tutte insieme:</translation>
    </message>
    <message>
        <source>No repair was found in the time there is.</source>
        <translation>Nessun rimedio trovato nel tempo a disposizione.</translation>
    </message>
    <message>
        <source>Nothing to repair.</source>
        <translation>Niente da sistemare.</translation>
    </message>
    <message>
        <source>After it: %1</source>
        <translation>Dopo: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 non si può scrivere.</translation>
    </message>
    <message>
        <source>A repair can only be found once every card is known:</source>
        <translation>Un rimedio si può trovare solo quando ogni carta è nota:</translation>
    </message>
</context>
<context>
    <name>GamesWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown fact(s)</source>
        <translation>
            <numerusform>%n fatto non noto</numerusform>
            <numerusform>%n fatti non noti</numerusform>
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
</context>
<context>
    <name>PackWords</name>
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
    <message>
        <source>%1: no mistakes. %2 cards, %3 products, %4 decks, %5 examples.</source>
        <translation>%1: nessun errore. %2 carte, %3 prodotti, %4 mazzi, %5 esempi.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message>
        <source>provisional, not from the rulebook</source>
        <translation>provvisorio, non dal regolamento</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
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
        <source>%n more card(s) may match: a fact is not known</source>
        <translation>
            <numerusform>Forse anche %n altra carta: un fatto non è noto</numerusform>
            <numerusform>Forse anche altre %n carte: qualche fatto non è noto</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>%1: %2 is %3 (%4).</source>
        <translation>%1: %2 è %3 (%4).</translation>
    </message>
    <message>
        <source>%1: the text is stored.</source>
        <translation>%1: il testo è salvato.</translation>
    </message>
</context>
<context>
    <name>ShowWords</name>
    <message>
        <source>also: %1</source>
        <translation>anche: %1</translation>
    </message>
    <message>
        <source>The card&apos;s text is not known.</source>
        <translation>Il testo della carta non è noto.</translation>
    </message>
</context>
<context>
    <name>ValidateWords</name>
    <message numerus="yes">
        <source>%n rule(s) hold</source>
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
    <name>ValueWords</name>
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
        <translation>non noto</translation>
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
        <source>does not have it</source>
        <translation>non ce l&apos;ha</translation>
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
        <source>The installed games: editions, options, zones, cards, unknown facts</source>
        <translation>I giochi installati: edizioni, opzioni, zone, carte, fatti non noti</translation>
    </message>
    <message>
        <source>The cards that a query selects; an empty query is every card</source>
        <translation>Le carte scelte da una ricerca; una ricerca vuota le mostra tutte</translation>
    </message>
    <message>
        <source>One card: every field, unknown ones marked, rulings, where each fact comes from</source>
        <translation>Una carta: ogni campo, quelli non noti segnati, le precisazioni, da dove viene ogni fatto</translation>
    </message>
    <message>
        <source>Enter a fact from the card on the table; it stands over the pack&apos;s</source>
        <translation>Inserisci un fatto letto sulla carta; vale più di quello del pacchetto</translation>
    </message>
    <message>
        <source>Take back a fact that was entered with set</source>
        <translation>Ritira un fatto inserito con set</translation>
    </message>
    <message>
        <source>Game packs: list them, or check one and report every mistake</source>
        <translation>Pacchetti di gioco: elencali, o controllane uno e mostra ogni errore</translation>
    </message>
    <message>
        <source>Judge decks by their game&apos;s rules: the verdict, every finding, and what mends it</source>
        <translation>Giudica i mazzi con le regole del loro gioco: il verdetto, ogni problema e come rimediare</translation>
    </message>
    <message>
        <source>The smallest change that makes a deck legal, and the deck after it</source>
        <translation>Il cambio più piccolo che rende legale un mazzo, e il mazzo dopo</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no field “%1”.</source>
        <translation>Il campo “%1” non esiste.</translation>
    </message>
    <message>
        <source>“is:%1” names no yes/no field and no card type.</source>
        <translation>“is:%1” non indica né un campo sì/no né un tipo di carta.</translation>
    </message>
    <message>
        <source>“%1” is not one of the values.</source>
        <translation>“%1” non è uno dei valori.</translation>
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
        <source>“%1” is not a number, so it has no less and more: use : = or !=.</source>
        <translation>“%1” non è un numero, quindi non ha un meno e un più: usa : = o !=.</translation>
    </message>
    <message>
        <source>“%1” asks about a pile of cards, and here one card is asked for.</source>
        <translation>“%1” riguarda un gruppo di carte, e qui si chiede di una carta sola.</translation>
    </message>
    <message>
        <source>“%1” asks about one card, and here is only the pile: use “each”.</source>
        <translation>“%1” riguarda una carta sola, e qui c&apos;è solo il gruppo: usa “each”.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>“%1” non può stare qui.</translation>
    </message>
    <message>
        <source>Something is missing here: %1</source>
        <translation>Qui manca qualcosa: %1</translation>
    </message>
    <message>
        <source>Something else is needed here: %1</source>
        <translation>Qui serve altro: %1</translation>
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
        <source>The deck does not say its game: a line “game: …” is missing before the first section.</source>
        <translation>Il mazzo non dice di che gioco è: manca una riga “game: …” prima della prima sezione.</translation>
    </message>
    <message>
        <source>Before the first section only “key: value” lines can stand.</source>
        <translation>Prima della prima sezione possono stare solo righe “chiave: valore”.</translation>
    </message>
    <message>
        <source>“%1” is given twice.</source>
        <translation>“%1” è indicato due volte.</translation>
    </message>
    <message>
        <source>“%1” is not an option of this game; the line is kept.</source>
        <translation>“%1” non è un&apos;opzione di questo gioco; la riga resta.</translation>
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
        <source>A count goes from 1 to 9999. If this is a card&apos;s name, put it in quotes.</source>
        <translation>Una quantità va da 1 a 9999. Se questo è il nome di una carta, mettilo tra virgolette.</translation>
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
        <source>The catalogue does not know “%1”; the line is kept.</source>
        <translation>Il catalogo non conosce “%1”; la riga resta.</translation>
    </message>
    <message>
        <source>The file is not valid UTF-8.</source>
        <translation>Il file non è UTF-8 valido.</translation>
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
        <translation>%1 non si può leggere.</translation>
    </message>
    <message>
        <source>The path “%1” leaves the pack&apos;s folder.</source>
        <translation>Il percorso “%1” esce dalla cartella del pacchetto.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 is the most.</source>
        <translation>Il file ha %1 byte; il massimo è %2.</translation>
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
        <source>“%1” is not a key here.</source>
        <translation>“%1” qui non è una chiave.</translation>
    </message>
    <message>
        <source>The key “%1” stands here twice.</source>
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
        <source>The value is of the wrong kind. Needed: %1. Found: %2</source>
        <translation>Il valore è del genere sbagliato. Serve: %1. C&apos;è: %2</translation>
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
        <source>“%1” is not a well-formed id.</source>
        <translation>“%1” non è un id ben formato.</translation>
    </message>
    <message>
        <source>“%1” already has a meaning of its own; choose another id.</source>
        <translation>“%1” ha già un suo significato; scegli un altro id.</translation>
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
        <source>The field “%1” is derived; cards cannot give it.</source>
        <translation>Il campo “%1” è ricavato; le carte non lo possono dare.</translation>
    </message>
    <message>
        <source>Cards of type “%2” do not have the field “%1”.</source>
        <translation>Le carte di tipo “%2” non hanno il campo “%1”.</translation>
    </message>
    <message>
        <source>The card “%2” does not give “%1”; write null if it is not known.</source>
        <translation>La carta “%2” non dà “%1”; scrivi null se non è noto.</translation>
    </message>
    <message>
        <source>The first product is “%1”; it must be “%2”.</source>
        <translation>Il primo prodotto è “%1”; deve essere “%2”.</translation>
    </message>
    <message>
        <source>This leads back to itself: %1</source>
        <translation>Questo riporta a sé stesso: %1</translation>
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
        <source>The library is damaged. It was left as it is; a backup beside it can take its place.</source>
        <translation>La biblioteca è danneggiata. È stata lasciata com&apos;è; una copia di riserva lì accanto può prenderne il posto.</translation>
    </message>
    <message>
        <source>This file is not a Mazzo library. It was left as it is.</source>
        <translation>Questo file non è una biblioteca di Mazzo. È stato lasciato com&apos;è.</translation>
    </message>
    <message>
        <source>This database belongs to another program. It was left as it is.</source>
        <translation>Questo database è di un altro programma. È stato lasciato com&apos;è.</translation>
    </message>
    <message>
        <source>A newer Mazzo has used this library. It was left as it is; please update the program.</source>
        <translation>Questa biblioteca è stata usata da un Mazzo più recente. È stata lasciata com&apos;è; aggiorna il programma.</translation>
    </message>
    <message>
        <source>The library cannot be written to. Check the rights of its folder.</source>
        <translation>Sulla biblioteca non si può scrivere. Controlla i permessi della sua cartella.</translation>
    </message>
    <message>
        <source>The library cannot be opened.</source>
        <translation>La biblioteca non si apre.</translation>
    </message>
    <message>
        <source>The data folder cannot be made.</source>
        <translation>La cartella dei dati non si può creare.</translation>
    </message>
    <message>
        <source>The library needs an update, but the backup %1 cannot be written, so nothing was changed.</source>
        <translation>La biblioteca va aggiornata, ma la copia di riserva %1 non si può scrivere: nulla è cambiato.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed.</source>
        <translation>Il disco è pieno. Nulla è cambiato.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Il disco segnala un errore.</translation>
    </message>
    <message>
        <source>Another program is using the library. Try again in a moment.</source>
        <translation>Un altro programma sta usando la biblioteca. Riprova tra un momento.</translation>
    </message>
    <message>
        <source>The library reports an unexpected error.</source>
        <translation>La biblioteca segnala un errore inatteso.</translation>
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
        <source>“%2” is not a value of %1.</source>
        <translation>“%2” non è un valore di %1.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: the rulebook settles it as “%3”.</source>
        <translation>%1 non può essere “%2”: per il regolamento è “%3”.</translation>
    </message>
    <message>
        <source>This card does not have the field “%1”.</source>
        <translation>Questa carta non ha il campo “%1”.</translation>
    </message>
    <message>
        <source>“%1” follows from the card&apos;s other fields and cannot be set.</source>
        <translation>“%1” deriva dagli altri campi della carta e non si può impostare.</translation>
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
        <source>“%2” is not the kind of value that “%1” takes.</source>
        <translation>“%2” non è il genere di valore che “%1” accetta.</translation>
    </message>
    <message>
        <source>“%2” is not a whole number, and “%1” is one.</source>
        <translation>“%2” non è un numero intero, e “%1” lo è.</translation>
    </message>
    <message>
        <source>“%1” is yes or no, not “%2”.</source>
        <translation>“%1” è sì o no, non “%2”.</translation>
    </message>
    <message>
        <source>“%2” is not a card of the game, and “%1” names cards.</source>
        <translation>“%2” non è una carta del gioco, e “%1” indica carte.</translation>
    </message>
    <message>
        <source>With this value, “%1” would lead from “%2” back to itself.</source>
        <translation>Con questo valore, “%1” riporterebbe da “%2” a sé stessa.</translation>
    </message>
    <message>
        <source>You have not set “%1” for “%2”.</source>
        <translation>Non hai impostato “%1” per “%2”.</translation>
    </message>
    <message>
        <source>There is no game “%1”. Installed: %2</source>
        <translation>Il gioco “%1” non c&apos;è. Installati: %2</translation>
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
        <translation>L&apos;opzione %1 vuole un valore.</translation>
    </message>
    <message>
        <source>The option %1 needs a whole number, not “%2”.</source>
        <translation>L&apos;opzione %1 vuole un numero intero, non “%2”.</translation>
    </message>
    <message>
        <source>Say what to set as FIELD=VALUE; “%1” has no “=”.</source>
        <translation>Indica cosa impostare come CAMPO=VALORE; in “%1” manca “=”.</translation>
    </message>
    <message>
        <source>The program speaks en and it, not “%1”.</source>
        <translation>Il programma parla en e it, non “%1”.</translation>
    </message>
    <message>
        <source>Usage: mazzo pack list, or mazzo pack check DIR</source>
        <translation>Uso: mazzo pack list, oppure mazzo pack check CARTELLA</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Intendevi %1?</translation>
    </message>
    <message>
        <source>A text cannot hold line ends or other control characters here.</source>
        <translation>Qui un testo non può contenere a capo o altri caratteri di controllo.</translation>
    </message>
    <message>
        <source>The name “%1” means “%2” already.</source>
        <translation>Il nome “%1” indica già “%2”.</translation>
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
        <source>The example does not say its verdict: a line “expect: …” is missing.</source>
        <translation>L&apos;esempio non dice il suo verdetto: manca una riga “expect: …”.</translation>
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
        <translation>Il file non si può leggere.</translation>
    </message>
</context>
</TS>
