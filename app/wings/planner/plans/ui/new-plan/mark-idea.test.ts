import { expect, test } from 'vitest'
import { aReading } from '../../fixtures'
import { cutIdea, listMarks, type Mark } from './mark-idea'

const IDEA = 'We hire out boats. The guest signs in Polish by May. No tracking.'
const at = (words: string) => ({ quote: words, start: IDEA.indexOf(words), end: IDEA.indexOf(words) + words.length })
const mark = (kind: Mark['kind'], item: string, words: string): Mark => {
  const { start, end } = at(words)
  return { kind, item, start, end }
}

test('the pieces of an idea are the whole idea', () => {
  const marks = [mark('wish', 'W1', 'The guest signs in Polish'), mark('exclusion', 'X1', 'No tracking.')]
  expect(
    cutIdea(IDEA, marks)
      .map(({ text }) => text)
      .join(''),
  ).toBe(IDEA)
})

test('a limit within a wish is shown as a limit, the words around it as the wish', () => {
  const marks = [mark('wish', 'W1', 'The guest signs in Polish by May.'), mark('limit', 'languages', 'Polish')]
  const shown = cutIdea(IDEA, marks).map(({ text, mark, isFirst }) => [text, mark?.item, isFirst])
  expect(shown).toEqual([
    ['We hire out boats. ', undefined, false],
    ['The guest signs in ', 'W1', true],
    ['Polish', 'languages', true],
    [' by May.', 'W1', false],
    [' No tracking.', undefined, false],
  ])
})

test('words that are not there, as after another text, mark nothing', () => {
  expect(cutIdea('Short.', [{ kind: 'wish', item: 'W1', start: 2, end: 90 }])).toEqual([
    { text: 'Short.', start: 0, mark: null, isFirst: false },
  ])
  expect(cutIdea('', [])).toEqual([])
})

test('every kind of item is marked, but no background and nothing that a person wrote', () => {
  const limits = {
    ...aReading([]).limits,
    weeks: { value: 3, ...at('by May') },
    laws: [{ text: 'GDPR', ...at('hire') }],
  }
  const [wish] = aReading(['guest: sign']).wishes
  if (!wish) throw new Error('no wish')
  const reading = aReading([], {
    wishes: [
      { ...wish, id: 'W1', ...at('The guest signs') },
      { ...wish, id: 'W2', quote: '', start: 0, end: 0 },
    ],
    exclusions: [{ id: 'X1', text: 'No tracking', terms: [], by: 'rule', ...at('No tracking.') }],
    limits,
    rest: [
      { kind: 'background', ...at('We hire out boats.') },
      { kind: 'unclear', ...at('boats') },
    ],
  })
  expect(listMarks(reading).map(({ kind, item }) => `${kind} ${item}`)).toEqual([
    'wish W1',
    'exclusion X1',
    `unclear rest-${IDEA.indexOf('boats')}`,
    'limit weeks',
    'limit laws',
  ])
})
