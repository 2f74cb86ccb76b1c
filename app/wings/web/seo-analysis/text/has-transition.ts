import type { Word } from './words'

/** Words and phrases that tell how a sentence follows from the one before. One a line: single words first, then phrases. */
const TRANSITIONS: readonly string[] = [
  'accordingly additionally afterward afterwards albeit also although altogether anyway basically because besides but certainly',
  'chiefly comparatively concurrently consequently contrarily conversely correspondingly despite earlier else',
  'especially eventually evidently explicitly finally firstly formerly forthwith fourthly furthermore generally hence henceforth',
  'however identically indeed initially instead lastly later lest likewise markedly meanwhile moreover nevertheless nonetheless',
  'nor notwithstanding obviously occasionally otherwise overall particularly presently previously rather regardless secondly',
  'shortly significantly similarly simultaneously since so soon specifically still straightaway subsequently surely surprisingly',
  'then thereafter thereby therefore thereupon thirdly though thus till undeniably undoubtedly unless unlike unquestionably until',
  'whereas whereby wherever while whenever yet',
]
  .flatMap((line) => line.split(' '))
  .concat([
    ...['above all', 'after all', 'after that', 'all in all', 'all of a sudden', 'all things considered', 'along with'],
    ...['as a consequence', 'as a result', 'as a rule', 'as an example', 'as an illustration', 'as explained', 'as if'],
    ...[
      'as long as',
      'as noted',
      'as opposed to',
      'as shown',
      'as soon as',
      'as well as',
      'as you can see',
      'at first',
    ],
    ...['at last', 'at least', 'at length', 'at that time', 'at the moment', 'at the same time', 'balanced against'],
    ...[
      'before long',
      'by all means',
      'by and large',
      'by comparison',
      'by contrast',
      'by the same token',
      'by the time',
    ],
    ...['by the way', 'compared to', 'compared with', 'due to', 'equally important', 'even if', 'even more', 'even so'],
    ...[
      'even though',
      'for a start',
      'for example',
      'for fear that',
      'for instance',
      'for one thing',
      'for that reason',
    ],
    ...[
      'for the moment',
      'for the most part',
      'for the same reason',
      'for this purpose',
      'for this reason',
      'from here on',
    ],
    ...['from now on', 'from then on', 'given that', 'granted that', 'in a word', 'in addition', 'in any case'],
    ...[
      'in any event',
      'in brief',
      'in case',
      'in comparison',
      'in conclusion',
      'in contrast',
      'in fact',
      'in general',
    ],
    ...['in light of', 'in order that', 'in order to', 'in other words', 'in particular', 'in practice', 'in reality'],
    ...['in short', 'in similar fashion', 'in spite of', 'in sum', 'in summary', 'in that case', 'in the end'],
    ...[
      'in the event',
      'in the first place',
      'in the hope that',
      'in the long run',
      'in the meantime',
      'in the same way',
    ],
    ...['in the second place', 'in theory', 'in this case', 'in this way', 'in truth', 'in turn', 'later on'],
    ...[
      'more importantly',
      'most importantly',
      'most of all',
      'next to',
      'no doubt',
      'not only',
      'not to mention',
      'now that',
    ],
    ...['of course', 'on balance', 'on condition that', 'on one hand', 'on the contrary', 'on the one hand'],
    ...[
      'on the other hand',
      'on the whole',
      'once again',
      'only if',
      'other than',
      'owing to',
      'provided that',
      'rather than',
    ],
    ...['so as to', 'so far', 'so long as', 'so that', 'sooner or later', 'such as', 'that being said', 'that is'],
    ...['that said', 'this time', 'to begin with', 'to be sure', 'to clarify', 'to conclude', 'to demonstrate'],
    ...['to illustrate', 'to put it another way', 'to start with', 'to sum up', 'to summarize', 'to this end'],
    ...['together with', 'under those circumstances', 'until now', 'up to now', 'what is more', 'when in fact'],
    ...[
      'whether or not',
      'with regard to',
      'with that in mind',
      'with this in mind',
      'without a doubt',
      'first of all',
    ],
  ])

/** Words in two places of one sentence that do the same. */
const PAIRED_TRANSITIONS: readonly (readonly [string, string])[] = [
  ['both', 'and'],
  ['either', 'or'],
  ['if', 'then'],
  ['neither', 'nor'],
  ['whether', 'or'],
]

/** Phrases by their first word, each as the words behind it. */
const byFirstWord = new Map<string, string[][]>()
for (const phrase of TRANSITIONS) {
  const [first = '', ...rest] = phrase.split(' ')
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), rest])
}

/** Whether a sentence of these words tells how it follows from what was said before. */
export function hasTransition(words: readonly Word[]) {
  return (
    words.some((word, at) => beginsPhrase(words, word, at)) || PAIRED_TRANSITIONS.some((pair) => hasPair(words, pair))
  )
}

function beginsPhrase(words: readonly Word[], word: Word, at: number) {
  const phrases = byFirstWord.get(word.text)
  return phrases?.some((rest) => rest.every((next, offset) => words[at + 1 + offset]?.text === next)) ?? false
}

function hasPair(words: readonly Word[], [first, second]: readonly [string, string]) {
  const at = words.findIndex(({ text }) => text === first)
  return at >= 0 && words.slice(at + 1).some(({ text }) => text === second)
}
