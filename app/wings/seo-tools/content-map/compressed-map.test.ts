import { gunzipSync } from 'node:zlib'
import type { Database } from '~/platform/database/database.server'
import { updatePageMetrics } from '~/wings/web/pages/indexing/page-metrics.commands.server'
import { listUnlinkedPages } from '~/wings/web/pages/page-index.queries.server'
import { anIndexedSite, changeContent, htmlLink, pastDate } from '~test/fake-site'
import { expect, test } from '~test/test'
import { findCompressedMap, loadEncodedMap } from './compressed-map.queries.server'
import { isOrphan } from './engine/page-states'
import { decodeMap } from './map-format'

const mapOf = (bytes: Buffer) => decodeMap(new Uint8Array(bytes).buffer)
const loaded = async (db: Database, most?: { pages: number; links: number }) =>
  mapOf(Buffer.concat(await loadEncodedMap(db, most)))

test('the map has every measured page, and tells links of texts from those of cards', async ({ database: { db } }) => {
  const { first } = await anIndexedSite(db)
  await updatePageMetrics(db)
  const { pages, links, isCut } = await loaded(db)
  expect(isCut).toBe(false)
  expect(pages.map(({ path }) => path).toSorted()).toEqual(['/', '/blog', '/blog/first', '/blog/second'])
  const ranks = pages.map(({ all }) => all.rank)
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  expect(pages.find(({ path }) => path === '/blog/first')).toMatchObject({
    id: first.id,
    kind: 'post',
    title: 'A post',
    isIndexable: true,
    publishedAt: pastDate.getTime(),
    body: { depth: null, pagesIn: 0, pagesOut: 1 },
    all: { depth: 2, pagesIn: 1, pagesOut: 2 },
  })
  const named = [...links.from.keys()].map((n) => {
    const path = (number = -1) => pages[number]?.path
    return `${path(links.from[n])} → ${path(links.to[n])}: ${links.inBody[n]} + ${links.outsideBody[n]}`
  })
  expect(named.toSorted()).toEqual([
    '/ → /blog: 1 + 0',
    '/blog → /blog/first: 0 + 1',
    '/blog/first → /blog/second: 1 + 0',
  ])
})

test('the orphans of the map are those of the register', async ({ database: { db } }) => {
  await anIndexedSite(db)
  await updatePageMetrics(db)
  const { pages } = await loaded(db)
  const known = await listUnlinkedPages(db, { limit: 9 })
  expect(
    pages
      .filter(isOrphan)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(known.map(({ path }) => path))
  expect(known.length).toBeGreaterThan(0)
})

test('a site that is too large is shown by its highest ranks, and says so', async ({ database: { db } }) => {
  await anIndexedSite(db)
  await updatePageMetrics(db)
  const whole = await loaded(db)
  const part = await loaded(db, { pages: 2, links: 10 })
  expect(part).toMatchObject({ isCut: true, pages: whole.pages.slice(0, 2) })
  expect([...part.links.from, ...part.links.to].every((number) => number < 2)).toBe(true)
  expect(await loaded(db, { pages: 9, links: 1 })).toMatchObject({ isCut: true, pages: whole.pages })
})

test('the map is made once for each measurement', async ({ database: { db } }) => {
  const { site, second } = await anIndexedSite(db)
  await updatePageMetrics(db)
  const [one, same] = await Promise.all([findCompressedMap(db), findCompressedMap(db)])
  expect(same).toBe(one)
  site.put('/blog/second', htmlLink('/blog/first'), [`post:${second.id}`])
  await changeContent(db, `post:${second.id}`)
  await site.indexChanges(db)
  expect(await findCompressedMap(db)).toBe(one)
  await updatePageMetrics(db)
  const next = await findCompressedMap(db)
  expect(next).not.toBe(one)
  const { pages } = mapOf(gunzipSync(next))
  expect(pages.find(({ path }) => path === '/blog/first')?.body.pagesIn).toBe(1)
})
