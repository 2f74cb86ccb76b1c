import { anIndexedSite, changeContent, htmlLink } from '~test/fake-site'
import { expect, test } from '~test/test'
import { countPagesByDepth, findIndexedPage, listPagesAtDepth } from '../page-index.queries.server'
import { updatePageMetrics, updatePageMetricsIfDue } from './page-metrics.commands.server'

test('each page knows how far it is from home, and who leads to it in texts and anywhere', async ({
  database: { db },
}) => {
  const { site } = await anIndexedSite(db)
  site.put('/', htmlLink('/blog/second'), ['posts'])
  await changeContent(db, 'posts')
  await site.indexChanges(db)
  await updatePageMetrics(db)
  // over menus and cards: / → /blog → /blog/first; in texts nothing leads to the list and the first post
  expect(await findIndexedPage(db, '/blog/first')).toMatchObject({
    depth: 2,
    bodyDepth: null,
    pagesIn: 1,
    bodyPagesIn: 0,
  })
  expect(await findIndexedPage(db, '/blog/second')).toMatchObject({
    depth: 1,
    bodyDepth: 1,
    pagesIn: 2,
    bodyPagesIn: 2,
  })
  expect(await findIndexedPage(db, '/blog')).toMatchObject({ depth: 1, bodyDepth: null, pagesIn: 3, bodyPagesOut: 0 })
  expect(await countPagesByDepth(db)).toEqual([
    { depth: 0, count: 1 },
    { depth: 1, count: 2 },
    { depth: 2, count: 1 },
  ])
  const unreached = await listPagesAtDepth(db, null, { isBodyOnly: true, limit: 9 })
  expect(unreached.map(({ path }) => path)).toEqual(['/blog', '/blog/first'])
})

test('a page that search engines are not to keep has no rank, and gives none', async ({ database: { db } }) => {
  const { site, second } = await anIndexedSite(db)
  await updatePageMetrics(db)
  const before = await findIndexedPage(db, '/blog/first')
  site.put('/blog/second', '<p>x</p>', [`post:${second.id}`])
  site.head = '<meta name="robots" content="noindex">'
  await changeContent(db, `post:${second.id}`)
  await site.indexChanges(db)
  await updatePageMetrics(db)
  expect(await findIndexedPage(db, '/blog/second')).toMatchObject({ rank: 0, isIndexable: false })
  expect((await findIndexedPage(db, '/blog/first'))?.rank).not.toBe(before?.rank)
})

test('a page that is gone has no figures left, and what did not change is not written again', async ({
  database: { db },
}) => {
  const { site, second } = await anIndexedSite(db)
  await updatePageMetrics(db)
  const rows = () =>
    db
      .selectFrom('derived.pageMetrics')
      .select(['path', (row) => row.ref('xmin' as never).as('by')])
      .execute()
  const before = await rows()
  await updatePageMetrics(db)
  expect(await rows()).toEqual(before)
  site.remove('/blog/second')
  await changeContent(db, `post:${second.id}`)
  await site.indexChanges(db)
  await updatePageMetrics(db)
  expect((await rows()).map(({ path }) => path)).not.toContain('/blog/second')
})

test('processes take turns: what was measured a moment ago is left as it is', async ({ database: { db } }) => {
  const [at, later] = [new Date('2026-05-01T12:00:00Z'), new Date('2026-05-01T12:00:10Z')]
  expect(await updatePageMetricsIfDue(db, at, at)).toBe(true)
  expect(await updatePageMetricsIfDue(db, new Date(at.getTime() - 1), later)).toBe(true)
  expect(await updatePageMetricsIfDue(db, later, later)).toBe(false)
  expect(await updatePageMetricsIfDue(db, later, new Date('2026-05-01T12:00:40Z'))).toBe(true)
})
