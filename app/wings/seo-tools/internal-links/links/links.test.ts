import type { Database } from '~/platform/database/database.server'
import { anIndexedSite, aPostPage, changeContent, htmlLink } from '~/wings/web/pages/indexing/fake-site.fixture'
import { updatePageMetrics } from '~/wings/web/pages/indexing/page-metrics.commands.server'
import { describe, expect, test } from '~test/test'
import { listMatchingBoilerplateLinks } from './boilerplate-links.queries.server'
import { readLinkCursors } from './link-cursor'
import { type LinkFilter, linkFilter } from './link-filter'
import { findLinkedPage, findPendingPageTitle } from './linked-page.queries.server'
import { type LinkedPageFilter, linkedPageFilter } from './linked-page-filter'
import { listLinkedPages } from './linked-pages.queries.server'
import { type ListedLink, listLinks, listPageLinks } from './links.queries.server'
import { listOrphanPages } from './orphan-pages.queries.server'
import { listOverLinkedPages } from './over-linked-pages.queries.server'
import { findPageIndexStatus } from './page-indexing-status.queries.server'
import { readPathCursors } from './path-cursor'

const ends = ({ fromPath, to }: ListedLink) => `${fromPath} → ${to}`

async function links(db: Database, filter: Partial<LinkFilter> = {}) {
  return (await listLinks(db, { q: '', ...filter }, {}, 50)).rows.map(ends)
}

async function paths(db: Database, filter: Partial<LinkedPageFilter> = {}) {
  return (await listLinkedPages(db, { q: '', ...filter }, {}, 50)).rows.map(({ id }) => id)
}

describe('the list of links', () => {
  test('has every link with its page and what answers at its end, and can be narrowed', async ({
    database: { db },
  }) => {
    const { site, first } = await anIndexedSite(db)
    site.put('/blog/first', `${htmlLink('/blog/second')}<p><a href="https://other.example/x">Elan 50%</a></p>`, [
      `post:${first.id}`,
    ])
    await changeContent(db, `post:${first.id}`)
    await site.indexChanges(db)
    const all = ['/ → /blog', '/blog → /blog/first', '/blog/first → /blog/second']
    const [elsewhere, broken] = ['/blog/first → https://other.example/x', '/blog/second → /nowhere']
    expect(await links(db)).toEqual([...all, elsewhere, broken])
    expect(await links(db, { status: 'fine' })).toEqual(all)
    expect(await links(db, { status: 'broken' })).toEqual([broken])
    expect(await links(db, { status: 'external' })).toEqual([elsewhere])
    expect(await links(db, { status: 'redirected' })).toEqual([])
    expect(await links(db, { place: 'card' })).toEqual(['/blog → /blog/first'])
    expect(await links(db, { kind: 'site' })).toEqual(all.slice(0, 2))
    expect(await links(db, { q: 'ELAN 50%' })).toEqual([elsewhere])
    expect(await links(db, { q: '%' })).toEqual([elsewhere])
    expect(await links(db, { q: 'NOWHERE' })).toEqual([broken])
  })

  test('is turned page by page in both directions', async ({ database: { db } }) => {
    await anIndexedSite(db)
    const whole = await links(db)
    const seen: string[] = []
    let page = await listLinks(db, { q: '' }, {}, 2)
    for (;;) {
      seen.push(...page.rows.map(ends))
      if (!page.after) break
      page = await listLinks(db, { q: '' }, readLinkCursors(new URLSearchParams({ after: page.after })), 2)
    }
    expect(seen).toEqual(whole)
    const back = await listLinks(db, { q: '' }, readLinkCursors(new URLSearchParams({ before: page.before ?? '' })), 2)
    expect(back.rows.map(ends)).toEqual(whole.slice(0, 2))
  })

  test('of one page tells those from it and those to it', async ({ database: { db } }) => {
    await anIndexedSite(db)
    expect((await listPageLinks(db, { from: '/blog/second' }, {}, 9)).rows.map(ends)).toEqual([
      '/blog/second → /nowhere',
    ])
    expect((await listPageLinks(db, { to: '/blog/second' }, {}, 9)).rows.map(ends)).toEqual([
      '/blog/first → /blog/second',
    ])
  })

  test('shows all when an address asks for what there is not', () => {
    const odd = new URLSearchParams({
      place: 'footer',
      status: 'x',
      kind: 'y',
      q: '\0',
      sort: 'z',
      after: 'x',
      before: '9',
    })
    expect(linkFilter.parse(odd)).toEqual({ q: '' })
    expect(linkedPageFilter.parse(odd)).toEqual({ q: '' })
    expect(readPathCursors(odd)).toEqual({ after: undefined, before: undefined })
  })
})

