import { spanishRules } from '~/kits/language/rules/spanish'
import { createSyllableCounter } from '../count-syllables'
import { createAdjacentPassiveFinder } from '../find-adjacent-passive'
import type { ReadingRules } from '../reading-rules'
import { createTransitionMatcher } from '../transition-matcher'
import { wordSet } from '../word-set'

const participle =
  /(?:\p{L}{2}[aií]d|^hech|^dich|scrit|^vist|[pv]uest|biert|^rot|[bv]uelt|[rs]uelt|pres|^elect|^impres|^provist|fech|hech|dich|elegid)[oa]s?$/u
const none = wordSet(
  'cuidado sido lado grado estado vida medida comida partido sentido pedido marido ruido salida entrada cada nada vestido',
)

export const spanishReading: ReadingRules = {
  ...spanishRules,
  // F. Szigriszt Pazos, Sistemas predictivos de legibilidad, 1993, with the bands of the INFLESZ scale
  // (I. Barrio Cantalejo et al., 2008: normal from 55 on, somewhat difficult from 40 on)
  ease: {
    name: 'Szigriszt-Pazos',
    points: (words, syllables) => 206.835 - words - 62.3 * syllables,
    bands: { easy: 55, fair: 40 },
  },
  countSyllables: createSyllableCounter({
    // two strong vowels, or an accent on a weak one, are two syllables; others are one
    rewrite: [
      [/(?<=[gq])u(?=[eiéí])/g, ''],
      [/y(?=[aeiouáéíóú])/g, 'j'],
      [/[iuüy]*([aeoáéó])[iuüy]*/g, '$1.'],
    ],
    nucleus: /[aeoáéóíú]|[iuüy]+/g,
  }),
  longSentence: 20,
  findPassive: createAdjacentPassiveFinder({
    auxiliaries: wordSet(
      'ser soy eres es somos sois son era eras éramos eran fui fuiste fue fuimos fueron seré serás será seremos serán sería serían sea seas seamos',
      'sean fuera fueran fuese fuesen sido siendo',
    ),
    between: wordSet('no ya bien muy también aún todavía siempre nunca casi más menos tan solo sólo luego después'),
    adverb: /mente$/,
    isParticiple: (word) => participle.test(word) && !none.has(word),
    by: wordSet('por'),
    adjectives: wordSet(
      'conocido conocida conocidos conocidas divertido divertida adecuado adecuada adecuados adecuadas complicado complicada complicados complicadas',
      'limitado limitada limitados limitadas debido debida debidos debidas parecido parecida parecidos parecidas elevado elevada delicado delicada',
      'avanzado avanzada variado variada variados variadas reducido reducida apropiado apropiada privado privada privados privadas sagrado sagrada',
      'determinado determinada educado educada cuidadoso atrevido atrevida aburrido aburrida',
    ),
  }),
  hasTransition: createTransitionMatcher('es', {
    words: [
      'además adicionalmente ahora alternativamente anteriormente antes aparentemente así asimismo aun aunque básicamente brevemente ciertamente',
      'claramente comparativamente como conque concluyendo consecuentemente consiguientemente cuando después dado donde efectivamente ejemplificando',
      'empero entonces especialmente específicamente eventualmente evidentemente excepto finalmente frecuentemente generalmente igualmente incluso',
      'indudablemente inicialmente inmediatamente lógicamente luego mas mientras mientrastanto naturalmente obviamente ocasionalmente ordinariamente',
      'particularmente pero porque posteriormente previamente primeramente primero principalmente pues puntualmente realmente resumiendo salvo según',
      'seguidamente segundo siempre siguiente similarmente simultáneamente sino sintetizando también tampoco tras usualmente ya cuanto pese',
    ],
    phrases: [
      'por ejemplo,por eso,por esto,por ello,por lo tanto,por tanto,por consiguiente,por otro lado,por otra parte,por un lado,por una parte,por último',
      'por supuesto,por lo general,por lo menos,por el contrario,por primera vez,por desgracia,por fin,en primer lugar,en segundo lugar,en último lugar',
      'en cambio,en consecuencia,en conclusión,en resumen,en general,en particular,en realidad,en efecto,en otras palabras,en definitiva,en fin',
      'en cuanto a,en lugar de,en vez de,en este caso,en ese caso,en comparación,en contraste,sin embargo,no obstante,a pesar de,a causa de,a menos que',
      'a diferencia de,a fin de,a continuación,a la vez,al mismo tiempo,al contrario,al final,al principio,al igual que,ante todo,así que,aun así',
      'con el fin de,con el objetivo de,con todo,como consecuencia,como resultado,dado que,de esta manera,de este modo,de modo que,de manera que',
      'de ahí que,de hecho,de igual forma,debido a,desde luego,después de,es decir,esto es,o sea,gracias a,hasta ahora,hoy en día,junto con,lo que es más',
      'más aún,más tarde,mejor dicho,mientras tanto,para que,para concluir,para empezar,para terminar,pese a,puesto que,sea como sea,siempre que',
      'sobre todo,tal como,tan pronto como,ya que,una vez,no solo,no sólo,antes de,respecto a,si bien,a su vez,desde entonces,cada vez',
    ].join(','),
    pairs: [
      ['no', 'sino'],
      ['ni', 'ni'],
      ['tanto', 'como'],
      ['o', 'o'],
      ['si', 'entonces'],
    ],
  }),
  articles: wordSet('el la los las lo un una unos unas este esta estos estas ese esa esos esas'),
}
