import { expect, test } from 'vitest'
import type { PreviousState } from '../lifecycle/bulk-actions.commands.server'
import { bulkResultMessage } from './bulk-result-message'

const done = (count: number) => Array(count).fill({}) as PreviousState[]
const refused = [
  { id: 'a', title: 'One', reason: 'Add some content.' },
  { id: 'b', title: 'Two', reason: 'Add a URL slug.' },
]

test('what was done with many is said with what was not done, and why', () => {
  expect(bulkResultMessage('post', 'publish', { done: done(1), rejected: [] })).toBe('1 post published.')
  expect(bulkResultMessage('post', 'delete', { done: done(1_200), rejected: [] })).toBe('1,200 posts moved to trash.')
  expect(bulkResultMessage('post', 'publish', { done: done(2), rejected: refused })).toBe(
    '2 posts published. “One”: Add some content. And 1 more.',
  )
  expect(bulkResultMessage('post', 'publish', { done: [], rejected: refused.slice(1) })).toBe(
    'Nothing was published. “Two”: Add a URL slug.',
  )
})
