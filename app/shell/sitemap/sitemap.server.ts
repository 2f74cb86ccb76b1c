import { countPublishedPosts, lastPostChanges, listPostAddresses } from '~/domains/blog/sitemap.queries.server'
import { findSitemapSwitches } from '~/domains/crawlers/queries.server'
import {
  countPublishedLandingPages,
  lastLandingPageChanges,
  listLandingPageAddresses,
} from '~/domains/landing-pages/sitemap.queries.server'
import { listProductAddresses } from '~/domains/products/sitemap.queries.server'
import { listedPaths } from '~/domains/seo/listed-pages.server'
import type { Database } from '~/platform/database/database.server'
import { type ListedSlices, SLICES } from '~/platform/database/slices.server'
import { fixedPages } from '../public-pages'
import { LARGEST_FILE, type ManyKind, manyKinds, partPath, partsFor, type SitemapPart } from './sitemap-parts.server'
import { type ContentAddress, type SitemapAddress, withPictures } from './sitemap-pictures.server'

/** The content that the sitemap depends on. */
export const sitemapTags = ['posts', 'products', 'landing-pages', 'seo', 'crawlers']

/** The site whose pages are listed. */
export interface ListedSite {
  db: Database
  origin: string
}

interface ManyPages {
  count: (db: Database) => Promise<number>
  list: (db: Database, slices: ListedSlices) => Promise<ContentAddress[]>
  lastChanges: (db: Database, origin: string) => Promise<(Date | null)[]>
}

const manyPages: Record<ManyKind, ManyPages> = {
  posts: { count: countPublishedPosts, list: listPostAddresses, lastChanges: lastPostChanges },
  'landing-pages': {
    count: countPublishedLandingPages,
    list: listLandingPageAddresses,
    lastChanges: lastLandingPageChanges,
  },
}

/** The few pages that stand in a file of their own where there are several. */
export async function listFewPages({ db, origin }: ListedSite): Promise<SitemapAddress[]> {
  const { pages, products } = await findSitemapSwitches(db)
  const all = [...(pages ? fixedPages : []), ...(products ? await listProductAddresses(db) : [])]
  const listed = await listedPaths(
    db,
    origin,
    all.map(({ path }) => path),
  )
  return withPictures(
    db,
    all.filter(({ path }) => listed.has(path)),
  )
}

/** The pages of one file; none when their kind is switched off. */
export async function listPart({ db, origin }: ListedSite, { kind, ...slices }: SitemapPart) {
  const isOn = (await findSitemapSwitches(db))[kind]
  return isOn ? withPictures(db, await manyPages[kind].list(db, { origin, ...slices })) : []
}

/** All addresses, or, when there are too many for one file, the files that hold them with their last changes. */
export async function findSitemap(site: ListedSite) {
  const switches = await findSitemapSwitches(site.db)
  const counts = []
  for (const kind of manyKinds) if (switches[kind]) counts.push({ kind, count: await manyPages[kind].count(site.db) })
  const few = await listFewPages(site)
  const all = counts.reduce((sum, { count }) => sum + count, few.length)
  if (all > LARGEST_FILE) {
    return { files: [...(few.length > 0 ? [{ path: '/sitemap/pages.xml' }] : []), ...(await listFiles(site, counts))] }
  }
  const many = []
  for (const { kind } of counts) many.push(...(await listPart(site, { kind, first: 0, last: SLICES - 1 })))
  return { addresses: [...few, ...many] }
}

async function listFiles({ db, origin }: ListedSite, counts: { kind: ManyKind; count: number }[]) {
  const files: SitemapAddress[] = []
  for (const { kind, count } of counts) {
    const changes = await manyPages[kind].lastChanges(db, origin)
    for (const part of partsFor(kind, count)) {
      const changedAt = latest(changes.slice(part.first, part.last + 1))
      if (changedAt) files.push({ path: partPath(part), changedAt })
    }
  }
  return files
}

function latest(moments: (Date | null)[]) {
  const times = moments.flatMap((moment) => moment?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}
