import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import { pageKinds } from '~/wings/web/pages/page'
import type { LinkablePage } from '../engine/suggestions/linkable-page'
import type { PageIndex } from '../engine/suggestions/page-index'
import { findPublicPageTexts, type PublicPageTexts } from '../public-page-texts.queries.server'
import { PAGE_KEYWORDS_TAG } from './page-keywords.commands.server'

// pages that are read while somebody waits; with more changes everything is read anew, beside what else happens
const MAX_INCREMENTAL_PAGES = 200
const BATCH_SIZE = 10
const ID_BATCH_SIZE = 5_000

const pageTagPrefixes = [...pageKinds.map((kind) => `${kind}:`), 'page:', PAGE_KEYWORDS_TAG]
const listTags = new Set(pageKinds.map((kind) => `${kind}s`))

type LoadLinkablePages = (db: Database, texts: PublicPageTexts[]) => Promise<LinkablePage[]>

/** Which pages have changed since an index was made. */
export class ChangedPages {
  readonly #ids = new Set<string>()
  #hasNewOnes = false
  #isEverything = false
  #bringing: Promise<unknown> = Promise.resolve()

  /** So much has changed that the index is to be made anew. */
  get needsRebuild() {
    return this.#isEverything || this.#ids.size > MAX_INCREMENTAL_PAGES
  }

  add(changed: string[] | 'everything') {
    if (changed === 'everything') {
      this.#isEverything = true
      return
    }
    for (const tag of changed) {
      const prefix = pageTagPrefixes.find((one) => tag.startsWith(one))
      if (prefix && this.#ids.size <= MAX_INCREMENTAL_PAGES) this.#ids.add(tag.slice(prefix.length))
      // many pieces that are made at once are told by their list alone
      if (listTags.has(tag)) this.#hasNewOnes = true
    }
  }

  /** Tells the index what the pages say now, one caller after the other. False: too much has changed for that. */
  applyTo(db: Database, index: PageIndex, known: LoadLinkablePages): Promise<boolean> {
    const turn = this.#bringing.then(() => this.#bringNow(db, index, known))
    this.#bringing = turn.catch(() => {
      // what was to be read is not known any more
      this.#isEverything = true
    })
    return turn
  }

  async #bringNow(db: Database, index: PageIndex, known: LoadLinkablePages) {
    if (this.#hasNewOnes) {
      this.#hasNewOnes = false
      for (const id of await findUnindexedPages(db, index)) this.#ids.add(id)
    }
    if (this.needsRebuild) return false
    const ids = [...this.#ids]
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const slice = ids.slice(start, start + BATCH_SIZE)
      for (const id of slice) this.#ids.delete(id)
      const pages = await known(db, await findPublicPageTexts(db, slice))
      for (const id of slice) index.remove(id)
      for (const page of pages) index.replace(page)
      await breathe()
    }
    return true
  }
}

/** Public pages that an index does not know. */
async function findUnindexedPages(db: Database, index: PageIndex, now = new Date()) {
  const unknown: string[] = []
  const find = (after?: string) =>
    db
      .selectFrom('pages')
      .select('id')
      .where('publishedAt', '<=', now)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(ID_BATCH_SIZE)
      .execute()
  for await (const pages of keysetPages(find, ({ id }) => id, ID_BATCH_SIZE)) {
    unknown.push(...pages.filter(({ id }) => index.pageNumber(id) === undefined).map(({ id }) => id))
    await breathe()
  }
  return unknown
}