describe('the list of pages', () => {
  test('begins where something is to be done, by each figure', async ({ database: { db } }) => {
    await anIndexedSite(db)
    const unmeasured = await listLinkedPages(db, { q: '' }, {}, 9)
    expect(unmeasured.rows.map(({ isMeasured }) => isMeasured)).toEqual([false, false, false, false])
    await updatePageMetrics(db)
    const every = ['/', '/blog', '/blog/first', '/blog/second']
    expect(await paths(db)).toEqual(every)
    expect(await paths(db, { sort: 'in' })).toEqual(['/', '/blog/first', '/blog', '/blog/second'])
    expect(await paths(db, { sort: 'depth' })).toEqual(['/blog/second', '/blog/first', '/blog', '/'])
    expect((await paths(db, { sort: 'rank' }))[0]).toBe('/blog')
    expect(await paths(db, { q: 'SECOND' })).toEqual(['/blog/second'])
    expect(await paths(db, { kind: 'post' })).toEqual(every.slice(2))
    for (const sort of ['in', 'out', 'depth', 'rank'] as const) {
      const [all, first] = [await paths(db, { sort }), await listLinkedPages(db, { q: '', sort }, {}, 2)]
      const rest = await listLinkedPages(db, { q: '', sort }, { after: first.after ?? '' }, 9)
      expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(all)
      const back = await listLinkedPages(db, { q: '', sort }, { before: rest.before ?? '' }, 9)
      expect(back.rows).toEqual(first.rows)
    }
  })

  test('one page is told with the words that lead to it, its links counted, those of menus apart', async ({
    database: { db },
  }) => {
    await anIndexedSite(db)
    await updatePageMetrics(db)
    expect(await findLinkedPage(db, '/blog/second')).toMatchObject({
      bodyIn: 1,
      wordings: 1,
      bodyOut: 1,
      framesIn: 0,
      depth: 3,
      kind: 'post',
      anchors: [{ anchor: 'the second one', count: 1 }],
    })
    expect(await findLinkedPage(db, '/blog')).toMatchObject({ framesIn: 4, bodyIn: 1, pageId: null })
    expect(await findLinkedPage(db, '/nowhere')).toBeUndefined()
    await aPostPage(db, { path: '/blog/third', title: 'Just out' })
    expect(await findLinkedPage(db, '/blog/third')).toBeUndefined()
    expect(await findPendingPageTitle(db, '/blog/third')).toBe('Just out')
    expect(await findPendingPageTitle(db, '/nowhere')).toBeUndefined()
  })
})

test('orphans are turned page by page, and one that a text links to is none from the next reading on', async ({
  database: { db },
}) => {
  const { site } = await anIndexedSite(db)
  site.put('/', '<p>No links</p>', ['posts'])
  await changeContent(db, 'posts')
  await site.indexChanges(db)
  await updatePageMetrics(db)
  const first = await listOrphanPages(db, {}, 1)
  expect(first).toMatchObject({ rows: [{ id: '/blog' }], before: null, after: '/blog' })
  const second = await listOrphanPages(db, { after: '/blog' }, 1)
  expect(second).toMatchObject({ rows: [{ id: '/blog/first' }], before: '/blog/first', after: null })
  expect((await listOrphanPages(db, { before: '/blog/first' }, 1)).rows).toMatchObject([{ id: '/blog' }])
  site.put('/', htmlLink('/blog/first'), ['posts'])
  await changeContent(db, 'posts')
  await site.indexChanges(db)
  expect((await listOrphanPages(db, {}, 9)).rows.map(({ id }) => id)).toEqual(['/blog'])
})

test('a text with a link in nearly every sentence is told, a short list of links is not', async ({
  database: { db },
}) => {
  const { site } = await anIndexedSite(db)
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => htmlLink(`/blog/${n % 2 ? 'first' : 'second'}`)).join('')
  site.put('/', many(11), ['posts'])
  site.put('/blog', many(10), ['posts'])
  await changeContent(db, 'posts')
  await site.indexChanges(db)
  expect((await listOverLinkedPages(db, {}, 9)).rows).toMatchObject([{ id: '/', links: 11 }])
  expect((await listOverLinkedPages(db, { after: '/' }, 9)).rows).toEqual([])
})

test('a link of the menu that leads nowhere is told once, with its pages', async ({ database: { db } }) => {
  const { site } = await anIndexedSite(db)
  site.remove('/blog')
  await changeContent(db, 'posts')
  await site.indexChanges(db)
  const found = { to: '/blog', anchor: 'Blog', pages: 3 }
  expect(await listMatchingBoilerplateLinks(db, { q: '', status: 'broken' })).toMatchObject([found])
  expect(await listMatchingBoilerplateLinks(db, { q: 'BLOG', status: undefined })).toMatchObject([found])
  expect(await listMatchingBoilerplateLinks(db, { q: '', status: 'redirected' })).toEqual([])
  expect(await listMatchingBoilerplateLinks(db, { q: 'nothing', status: undefined })).toEqual([])
})

test('it is said whether pages are still to be read', async ({ database: { db } }) => {
  const { site, first } = await anIndexedSite(db)
  expect(await findPageIndexStatus(db)).toMatchObject({ pages: 4, toRead: 0, indexedAt: expect.any(Date) })
  await changeContent(db, `post:${first.id}`)
  expect((await findPageIndexStatus(db)).toRead).toBe(1)
  await site.indexChanges(db)
  expect((await findPageIndexStatus(db)).toRead).toBe(0)
})
