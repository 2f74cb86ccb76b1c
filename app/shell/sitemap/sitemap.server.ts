import { countPublishedPosts, lastPostChanges, listPostAddresses } from '~/domains/blog/sitemap.queries.server'
import {
  countPublishedLandingPages,
  lastLandingPageChanges,
  listLandingPageAddresses,
} from '~/domains/landing-pages/sitemap.queries.server'
import { listPublishedProductAddresses } from '~/domains/products/queries.server'
import { listNoindexPaths } from '~/domains/seo/queries.server'
import type { Database } from '~/platform/database/database.server'
import { SLICES, type SliceRange } from '~/platform/database/slices.server'
import { fixedPages } from '../public-pages'
import { LARGEST_FILE, type ManyKind, manyKinds, partPath, partsFor, type SitemapPart } from './sitemap-parts.server'

/** The content that the sitemap depends on. */
export const sitemapTags = ['posts', 'products', 'landing-pages', 'seo']

export interface SitemapAddress {
  path: string
  changedAt?: Date
}

interface ManyPages {
  count: (db: Database) => Promise<number>
  list: (db: Database, slices: SliceRange) => Promise<SitemapAddress[]>
  lastChanges: (db: Database) => Promise<(Date | null)[]>
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
export async function listFewPages(db: Database): Promise<SitemapAddress[]> {
  const products = await listPublishedProductAddresses(db)
  return listed(db, [...fixedPages, ...products.map(({ path, updatedAt }) => ({ path, changedAt: updatedAt }))])
}

export async function listPart(db: Database, { kind, ...slices }: SitemapPart) {
  return listed(db, await manyPages[kind].list(db, slices))
}

/** Pages marked noindex are left out. */
async function listed(db: Database, addresses: SitemapAddress[]) {
  const hidden = await listNoindexPaths(db)
  return addresses.filter(({ path }) => !hidden.has(path))
}

/** All addresses, or, when there are too many for one file, the files that hold them with their last changes. */
export async function findSitemap(db: Database) {
  const counts = []
  for (const kind of manyKinds) counts.push({ kind, count: await manyPages[kind].count(db) })
  const few = await listFewPages(db)
  const all = counts.reduce((sum, { count }) => sum + count, few.length)
  if (all > LARGEST_FILE) return { files: [{ path: '/sitemap/pages.xml' }, ...(await listFiles(db, counts))] }
  const every = { first: 0, last: SLICES - 1 }
  const many = []
  for (const kind of manyKinds) many.push(...(await listPart(db, { kind, ...every })))
  return { addresses: [...few, ...many] }
}

async function listFiles(db: Database, counts: { kind: ManyKind; count: number }[]) {
  const files: SitemapAddress[] = []
  for (const { kind, count } of counts) {
    const changes = await manyPages[kind].lastChanges(db)
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
