import { bundled } from './bundled.mjs'
import { startConcurrentRequests } from './concurrent-requests.mjs'
import { filledSite } from './filled-site.mjs'
import { dayOfEvents } from './many-events.mjs'
import { openDatabaseOf } from './open-database.mjs'
import { count, percentiles, seconds } from './work-times.mjs'

const EVENTS = Number(process.env.ANALYTICS_EVENTS ?? 10_000_000)
const LAST_DAY = '2026-06-30'
const DAYS = 365
const DAY_MS = 86_400_000
const ROUNDS = 20
const MEGABYTE = 1e6

/** @typedef {import('~/platform/database/database.server').OpenDatabase} OpenDatabase */
/** @typedef {import('~/wings/events/analytics/analytics-query').VisitFilter} Filter */
/** @typedef {import('~/wings/events/analytics/analytics-query').EventMatcher} Happening */
/** @typedef {typeof import('~/wings/events/analytics/aggregators')} Aggregators */
/** @typedef {{ ask: typeof import('~/wings/events/analytics/run-analytics-query.server').runAnalyticsQuery, aggregators: Aggregators, db: OpenDatabase['db'] }} Asking */

/**
 * Figures about 10,000,000 events (ANALYTICS_EVENTS) of twelve months: counting them, each panel of the overview alone, all at
 * once, and with filters; what visitors notice of it, and the memory that it takes.
 */
export async function analytics() {
  const { dataDir } = await filledSite(tellAll)
  const built = await bundled({
    'count-day': 'wings/events/analytics/days/rebuild-day.commands.server.ts',
    ask: 'wings/events/analytics/run-analytics-query.server.ts',
    aggregators: 'wings/events/analytics/aggregators.ts',
  })
  const database = await openDatabaseOf(dataDir)
  await countAll(database, /** @type {any} */ (built['count-day']).countDay)
  const { runAnalyticsQuery } = /** @type {typeof import('~/wings/events/analytics/run-analytics-query.server')} */ (
    built.ask
  )
  const asking = {
    ask: runAnalyticsQuery,
    aggregators: /** @type {Aggregators} */ (built.aggregators),
    db: database.db,
  }
  await timeCold(asking)
  await timePanels(asking)
  await timeFilters(asking)
  await timeVisitors(asking)
  await database.close()
}

const days = Array.from({ length: DAYS }, (_, n) => new Date(Date.parse(LAST_DAY) - (DAYS - 1 - n) * DAY_MS))
const dayOf = (/** @type {Date | undefined} */ date) => date?.toISOString().slice(0, 10) ?? ''
const year = { from: dayOf(days[0]), to: LAST_DAY }

/** @param {(sql: string) => Promise<unknown>} run */
async function tellAll(run) {
  for (const [n, date] of days.entries()) {
    if (n === 0 || date.getUTCDate() === 1) await run(tableOfMonth(date))
    await run(dayOfEvents(dayOf(date), n, EVENTS / DAYS))
  }
  await run('analyze analytics_events')
}

/** As the site makes it. */
function tableOfMonth(/** @type {Date} */ date) {
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1))
  const end = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
  return `create table if not exists analytics_events_${dayOf(first).slice(0, 7).replace('-', '_')}
    partition of analytics_events for values from ('${dayOf(first)}') to ('${dayOf(end)}')`
}

/** @param {OpenDatabase} database @param {(db: OpenDatabase['db'], day: string, zone: string) => Promise<void>} countDay */
async function countAll({ db, run }, countDay) {
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  for (const date of days) {
    await run(`insert into derived.event_batches (day) values ('${dayOf(date)}')`)
    await countDay(db, dayOf(date), 'UTC')
  }
  const took = performance.now() - startedAt
  const { user, system } = process.cpuUsage(before)
  const { rows } = await run(
    'select sum(events)::float8 as events, sum(length(file))::float8 as bytes from derived.analytics_days',
  )
  const [{ events, bytes } = {}] = /** @type {{ events: number, bytes: number }[]} */ (/** @type {unknown} */ (rows))
  const rate = `${count(Math.round((events ?? 0) / (took / 1000)))} events/s, of work ${seconds((user + system) / 1000)}`
  console.log(`${count(events ?? 0)} events counted in ${seconds(took)} (${rate}); files ${megabytes(bytes ?? 0)}`)
}

/** @type {(aggregators: Aggregators) => Record<string, () => import('~/wings/events/analytics/aggregators').Aggregator<unknown>>} */
const panelsOf = ({
  createTotalsAggregator,
  createSeriesAggregator,
  createDimensionAggregator,
  createPagesAggregator,
  createEventsAggregator,
  createGoalsAggregator,
  createFunnelAggregator,
  createRevenueAggregator,
}) => ({
  totals: createTotalsAggregator,
  'chart by day': () => createSeriesAggregator('day'),
  'chart by hour': () => createSeriesAggregator('hour'),
  ...Object.fromEntries(
    /** @type {const} */ ([
      'channel',
      'source',
      'referrer',
      'campaign',
      'country',
      'device',
      'browser',
      'system',
      'entry',
      'exit',
    ]).map((by) => [`by ${by}`, () => createDimensionAggregator(by)]),
  ),
  pages: createPagesAggregator,
  events: createEventsAggregator,
  'four goals': () => createGoalsAggregator([...steps.slice(1)]),
  'funnel of five': () => createFunnelAggregator(steps),
  'revenue by source': () => createRevenueAggregator('source', 'last'),
  'revenue by post': () => createRevenueAggregator('post', 'first'),
})

