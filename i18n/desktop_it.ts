<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>CardFace</name>
    <message numerus="yes">
        <source>%n unknown fact(s)</source>
        <translation>
            <numerusform>%n dato ignoto</numerusform>
            <numerusform>%n dati ignoti</numerusform>
        </translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indeciso</translation>
    </message>
</context>
<context>
    <name>CardGrid</name>
    <message>
        <source>Found cards</source>
        <translation>Carte trovate</translation>
    </message>
</context>
<context>
    <name>CardPageView</name>
    <message>
        <source>Back to the cards</source>
        <translation>Torna alle carte</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Carta precedente</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta successiva</translation>
    </message>
    <message>
        <source>Text not entered yet</source>
        <translation>Testo non ancora inserito</translation>
    </message>
    <message>
        <source>Also called: %1</source>
        <translation>Anche detta: %1</translation>
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
        <translation>indeciso</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n ignoto</numerusform>
            <numerusform>%n ignoti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardRows</name>
    <message>
        <source>Found cards</source>
        <translation>Carte trovate</translation>
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
    <message>
        <source>No cards yet</source>
        <translation>Ancora nessuna carta</translation>
    </message>
    <message>
        <source>No card matches</source>
        <translation>Nessuna carta corrisponde</translation>
    </message>
    <message>
        <source>Choose a game that has cards.</source>
        <translation>Scegli un gioco che abbia carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) may match, but a fact is missing. Show them, or ask for less.</source>
        <translation>
            <numerusform>%n carta potrebbe corrispondere, ma manca un dato. Mostrala, o chiedi di meno.</numerusform>
            <numerusform>%n carte potrebbero corrispondere, ma mancano dei dati. Mostrale, o chiedi di meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a word or a filter away, or begin again.</source>
        <translation>Togli una parola o un filtro, oppure ricomincia.</translation>
    </message>
    <message>
        <source>Show undecided cards</source>
        <translation>Mostra le carte indecise</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Mostra tutte le carte</translation>
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
    <name>ClauseRow</name>
    <message>
        <source>only in: %1</source>
        <translation>solo in: %1</translation>
    </message>
</context>
<context>
    <name>FactEditor</name>
    <message>
        <source>%1 as the card says</source>
        <translation>%1 come dice la carta</translation>
    </message>
    <message>
        <source>What the card says</source>
        <translation>Quel che dice la carta</translation>
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
    <name>FactRow</name>
    <message>
        <source>Take your value of %1 back</source>
        <translation>Ritira il tuo valore di %1</translation>
    </message>
    <message>
        <source>Enter %1 from the card</source>
        <translation>Inserisci %1 dalla carta</translation>
    </message>
</context>
<context>
    <name>FactsPanel</name>
    <message>
        <source>Facts and where they come from</source>
        <translation>I dati e da dove vengono</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Clauses of %1</source>
        <translation>Clausole di %1</translation>
    </message>
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
            <numerusform>%n dato ignoto</numerusform>
            <numerusform>%n dati ignoti</numerusform>
        </translation>
    </message>
    <message>
        <source>every fact known</source>
        <translation>tutti i dati noti</translation>
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
        <source>Zones of a deck</source>
        <translation>Zone di un mazzo</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) of the rulebook</source>
        <translation>
            <numerusform>%n clausola del regolamento</numerusform>
            <numerusform>%n clausole del regolamento</numerusform>
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
    <message numerus="yes">
        <source>%n unknown fact(s)</source>
        <translation>
            <numerusform>%n dato ignoto</numerusform>
            <numerusform>%n dati ignoti</numerusform>
        </translation>
    </message>
    <message>
        <source>every fact known</source>
        <translation>tutti i dati noti</translation>
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
        <source>Browse its cards</source>
        <translation>Sfoglia le sue carte</translation>
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
        <source>Games come as packs. Put a pack&apos;s folder into “packs” in the data folder and start Mazzo again.</source>
        <translation>I giochi arrivano come pacchetti. Metti la cartella di un pacchetto in “packs” nella cartella dei dati e riavvia Mazzo.</translation>
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
    <name>NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Preset: %1</source>
        <translation>Predefinito: %1</translation>
    </message>
    <message>
        <source>only in: %1</source>
        <translation>solo in: %1</translation>
    </message>
</context>
<context>
    <name>PrintedText</name>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuo</translation>
    </message>
    <message>
        <source>Take your text back</source>
        <translation>Ritira il tuo testo</translation>
    </message>
    <message>
        <source>Enter the text from the card</source>
        <translation>Inserisci il testo dalla carta</translation>
    </message>
    <message>
        <source>Not known yet. If you have the card, type its text in.</source>
        <translation>Non ancora noto. Se hai la carta, scrivine il testo.</translation>
    </message>
</context>
<context>
    <name>ProblemView</name>
    <message>
        <source>The library cannot be opened</source>
        <translation>Non si può aprire la libreria</translation>
    </message>
    <message>
        <source>Nothing was changed or lost. Your data is in this folder; copies made before an update end in “.backup”. Put one in the place of the damaged file, or move the file away to begin with an empty library.</source>
        <translation>Nulla è stato cambiato o perso. I tuoi dati sono in questa cartella; le copie fatte prima di un aggiornamento finiscono in “.backup”. Mettine una al posto del file danneggiato, oppure sposta il file per ricominciare con una libreria vuota.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostra la cartella</translation>
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
        <source>A name, or a question such as %1</source>
        <translation>Un nome, o una domanda come %1</translation>
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
    <name>SearchSummary</name>
    <message>
        <source>Column %1: %2</source>
        <translation>Colonna %1: %2</translation>
    </message>
    <message>
        <source>The last result stays below</source>
        <translation>Sotto resta l&apos;ultimo risultato</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Indecise</translation>
    </message>
    <message>
        <source>Show cards that may match but lack a fact</source>
        <translation>Mostra le carte che potrebbero corrispondere ma a cui manca un dato</translation>
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
        <source>Ctrl and + or − change it anywhere; Ctrl+0 goes back to 100 %.</source>
        <translation>Ctrl e + o − la cambiano ovunque; Ctrl+0 torna al 100 %.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>I tuoi dati</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostra la cartella</translation>
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
</context>
<context>
    <name>TroubleList</name>
    <message numerus="yes">
        <source>%n mistake(s) in the packs. Games without mistakes work; a pack&apos;s last good version stays in use.</source>
        <translation>
            <numerusform>%n errore nei pacchetti. I giochi senza errori funzionano; di un pacchetto resta in uso l&apos;ultima versione buona.</numerusform>
            <numerusform>%n errori nei pacchetti. I giochi senza errori funzionano; di un pacchetto resta in uso l&apos;ultima versione buona.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZoneRow</name>
    <message>
        <source>optional</source>
        <translation>facoltativa</translation>
    </message>
</context>
<context>
    <name>mazzo::AppModel</name>
    <message>
        <source>Text not entered yet</source>
        <translation>Testo non ancora inserito</translation>
    </message>
</context>
<context>
    <name>mazzo::CardList</name>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indeciso</translation>
    </message>
</context>
<context>
    <name>mazzo::CardSearch</name>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Order of the game</source>
        <translation>Ordine del gioco</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
</context>
<context>
    <name>mazzo::GamePage</name>
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
        <translation>controllata in ogni mazzo</translation>
    </message>
    <message>
        <source>to know, not checked</source>
        <translation>da sapere, non controllata</translation>
    </message>
</context>
</TS>
