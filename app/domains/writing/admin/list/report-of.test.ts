import { expect, test } from 'vitest'
import type { BeforeState } from '../../writing/bulk.server'
import { reportOf } from './report-of'

const done = (count: number) => Array(count).fill({}) as BeforeState[]
const refused = [
  { id: 'a', title: 'One', reason: 'Write the text of the post.' },
  { id: 'b', title: 'Two', reason: 'Give the post an address.' },
]

test('what was done with posts is said with what was not done, and why', () => {
  expect(reportOf('publish', { done: done(1), refused: [] })).toBe('1 post published.')
  expect(reportOf('delete', { done: done(1_200), refused: [] })).toBe('1,200 posts moved to the trash.')
  expect(reportOf('publish', { done: done(2), refused })).toBe(
    '2 posts published. “One”: Write the text of the post. And 1 more.',
  )
  expect(reportOf('publish', { done: [], refused: refused.slice(1) })).toBe(
    'Nothing was published. “Two”: Give the post an address.',
  )
})