/** @type {Happening[]} */
const steps = [
  { kind: 'page_view' },
  { kind: 'product_view' },
  { kind: 'cta_click' },
  { kind: 'page_view', path: '/checkout/*' },
  { kind: 'purchase' },
]

/** @type {Filter[]} */
const single = [
  ...['channel', 'source', 'country', 'device', 'browser', 'campaign', 'entry'].map((by) => ({
    isNot: false,
    by: /** @type {'channel'} */ (by),
    values: ['Search', 'Google', 'DE', 'Phone', 'Chrome', 'campaign-7', '/blog/post-100'],
  })),
  { isNot: true, by: 'country', values: ['US', 'Unknown'] },
  { isNot: false, events: [{ kind: 'page_view', path: '/blog/post-100' }] },
  { isNot: false, events: [{ kind: 'page_view', path: '/blog/*' }] },
  { isNot: true, events: [{ kind: 'cta_click', name: 'Button 3' }] },
  { isNot: false, events: [{ kind: 'purchase' }] },
]
/** Each alone, then with others: thirty in all. */
const combinations = [
  ...single.map((filter) => [filter]),
  ...Array.from({ length: 18 }, (_, n) => [single[n % 12], single[(n * 5 + 7) % 12], single[(n * 7 + 10) % 12]]),
].map((filters) => /** @type {Filter[]} */ (filters.filter(Boolean)))

/** @param {Asking} asking */
async function timeCold({ ask, aggregators, db }) {
  const before = process.memoryUsage()
  const first = await timedAsking(() =>
    ask(db, { ...year, filters: [] }, { totals: aggregators.createTotalsAggregator() }),
  )
  const after = process.memoryUsage()
  const more = `${megabytes(after.rss - before.rss)} more memory, ${megabytes(after.external - before.external)} of it columns`
  console.log(`the first question of twelve months ${seconds(first.clock)} (of work ${seconds(first.work)}); ${more}`)
}

/** @param {Asking} asking */
async function timePanels({ ask, aggregators, db }) {
  const panels = panelsOf(aggregators)
  for (const [what, aggregator] of Object.entries(panels)) {
    const times = await timesOf(() => ask(db, { ...year, filters: [] }, { [what]: aggregator() }))
    console.log(`${what}: ${percentiles(times).words} (wanted ≤ 200 ms)`)
  }
  const times = await timesOf(() => ask(db, { ...year, filters: [] }, allOf(panels)))
  console.log(`all ${Object.keys(panels).length} at once: ${percentiles(times).words}`)
}

/** @param {Asking} asking */
async function timeFilters({ ask, aggregators, db }) {
  const panels = panelsOf(aggregators)
  const [figures, pages, all] = /** @type {{ clock: number, work: number }[][]} */ ([[], [], []])
  for (const filters of combinations) {
    figures?.push(
      await timedAsking(() =>
        ask(
          db,
          { ...year, filters },
          { totals: aggregators.createTotalsAggregator(), points: aggregators.createSeriesAggregator('day') },
        ),
      ),
    )
    pages?.push(await timedAsking(() => ask(db, { ...year, filters }, { pages: aggregators.createPagesAggregator() })))
    all?.push(await timedAsking(() => ask(db, { ...year, filters }, allOf(panels))))
  }
  for (const [what, times = []] of /** @type {const} */ ([
    ['figures and chart', figures],
    ['pages', pages],
    ['everything at once', all],
  ])) {
    console.log(`${what}, ${times.length} combinations of filters: ${percentiles(times).words} (wanted ≤ 1 s)`)
  }
}

/** @param {Asking} asking */
async function timeVisitors({ ask, aggregators, db }) {
  const somebody = await startConcurrentRequests()
  for (const filters of combinations) await ask(db, { ...year, filters }, allOf(panelsOf(aggregators)))
  console.log(`visitors meanwhile: ${await somebody.stop()}`)
}

/** @param {ReturnType<typeof panelsOf>} panels */
function allOf(panels) {
  return Object.fromEntries(Object.entries(panels).map(([what, aggregator]) => [what, aggregator()]))
}

async function timesOf(/** @type {() => Promise<unknown>} */ work) {
  const times = []
  for (let round = 0; round < ROUNDS; round++) times.push(await timedAsking(work))
  return times
}

async function timedAsking(/** @type {() => Promise<unknown>} */ work) {
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { clock: performance.now() - startedAt, work: (user + system) / 1000 }
}

const megabytes = (/** @type {number} */ bytes) => `${(bytes / MEGABYTE).toFixed(0)} MB`
