import { frenchRules } from '~/kits/language/rules/french'
import { createSyllableCounter } from '../count-syllables'
import { createAdjacentPassiveFinder } from '../find-adjacent-passive'
import type { ReadingRules } from '../reading-rules'
import { createTransitionMatcher } from '../transition-matcher'
import { wordSet } from '../word-set'

const inE = /\p{L}{2}[^aeiouéèy]é(?:e?s?)$|\p{L}{2}[iu]é(?:e?s?)$|\p{L}réé(?:e?s?)$/u
const others =
  /^(?:(?:re|dé|par|sur|satis)?fait|(?:re|contre|pré|mau)?dit|(?:é|ré|in|trans|pre|sous|dé)?s?crit|(?:re|pro|com|per|ad|sou|trans|é|o)?mis|(?:re|com|ap|sur|entre|é)?pris|(?:re|dé|entr)?couvert|ouvert|offert|souffert|(?:re|dé)?construit|(?:re|intro|pro|con|tra|sé|dé)duit|conduit|détruit|instruit|fini|défini|choisi|rempli|établi|réuni|fourni|garanti|bâti|averti|suivi|poursuivi|servi|puni|saisi|accompli|réparti|investi|envahi|enrichi|élargi|nourri|vendu|rendu|perdu|attendu|entendu|étendu|défendu|répondu|répandu|suspendu|lu|élu|vu|prévu|revu|su|connu|reconnu|reçu|conçu|perçu|aperçu|tenu|obtenu|retenu|maintenu|soutenu|contenu|détenu|voulu|battu|vaincu|convaincu|résolu|dissous|cousu|vêtu|atteint|peint|joint|craint|éteint|restreint|contraint|acquis|requis|conquis|inclus|exclu|conclu)(?:e?s?)$/

// they form the perfect tense with "être"
const ofMovement =
  /^(?:all|arriv|entr|rentr|rest|tomb|retomb|mont|remont|retourn|décéd|pass)é(?:e?s?)$|^(?:né|mort|parti|reparti|sorti|ressorti|venu|revenu|devenu|redevenu|parvenu|intervenu|survenu|descendu|redescendu)(?:e?s?)$/

