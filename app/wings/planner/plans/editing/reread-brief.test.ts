import { expect, test } from 'vitest'
import { aBrief, aReading, aWish } from '../fixtures'
import { rereadBrief } from './reread-brief'

const own = aWish('owner [show]: see the weather', 'W1', { by: 'user', quote: '' })
const before = aBrief({ reading: { ...aReading(['lead [assign]: give a task']), wishes: [own] } })
const idea = 'An app where my customers should book a haircut and get a reminder the day before.'

test('an idea in other words is read anew, and what the person added stays where it was', () => {
  const wishes = rereadBrief(before, { ...before, idea }).reading?.wishes ?? []
  expect(wishes.length).toBeGreaterThan(1)
  expect(wishes[0]).toMatchObject({ text: own.text, by: 'user' })
  expect(new Set(wishes.map(({ id }) => id)).size).toBe(wishes.length)
})

test('the same idea keeps its reading, and so does one that the person corrected at the same time', () => {
  expect(rereadBrief(before, { ...before, weeks: 9 }).reading).toBe(before.reading)
  const corrected = { ...before, idea, reading: aReading(['owner [show]: see tasks']) }
  expect(rereadBrief(before, corrected)).toBe(corrected)
})
