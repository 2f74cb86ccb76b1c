import { expect, test } from '~test/test'
import { aReadSite, change, link } from '../register/small-site.fixture'
import { countPagesByDepth, findPageFacts, listPagesAtDepth } from '../register.queries.server'
import { measureIfDue, measureSite } from './measure-site.server'

test('each page knows how far it is from home, and who leads to it in texts and anywhere', async ({
  database: { db },
}) => {
  const { site } = await aReadSite(db)
  site.put('/', link('/blog/second'), ['posts'])
  await change(db, 'posts')
  await site.follow(db)
  await measureSite(db)
  // over menus and cards: / → /blog → /blog/first; in texts nothing leads to the list and the first post
  expect(await findPageFacts(db, '/blog/first')).toMatchObject({
    depth: 2,
    bodyDepth: null,
    pagesIn: 1,
    bodyPagesIn: 0,
  })
  expect(await findPageFacts(db, '/blog/second')).toMatchObject({ depth: 1, bodyDepth: 1, pagesIn: 2, bodyPagesIn: 2 })
  expect(await findPageFacts(db, '/blog')).toMatchObject({ depth: 1, bodyDepth: null, pagesIn: 3, bodyPagesOut: 0 })
  expect(await countPagesByDepth(db)).toEqual([
    { depth: 0, count: 1 },
    { depth: 1, count: 2 },
    { depth: 2, count: 1 },
  ])
  const unreached = await listPagesAtDepth(db, null, { isBodyOnly: true, limit: 9 })
  expect(unreached.map(({ path }) => path)).toEqual(['/blog', '/blog/first'])
})

test('a page that search engines are not to keep has no rank, and gives none', async ({ database: { db } }) => {
  const { site, second } = await aReadSite(db)
  await measureSite(db)
  const before = await findPageFacts(db, '/blog/first')
  site.put('/blog/second', '<p>x</p>', [`post:${second.id}`])
  site.head = '<meta name="robots" content="noindex">'
  await change(db, `post:${second.id}`)
  await site.follow(db)
  await measureSite(db)
  expect(await findPageFacts(db, '/blog/second')).toMatchObject({ rank: 0, isIndexable: false })
  expect((await findPageFacts(db, '/blog/first'))?.rank).not.toBe(before?.rank)
})

test('a page that is gone has no figures left, and what did not change is not written again', async ({
  database: { db },
}) => {
  const { site, second } = await aReadSite(db)
  await measureSite(db)
  const rows = () =>
    db
      .selectFrom('derived.pageMetrics')
      .select(['path', (row) => row.ref('xmin' as never).as('by')])
      .execute()
  const before = await rows()
  await measureSite(db)
  expect(await rows()).toEqual(before)
  site.take('/blog/second')
  await change(db, `post:${second.id}`)
  await site.follow(db)
  await measureSite(db)
  expect((await rows()).map(({ path }) => path)).not.toContain('/blog/second')
})

test('processes take turns: what was measured a moment ago is left as it is', async ({ database: { db } }) => {
  const [at, later] = [new Date('2026-05-01T12:00:00Z'), new Date('2026-05-01T12:00:10Z')]
  expect(await measureIfDue(db, at, at)).toBe(true)
  expect(await measureIfDue(db, new Date(at.getTime() - 1), later)).toBe(true)
  expect(await measureIfDue(db, later, later)).toBe(false)
  expect(await measureIfDue(db, later, new Date('2026-05-01T12:00:40Z'))).toBe(true)
})
