import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'
import { anIndexedLink, anIndexedPage } from '~/wings/web/pages/fixtures'
import { expect, test } from '~test/test'
import { checkDueLinks } from './check-due-links.commands.server'
import { claimDueLinks } from './due-addresses.commands.server'
import { checkExternalLinksJob } from './jobs.server'
import { countExternalLinks, findExternalLinkChecks } from './queries.server'
import { rateLimitedFetcher } from './rate-limited-fetcher.server'
import { syncExternalLinks } from './sync-external-links.commands.server'

interface Asked {
  method: string
  path: string
  agent: string
}

/** A site elsewhere that answers with `statuses` by path, and notes who asked and how many did at once. */
async function aSite(statuses: Record<string, number | { status: number; location: string }>) {
  const asked: Asked[] = []
  const most = { atOnce: 0 }
  let now = 0
  const server = http.createServer((request, response) => {
    const { method = '', url: path = '' } = request
    asked.push({ method, path, agent: request.headers['user-agent'] ?? '' })
    most.atOnce = Math.max(most.atOnce, ++now)
    const known = statuses[path] ?? 404
    const { status, location } = typeof known === 'number' ? { status: known, location: '' } : known
    // whoever asks a second question before the answer is there is noticed
    setTimeout(() => {
      now--
      response.writeHead(status, location ? { Location: location } : {}).end()
    }, 5)
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await new Promise((resolve) => server.once('listening', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, most }
}

const manners = { origin: 'https://harbor.studio', pauseMs: 0, isAllowed: () => true }

async function linksTo(db: Database, ...addresses: string[]) {
  await anIndexedPage(db, '/blog/a')
  for (const [position, address] of addresses.entries()) await anIndexedLink(db, '/blog/a', address, position)
}

const states = async (db: Database) =>
  (await db.selectFrom('derived.externalLinks').select(['url', 'state']).orderBy('url').execute()).map(
    ({ url, state }) => [URL.parse(url)?.pathname, state],
  )

test('every address of another site is asked once, politely, and what it answers is known wherever it is linked', async ({
  db,
}) => {
  const site = await aSite({ '/fine': 200, '/moved': { status: 301, location: '/fine' }, '/secret': 403 })
  const [fine, moved] = [`${site.origin}/fine`, `${site.origin}/moved`]
  await linksTo(db, fine, `${fine}#part`, moved, `${site.origin}/gone`, `${site.origin}/secret`, '/about')
  await syncExternalLinks(db)
  expect(await countExternalLinks(db)).toEqual({ total: 4, pending: 4, unchecked: 0, broken: 0 })
  const ask = rateLimitedFetcher(manners)
  while ((await checkDueLinks(db, ask)) > 0);
  expect(await states(db)).toEqual([
    ...[
      ['/fine', 'fine'],
      ['/gone', 'broken'],
      ['/moved', 'moved'],
      ['/secret', 'unchecked'],
    ],
  ])
  expect(await findExternalLinkChecks(db, [`${fine}#part`, moved, 'https://nobody.test/'])).toEqual(
    new Map([
      [`${fine}#part`, { state: 'fine', status: 200, redirectsTo: null }],
      [moved, { state: 'moved', status: 200, redirectsTo: fine }],
    ]),
  )
  expect(site.most.atOnce).toBe(1)
  expect(site.asked.every(({ agent }) => agent.includes('https://harbor.studio'))).toBe(true)
  expect(
    site.asked
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/gone', '/secret'])
})

test('what is fine is asked again after a week, what failed after a day, and is broken then', async ({ db }) => {
  const statuses: Record<string, number> = { '/fine': 200, '/ill': 503 }
  const site = await aSite(statuses)
  await linksTo(db, `${site.origin}/fine`, `${site.origin}/ill`)
  const day = (number: number) => new Date(Date.UTC(2026, 2, 10, 12) + number * DAY_MS)
  const ask = rateLimitedFetcher(manners)
  await syncExternalLinks(db, day(0))
  expect(await checkDueLinks(db, ask, day(0))).toBe(2)
  expect(await checkDueLinks(db, ask, day(0))).toBe(0)
  expect(await states(db)).toEqual([
    ['/fine', 'fine'],
    ['/ill', 'failing'],
  ])
  expect(await checkDueLinks(db, ask, day(1))).toBe(1)
  expect(await states(db)).toEqual([
    ['/fine', 'fine'],
    ['/ill', 'broken'],
  ])
  statuses['/ill'] = 200
  expect(await checkDueLinks(db, ask, day(7))).toBe(2)
  expect(await states(db)).toEqual([
    ['/fine', 'fine'],
    ['/ill', 'fine'],
  ])
})

test('a site that has heard enough is left alone for a day', async ({ db }) => {
  const site = await aSite({ '/a': 429, '/b': 200, '/c': 200 })
  await linksTo(db, `${site.origin}/a`, `${site.origin}/b`, `${site.origin}/c`)
  const now = new Date('2026-03-10T12:00:00Z')
  await syncExternalLinks(db, now)
  const ask = rateLimitedFetcher(manners)
  expect(await checkDueLinks(db, ask, now)).toBe(3)
  const heard = site.asked.length
  expect(await checkDueLinks(db, ask, new Date(now.getTime() + DAY_MS / 2))).toBe(0)
  expect(site.asked).toHaveLength(heard)
  expect(await checkDueLinks(db, ask, new Date(now.getTime() + DAY_MS))).toBeGreaterThan(0)
})

test('an address that nobody links to any more is forgotten, and one of the menu is kept', async ({ db }) => {
  await linksTo(db, 'https://a.test/', 'https://b.test/')
  await db
    .updateTable('derived.pageBoilerplates')
    .set({
      links: JSON.stringify([{ to: 'https://social.test/us', isInternal: false, anchor: 'Us', place: 'footer' }]),
    })
    .execute()
  const urls = async () =>
    (await db.selectFrom('derived.externalLinks').select('url').orderBy('url').execute()).map(({ url }) => url)
  await syncExternalLinks(db)
  expect(await urls()).toEqual(['https://a.test/', 'https://b.test/', 'https://social.test/us'])
  await db.deleteFrom('derived.indexedLinks').where('url', '=', 'https://a.test/').execute()
  await syncExternalLinks(db)
  expect(await urls()).toEqual(['https://b.test/', 'https://social.test/us'])
})

test('neither this machine nor the networks around it are asked', async ({ db }) => {
  const site = await aSite({ '/fine': 200 })
  await linksTo(db, `${site.origin}/fine`)
  await checkExternalLinksJob.run(db, {}, { ORIGIN: 'https://harbor.studio' } as never)
  expect(site.asked).toEqual([])
  expect(await states(db)).toEqual([['/fine', 'unchecked']])
})

test('a site that the internet cannot reach asks nobody', async ({ db }) => {
  await linksTo(db, 'https://a.test/')
  for (const ORIGIN of ['http://localhost:3000', 'http://harbor.test'])
    await checkExternalLinksJob.run(db, {}, { ORIGIN } as never)
  expect(await countExternalLinks(db)).toMatchObject({ total: 0 })
})

test('what a process took that has died is free again a quarter of an hour later, a few of each host at a time', async ({
  db,
}) => {
  const addresses = Array.from({ length: 12 }, (_, at) => `https://a.test/${at}`)
  await linksTo(db, ...addresses, 'https://b.test/')
  const now = new Date('2026-03-10T12:00:00Z')
  await syncExternalLinks(db, now)
  const taken = async (minutes: number) => {
    const due = await claimDueLinks(db, new Date(now.getTime() + minutes * 60_000))
    return ['a.test', 'b.test'].map((name) => due.filter(({ host }) => host === name).length)
  }
  expect([await taken(0), await taken(0), await taken(0), await taken(0)]).toEqual([
    ...[
      [5, 1],
      [5, 0],
      [2, 0],
      [0, 0],
    ],
  ])
  expect(await taken(14)).toEqual([0, 0])
  expect(await taken(15)).toEqual([5, 1])
})
