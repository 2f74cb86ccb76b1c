import type { ReadingTexts } from './reading-texts'

export const italianTexts: ReadingTexts = [
  [
    'easy',
    'Apri l’app e tocca il segno più. Dai un nome alla tua lista. Poi metti il primo compito. Puoi spostarlo su o giù con il dito. Quando hai finito, tocca la casella a fianco. Il compito va in fondo alla lista. Vuoi dare la lista a un amico? Tocca il tasto e scrivi il suo nome. Il tuo amico riceve una mail con un link.',
  ],
  [
    'easy',
    'Ogni mattina Tom va al porto con il suo cane. Passano davanti alle barche e al vecchio orologio. Nel negozio all’angolo compra pane e latte. Il cane aspetta alla porta. Poi si siedono su una panca e guardano le navi che arrivano. Se fa freddo, restano dieci minuti. Se fa caldo, restano un’ora. Tom dice che è la parte più bella del giorno.',
  ],
  [
    'medium',
    'La maggior parte dei progetti dura più del previsto, e di rado è colpa della pigrizia. Stimiamo il lavoro che vediamo e scordiamo quello che non vediamo. Le riunioni, le revisioni e le piccole riparazioni occupano un terzo di ogni settimana. Una buona stima dà quindi un margine invece di una sola data. I gruppi che confrontano le loro ultime stime con quello che è successo davvero migliorano in pochi mesi.',
  ],
  [
    'medium',
    'La vecchia città di mare si trova tra due fiumi e conserva la maggior parte delle sue mura medievali. I visitatori arrivano in treno in meno di un’ora, e molti restano solo per il mercato del pesce del sabato. È un peccato. Dietro la piazza grande, vicoli stretti portano a giardini, botteghe e un piccolo museo sulla storia dei cantieri navali. D’estate le terrazze lungo il fiume sono aperte fino a tarda sera.',
  ],
  [
    'hard',
    'Nonostante qualsiasi disposizione contraria contenuta nelle presenti condizioni generali, il fornitore non assumerà alcuna responsabilità per danni indiretti o consequenziali, inclusi a titolo esemplificativo il mancato guadagno, l’interruzione delle attività o il deterioramento della reputazione commerciale, indipendentemente dal fondamento giuridico delle rivendicazioni formulate, salvo disposizioni legislative imperative o pregiudizi derivanti da comportamenti intenzionali dei propri rappresentanti.',
  ],
  [
    'hard',
    'La letteratura empirica sugli investimenti nelle infrastrutture municipali presenta una considerevole eterogeneità relativamente alle elasticità stimate, attribuibile principalmente a specificazioni metodologiche divergenti e a dati amministrativi insufficientemente standardizzati. Conseguentemente, le comparazioni internazionali di produttività necessitano di una sistematica armonizzazione delle definizioni statistiche anteriormente alla formulazione di conclusioni relative all’efficacia di strumenti alternativi di finanziamento.',
  ],
]
