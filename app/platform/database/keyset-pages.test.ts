import { expect, test } from 'vitest'
import { collectAsync } from '~test/collect-async'
import { keysetPages } from './keyset-pages.server'

const all = ['a', 'b', 'c', 'd']

test.for([
  [3, [['a', 'b', 'c'], ['d']], 2],
  [
    2,
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    3,
  ],
  [
    undefined,
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    3,
  ],
] as const)('a list is read page by page, pages of %s rows', async ([limit, pages, questions]) => {
  let asked = 0
  const find = async (after = '') => {
    asked++
    return all.filter((key) => key > after).slice(0, limit ?? 2)
  }
  expect(await collectAsync(keysetPages(find, (key) => key, limit))).toEqual(pages)
  expect(asked).toBe(questions)
})

test('an empty list has no page', async () => {
  expect(await collectAsync(keysetPages(async () => [], String, 5))).toEqual([])
})
