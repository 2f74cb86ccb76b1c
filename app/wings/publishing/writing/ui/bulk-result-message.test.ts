import { expect, test } from 'vitest'
import type { PreviousState } from '../lifecycle/bulk-actions.commands.server'
import { bulkResultMessage } from './bulk-result-message'

const done = (count: number) => Array(count).fill({}) as PreviousState[]
const refused = [
  { id: 'a', title: 'One', reason: 'Write the text of the post.' },
  { id: 'b', title: 'Two', reason: 'Give the post an address.' },
]

test('what was done with many is said with what was not done, and why', () => {
  expect(bulkResultMessage('post', 'publish', { done: done(1), rejected: [] })).toBe('1 post published.')
  expect(bulkResultMessage('post', 'delete', { done: done(1_200), rejected: [] })).toBe(
    '1,200 posts moved to the trash.',
  )
  expect(bulkResultMessage('post', 'publish', { done: done(2), rejected: refused })).toBe(
    '2 posts published. “One”: Write the text of the post. And 1 more.',
  )
  expect(bulkResultMessage('post', 'publish', { done: [], rejected: refused.slice(1) })).toBe(
    'Nothing was published. “Two”: Give the post an address.',
  )
})
