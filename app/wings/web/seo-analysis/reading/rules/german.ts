import { germanRules } from '~/kits/language/rules/german'
import { createSyllableCounter } from '../count-syllables'
import { createFramedPassiveFinder } from '../find-framed-passive'
import type { ReadingRules } from '../reading-rules'
import { createTransitionMatcher } from '../transition-matcher'
import { wordSet } from '../word-set'

// participles of strong verbs whose prefix takes no "ge"
const strong = wordSet(
  'begonnen verloren gewonnen geschrieben beschrieben verschrieben unterschrieben überschrieben entschieden unterschieden vermieden',
  'beschlossen geschlossen verboten geboten angeboten verbunden gefunden erfunden empfunden entworfen verworfen unterworfen gesprochen',
  'besprochen versprochen unterbrochen zerbrochen genommen übernommen unternommen vernommen entnommen vorgenommen gestohlen befohlen',
  'empfohlen verdorben erworben beworben geholfen getroffen betroffen übertroffen bewiesen überwiesen verwiesen zugewiesen zerrissen',
  'verglichen ersonnen bezogen erzogen überzogen vollzogen entzogen gezogen verschoben erhoben gehoben gewogen betrogen gebogen gelogen',
  'verstanden entstanden gestanden bestanden getan gebeten betreten vertreten übertragen getragen beauftragt vergessen gemessen bemessen',
)
// infinitives, nouns and others that look like participles
const none = wordSet(
  'geben gehen gelten gehören gewinnen genießen gestalten gewähren gelangen gelingen geraten geschehen gestehen gebären genesen gefallen',
  'gegen gerben gestern gewesen genügen gebieten gedenken gefährden gewöhnen gestatten geboren gern gerecht geworden gekommen gegangen geblieben',
  'gebiet gebet gehalt gesicht geschäft gewicht gerät gericht geduld gebot gedicht gefecht gesamt gestalt gewalt gut gelt geht',
  'gebt gest gast gewinnt gelingt gehört gefällt gilt besteht entsteht versteht bekommt beginnt erhält enthält verspricht bedeutet',
  'berät bericht bedacht erst ernst ebenfalls',
)
const withGe = /^(?:\p{L}{2,12})?ge\p{L}{2,}(?:t|en)$/u
const withoutGe = /^(?:be|emp|ent|er|ver|zer|miss|über|unter|wider|hinter|durch)\p{L}{2,}t$/u
const prefixed =
  /^(?:ge|(?:ab|an|auf|aus|bei|bereit|da|dar|durch|ein|fertig|fest|fort|frei|her|hin|los|mit|nach|nieder|statt|teil|um|vor|weg|weiter|wieder|zu|zurück|zusammen)ge)/

const isParticiple = (word: string) =>
  strong.has(word) ||
  (!none.has(word) &&
    ((withGe.test(word) && prefixed.test(word)) || withoutGe.test(word) || /\p{L}{3}iert$/u.test(word)))

export const germanReading: ReadingRules = {
  ...germanRules,
  // T. Amstad, Wie verständlich sind unsere Zeitungen?, 1978; the bands are Flesch's
  ease: {
    name: 'Flesch-Amstad',
    points: (words, syllables) => 180 - words - 58.5 * syllables,
    bands: { easy: 60, fair: 50 },
  },
  countSyllables: createSyllableCounter({
    // "Quelle" has two, "Familie" four, "Ferien" three
    rewrite: [
      [/qu/g, 'q'],
      [/y(?=[aeiouäöü])/g, 'j'],
      [/(?<=[fmpst]il|[lp]in|[dt]ud|ser|fer|mer|ital|span|bras|as|med)ie(?=n?$)/g, 'i-e'],
    ],
    nucleus: /aa|ee|oo|ie|ei|ey|ai|ay|au|eu|äu|[aeiouäöüyéèàáêâ]/g,
  }),
  longSentence: 20,
  findPassive: createFramedPassiveFinder({
    auxiliaries: wordSet(
      'werde wirst wird werden werdet wurde wurdest wurden wurdet worden würde würdest würden würdet',
    ),
    isParticiple,
    perfect: wordSet('habe hast hat haben habt hatte hatten hattest hätte hätten'),
  }),
  hasTransition: createTransitionMatcher('de', {
    words: [
      'aber abschließend allerdings also andererseits anschließend außerdem bevor beispielsweise beziehungsweise bzw dabei dadurch dafür',
      'dagegen daher dahingegen damals damit danach dank dann darauf daraufhin darum dazu demgegenüber demnach demzufolge denn dennoch deshalb',
      'dementsprechend deswegen doch ebenfalls ebenso ehe einerseits endlich entsprechend erstens ferner folglich genauso gleichzeitig',
      'gleichwohl hierdurch hingegen immerhin indem indessen infolgedessen insbesondere insgesamt inzwischen jedenfalls jedoch kurzum letztendlich',
      'letztlich mithin mittlerweile nachdem nachher nämlich nichtsdestotrotz obgleich obschon obwohl ohnehin schließlich schlussendlich seitdem',
      'sobald sodass sofern solange somit sondern sonst sooft soweit sowie sowohl stattdessen tatsächlich trotz trotzdem überdies übrigens umso',
      'vielmehr vorher vorausgesetzt während währenddessen weder wegen weil weiterhin wenn wenngleich wohingegen zudem zuerst zugleich zuletzt',
      'zumal zumindest zunächst zusätzlich zusammenfassend zuvor zwar zweitens drittens falls hierfür hierzu andernfalls ansonsten',
    ],
    phrases: [
      'zum beispiel,unter anderem,das heißt,mit anderen worten,vor allem,im gegensatz,im vergleich,im großen und ganzen,in der regel',
      'auf diese weise,aus diesem grund,aus diesen gründen,zum einen,zum anderen,auf der einen seite,auf der anderen seite,nicht nur,so dass,als ob',
      'im folgenden,im endeffekt,im übrigen,im wesentlichen,in diesem fall,in erster linie,kurz gesagt,mit blick auf,nach wie vor,ohne zweifel',
      'unter diesen umständen,von daher,z.b,d.h,darüber hinaus,im anschluss,bis dahin,so lange,nach und nach,wie gesagt,am ende,zu guter letzt',
    ].join(','),
    pairs: [
      ['entweder', 'oder'],
      ['je', 'desto'],
      ['je', 'umso'],
      ['sowohl', 'auch'],
      ['weder', 'noch'],
      ['ob', 'oder'],
    ],
  }),
  articles: wordSet('der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem'),
}
