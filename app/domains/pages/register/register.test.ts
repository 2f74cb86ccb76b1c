import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { describe, expect, test } from '~test/test'
import { registerPage } from '../commands.server'
import type { Page } from '../page'
import {
  countFramesTo,
  listAnchorsOf,
  listBrokenLinks,
  listFrameLinks,
  listLinksFrom,
  listLinksTo,
  listOrphans,
} from '../register.queries.server'
import { followChanges } from './follow-changes.server'
import { takePages } from './queue.server'
import { aPost, aReadSite, change, link, longAgo, paths, SmallSite } from './small-site.fixture'

describe('the register', () => {
  test('holds every public page with its links, pictures and what answers at the end of a link', async ({
    database: { db },
  }) => {
    await aReadSite(db)
    expect(await paths(db)).toEqual(['/', '/blog', '/blog/first', '/blog/second'])
    const [found] = await listLinksFrom(db, '/blog/first', { limit: 9 })
    expect(found).toMatchObject({ toPath: '/blog/second', anchor: 'the second one', place: 'body', status: null })
    const broken = await listBrokenLinks(db, { limit: 9 })
    expect(broken.map(({ fromPath, toPath, status }) => [fromPath, toPath, status])).toEqual([
      ['/blog/second', '/nowhere', 404],
    ])
    const into = await listLinksTo(db, '/blog/first', { places: ['body', 'card'], limit: 9 })
    expect(into.map(({ fromPath, place }) => [fromPath, place])).toEqual([['/blog', 'card']])
    expect((await listOrphans(db, { limit: 9 })).map(({ path }) => path)).toEqual(['/blog/first'])
  })

  test('the links of menus are kept once, with the number of their pages', async ({ database: { db } }) => {
    await aReadSite(db)
    expect(await db.selectFrom('derived.pageFrames').selectAll().execute()).toHaveLength(1)
    expect(await listFrameLinks(db)).toEqual([
      { to: '/blog', anchor: 'Blog', place: 'navigation', pages: 4, status: null, leadsTo: null },
    ])
    expect(await countFramesTo(db, '/blog')).toBe(4)
    expect(await countFramesTo(db, '/blog/first')).toBe(0)
    expect(await listAnchorsOf(db, '/blog/second', 9)).toMatchObject([{ anchor: 'the second one' }])
  })

  test('a page is read again when something that it shows has changed, and no other', async ({ database: { db } }) => {
    const { site, first, second } = await aReadSite(db)
    await change(db, `post:${first.id}`)
    expect(await site.follow(db)).toEqual(['/blog/first'])
    await change(db, `page:${second.id}`)
    expect(await site.follow(db)).toEqual(['/blog/first', '/blog/second'])
    await change(db, 'products', 'redirects', `product:${randomUUID()}`)
    expect(await site.follow(db)).toEqual([])
    await change(db, 'posts')
    expect(await site.follow(db)).toHaveLength(4)
  })

  test('a change that is undone has nothing read', async ({ database: { db } }) => {
    const { site } = await aReadSite(db)
    const undone = inTransaction(db, async (tx) => {
      await contentChanged(tx, 'posts')
      await registerPage(tx, { ...(await aPostIn(tx)), publishedAt: longAgo })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await site.follow(db)).toEqual([])
  })

  test('what many pages show is read when it has settled, after what changed itself', async ({ database: { db } }) => {
    const { site, first } = await aReadSite(db)
    await change(db, 'posts', `post:${first.id}`)
    const now = new Date()
    expect(await site.follow(db, now)).toEqual(['/blog/first'])
    expect(await site.follow(db, new Date(now.getTime() + 6_000))).toEqual(['/', '/blog', '/blog/second'])
  })

  test('a page that changes while it is read is read once more', async ({ database: { db } }) => {
    const { site, first } = await aReadSite(db)
    let isFirst = true
    site.meanwhile = async () => {
      if (!isFirst) return
      isFirst = false
      site.put('/blog/first', link('/about'), [`post:${first.id}`])
      await change(db, `post:${first.id}`)
      await followChanges(db) // another process may have been faster
    }
    await change(db, `post:${first.id}`)
    expect(await site.follow(db)).toEqual(['/blog/first', '/blog/first'])
    expect(await listLinksFrom(db, '/blog/first', { limit: 9 })).toMatchObject([{ toPath: '/about', status: 200 }])
  })
})

describe('when something goes wrong', () => {
  test('a page that cannot be drawn keeps no other from being read, and is tried again later', async ({
    database: { db },
  }) => {
    const { site, first, second } = await aReadSite(db)
    site.put('/blog/first', '', [], 500)
    await change(db, `post:${first.id}`, `post:${second.id}`)
    const now = new Date()
    expect(await site.follow(db, now)).toEqual(['/blog/first', '/blog/second'])
    expect(await paths(db)).toContain('/blog/first')
    site.put('/blog/first', link('/help'), [])
    expect(await site.follow(db, new Date(now.getTime() + 30_000))).toEqual([])
    expect(await site.follow(db, new Date(now.getTime() + 61_000))).toEqual(['/blog/first'])
  })

  test('what a process took with it when it died is read by another one', async ({ database: { db } }) => {
    const { site, first } = await aReadSite(db)
    await change(db, `post:${first.id}`)
    const now = new Date()
    await followChanges(db, now)
    expect(await takePages(db, 10, now)).toHaveLength(1)
    expect(await site.follow(db, now)).toEqual([])
    expect(await site.follow(db, new Date(now.getTime() + 121_000))).toEqual(['/blog/first'])
  })

  test('what was taken before the database was started is read at once', async ({ database: { db } }) => {
    const { site, first } = await aReadSite(db)
    await change(db, `post:${first.id}`)
    const now = new Date()
    await followChanges(db, now)
    const [page] = await takePages(db, 10, now)
    const takenAt = sql<Date>`pg_postmaster_start_time() - interval '1 second'`
    await db
      .updateTable('derived.pagesToRead')
      .set({ takenAt })
      .where('path', '=', page?.path ?? '')
      .execute()
    expect(await site.follow(db, now)).toEqual(['/blog/first'])
  })

  test('two processes share the pages', async ({ database: { db } }) => {
    const sites = [new SmallSite(), new SmallSite()]
    const posts = Array.from({ length: 60 }, () => randomUUID())
    for (const id of posts) {
      for (const site of sites) site.put(`/blog/${id}`, '', [`post:${id}`])
      await aPost(db, { id })
    }
    await followChanges(db) // who follows changes that another one follows too asks for the pages that are being read once more
    const drawn = await Promise.all(sites.map((site) => site.follow(db)))
    expect(drawn.flat().toSorted()).toEqual(posts.map((id) => `/blog/${id}`).toSorted())
  })

  test('another version of the site reads everything anew', async ({ database: { db } }) => {
    const { site } = await aReadSite(db)
    await site.begin(db)
    expect(site.drawn).toEqual([])
    site.version = '2'
    await site.begin(db)
    expect(site.drawn).toHaveLength(4)
  })
})

async function aPostIn(tx: Database): Promise<Page> {
  const id = randomUUID()
  const post: Page = { id, kind: 'post', path: `/blog/${id}`, title: '', publishedAt: null }
  await registerPage(tx, post)
  return post
}
