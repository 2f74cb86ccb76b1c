import { findPassive } from '../text/find-passive'
import { hasTransition } from '../text/has-transition'
import { findRepeatedOpenings, fleschReadingEase } from '../text/readability'
import type { Sentence } from '../text/split-block-sentences'
import type { PageCheck } from './check'
import type { ParsedPage } from './parse-page'
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
    label: 'Long sentences',
    needs: SENTENCES,
    unit: '%',
    source: `Yoast: up to 25 % of the sentences with more than ${LONG_SENTENCE} words`,
    reason: 'Whoever reads on a screen loses the beginning of a long sentence before its end.',
    fix: 'Make two sentences of it where an “and”, a “which” or a comma joins two thoughts.',
    scale: [
      { to: 25, score: 9, message: `Of the sentences, {value} have more than ${LONG_SENTENCE} words.` },
      { to: 30, score: 6, message: `Of the sentences, {value} have more than ${LONG_SENTENCE} words.` },
      { score: 3, message: `Of the sentences, {value} have more than ${LONG_SENTENCE} words.` },
    ],
    measure: (read) => shareOfSentences(read, ({ words }) => words.length > LONG_SENTENCE),
  },
  {
    id: 'passive-voice',
    topic: 'reading',
    label: 'Passive voice',
    needs: SENTENCES,
    unit: '%',
    source: 'Yoast: up to 10 % of the sentences',
    reason: 'A passive sentence hides who acts, and takes more words to say it.',
    fix: 'Begin with who does it: “we test it” rather than “it is tested”.',
    scale: [
      { to: 10, score: 9, message: 'Of the sentences, {value} are passive.' },
      { to: 15, score: 6, message: 'Of the sentences, {value} are passive.' },
      { score: 3, message: 'Of the sentences, {value} are passive.' },
    ],
    measure: passive,
  },
  {
    id: 'transition-words',
    topic: 'reading',
    label: 'Transition words',
    needs: `a text of ${WORDS_FOR_TRANSITIONS} words`,
    unit: '%',
    source: 'Yoast: at least 30 % of the sentences',
    reason: 'Words like “because” and “however” tell how a sentence follows from the one before it.',
    fix: 'Say where a sentence gives a reason, an example, an order in time or a contrast.',
    scale: [
      { below: 20, score: 3, message: 'Of the sentences, {value} have a transition word.' },
      { below: 30, score: 6, message: 'Of the sentences, {value} have a transition word.' },
      { score: 9, message: 'Of the sentences, {value} have a transition word.' },
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
    label: 'Sentences that begin alike',
    needs: SENTENCES,
    unit: 'sentences',
    source: 'Yoast: fewer than 3 in a row',
    reason: 'Sentences that begin alike sound like a list that nobody wanted to write.',
    fix: 'Begin one of them with another word, or make it the list that it is.',
    scale: [
      { below: 3, score: 9, message: 'No three sentences in a row begin alike.' },
      { score: 3, message: '{value} in a row begin with “{word}”.' },
    ],
    measure: beginnings,
  },
  {
    id: 'reading-ease',
    topic: 'reading',
    label: 'Reading ease (Flesch)',
    needs: SENTENCES,
    unit: 'points',
    source: 'Yoast: more than 60 of Flesch’s 100 points',
    reason: 'From 60 points on, a text is plain English that people of 13 to 15 years read easily.',
    fix: 'Use shorter sentences, and the shorter of two words.',
    scale: [
      { below: 50, score: 3, message: 'The text has {value}: it is hard to read.' },
      { to: 60, score: 6, message: 'The text has {value}: it is fairly hard to read.' },
      { score: 9, message: 'The text has {value}: it is plain English.' },
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
