import type { Database } from '~/platform/database/database.server'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { expect, test } from '~test/test'
import { grantDownloads, revokeDownloads } from './download-links.commands.server'
import { aProductFileRow } from './fixtures'
import { findDownloadLink } from './queries.server'
import { deleteOldDownloads, startDownload } from './start-download.commands.server'

const began = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number) => new Date(began.getTime() + minutes * 60_000)
const visit = { address: '8.8.8.8', userAgent: 'curl', referrer: '', isAdmin: false }

async function aLink(db: Database, limit = 2) {
  const order = await anOrder(db, { sessionId: '1-2-3-4' })
  const { token } = await grantDownloads(db, { secret: 'secret', order, days: 30, limit }, began)
  const link = await findDownloadLink(db, token, began)
  if (!link) throw new Error('There is no link.')
  return link
}

async function aLinkWithFiles(db: Database, limit?: number) {
  const link = await aLink(db, limit)
  const files = await Promise.all(
    ['a.zip', 'b.zip', 'c.zip'].map((fileName) => aProductFileRow(db, { productId: link.productId, fileName })),
  )
  const start = (file: number, now: Date) => startDownload(db, link, files[file]?.id ?? '', visit, now)
  const counted = async () =>
    (await db.selectFrom('downloadLinks').select('downloads').where('id', '=', link.id).executeTakeFirstOrThrow())
      .downloads
  return { link, start, counted }
}

test('who downloaded is forgotten after 36 months, and the download stays counted', async ({ db }) => {
  const { start, counted } = await aLinkWithFiles(db)
  await start(0, began)
  await start(1, later(24 * 60))
  await deleteOldDownloads(db, new Date('2029-03-01T12:00:00Z'))
  expect(await db.selectFrom('productDownloads').select('id').execute()).toHaveLength(2)
  await deleteOldDownloads(db, new Date('2029-03-01T12:00:01Z'))
  expect(await db.selectFrom('productDownloads').select('startedAt').execute()).toEqual([{ startedAt: later(24 * 60) }])
  expect(await counted()).toBe(2)
})

test('a download is counted, noted and told to analytics at once', async ({ db }) => {
  const { link, start, counted } = await aLinkWithFiles(db)
  expect([await start(0, began), await counted()]).toEqual(['ready', 1])
  const noted = await db.selectFrom('productDownloads').selectAll().executeTakeFirstOrThrow()
  expect(noted).toMatchObject({ linkId: link.id, orderId: link.orderId, ipAddress: '8.8.8.0', country: 'US' })
  const event = await db.selectFrom('analyticsEvents').selectAll().executeTakeFirstOrThrow()
  expect(event).toMatchObject({
    eventType: 'download_start',
    pagePath: '/download',
    ipAddress: '8.8.8.0',
    country: 'US',
    referrer: 'direct',
    sessionId: expect.stringMatching(/^[a-z0-9]+$/),
    metadata: { product_id: link.productId, download_token: link.tokenHash, is_admin: false },
  })
})

test('a download that goes on within the hour is the same one, after that it is another', async ({ db }) => {
  const { start, counted } = await aLinkWithFiles(db)
  for (const minutes of [0, 1, 59]) expect(await start(0, later(minutes))).toBe('ready')
  expect(await counted()).toBe(1)
  expect([await start(0, later(61)), await counted()]).toEqual(['ready', 2])
})

test('a link that is used up lets what began be finished, and begins nothing', async ({ db }) => {
  const { start, counted } = await aLinkWithFiles(db)
  expect([await start(0, began), await start(1, began), await start(2, began)]).toEqual(['ready', 'ready', 'used-up'])
  expect(await start(1, later(30))).toBe('ready')
  expect(await start(0, later(90))).toBe('used-up')
  expect(await counted()).toBe(2)
})

test('an expired link begins nothing; a revoked one does not even go on', async ({ db }) => {
  const { link, start } = await aLinkWithFiles(db)
  const end = new Date(began.getTime() + 30 * 86_400_000)
  const justBefore = new Date(end.getTime() - 60_000)
  expect(await start(0, justBefore)).toBe('ready')
  expect([await start(0, end), await start(1, end)]).toEqual(['ready', 'expired'])
  await revokeDownloads(db, link.orderId, end)
  expect(await start(0, end)).toBe('revoked')
})

test('twenty ranges that come at once are one download, and ten files never pass a limit of three', async ({
  database: { db },
}) => {
  const { link, start, counted } = await aLinkWithFiles(db, 3)
  const ranges = await Promise.all(Array.from({ length: 20 }, () => start(0, began)))
  expect([new Set(ranges), await counted()]).toEqual([new Set(['ready']), 1])
  const files = await Promise.all(Array.from({ length: 10 }, () => aProductFileRow(db, { productId: link.productId })))
  const states = await Promise.all(files.map(({ id }) => startDownload(db, link, id, visit, began)))
  expect([states.filter((state) => state === 'ready').length, await counted()]).toEqual([2, 3])
})
