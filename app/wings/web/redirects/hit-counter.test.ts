import { inTransaction } from '~/platform/database/transaction.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { aRedirect as add } from '~test/redirect-fixtures'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { redirectsApi } from './api.server'
import { removeRedirects } from './commands.server'
import { cleanReferrer } from './engine/clean-referrer'
import { isVulnerabilityScan, normalizeNotFoundUrl } from './engine/normalize-not-found-url'
import { flushHits, recordNotFoundHit, recordRedirectHit, startFlushingHits } from './hit-counter.commands.server'
import { deleteStaleNotFoundUrlsJob } from './jobs.server'
import { listNotFoundUrls } from './not-found.queries.server'
import { listRedirects } from './queries.server'
import { findRedirectTarget, redirectOrNotFound } from './redirect-or-not-found.server'
import { MAX_MOST_REQUESTED, MAX_RECENT_NOT_FOUND_URLS, saveNotFoundHits } from './save-not-found-hits.commands.server'

type Db = Parameters<typeof findRedirectTarget>[0]
type Args = Parameters<typeof redirectOrNotFound>[0] & { params: object }

const now = new Date()
const ignore = endpoint(redirectsApi, '/ignored-urls')

function asked(db: Db, path: string, referer?: string) {
  const headers = referer ? { referer } : undefined
  return callRoute((args: Args) => redirectOrNotFound(args, 'Page'), db, { path, headers })
}

async function missed(db: Db, filter = {}) {
  const { rows } = await listNotFoundUrls(db, { q: '', ...filter }, 1, 50)
  return rows.map(({ url, hits, referrer }) => [url, hits, referrer])
}

const aMiss = (url: string, hits = 1, lastAt = now) => ({ url, referrer: '', hits, firstAt: lastAt, lastAt })

test('hits are counted in memory and written down together, and processes add up', async ({ db }) => {
  const { id } = await add(db, '/old', '/new')
  await asked(db, '/old')
  await asked(db, '/old?a=b')
  const hits = async () => (await listRedirects(db, {}, {}, 1)).rows[0]
  expect(await hits()).toMatchObject({ hits: 0, lastHitAt: null })
  await flushHits(db)
  recordRedirectHit(db, id, now)
  await flushHits(db)
  await flushHits(db)
  expect(await hits()).toMatchObject({ hits: 3, lastHitAt: expect.any(Date) })
})

test('a process that ends writes down the hits that it still has in memory', async ({ db }) => {
  const { id } = await add(db, '/old', '/new')
  const end = startFlushingHits(db)
  recordRedirectHit(db, id, now)
  await end()
  expect((await listRedirects(db, {}, {}, 1)).rows[0]).toMatchObject({ hits: 1 })
})

test('what nobody finds is noted with where the link stood, the most wanted first', async ({ db }) => {
  await asked(db, '/Gone/?utm_source=mail', 'https://example.com/a?session=1#x')
  await asked(db, '/gone')
  await asked(db, '/index.php?p=12&token=secret', 'http://harbor.test/blog/post?q=1')
  await flushHits(db)
  expect(await missed(db)).toEqual([
    ['/gone', 2, 'https://example.com/a'],
    ['/index.php?p=12', 1, '/blog/post'],
  ])
})

test('an address leaves the list when a redirect or a page is there', async ({ db }) => {
  await saveNotFoundHits(
    db,
    ['/a', '/b/c/d', '/blog/new', '/x?p=1', '/stays'].map((url) => aMiss(url)),
  )
  await add(db, '/a', '/z')
  await add(db, '/b/*', '/z')
  await add(db, '/x', '/z')
  const page = {
    id: crypto.randomUUID(),
    kind: 'post',
    path: '/blog/new',
    title: 'New',
    publishedAt: new Date('2026-01-01'),
  }
  await db.insertInto('pages').values(page).execute()
  expect(await missed(db)).toEqual([['/stays', 1, '']])
})

