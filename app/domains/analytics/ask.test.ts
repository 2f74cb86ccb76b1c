import fc from 'fast-check'
import { keepEvents } from '~test/kept-events'
import { type DatedVisit, plainlyBy, plainlyChosen, plainPages, plainTotals } from '~test/plain-answers'
import { recount } from '~test/plain-recount'
import { randomEvents } from '~test/random-events'
import { expect, test } from '~test/test'
import { ask } from './ask.server'
import { forgetDays } from './asking/kept-days.server'
import { countPending } from './count-days.server'
import type { CountedEvent } from './counting/counted-event'
import type { Filter } from './question'
import { byDimension, pages, totals } from './tallies'

const days = Array.from({ length: 10 }, (_, n) => `2026-03-${String(n + 1).padStart(2, '0')}`)
const isMarch = { from: '2026-03-01', to: '2026-03-31' }
const everything = { ...isMarch, filters: [] }

/** Ten days of events, the same at each run. */
function tenDays(seed: number) {
  return days.map((day, n) => fc.sample(randomEvents(day), { seed: seed + n, numRuns: 1 })[0] ?? [])
}

function visitsOf(events: CountedEvent[][]): DatedVisit[] {
  return events.flatMap((some, n) => recount(some, 'UTC').map((visit) => ({ ...visit, day: days[n] ?? '' })))
}

test('several things are asked at once, of counted days in the database', async ({ database: { db } }) => {
  const events = tenDays(1)
  for (const [n, day] of days.entries()) await keepEvents(db, day, events[n] ?? [])
  await countPending(db)
  const fromNews: Filter = { isNot: false, by: 'source', values: ['news'] }
  for (const filters of [[], [fromNews], [fromNews, { isNot: true, happened: [{ kind: 'cta_click' } as const] }]]) {
    const visits = plainlyChosen(visitsOf(events), filters)
    const answers = await ask(
      db,
      { ...isMarch, filters },
      { all: totals(), countries: byDimension('country'), pages: pages() },
    )
    expect(answers).toEqual({
      all: plainTotals(visits),
      countries: plainlyBy(visits, 'country'),
      pages: plainPages(visits),
    })
  }
  expect(plainTotals(visitsOf(events)).visits).toBeGreaterThan(10)
})

test('only the days of the range are asked, the first and the last included', async ({ database: { db } }) => {
  const events = tenDays(2)
  for (const [n, day] of days.entries()) await keepEvents(db, day, events[n] ?? [])
  await countPending(db)
  await ask(db, everything, { all: totals() })
  const some = visitsOf(events).filter(({ day }) => day >= '2026-03-03' && day <= '2026-03-05')
  expect(await ask(db, { from: '2026-03-03', to: '2026-03-05', filters: [] }, { all: totals() })).toEqual({
    all: plainTotals(some),
  })
  expect(
    await ask(db, { from: '2026-04-01', to: '2026-04-30', filters: [] }, { all: totals(), pages: pages() }),
  ).toEqual({
    all: plainTotals([]),
    pages: [],
  })
})

test('what is counted anew is seen by the next question, and what is gone is not', async ({ database: { db } }) => {
  const [first = [], second = []] = tenDays(3)
  await keepEvents(db, '2026-03-01', first.slice(0, 5))
  await keepEvents(db, '2026-03-02', second)
  await countPending(db)
  await ask(db, everything, { all: totals() })
  await keepEvents(db, '2026-03-01', first)
  await countPending(db)
  expect(await ask(db, everything, { all: totals() })).toEqual({ all: plainTotals(visitsOf([first, second])) })
  await db.deleteFrom('derived.analyticsDays').where('day', '=', '2026-03-01').execute()
  expect(await ask(db, everything, { all: totals() })).toEqual({ all: plainTotals(visitsOf([[], second])) })
})

test('many may ask at once, also after the days were let go', async ({ database: { db } }) => {
  const events = tenDays(4)
  for (const [n, day] of days.entries()) await keepEvents(db, day, events[n] ?? [])
  await countPending(db)
  const asking = Array.from({ length: 8 }, (_, n) => {
    if (n === 4) forgetDays(db)
    return ask(db, everything, { all: totals() })
  })
  const all = plainTotals(visitsOf(events))
  expect(await Promise.all(asking)).toEqual(asking.map(() => ({ all })))
})

test('a day that was packed in another form is left out until it is made anew', async ({ database: { db } }) => {
  const [first = [], second = []] = tenDays(5)
  await keepEvents(db, '2026-03-01', first)
  await keepEvents(db, '2026-03-02', second)
  await countPending(db)
  await db
    .updateTable('derived.analyticsDays')
    .set({ format: 0, file: Buffer.from('0') })
    .where('day', '=', '2026-03-01')
    .execute()
  expect(await ask(db, everything, { all: totals() })).toEqual({ all: plainTotals(visitsOf([[], second])) })
})
