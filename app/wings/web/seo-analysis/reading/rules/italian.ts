import { italianRules } from '~/kits/language/rules/italian'
import { createSyllableCounter } from '../count-syllables'
import { createAdjacentPassiveFinder } from '../find-adjacent-passive'
import type { ReadingRules } from '../reading-rules'
import { createTransitionMatcher } from '../transition-matcher'
import { wordSet } from '../word-set'

const participle =
  /(?:\p{L}{2}(?:at|it|ut)|fatt|^dett|scritt|^vist|mess|[pc]ost|pert|fert|rott|chius|preso|^pres|sces|^les|lett|dott|spost|sciolt|colt|volt|olt|tratt|strutt|eletto|^elett|dirett|corrett|scelt|pint|vint|tint|unt|cis|fus|tes|clus)[oaie]$/u
const none = wordSet(
  'stato stata stati state molto molta molti molte tutto tutta tutti tutte vita volta volte punto punti lato partito sabato privato mese paese',
  'lavoro costo costi posto posti tratto quinto conto tanto quanto paesi mesi inglese inglesi mista gratuito gratuita gratuiti gratuite subito minuti minuto',
)
// they form the perfect tense with "essere"
const ofMovement =
  /^(?:anda|venu|arriva|parti|na|mor|entra|usci|rimas|cadu|sali|sces|diventa|divenu|torna|ritorna|cresciu|success|riusci|piaciu|intervenu|nasciu|avvenu|comparse?|appars|scompars|sparit|esisti|bastat|costat|durat|passat|fuggi|corsa?|giun)t?t?[oaie]$/

export const italianReading: ReadingRules = {
  ...italianRules,
  // V. Franchina and R. Vacca, Adaptation of Flesh readability index on a bilingual text, 1986; the bands are Flesch's
  ease: {
    name: 'Franchina-Vacca',
    points: (words, syllables) => 217 - 1.3 * words - 60 * syllables,
    bands: { easy: 60, fair: 50 },
  },
  countSyllables: createSyllableCounter({
    rewrite: [
      // "mio", "due" and "zia" are two syllables
      [/^([bcdflmnprstvz]{0,2})([iu])([aeo])$/, '$1e.$3'],
      [/[iu](?=[ìù])/g, ''],
      [/[iuj]*([aeoàèéò])[iu]*/g, '$1.'],
    ],
    nucleus: /[aeoàèéòìùíú]|[iuy]+/g,
  }),
  longSentence: 25,
  findPassive: createAdjacentPassiveFinder({
    auxiliaries: wordSet(
      'essere sono sei è siamo siete era erano ero eri fu furono fui sarà saranno sarò sarebbe sarebbero sia siano fosse fossero essendo stato stata stati state',
      'viene vengono veniva venivano verrà verranno verrebbe verrebbero venga vengano venisse venne vennero venir venire',
    ),
    between: wordSet(
      'non già più ancora anche mai sempre quasi solo spesso ben bene poi stato stata stati state subito tutto tutta tutti tutte',
    ),
    adverb: /mente$/,
    isParticiple: (word) => participle.test(word) && !none.has(word) && !ofMovement.test(word),
    reflexive: wordSet('si mi ti ci vi me te se'),
    by: wordSet("da dal dallo dalla dai dagli dalle dall'"),
    adjectives: wordSet(
      'adatto adatta adatti adatte limitato limitata complicato complicata educato educata elevato elevata avanzato avanzata dedicato dedicata sposato',
      'sposata interessato interessata preparato preparata dovuto dovuta dovuti dovute aperto aperta aperti aperte chiuso chiusa chiusi chiuse',
      'situato situata rotto rotta sicuro corretto corretta diretto diretta perfetto perfetta stretto stretta convinto convinta',
    ),
  }),
  hasTransition: createTransitionMatcher('it', {
    words: [
      'affinché allora altrettanto altrimenti analogamente anche ancora anzi anzitutto apertamente appena assieme attualmente benché certamente cioè',
      'comunque conseguentemente contemporaneamente contrariamente così cosicché dapprima davvero dopo dopodiché dunque eccetto effettivamente',
      'evidentemente finalmente finché fino fintanto frattanto generalmente già giacché globalmente ovviamente immediatamente inaspettatamente',
      'indipendentemente indubbiamente infatti infine innanzitutto inoltre insomma intanto invece laddove ma magari malgrado mentre naturalmente',
      'neanche nemmeno neppure nonostante oltretutto oppure ossia ovvero peraltro perché perciò perfino pertanto però piuttosto poi poiché praticamente',
      'precedentemente prima principalmente probabilmente purché pure qualora quando quindi raramente recentemente sebbene secondariamente sennonché',
      'siccome similmente simultaneamente soprattutto sostanzialmente specialmente specificatamente spesso successivamente talvolta tuttavia ultimamente',
    ],
    phrases: [
      'per esempio,ad esempio,per questo,per questa ragione,per questo motivo,per cui,per concludere,per iniziare,per prima cosa,per quanto,per finire',
      'per il momento,per lo più,per tale motivo,in altre parole,in altri termini,in breve,in conclusione,in confronto,in contrasto,in definitiva',
      'in effetti,in ogni caso,in particolare,in primo luogo,in secondo luogo,in realtà,in sintesi,in questo caso,in questo modo,in seguito,in sostanza',
      'in generale,a causa di,a condizione che,a meno che,a differenza di,a seguito di,a tal fine,al contrario,al fine di,al tempo stesso,allo stesso modo',
      'allo stesso tempo,alla fine,all’inizio,anche se,come se,come risultato,con il risultato che,così come,così da,da allora,da un lato,dall’altro lato',
      'd’altra parte,d’altronde,da una parte,dal momento che,dato che,del resto,di conseguenza,di fatto,di solito,di norma,di recente,è per questo',
      'fino a quando,grazie a,in modo da,in modo che,invece di,nel caso,nel complesso,nel frattempo,nello stesso tempo,non solo,non appena,nonostante ciò',
      'oltre a,ogni volta che,piuttosto che,prima di,prima che,dopo che,rispetto a,senza dubbio,se non altro,sempre che,sia come sia,tanto che,tale che',
      'un’altra volta,una volta,vale a dire,visto che,più tardi,fin da,dopo tutto,tra l’altro',
    ].join(','),
    pairs: [
      ['né', 'né'],
      ['sia', 'sia'],
      ['sia', 'che'],
      ['o', 'o'],
      ['se', 'allora'],
    ],
  }),
  articles: wordSet("il lo la i gli le l' un uno una un' questo questa questi queste quello quella"),
}
