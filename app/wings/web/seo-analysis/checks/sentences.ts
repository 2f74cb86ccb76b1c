import { findPassive } from '../text/find-passive'
import { hasTransition } from '../text/has-transition'
import { findRepeatedOpenings, fleschReadingEase } from '../text/readability'
import type { Sentence } from '../text/split-block-sentences'
import type { PageCheck } from './check'
import type { ParsedPage } from './parse-analyzed-page'
import { sentencePlace, wordPlace } from './places'
import { toPercent } from './units'

const LONG_SENTENCE = 20 // words
const WORDS_FOR_TRANSITIONS = 200
const SENTENCES = 'a text with sentences'

/** How easily the sentences are read. */
export const SENTENCE_CHECKS: PageCheck[] = [
  {
    id: 'sentence-length',
    topic: 'reading',
    label: 'Sentence length',
    needs: SENTENCES,
    unit: '%',
    source: `Yoast: up to 25% of the sentences with more than ${LONG_SENTENCE} words`,
    reason: 'Long sentences are hard to follow.',
    fix: 'Split the highlighted sentences.',
    scale: [
      { to: 25, score: 9, message: `{value} of the sentences have more than ${LONG_SENTENCE} words.` },
      { to: 30, score: 6, message: `{value} of the sentences have more than ${LONG_SENTENCE} words.` },
      { score: 3, message: `{value} of the sentences have more than ${LONG_SENTENCE} words.` },
    ],
    measure: (read) => shareOfSentences(read, ({ words }) => words.length > LONG_SENTENCE),
  },
  {
    id: 'passive-voice',
    topic: 'reading',
    label: 'Passive voice',
    needs: SENTENCES,
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
            ({ words }) => hasTransition(words),
            ({ words }) => !hasTransition(words),
          ),
  },
  {
    id: 'sentence-beginnings',
    topic: 'reading',
    label: 'Consecutive sentences',
    needs: SENTENCES,
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
    label: 'Flesch reading ease',
    needs: SENTENCES,
    unit: 'points',
    source: 'Yoast: more than 60 of 100 points',
    reason: 'A score of 60 or more is easy to read for 13 to 15 year olds.',
    fix: 'Use shorter sentences and shorter words.',
    scale: [
      { below: 50, score: 3, message: 'The text scores {value}, which is difficult to read.' },
      { to: 60, score: 6, message: 'The text scores {value}, which is fairly difficult to read.' },
      { score: 9, message: 'The text scores {value}, which is easy to read.' },
    ],
    measure: ({ prose }) => {
      const ease = fleschReadingEase(prose)
      return ease === undefined ? undefined : { value: ease }
    },
  },
]

/** The share of sentences that `has`; those to look at are shown, which may be the others. */
function shareOfSentences({ prose }: ParsedPage, has: (one: Sentence) => boolean, toShow = has) {
  if (prose.length === 0) return undefined
  return { value: toPercent(prose.filter(has).length, prose.length), where: prose.filter(toShow).map(sentencePlace) }
}

function passive({ prose }: ParsedPage) {
  if (prose.length === 0) return undefined
  const where = prose.flatMap(({ words, block, to }) => {
    const found = findPassive(words, block.text.slice(Math.max(0, to - 3), to).includes('?'))
    return found ? [wordPlace(block, found)] : []
  })
  return { value: toPercent(where.length, prose.length), where }
}

function beginnings({ prose }: ParsedPage) {
  if (prose.length === 0) return undefined
  // items of a list may begin alike
  const runs = findRepeatedOpenings(prose.filter(({ block }) => block.kind !== 'item'))
  const longest = runs.reduce((most, run) => (run.length > most.length ? run : most), [] as Sentence[])
  const shown = longest.length > 2 ? runs.filter(({ length }) => length > 2).flat() : []
  return {
    value: Math.max(1, longest.length),
    variables: { word: longest[0]?.words[0]?.text ?? '' },
    where: shown.map(sentencePlace),
  }
}
