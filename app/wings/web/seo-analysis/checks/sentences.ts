import { countReadWords, findRepeatedOpenings, measureReadingEase } from '../reading/readability'
import type { Sentence } from '../text/split-block-sentences'
import type { PageCheck } from './check'
import type { ParsedPage } from './parse-analyzed-page'
import { sentencePlace, wordPlace } from './places'
import { toPercent } from './units'

const WORDS_FOR_TRANSITIONS = 200
const SENTENCES = 'a text with sentences'
const EASE = 'The text scores {value} ({formula})'

/** How easily the sentences are read. */
export const SENTENCE_CHECKS: PageCheck[] = [
  {
    id: 'sentence-length',
    topic: 'reading',
    label: 'Sentence length',
    needs: SENTENCES,
    needsLanguageRules: true,
    unit: '%',
    source: 'Yoast: up to 25% of the sentences with more than 20 words, 25 in Italian',
    reason: 'Long sentences are hard to follow.',
    fix: 'Split the highlighted sentences.',
    scale: [
      { to: 25, score: 9, message: '{value} of the sentences have more than {longSentence} words.' },
      { to: 30, score: 6, message: '{value} of the sentences have more than {longSentence} words.' },
      { score: 3, message: '{value} of the sentences have more than {longSentence} words.' },
    ],
    measure: (read) => {
      const longSentence = read.rules?.longSentence ?? 0
      const share = shareOfSentences(read, (sentence) => countReadWords(sentence) > longSentence)
      return share && { ...share, variables: { longSentence } }
    },
  },
  {
    id: 'passive-voice',
    topic: 'reading',
    label: 'Passive voice',
    needs: SENTENCES,
    needsLanguageRules: true,
    unit: '%',
    source: 'Yoast: up to 10% of the sentences',
    reason: 'Active sentences are clearer and shorter.',
    fix: 'Use the active voice: “we test it” instead of “it is tested”.',
    scale: [
      { to: 10, score: 9, message: '{value} of the sentences use passive voice.' },
      { to: 15, score: 6, message: '{value} of the sentences use passive voice.' },
      { score: 3, message: '{value} of the sentences use passive voice.' },
    ],
    measure: passive,
  },
  {
    id: 'transition-words',
    topic: 'reading',
    label: 'Transition words',
    needs: `a text of ${WORDS_FOR_TRANSITIONS} words`,
    needsLanguageRules: true,
    unit: '%',
    source: 'Yoast: at least 30% of the sentences',
    reason: 'Words like “because” and “however” connect sentences.',
    fix: 'Use more transition words.',
    scale: [
      { below: 20, score: 3, message: '{value} of the sentences contain transition words.' },
      { below: 30, score: 6, message: '{value} of the sentences contain transition words.' },
      { score: 9, message: '{value} of the sentences contain transition words.' },
    ],
    measure: (read) =>
      read.wordCount < WORDS_FOR_TRANSITIONS
        ? undefined
        : shareOfSentences(
            read,
            ({ words }) => read.rules?.hasTransition(words) ?? false,
            ({ words }) => !read.rules?.hasTransition(words),
          ),
  },
  {
    id: 'sentence-beginnings',
    topic: 'reading',
    label: 'Consecutive sentences',
    needs: SENTENCES,
    needsLanguageRules: true,
    unit: 'sentences',
    source: 'Yoast: fewer than 3 in a row',
    reason: 'Sentences that start with the same word sound repetitive.',
    fix: 'Start one of them with another word, or use a list.',
    scale: [
      { below: 3, score: 9, message: 'No three consecutive sentences start with the same word.' },
      { score: 3, message: '{value} in a row start with “{word}”.' },
    ],
    measure: beginnings,
  },
  {
    id: 'reading-ease',
    topic: 'reading',
    label: 'Reading ease',
    needs: SENTENCES,
    needsLanguageRules: true,
    unit: 'points',
    source:
      'Flesch, and for other languages Flesch-Amstad (German), Szigriszt-Pazos with the INFLESZ scale (Spanish), Kandel-Moles (French), Martins et al. (Portuguese), Franchina-Vacca (Italian), Flesch-Douma (Dutch)',
    reason: 'Easy texts reach more readers.',
    fix: 'Use shorter sentences and shorter words.',
    scale: ({ rules }) => [
      { below: rules?.ease.bands.fair ?? 0, score: 3, message: `${EASE}, which is difficult to read.` },
      { below: rules?.ease.bands.easy ?? 0, score: 6, message: `${EASE}, which is fairly difficult to read.` },
      { score: 9, message: `${EASE}, which is easy to read.` },
    ],
    measure: ({ prose, rules }) => {
      const value = rules ? measureReadingEase(prose, rules) : undefined
      return value === undefined ? undefined : { value, variables: { formula: rules?.ease.name ?? '' } }
    },
  },
]

/** The share of sentences that `has`; those to look at are shown, which may be the others. */
function shareOfSentences({ prose }: ParsedPage, has: (one: Sentence) => boolean, toShow = has) {
  if (prose.length === 0) return undefined
  return { value: toPercent(prose.filter(has).length, prose.length), where: prose.filter(toShow).map(sentencePlace) }
}

function passive({ prose, rules }: ParsedPage) {
  if (prose.length === 0) return undefined
  const where = prose.flatMap(({ words, block, to }) => {
    const found = rules?.findPassive(words, block.text.slice(Math.max(0, to - 3), to).includes('?'))
    return found ? [wordPlace(block, found)] : []
  })
  return { value: toPercent(where.length, prose.length), where }
}

function beginnings({ prose, rules }: ParsedPage) {
  if (prose.length === 0) return undefined
  const runs = findRepeatedOpenings(prose, rules?.articles ?? new Set())
  const longest = runs.reduce((most, run) => (run.length > most.length ? run : most), [] as Sentence[])
  const shown = longest.length > 2 ? runs.filter(({ length }) => length > 2).flat() : []
  return {
    value: Math.max(1, longest.length),
    variables: { word: longest[0]?.words[0]?.text ?? '' },
    where: shown.map(sentencePlace),
  }
}
