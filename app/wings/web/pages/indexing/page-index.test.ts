import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import {
  anIndexedSite,
  aPostPage,
  changeContent,
  FakeSite,
  htmlLink,
  listIndexedPaths,
  pastDate,
} from '~test/fake-site'
import { describe, expect, test } from '~test/test'
import { registerPage } from '../commands.server'
import type { Page } from '../page'
import {
  countPagesWithBoilerplateLink,
  listAnchorTexts,
  listBoilerplateLinks,
  listBrokenLinks,
  listInboundLinks,
  listOutboundLinks,
  listUnlinkedPages,
} from '../page-index.queries.server'
import { claimQueuedPages } from './index-queue.commands.server'
import { queueChangedPages } from './queue-changed-pages.commands.server'

describe('the register', () => {
  test('holds every public page with its links, pictures and what answers at the end of a link', async ({
    database: { db },
  }) => {
    await anIndexedSite(db)
    expect(await listIndexedPaths(db)).toEqual(['/', '/blog', '/blog/first', '/blog/second'])
    const [found] = await listOutboundLinks(db, '/blog/first', { limit: 9 })
    expect(found).toMatchObject({ toPath: '/blog/second', anchor: 'the second one', place: 'body', status: null })
    const broken = await listBrokenLinks(db, { limit: 9 })
    expect(broken.map(({ fromPath, toPath, status }) => [fromPath, toPath, status])).toEqual([
      ['/blog/second', '/nowhere', 404],
    ])
    const into = await listInboundLinks(db, '/blog/first', { places: ['body', 'card'], limit: 9 })
    expect(into.map(({ fromPath, place }) => [fromPath, place])).toEqual([['/blog', 'card']])
    expect((await listUnlinkedPages(db, { limit: 9 })).map(({ path }) => path)).toEqual(['/blog/first'])
  })

  test('the links of menus are kept once, with the number of their pages', async ({ database: { db } }) => {
    await anIndexedSite(db)
    expect(await db.selectFrom('derived.pageBoilerplates').selectAll().execute()).toHaveLength(1)
    expect(await listBoilerplateLinks(db)).toEqual([
      { to: '/blog', anchor: 'Blog', place: 'navigation', pages: 4, status: null, redirectsTo: null },
    ])
    expect(await countPagesWithBoilerplateLink(db, '/blog')).toBe(4)
    expect(await countPagesWithBoilerplateLink(db, '/blog/first')).toBe(0)
    expect(await listAnchorTexts(db, '/blog/second', 9)).toMatchObject([{ anchor: 'the second one' }])
  })

  test('a page is read again when something that it shows has changed, and no other', async ({ database: { db } }) => {
    const { site, first, second } = await anIndexedSite(db)
    await changeContent(db, `post:${first.id}`)
    expect(await site.indexChanges(db)).toEqual(['/blog/first'])
    await changeContent(db, `page:${second.id}`)
    expect(await site.indexChanges(db)).toEqual(['/blog/first', '/blog/second'])
    await changeContent(db, 'products', 'redirects', `product:${randomUUID()}`)
    expect(await site.indexChanges(db)).toEqual([])
    await changeContent(db, 'posts')
    expect(await site.indexChanges(db)).toHaveLength(4)
  })

  test('a change that is undone has nothing read', async ({ database: { db } }) => {
    const { site } = await anIndexedSite(db)
    const undone = inTransaction(db, async (tx) => {
      await emitContentChange(tx, 'posts')
      await registerPage(tx, { ...(await aPostIn(tx)), publishedAt: pastDate })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await site.indexChanges(db)).toEqual([])
  })

  test('what many pages show is read when it has settled, after what changed itself', async ({ database: { db } }) => {
    const { site, first } = await anIndexedSite(db)
    await changeContent(db, 'posts', `post:${first.id}`)
    const now = new Date()
    expect(await site.indexChanges(db, now)).toEqual(['/blog/first'])
    expect(await site.indexChanges(db, new Date(now.getTime() + 6_000))).toEqual(['/', '/blog', '/blog/second'])
  })

  test('a page that changes while it is read is read once more', async ({ database: { db } }) => {
    const { site, first } = await anIndexedSite(db)
    let isFirst = true
    site.onRender = async () => {
      if (!isFirst) return
      isFirst = false
      site.put('/blog/first', htmlLink('/contact'), [`post:${first.id}`])
      await changeContent(db, `post:${first.id}`)
      await queueChangedPages(db) // another process may have been faster
    }
    await changeContent(db, `post:${first.id}`)
    expect(await site.indexChanges(db)).toEqual(['/blog/first', '/blog/first'])
    expect(await listOutboundLinks(db, '/blog/first', { limit: 9 })).toMatchObject([
      { toPath: '/contact', status: 200 },
    ])
  })
})

describe('when something goes wrong', () => {
  test('a page that cannot be drawn keeps no other from being read, and is tried again later', async ({
    database: { db },
  }) => {
    const { site, first, second } = await anIndexedSite(db)
    site.put('/blog/first', '', [], 500)
    await changeContent(db, `post:${first.id}`, `post:${second.id}`)
    const now = new Date()
    expect(await site.indexChanges(db, now)).toEqual(['/blog/first', '/blog/second'])
    expect(await listIndexedPaths(db)).toContain('/blog/first')
    site.put('/blog/first', htmlLink('/help'), [])
    expect(await site.indexChanges(db, new Date(now.getTime() + 30_000))).toEqual([])
    expect(await site.indexChanges(db, new Date(now.getTime() + 61_000))).toEqual(['/blog/first'])
  })

  test('what a process took with it when it died is read by another one', async ({ database: { db } }) => {
    const { site, first } = await anIndexedSite(db)
    await changeContent(db, `post:${first.id}`)
    const now = new Date()
    await queueChangedPages(db, now)
    expect(await claimQueuedPages(db, 10, now)).toHaveLength(1)
    expect(await site.indexChanges(db, now)).toEqual([])
    expect(await site.indexChanges(db, new Date(now.getTime() + 121_000))).toEqual(['/blog/first'])
  })

  test('what was taken before the database was started is read at once', async ({ database: { db } }) => {
    const { site, first } = await anIndexedSite(db)
    await changeContent(db, `post:${first.id}`)
    const now = new Date()
    await queueChangedPages(db, now)
    const [page] = await claimQueuedPages(db, 10, now)
    const claimedAt = sql<Date>`pg_postmaster_start_time() - interval '1 second'`
    await db
      .updateTable('derived.indexQueue')
      .set({ claimedAt })
      .where('path', '=', page?.path ?? '')
      .execute()
    expect(await site.indexChanges(db, now)).toEqual(['/blog/first'])
  })

  test('two processes share the pages', async ({ database: { db } }) => {
    const sites = [new FakeSite(), new FakeSite()]
    const posts = Array.from({ length: 60 }, () => randomUUID())
    for (const id of posts) {
      for (const site of sites) site.put(`/blog/${id}`, '', [`post:${id}`])
      await aPostPage(db, { id })
    }
    await queueChangedPages(db) // who follows changes that another one follows too asks for the pages that are being read once more
    const drawn = await Promise.all(sites.map((site) => site.indexChanges(db)))
    expect(drawn.flat().toSorted()).toEqual(posts.map((id) => `/blog/${id}`).toSorted())
  })

  test('another version of the site reads everything anew', async ({ database: { db } }) => {
    const { site } = await anIndexedSite(db)
    await site.start(db)
    expect(site.renderedPaths).toEqual([])
    site.version = '2'
    await site.start(db)
    expect(site.renderedPaths).toHaveLength(4)
  })
})

async function aPostIn(tx: Database): Promise<Page> {
  const id = randomUUID()
  const post: Page = { id, kind: 'post', path: `/blog/${id}`, title: '', publishedAt: null }
  await registerPage(tx, post)
  return post
}
