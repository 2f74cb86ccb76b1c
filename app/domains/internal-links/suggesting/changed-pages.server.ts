import { setImmediate as breathe } from 'node:timers/promises'
import { pageKinds } from '~/domains/pages/page'
import type { Database } from '~/platform/database/database.server'
import type { KnownPage } from '../engine/suggesting/known-page'
import type { PageIndex } from '../engine/suggesting/page-index'
import { findSiteTexts, type SiteTexts } from '../site-texts.server'
import { PAGE_WISHES } from './page-wishes.server'

// pages that are read while somebody waits; with more changes everything is read anew, beside what else happens
const MOST_AT_ONCE = 200
const SLICE = 10
const IDS_AT_ONCE = 5_000

const prefixes = [...pageKinds.map((kind) => `${kind}:`), 'page:', PAGE_WISHES]
const lists = new Set(pageKinds.map((kind) => `${kind}s`))

type Known = (db: Database, texts: SiteTexts[]) => Promise<KnownPage[]>

/** Which pages have changed since an index was made. */
export class ChangedPages {
  readonly #ids = new Set<string>()
  #hasNewOnes = false
  #isEverything = false
  #bringing: Promise<unknown> = Promise.resolve()

  /** So much has changed that the index is to be made anew. */
  get isEverything() {
    return this.#isEverything || this.#ids.size > MOST_AT_ONCE
  }

  note(changed: string[] | 'everything') {
    if (changed === 'everything') {
      this.#isEverything = true
      return
    }
    for (const tag of changed) {
      const prefix = prefixes.find((one) => tag.startsWith(one))
      if (prefix && this.#ids.size <= MOST_AT_ONCE) this.#ids.add(tag.slice(prefix.length))
      // many pieces that are made at once are told by their list alone
      if (lists.has(tag)) this.#hasNewOnes = true
    }
  }

  /** Tells the index what the pages say now, one caller after the other. False: too much has changed for that. */
  bring(db: Database, index: PageIndex, known: Known): Promise<boolean> {
    const turn = this.#bringing.then(() => this.#bringNow(db, index, known))
    this.#bringing = turn.catch(() => {
      // what was to be read is not known any more
      this.#isEverything = true
    })
    return turn
  }

  async #bringNow(db: Database, index: PageIndex, known: Known) {
    if (this.#hasNewOnes) {
      this.#hasNewOnes = false
      for (const id of await findUnknown(db, index)) this.#ids.add(id)
    }
    if (this.isEverything) return false
    const ids = [...this.#ids]
    for (let start = 0; start < ids.length; start += SLICE) {
      const slice = ids.slice(start, start + SLICE)
      for (const id of slice) this.#ids.delete(id)
      const pages = await known(db, await findSiteTexts(db, slice))
      for (const id of slice) index.forget(id)
      for (const page of pages) index.replace(page)
      await breathe()
    }
    return true
  }
}

/** Public pages that an index does not know. */
async function findUnknown(db: Database, index: PageIndex, now = new Date()) {
  const unknown: string[] = []
  let after: string | undefined
  do {
    const pages = await db
      .selectFrom('pages')
      .select('id')
      .where('publishedAt', '<=', now)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(IDS_AT_ONCE)
      .execute()
    unknown.push(...pages.filter(({ id }) => index.numberOf(id) === undefined).map(({ id }) => id))
    after = pages.length === IDS_AT_ONCE ? pages.at(-1)?.id : undefined
    await breathe()
  } while (after)
  return unknown
}
