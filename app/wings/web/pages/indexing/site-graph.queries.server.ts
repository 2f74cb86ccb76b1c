import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { buildLinkGraph, type LinkGraph } from '../engine/link-graph'
import type { LinkPlace, PageLink } from '../page-facts'

// rows are parsed on the event loop: others get their turn after a slice
const SLICE = 2_000

interface SitePage {
  path: string
  kind: string
  isIndexable: boolean
  boilerplate: string
}

interface SiteLink {
  toPath: string
  place: LinkPlace
  rel: string
}

/** All pages of the register and the links between them. The number of a page is its place in `pages`. */
export class SiteGraph {
  readonly pages: SitePage[]
  readonly pageNumbers: Map<string, number>
  readonly #from: number[] = []
  readonly #to: number[] = []
  readonly #isInBody: boolean[] = []
  readonly #isFollowed: boolean[] = []

  constructor(pages: SitePage[]) {
    this.pages = pages
    this.pageNumbers = new Map(pages.map(({ path }, number) => [path, number]))
  }

  /** Every link of the site, repetitions included; of other pages than those of the register it knows nothing. */
  addLink(from: number, { toPath, place, rel }: SiteLink) {
    const to = this.pageNumbers.get(toPath)
    if (to === undefined) return
    this.#from.push(from)
    this.#to.push(to)
    this.#isInBody.push(place === 'body')
    this.#isFollowed.push(!/\bnofollow\b/i.test(rel))
  }

  /** The graph of all links, or of those in bodies; `isFollowed`: only what search engines follow. */
  toLinkGraph({ isBodyOnly = false, isFollowed = false }): LinkGraph {
    const kept = (_page: number, link: number) =>
      (!isBodyOnly || this.#isInBody[link] === true) && (!isFollowed || this.#isFollowed[link] === true)
    return buildLinkGraph(this.pages.length, { from: this.#from.filter(kept), to: this.#to.filter(kept) })
  }
}

/** Reads the graph in slices, so that visitors are answered in between. */
export async function loadSiteGraph(db: Database): Promise<SiteGraph> {
  const site = new SiteGraph(await loadPages(db))
  await addLinks(db, site)
  await addBoilerplateLinks(db, site)
  return site
}

async function loadPages(db: Database) {
  const pages: SitePage[] = []
  for (;;) {
    const slice = await db
      .selectFrom('derived.pageFacts')
      .select(['path', 'kind', 'isIndexable', 'boilerplate'])
      .where('path', '>', pages.at(-1)?.path ?? '')
      .orderBy('path')
      .limit(SLICE)
      .execute()
    pages.push(...slice)
    if (slice.length < SLICE) return pages
    await breathe()
  }
}

async function addLinks(db: Database, site: SiteGraph) {
  let last = { fromPath: '', position: -1 }
  for (;;) {
    const slice = await db
      .selectFrom('derived.indexedLinks')
      .select(['fromPath', 'position', (link) => link.ref('toPath').$notNull().as('toPath'), 'place', 'rel'])
      .where((link) => link(link.refTuple('fromPath', 'position'), '>', link.tuple(last.fromPath, last.position)))
      .where('toPath', 'is not', null)
      .orderBy('fromPath')
      .orderBy('position')
      .limit(SLICE)
      .execute()
    for (const { fromPath, toPath, place, rel } of slice) {
      const from = site.pageNumbers.get(fromPath)
      if (from !== undefined) site.addLink(from, { toPath, place: place as LinkPlace, rel })
    }
    last = slice.at(-1) ?? last
    if (slice.length < SLICE) return
    await breathe()
  }
}

async function addBoilerplateLinks(db: Database, site: SiteGraph) {
  const rows = await db.selectFrom('derived.pageBoilerplates').selectAll().execute()
  const linksOf = new Map(rows.map(({ checksum, links }) => [checksum, internalLinks(links as unknown as PageLink[])]))
  for (const [number, { boilerplate }] of site.pages.entries()) {
    for (const link of linksOf.get(boilerplate) ?? []) site.addLink(number, link)
    if (number % SLICE === 0) await breathe()
  }
}

function internalLinks(links: PageLink[]) {
  return links.filter(({ isInternal }) => isInternal).map(({ to, place, rel }) => ({ toPath: to, place, rel }))
}
