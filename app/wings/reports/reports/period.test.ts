import { describe, expect, test } from 'vitest'
import { countDays } from '~/platform/time/calendar'
import { chooseInterval, parsePeriod } from './period'

const read = (query: string, today = '2026-03-31') => parsePeriod(new URLSearchParams(query), today)
const range = (from: string, to: string) => ({ from, to })

test.each([
  ['', '2026-03-02', '2026-03-31', '2026-01-31', '2026-03-01'],
  ['period=today', '2026-03-31', '2026-03-31', '2026-03-30', '2026-03-30'],
  ['period=yesterday', '2026-03-30', '2026-03-30', '2026-03-29', '2026-03-29'],
  ['period=7d', '2026-03-25', '2026-03-31', '2026-03-18', '2026-03-24'],
  ['period=month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['period=last-month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['period=12m', '2025-04-01', '2026-03-31', '2024-04-01', '2025-03-31'],
  ['period=custom&from=2026-03-10&to=2026-03-12', '2026-03-10', '2026-03-12', '2026-03-07', '2026-03-09'],
])('the period %j and the one before', (query, from, to, fromBefore, toBefore) => {
  expect(read(query)).toMatchObject({ from, to, previous: range(fromBefore, toBefore) })
})

test('the same days of a year before, also where that year lacks one', () => {
  const day = 'period=custom&from=2024-02-29&to=2024-02-29&compare=year'
  expect(read(day, '2024-03-31')).toMatchObject({ previous: range('2023-02-28', '2023-02-28') })
  expect(read('compare=none').previous).toBeNull()
})

test('nothing is compared with days whose visits are forgotten', () => {
  const since = (from: string, compare = 'previous') =>
    read(`period=custom&from=${from}&to=2026-03-31&compare=${compare}`)
  expect(since('2025-04-01').previous).toEqual(range('2024-04-01', '2025-03-31'))
  expect(since('2024-10-01').previous).toBeNull()
  expect(since('2025-02-01', 'year').previous).toEqual(range('2024-02-01', '2025-03-31'))
  expect(since('2025-01-31', 'year').previous).toBeNull()
})

describe('what says nothing', () => {
  test.each([
    'period=custom',
    'period=custom&from=2026-02-30&to=2026-03-01',
    'period=custom&from=0000-01-01&to=0000-01-02',
    'period=custom&from=0099-01-01&to=2026-03-01',
    'period=custom&from=2026-04-01&to=2026-04-02',
    'period=for-ever',
    'period=toString&compare=constructor',
    'compare=else',
  ])('%s is the last thirty days', (query) => {
    expect(read(query)).toEqual(read(''))
  })

  test('days in the wrong order are turned around, and end today at the latest', () => {
    const period = read('period=custom&from=2027-01-01&to=2026-03-30')
    expect(period).toMatchObject({ name: 'custom', from: '2026-03-30', to: '2026-03-31' })
  })

  test('nothing is longer than visits are kept', () => {
    expect(read('period=custom&from=1000-01-01&to=2026-03-31')).toMatchObject({ from: '2024-03-01' })
  })
})

test('a day is drawn by hours, a quarter by days, a year by weeks, more by months', () => {
  const steps = ['period=today', 'period=7d', 'period=12m', 'period=custom&from=2024-01-01&to=2026-01-01']
  expect(steps.map((query) => chooseInterval(read(query)))).toEqual(['hour', 'day', 'week', 'month'])
})

test('a period of days has as many as the one before it, whatever the month', () => {
  for (const name of ['today', '7d', '30d'])
    for (const today of ['2026-01-01', '2026-03-31', '2026-12-31']) {
      const { previous, ...period } = read(`period=${name}`, today)
      expect(previous && countDays(previous), `${name} ${today}`).toBe(countDays(period))
    }
})
