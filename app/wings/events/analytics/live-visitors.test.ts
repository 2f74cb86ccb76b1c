import type { Database } from '~/platform/database/database.server'
import { toUtcDay } from '~/platform/time/dates'
import { expect, test } from '~test/test'
import { insertEvents } from './ingestion/insert-events.commands.server'
import { countLiveVisitors } from './live-visitors.queries.server'

const now = new Date('2026-03-01T00:02:00Z')

let keys = 0
function tell(db: Database, visitor: number | null, type: string, path: string, secondsAgo: number, isAdmin = false) {
  const moment = new Date(now.getTime() - secondsAgo * 1_000)
  return insertEvents(db, [
    {
      event_key: ++keys,
      event_type: type,
      page_path: path,
      referrer: 'direct',
      user_agent: '',
      session_id: null,
      visitor,
      ip_address: '0.0.0.0',
      country: 'Unknown',
      metadata: { is_admin: isAdmin },
      day: toUtcDay(moment),
      created_at: moment,
    },
  ])
}

test('who did something in the last five minutes is here, at the page where that was', async ({ db }) => {
  await tell(db, 1, 'page_view', '/', 290)
  await tell(db, 1, 'page_end', '/', 200)
  await tell(db, 1, 'page_view', '/blog/a', 200)
  // on the evening before
  await tell(db, 2, 'page_view', '/blog/a', 180)
  await tell(db, 3, 'cta_click', '/tools', 5)
  expect(await countLiveVisitors(db, now)).toEqual({
    visitors: 3,
    pages: [
      { value: '/blog/a', visitors: 2 },
      { value: '/tools', visitors: 1 },
    ],
  })
})

test('who left, admins and what the server itself saw are not', async ({ db }) => {
  await tell(db, 1, 'page_view', '/', 301)
  await tell(db, 2, 'page_view', '/', 10, true)
  await tell(db, null, 'purchase', '/payment/success', 10)
  expect(await countLiveVisitors(db, now)).toEqual({ visitors: 0, pages: [] })
})

test('five pages are named, and everybody is counted', async ({ db }) => {
  for (let visitor = 1; visitor <= 8; visitor++) await tell(db, visitor, 'page_view', `/${visitor % 7}`, 10)
  const { visitors, pages } = await countLiveVisitors(db, now)
  expect([visitors, pages.map(({ value }) => value)]).toEqual([8, ['/1', '/0', '/2', '/3', '/4']])
})
