import { expect, test } from 'vitest'
import { englishStem } from '~/kits/language/rules/english-stem'
import { countSyllables } from './count-syllables'
import { findPassive } from './find-passive'
import { hasTransition } from './has-transition'
import { findSentenceSpans } from './sentences'
import { findWordSpans } from './words'

test('the forms of a word have one stem', () => {
  const families = [
    'plan plans planned planning',
    'write writes writing wrote written',
    'study studies studied studying',
    'estimate estimates estimated estimating',
    'box boxes boxed',
    'process processes processed processing',
    'call calls called calling',
    'control controls controlled controlling',
    'company companies',
    'child children',
    'person people',
    'hero heroes',
    'price prices priced pricing',
    'use uses used using',
    'add adds added adding',
    'ad ads',
    'age ages aged aging',
    'stop stops stopped stopping',
    'egg eggs',
    'we us our',
    "team teams team's",
    'agree agrees agreed agreeing',
    'tie ties tied',
    'bus',
    'index indexes indices indexing',
    'buy buys buying bought',
  ]
  for (const family of families) expect([family, new Set(family.split(' ').map(englishStem)).size]).toEqual([family, 1])
  const stems = families.map((family) => englishStem(family.split(' ')[0] ?? ''))
  expect(new Set(stems).size).toBe(families.length)
})

test('words that only look alike keep stems of their own', () => {
  const pairs = [
    'need ne',
    'string str',
    'planner plan',
    'user use',
    'red r',
    'news new',
    'this thi',
    'speed spe',
    'bus bu',
  ]
  for (const pair of pairs) {
    const [a = '', b = ''] = pair.split(' ')
    expect([pair, englishStem(a) === englishStem(b)]).toEqual([pair, false])
  }
  for (const word of ['24', 'c++', 'node.js', 'größe', 'a', "'s", '']) expect(() => englishStem(word)).not.toThrow()
})

test('syllables are counted as they are spoken', () => {
  const spoken: [count: number, words: string][] = [
    [1, 'the made calls called whole plans through queue strengths a boxed year gone'],
    [
      2,
      "table boxes wanted handled likely statement going buying layer didn't rhythm people every create client quiet",
    ],
    [3, 'media radio studying estimate beautiful example video medium banana employee variant continue actual idea'],
    [4, 'information variety continuous application understanding relationship ordinary'],
    [5, 'organization communication opportunity'],
  ]
  const wrong = spoken.flatMap(([count, words]) =>
    words
      .split(' ')
      .flatMap((word) => (countSyllables(word) === count ? [] : [`${word}: ${countSyllables(word)}, not ${count}`])),
  )
  expect(wrong).toEqual([])
  expect([countSyllables('24'), countSyllables('state-of-the-art'), countSyllables('Señor')]).toEqual([1, 4, 2])
})

const passiveIn = (text: string) => {
  const found = findPassive(findWordSpans(text), text.endsWith('?'))
  return found && text.slice(found.from, found.to)
}

test('a sentence in the passive voice is found, with the words that make it one', () => {
  const passives = {
    'The plan was written by Ada.': 'was written',
    'It is not always quickly tested.': 'is not always quickly tested',
    'They have been chosen.': 'been chosen',
    'The bugs are being fixed.': 'are being fixed',
    'It got broken by the storm.': 'got broken',
    'Nobody was interested by it.': 'was interested',
    'Was the report approved?': 'Was the report approved',
    'They’re paid monthly.': 'They’re paid',
  }
  for (const [text, words] of Object.entries(passives)) expect([text, passiveIn(text)]).toEqual([text, words])
})

test('what only looks like a passive is none', () => {
  const actives = [
    'She has written the plan.',
    'We are interested in plans.',
    'They were tired.',
    'It is red.',
    'There are two hundred pages.',
    'He is the tired king.',
    'It is gone.',
    'Get started today.',
    'We need speed indeed.',
    'Are you ready?',
    'The plan worked.',
  ]
  for (const text of actives) expect([text, passiveIn(text)]).toEqual([text, undefined])
})

test('a sentence tells how it follows from another by a word, a phrase or a pair of words', () => {
  const text = `However, it rains. We ship it for example on Mondays. Either we wait or we go. It was as a matter fast.
    They ship on the other hand. We wait, though. A result of it.`
  const found = findSentenceSpans(text).map(({ from, to }) => hasTransition(findWordSpans(text, from, to)))
  expect(found).toEqual([true, true, true, false, true, true, false])
})