export const frenchReading: ReadingRules = {
  ...frenchRules,
  // L. Kandel and A. Moles, Application de l'indice de Flesch à la langue française, 1958; the bands are Flesch's
  ease: {
    name: 'Kandel-Moles',
    points: (words, syllables) => 207 - 1.015 * words - 73.6 * syllables,
    bands: { easy: 60, fair: 50 },
  },
  countSyllables: createSyllableCounter({
    rewrite: [
      [/(?<=[gq])u(?=[eiéèêay])/g, ''],
      // y between vowels parts them: "payer"
      [/(?<=[aeiouéè])y(?=[aeiouéè])/g, 'j'],
      // the silent end: "table", "tables"; "parlèrent", "aiment" cannot be told from "argent" and stay
      [/(?<=[aeiouyéèêàâîôû].*[^aeiouyéèêàâîôû])es?$/, ''],
      [/(?<=[éiu])es?$/, ''],
      [/(?<=èr|ss|ai|oi)ent$/, ''],
      // hiatus: "théâtre", "réel", "client", "naïf"
      [/é(?=[aeiouâèê])/g, 'é.'],
      [/([bcdfgptv][lr])i(?=[aeéo])/g, '$1i.'],
      [/(?=[ïëü])/g, '.'],
    ],
    nucleus: /[aeiouyàâäéèêëîïôöûùüœæ]+/g,
  }),
  longSentence: 20,
  findPassive: createAdjacentPassiveFinder({
    auxiliaries: wordSet(
      'être suis es est sommes êtes sont étais était étions étiez étaient fus fut furent serai seras sera serons serez seront serais serait serions',
      'seraient sois soit soyons soyez soient fût été étant',
    ),
    between: wordSet(
      'pas plus jamais bien très aussi encore déjà toujours souvent parfois ensuite alors donc tout toute tous toutes peu mal été ainsi même',
    ),
    adverb: /.ment$/,
    isParticiple: (word) => (inE.test(word) || others.test(word)) && !ofMovement.test(word),
    reflexive: wordSet("se s' me m' te t' nous vous"),
    by: wordSet('par'),
    adjectives: wordSet(
      'situé située situés situées fatigué fatiguée fatigués fatiguées âgé âgée âgés âgées adapté adaptée adaptés adaptées limité limitée compliqué',
      'compliquée élevé élevée élevés élevées varié variée variés variées carré marié mariée mariés désolé désolée privé privée privés privées ouvert',
      'ouverte ouverts ouvertes lié liée liés liées dédié dédiée motivé motivée passionné passionnée aisé aisée satisfait satisfaite habitué habituée',
    ),
  }),
  hasTransition: createTransitionMatcher('fr', {
    words: [
      'ainsi alors aussi auparavant autrement bref car ceci cela cependant certes comme concernant conséquemment contrairement corollairement davantage',
      'deuxièmement donc dorénavant désormais effectivement également encore enfin ensuite entretemps évidemment finalement globalement hormis',
      'incontestablement initialement jadis jusque lorsque mais maintenant malgré manifestement moyennant naguère naturellement néanmoins notamment',
      'ordinairement outre parallèlement parce parfois particulièrement pendant plutôt postérieurement pourquoi pourtant précédemment premièrement',
      'probablement puis puisque quand quant quasiment quoique récapitulons sauf selon semblablement sinon soudain soudainement spécifiquement',
      'subséquemment suivant surtout tandis toutefois troisièmement vraisemblablement là-dessus peut-être or suite',
    ],
    phrases: [
      'par exemple,par conséquent,par contre,par ailleurs,par la suite,par rapport à,par suite,en effet,en conclusion,en conséquence,en fait,en outre',
      'en particulier,en premier lieu,en second lieu,en dernier lieu,en résumé,en revanche,en somme,en tout cas,en d’autres termes,en définitive,en général',
      'en même temps,en plus,en raison de,en réalité,en vue de,en attendant,en dépit de,en bref,en comparaison,au contraire,au lieu de,au moins,au départ',
      'au même titre,au fur et à mesure,à cause de,à condition que,à ce moment,à cet effet,à cette fin,à l’inverse,à l’opposé,à la fin,à moins que,à partir de',
      'à savoir,à supposer que,afin de,afin que,ainsi que,alors que,après cela,après que,après tout,après avoir,aussi bien que,aussitôt que,autant dire,avant de',
      'avant que,avant tout,bien entendu,bien que,bien sûr,c’est pourquoi,c’est ainsi que,c’est-à-dire,cela dit,ce qui veut dire,d’abord,d’ailleurs,d’autant plus',
      'd’autre part,d’un autre côté,d’un côté,d’une part,dans ce cas,dans ce cadre,dans ce but,dans l’ensemble,dans le but de,dans un premier temps,de ce fait',
      'de cette façon,de cette manière,de la même façon,de la même manière,de même,de plus,de sorte que,de telle sorte que,de toute façon,depuis lors,dès lors',
      'dès que,du coup,du fait que,du moins,du reste,du moment que,étant donné que,excepté que,grâce à,il en résulte que,jusqu’à ce que,le plus souvent',
      'même si,non seulement,nul doute que,ou bien,outre cela,parce que,pendant que,peu à peu,plus précisément,plus tard,pour cette raison,pour conclure',
      'pour commencer,pour finir,pour que,pour résumer,pourvu que,quant à,quoi qu’il en soit,sans doute,sauf que,si bien que,suite à,surtout que,tandis que',
      'tant que,tel que,tout d’abord,tout à coup,tout de même,tout comme,une fois que,une fois,vu que',
    ].join(','),
    pairs: [
      ['ni', 'ni'],
      ['soit', 'soit'],
      ['ou', 'ou'],
      ['si', 'alors'],
      ['tantôt', 'tantôt'],
    ],
  }),
  articles: wordSet("le la les l' un une des ce cet cette ces"),
}
