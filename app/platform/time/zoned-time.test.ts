import { expect, test } from 'vitest'
import { isTimeZone, minuteOfZonedDay, startOfZonedDay, toZonedDay } from './zoned-time'

test('a moment belongs to the day and minute that the clocks of its zone show', () => {
  const moment = new Date('2026-03-01T23:30:15Z')
  expect([toZonedDay('UTC', moment), minuteOfZonedDay('UTC', moment)]).toEqual(['2026-03-01', 23 * 60 + 30])
  expect([toZonedDay('Asia/Kolkata', moment), minuteOfZonedDay('Asia/Kolkata', moment)]).toEqual(['2026-03-02', 5 * 60])
  expect([toZonedDay('America/Los_Angeles', moment), minuteOfZonedDay('America/Los_Angeles', moment)]).toEqual([
    '2026-03-01',
    15 * 60 + 30,
  ])
})

test('an hour that is skipped in spring, and one that comes twice in autumn, are read off the clock', () => {
  const clock = (moment: string) => minuteOfZonedDay('Europe/Berlin', new Date(moment)) / 60
  expect([clock('2026-03-29T00:59:59Z'), clock('2026-03-29T01:00:00Z')].map(Math.floor)).toEqual([1, 3])
  expect([clock('2026-10-25T00:30:00Z'), clock('2026-10-25T01:30:00Z')]).toEqual([2.5, 2.5])
})

const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'America/Sao_Paulo', 'Asia/Beirut', 'Pacific/Kiritimati']

test.for(zones)('every day begins with the first moment that its calendar shows: %s', (zone) => {
  // in these years the clocks of São Paulo and Beirut skipped midnights
  for (let at = Date.UTC(2017, 0, 1); at < Date.UTC(2019, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    const begins = startOfZonedDay(zone, day)
    expect([toZonedDay(zone, begins), toZonedDay(zone, new Date(begins.getTime() - 1)) < day]).toEqual([day, true])
  }
})

test('a zone that nobody knows is none', () => {
  expect(isTimeZone('Europe/Lisbon')).toBe(true)
  expect(isTimeZone('Mars/Olympus')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})