test('an ignored address stays hidden when it is asked for again, until it is shown again', async ({ db }) => {
  await saveNotFoundHits(db, [aMiss('/a'), aMiss('/b')])
  const { rows } = await listNotFoundUrls(db, { q: '/a' }, 1, 50)
  const ids = rows.map(({ id }) => id)
  await callAsAdmin(ignore, db, { json: { ids } })
  await saveNotFoundHits(db, [aMiss('/a')])
  expect([await missed(db), await missed(db, { show: 'ignored' })]).toEqual([[['/b', 1, '']], [['/a', 2, '']]])
  await callAsAdmin(ignore, db, { method: 'DELETE', json: { ids } })
  expect(await missed(db)).toHaveLength(2)
})

test('a flood of nonsense fills neither the memory nor the table, and pushes out nothing that is wanted', async ({
  db,
}) => {
  await saveNotFoundHits(db, [aMiss('/wanted', 5, new Date(0))])
  for (let n = 0; n < 2_000; n++) recordNotFoundHit(db, { url: `/flood-${n}`, referrer: '' }, now)
  await flushHits(db)
  expect((await listNotFoundUrls(db, { q: '' }, 1, 1)).total).toBeLessThanOrEqual(301)
  const nonsense = Array.from({ length: MAX_MOST_REQUESTED + MAX_RECENT_NOT_FOUND_URLS + 500 }, (_, n) =>
    aMiss(`/more-${n}`),
  )
  await saveNotFoundHits(db, nonsense)
  expect((await listNotFoundUrls(db, { q: '' }, 1, 1)).total).toBeLessThanOrEqual(
    MAX_MOST_REQUESTED + MAX_RECENT_NOT_FOUND_URLS,
  )
  expect((await missed(db))[0]).toEqual(['/wanted', 5, ''])
})

test('what nobody asked for in 90 days is forgotten', async ({ db }) => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  await saveNotFoundHits(db, [aMiss('/long-ago', 9, days(91)), aMiss('/lately', 1, days(89))])
  await deleteStaleNotFoundUrlsJob.run(db, {}, {} as never)
  expect(await missed(db)).toEqual([['/lately', 1, '']])
})

test.for([
  ['/wp-login.php', true],
  ['/.env', true],
  ['/app/.git/config', true],
  ['/wp-admin/setup', true],
  ['/backup.sql', true],
  ['/index.php?p=12', false],
  ['/.well-known/security.txt', false],
  ['/wp-content/uploads/2019/05/photo.jpg', false],
  ['/feed', false],
  ['/blog/php-for-beginners', false],
] as const)('%s looks like a scan: %s', ([address, is]) => {
  expect(isVulnerabilityScan(address)).toBe(is)
})

test.for([
  '/download/abc',
  '/plan/key',
  '/review/token',
  '/admin/x',
  '/api/x',
  '/assets/old.js',
  `/${'a'.repeat(301)}`,
])('%s is not written down', (path) => {
  expect(normalizeNotFoundUrl(new URL(path, 'http://harbor.test'))).toBeUndefined()
})

test.for([
  [null, ''],
  ['android-app://com.google.android', ''],
  ['javascript:alert(1)', ''],
  ['https://user:pass@example.com/a?b#c', 'https://example.com/a'],
  ['http://harbor.test/plan/secret-key', '/plan/<key>'],
] as const)('the referrer %s is kept as “%s”', ([header, kept]) => {
  expect(cleanReferrer(header, 'http://harbor.test')).toBe(kept)
})

test('what is known in memory follows every change: by hand, undone, and one of a transaction that fails', async ({
  database: { db },
}) => {
  expect(await findRedirectTarget(db, '/old')).toBeUndefined()
  const { id } = await add(db, '/old', '/new')
  expect(await findRedirectTarget(db, '/old')).toBe('/new')
  const failed = inTransaction(db, async (tx) => {
    await removeRedirects(tx, testAdmin, [id])
    throw new Error('in the end')
  })
  await expect(failed).rejects.toThrow('in the end')
  expect(await findRedirectTarget(db, '/old')).toBe('/new')
  await removeRedirects(db, testAdmin, [id])
  expect(await findRedirectTarget(db, '/old')).toBeUndefined()
})
