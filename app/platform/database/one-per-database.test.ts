import { vi } from 'vitest'
import { expect, test } from '~test/test'
import type { Database } from './database.server'
import { onePerDatabase } from './one-per-database.server'

const aDatabase = () => ({}) as Database

test('each database has a value of its own, which is made once', () => {
  const lists = onePerDatabase((_db, first: string) => [first])
  const [one, other] = [aDatabase(), aDatabase()]
  lists.get(one, 'a').push('b')
  expect(lists.get(one, 'c')).toEqual(['a', 'b'])
  expect(lists.get(other, 'c')).toEqual(['c'])
  lists.evict(one)
  expect(lists.get(one, 'd')).toEqual(['d'])
})

test('a value that nobody asks for any more is closed, and the next question makes another', () => {
  vi.useFakeTimers()
  try {
    const closed: number[] = []
    let made = 0
    const numbers = onePerDatabase(() => ({ number: ++made }), {
      idleMs: 1_000,
      close: ({ number }) => closed.push(number),
    })
    const db = aDatabase()
    numbers.get(db)
    vi.advanceTimersByTime(900)
    expect(numbers.get(db)).toEqual({ number: 1 })
    vi.advanceTimersByTime(900)
    expect(closed).toEqual([])
    vi.advanceTimersByTime(100)
    expect(closed).toEqual([1])
    expect(numbers.get(db)).toEqual({ number: 2 })
    numbers.evict(db)
    vi.advanceTimersByTime(2_000)
    expect(closed).toEqual([1, 2])
  } finally {
    vi.useRealTimers()
  }
})
