import { expect, test } from 'vitest'
import type { BeforeState } from '../../engine/bulk.server'
import { reportOf } from './report-of'

const done = (count: number) => Array(count).fill({}) as BeforeState[]
const refused = [
  { id: 'a', title: 'One', reason: 'Write the text of the post.' },
  { id: 'b', title: 'Two', reason: 'Give the post an address.' },
]

test('what was done with many is said with what was not done, and why', () => {
  expect(reportOf('post', 'publish', { done: done(1), refused: [] })).toBe('1 post published.')
  expect(reportOf('post', 'delete', { done: done(1_200), refused: [] })).toBe('1,200 posts moved to the trash.')
  expect(reportOf('post', 'publish', { done: done(2), refused })).toBe(
    '2 posts published. “One”: Write the text of the post. And 1 more.',
  )
  expect(reportOf('post', 'publish', { done: [], refused: refused.slice(1) })).toBe(
    'Nothing was published. “Two”: Give the post an address.',
  )
})
