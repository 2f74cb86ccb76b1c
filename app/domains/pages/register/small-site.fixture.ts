import { randomUUID } from 'node:crypto'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { registerPage } from '../commands.server'
import type { Page } from '../page'
import { askForOutdated, askForUnread, followChanges } from './follow-changes.server'
import { drawnBy, readNextPages } from './read-pages.server'
import type { RegisteredSite } from './registered-site'

export const longAgo = new Date('2026-01-01')

/** A site whose pages are what the test puts there; the pages of the content show themselves and their links by tags. */
export class SmallSite implements RegisteredSite {
  origin = 'https://harbor.example'
  version = '1'
  /** What stands in the head of the pages that are drawn from now on. */
  head = ''
  paths = ['/', '/blog']
  isList = (address: string) => /^\/blog\?page=\d+$/.test(address)
  readonly drawn: string[] = []
  readonly #pages = new Map<string, { main: string; tags: string[]; status: number }>()
  /** What happens while a page is drawn. */
  meanwhile: (path: string) => Promise<void> = async () => {}

  put(path: string, main: string, tags: string[] = [], status = 200) {
    this.#pages.set(path, { main, tags, status })
  }

  take(path: string) {
    this.#pages.delete(path)
  }

  render = async (path: string) => {
    this.drawn.push(path)
    const page = this.#pages.get(path)
    await this.meanwhile(path)
    const menu = '<header><nav><a href="/blog">Blog</a></nav></header>'
    const html = `<head><title>Page ${path}</title>${this.head}</head>${menu}<main>${page?.main ?? ''}</main>`
    return {
      status: page?.status ?? 404,
      body: Buffer.from(html),
      tags: new Set(page?.tags ?? []),
      headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    }
  }

  async begin(db: Database, now = new Date()) {
    await askForOutdated(db, this.paths, drawnBy(this), now)
    await askForUnread(db, now)
    await this.follow(db, now)
  }

  /** Follows what changed until nothing is due, as of `now`; without it until everything has settled. Answers what was drawn. */
  async follow(db: Database, now?: Date) {
    this.drawn.length = 0
    for (;;) {
      const hasFollowed = await followChanges(db, now ?? new Date())
      const count = await readNextPages(db, this, now ?? new Date(Date.now() + 10_000))
      if (count === 0 && !hasFollowed) return this.drawn.toSorted()
    }
  }
}

export async function aPost(db: Database, page: Partial<Page> = {}) {
  const id = page.id ?? randomUUID()
  const post: Page = { kind: 'post', path: `/blog/${id}`, title: 'A post', publishedAt: longAgo, ...page, id }
  await inTransaction(db, (tx) => registerPage(tx, post))
  return post
}

export const link = (path: string, words = 'words') => `<p>See <a href="${path}">${words}</a>.</p>`
export const change = (db: Database, ...tags: string[]) => inTransaction(db, (tx) => contentChanged(tx, ...tags))
export const paths = async (db: Database) => {
  const rows = await db.selectFrom('derived.pageFacts').select('path').orderBy('path').execute()
  return rows.map(({ path }) => path)
}

/** A site with two posts of which the first links to the second, read once. */
export async function aReadSite(db: Database) {
  const site = new SmallSite()
  const [first, second] = [await aPost(db, { path: '/blog/first' }), await aPost(db, { path: '/blog/second' })]
  site.put('/', link('/blog'), ['posts'])
  site.put('/blog', '<article data-links="card"><a href="/blog/first">First</a></article>', ['posts'])
  site.put('/blog/first', link('/blog/second', 'the second one'), [`post:${first.id}`, `page:${second.id}`, 'posts'])
  site.put('/blog/second', link('/nowhere'), [`post:${second.id}`, 'posts'])
  await site.begin(db)
  return { site, first, second }
}
