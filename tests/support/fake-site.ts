import { randomUUID } from 'node:crypto'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { getIndexVersion, indexNextPages } from '~/wings/web/pages/indexing/index-pages.commands.server'
import {
  queueChangedPages,
  queueOutdatedPages,
  queueUnindexedPages,
} from '~/wings/web/pages/indexing/queue-changed-pages.commands.server'
import type { SiteToIndex } from '~/wings/web/pages/indexing/site-to-index'
import type { Page } from '~/wings/web/pages/page'

export const pastDate = new Date('2026-01-01')

/** A site whose pages are what the test puts there; the pages of the content show themselves and their links by tags. */
export class FakeSite implements SiteToIndex {
  origin = 'https://harbor.example'
  version = '1'
  /** What stands in the head of the pages that are drawn from now on. */
  head = ''
  builtInPaths = ['/', '/blog']
  isListPage = (address: string) => /^\/blog\?page=\d+$/.test(address)
  readonly renderedPaths: string[] = []
  readonly #pages = new Map<string, { main: string; tags: string[]; status: number }>()
  /** What happens while a page is drawn. */
  onRender: (path: string) => Promise<void> = async () => {}

  put(path: string, main: string, tags: string[] = [], status = 200) {
    this.#pages.set(path, { main, tags, status })
  }

  remove(path: string) {
    this.#pages.delete(path)
  }

  render = async (path: string) => {
    this.renderedPaths.push(path)
    const page = this.#pages.get(path)
    await this.onRender(path)
    const menu = '<header><nav><a href="/blog">Blog</a></nav></header>'
    const html = `<head><title>Page ${path}</title>${this.head}</head>${menu}<main>${page?.main ?? ''}</main>`
    return {
      status: page?.status ?? 404,
      body: Buffer.from(html),
      tags: new Set(page?.tags ?? []),
      headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    }
  }

  async start(db: Database, now = new Date()) {
    await queueOutdatedPages(db, this.builtInPaths, getIndexVersion(this), now)
    await queueUnindexedPages(db, now)
    await this.indexChanges(db, now)
  }

  /** Follows what changed until nothing is due, as of `now`; without it until everything has settled. Answers what was drawn. */
  async indexChanges(db: Database, now?: Date) {
    this.renderedPaths.length = 0
    for (;;) {
      const hasFollowed = await queueChangedPages(db, now ?? new Date())
      const count = await indexNextPages(db, this, now ?? new Date(Date.now() + 10_000))
      if (count === 0 && !hasFollowed) return this.renderedPaths.toSorted()
    }
  }
}

export async function aPostPage(db: Database, page: Partial<Page> = {}) {
  const id = page.id ?? randomUUID()
  const post: Page = { kind: 'post', path: `/blog/${id}`, title: 'A post', publishedAt: pastDate, ...page, id }
  await inTransaction(db, (tx) => registerPage(tx, post))
  return post
}

export const htmlLink = (path: string, words = 'words') => `<p>See <a href="${path}">${words}</a>.</p>`
export const changeContent = (db: Database, ...tags: string[]) =>
  inTransaction(db, (tx) => emitContentChange(tx, ...tags))
export const listIndexedPaths = async (db: Database) => {
  const rows = await db.selectFrom('derived.pageFacts').select('path').orderBy('path').execute()
  return rows.map(({ path }) => path)
}

/** A site with two posts of which the first links to the second, read once. */
export async function anIndexedSite(db: Database) {
  const site = new FakeSite()
  const [first, second] = [await aPostPage(db, { path: '/blog/first' }), await aPostPage(db, { path: '/blog/second' })]
  site.put('/', htmlLink('/blog'), ['posts'])
  site.put('/blog', '<article data-links="card"><a href="/blog/first">First</a></article>', ['posts'])
  site.put('/blog/first', htmlLink('/blog/second', 'the second one'), [
    `post:${first.id}`,
    `page:${second.id}`,
    'posts',
  ])
  site.put('/blog/second', htmlLink('/nowhere'), [`post:${second.id}`, 'posts'])
  await site.start(db)
  return { site, first, second }
}
