import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffSequences, diffWords } from './diff'
import { diffBlocks } from './diff-blocks'

test('what was removed and what was added put together are the two versions, whatever they are', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 })
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const parts = diffSequences(before, after)
      const without = (kind: string) => parts.filter((part) => part.kind !== kind).flatMap(({ items }) => items)
      expect(without('added')).toEqual(before)
      expect(without('removed')).toEqual(after)
    }),
  )
})

test('a text shows which words went and which came', () => {
  expect(diffWords('a quick brown fox', 'a slow brown fox.')).toEqual([
    { kind: 'same', text: 'a ' },
    { kind: 'removed', text: 'quick' },
    { kind: 'added', text: 'slow' },
    { kind: 'same', text: ' brown fox' },
    { kind: 'added', text: '.' },
  ])
  const runs = diffWords('x '.repeat(2000), 'y '.repeat(2000))
  expect(runs.map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

test('a word that was changed is told as one, in a block that stays', () => {
  expect(diffBlocks(['One.', 'Two three four.'], ['One.', 'Two five four.'])).toEqual([
    { kind: 'same', text: 'One.' },
    {
      kind: 'changed',
      words: [
        { kind: 'same', text: 'Two ' },
        { kind: 'removed', text: 'three' },
        { kind: 'added', text: 'five' },
        { kind: 'same', text: ' four.' },
      ],
    },
  ])
})

test('blocks that have little in common are two blocks', () => {
  expect(diffBlocks(['Completely different.'], ['Nothing alike at all, in here']).map(({ kind }) => kind)).toEqual([
    'removed',
    'added',
  ])
})

test('blocks that were put in or taken out leave the others alone', () => {
  expect(
    diffBlocks(['a', 'b', 'c'], ['a', 'new', 'b']).map((change) => [change.kind, 'text' in change && change.text]),
  ).toEqual([
    ['same', 'a'],
    ['added', 'new'],
    ['same', 'b'],
    ['removed', 'c'],
  ])
})
