import type { Database } from '~/platform/database/database.server'
import { EventCollector } from '~/wings/events/analytics/event-collector.server'
import { rebuildChangedDays } from '~/wings/events/analytics/rebuild-days.server'
import { describe, expect, test } from '~test/test'
import { exportReportCsv } from '../overview/export-report.server'
import { loadOverview } from '../overview/load-overview.server'
import { withoutRevenue } from '../overview/overview-report'

const ORIGIN = 'https://harbor.example'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const now = new Date('2026-03-10T12:30:00Z')
const soon = new Date('2026-03-10T12:40:00Z')

const load = (db: Database, query: string) => loadOverview(db, new URLSearchParams(query), soon)

interface Told {
  from: number
  path: string
  referrer?: string
  metadata?: Record<string, unknown>
  at?: Date
  isAdmin?: boolean
  agent?: string
}

/** What browsers tell, each at an address of its own. */
async function tell(db: Database, all: Told[]) {
  const intake = new EventCollector(db, ORIGIN)
  for (const [
    index,
    { from, path, referrer = 'direct', metadata = {}, at = now, isAdmin = false, agent = MAC },
  ] of all.entries()) {
    // one after the other: of what comes at one moment nobody knows which was first
    const later = new Date(at.getTime() + index * 1_000)
    const event = {
      event_id: `${index}-${at.getTime()}`,
      event_type: 'page_view',
      page_path: path,
      referrer,
      session_id: `session-${from}`,
      timezone: 'Europe/Berlin',
      metadata: { is_admin: false, is_automated: false, ...metadata },
    }
    const sender = { ipAddress: `203.0.${from}.7`, userAgent: agent }
    await intake.collect({ sender, body: JSON.stringify(event), isAdmin: async () => isAdmin }, later)
  }
  await intake.close()
}

const yesterday = new Date('2026-03-09T12:00:00Z')

async function someVisits(db: Database) {
  await tell(db, [
    { from: 1, path: '/blog', referrer: 'https://www.google.com/', metadata: { utm_campaign: 'spring' } },
    { from: 1, path: '/tools/queuepro' },
    { from: 2, path: '/tools/queuepro' },
    { from: 3, path: '/', isAdmin: true },
    { from: 4, path: '/', agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { from: 2, path: '/', at: yesterday },
  ])
}

const rowsOf = (report: Awaited<ReturnType<typeof load>>, name: string) =>
  report.panels.find((panel) => panel.name === name)?.rows.map(({ label, values }) => [label, values.visitors])

describe('the overview', () => {
  test('shows every visit once in each panel, admins and programs in none', async ({ db }) => {
    await someVisits(db)
    const report = await load(db, 'period=today&sources=source')
    expect(report.totals).toMatchObject({ visitors: 2, visits: 2, views: 3, bounces: 1 })
    expect(report.previousTotals).toMatchObject({ visitors: 1, views: 1 })
    expect(rowsOf(report, 'sources')).toEqual([
      ['Direct', 1],
      ['Google', 1],
    ])
    expect(rowsOf(report, 'pages')).toEqual([
      ['/tools/queuepro', 2],
      ['/blog', 1],
    ])
    expect(rowsOf(report, 'devices')).toEqual([['Desktop', 2]])
    expect(report.rejected).toEqual([{ reason: 'program', count: 1 }])
    expect(report.hasNoVisitsYet).toBe(false)
  })

  test('draws the chosen figure by the hour, until now, beside the day before', async ({ db }) => {
    await someVisits(db)
    const { points, interval } = await load(db, 'period=today&figure=views')
    expect(interval).toBe('hour')
    expect(points[12]).toEqual({ at: '2026-03-10T12', value: 3, previousAt: '2026-03-09T12', previousValue: 1 })
    expect(points[13]?.value).toBeNull()
  })

  test('with a filter every figure is about those visits', async ({ db }) => {
    await someVisits(db)
    const report = await load(db, 'period=today&source=Google')
    expect(report.totals).toMatchObject({ visitors: 1, views: 2 })
    expect(rowsOf(report, 'pages')).toEqual([
      ['/blog', 1],
      ['/tools/queuepro', 1],
    ])
    expect(report.filters.map(({ label: words }) => words)).toEqual(['Source is Google'])
  })

  test('one panel alone can be searched, and has its parts', async ({ db }) => {
    await someVisits(db)
    const report = await load(db, 'period=today&show=pages&q=queue')
    expect(report.panels).toHaveLength(1)
    expect(rowsOf(report, 'pages')).toEqual([['/tools/queuepro', 2]])
    const beyond = await load(db, 'period=today&show=pages&part=9')
    expect(beyond.expandedPanel).toMatchObject({ page: 1 })
    expect(rowsOf(beyond, 'pages')).toEqual(rowsOf(await load(db, 'period=today&show=pages'), 'pages'))
  })

  test('says when nobody has come yet, but not of a quiet day', async ({ db }) => {
    expect(await load(db, '')).toMatchObject({ hasNoVisitsYet: true })
  })

  test('says how many days wait to be counted, as after a restore', async ({ db }) => {
    const lastWeek = new Date('2026-03-03T12:00:00Z')
    await tell(db, [{ from: 1, path: '/blog', at: lastWeek }])
    expect(await load(db, '')).toMatchObject({ outdatedDays: 1, hasNoVisitsYet: false, totals: { visits: 0 } })
    // that it is in the time before makes the comparison wrong
    expect(await load(db, 'period=7d')).toMatchObject({ outdatedDays: 1 })
    expect(await load(db, 'period=7d&compare=none')).toMatchObject({ outdatedDays: 0 })
    await rebuildChangedDays(db)
    expect(await load(db, '')).toMatchObject({ outdatedDays: 0, totals: { visits: 1 } })
  })

  test('a quiet day is not the beginning', async ({ db }) => {
    await someVisits(db)
    expect(await load(db, 'period=custom&from=2026-03-01&to=2026-03-02')).toMatchObject({ hasNoVisitsYet: false })
  })

  test('tells nothing of money to those who are not told', async ({ db }) => {
    await someVisits(db)
    const report = withoutRevenue(await load(db, 'period=today'))
    expect(report.metrics).not.toContain('revenue')
    expect(report.panels.map(({ name }) => name)).not.toContain('revenue')
    expect(JSON.stringify(report.panels)).not.toContain('revenue')
  })
})

describe('a file', () => {
  const linesOf = async (db: Database, query: string) => {
    let text = ''
    for await (const line of await exportReportCsv(db, new URLSearchParams(query), soon)) text += line
    return text.trim().split('\r\n')
  }

  test('holds all rows of a panel, of the visits that are shown', async ({ db }) => {
    await someVisits(db)
    expect(await linesOf(db, 'panel=pages&period=today&source=Google')).toEqual([
      'value,name,visitors,views,entries,exits,bounces,time,scroll,share',
      '/blog,/blog,1,1,1,0,0,0,0,1',
      '/tools/queuepro,/tools/queuepro,1,1,0,1,0,0,0,1',
    ])
  })

  test('of the chart holds every figure at every time that has come', async ({ db }) => {
    await someVisits(db)
    const lines = await linesOf(db, 'panel=chart&period=7d')
    expect(lines[0]).toBe('day,visitors,visits,views,depth,bounces,time,purchases,revenue')
    expect(lines.slice(-2)).toEqual(['2026-03-09,1,1,1,1,1,0,0,0', '2026-03-10,2,2,3,1.5,0.5,0,0,0'])
    expect(lines).toHaveLength(8)
  })
})
