import type { Database } from '~/platform/database/database.server'
import { type ListedSlices, SLICE_COUNT } from '~/platform/database/table-slices.server'
import { blogListPath } from '~/wings/content/blog/blog-list-path'
import {
  countPublishedPosts,
  listLastPostChangesPerSlice,
  listPostAddresses,
} from '~/wings/content/blog/sitemap.queries.server'
import { listPostTags } from '~/wings/content/blog/tags.queries.server'
import {
  countPublishedLandingPages,
  lastLandingPageChanges,
  listLandingPageAddresses,
} from '~/wings/content/landing-pages/sitemap.queries.server'
import type { CategoryKind } from '~/wings/publishing/categories/category'
import { listPublicCategories } from '~/wings/publishing/categories/queries.server'
import { catalogPath } from '~/wings/shop/products/catalog-path'
import { listProductsForSitemap } from '~/wings/shop/products/sitemap.queries.server'
import { findSitemapSwitches } from '~/wings/web/crawlers/queries.server'
import { findSitemapPaths } from '~/wings/web/seo/sitemap-paths.queries.server'
import { builtInPages } from '../public-pages'
import { addSitemapImages, type SitemapContentUrl, type SitemapUrl } from './sitemap-images.server'
import {
  MAX_URLS_PER_FILE,
  type PartitionedKind,
  partitionedKinds,
  planSitemapParts,
  type SitemapPart,
  sitemapPartPath,
} from './sitemap-parts.server'

/** The content that the sitemap depends on. */
export const sitemapTags = ['posts', 'products', 'landing-pages', 'seo', 'crawlers']

/** The site whose pages are listed. */
export interface SitemapContext {
  db: Database
  origin: string
}

interface PartitionedPages {
  count: (db: Database) => Promise<number>
  list: (db: Database, slices: ListedSlices) => Promise<SitemapContentUrl[]>
  lastChanges: (db: Database, origin: string) => Promise<(Date | null)[]>
}

const partitionedPages: Record<PartitionedKind, PartitionedPages> = {
  posts: { count: countPublishedPosts, list: listPostAddresses, lastChanges: listLastPostChangesPerSlice },
  'landing-pages': {
    count: countPublishedLandingPages,
    list: listLandingPageAddresses,
    lastChanges: lastLandingPageChanges,
  },
}

/** The few pages that stand in a file of their own where there are several. */
export async function listUnpartitionedUrls({ db, origin }: SitemapContext): Promise<SitemapUrl[]> {
  const { pages, products, posts } = await findSitemapSwitches(db)
  const all = [
    ...(pages ? builtInPages : []),
    ...(products
      ? [...(await listProductsForSitemap(db)), ...(await listCategoryPaths(db, 'product', catalogPath))]
      : []),
    ...(posts ? [...(await listCategoryPaths(db, 'post', blogListPath)), ...(await listTagPaths(db))] : []),
  ]
  const listed = await findSitemapPaths(
    db,
    origin,
    all.map(({ path }) => path),
  )
  return addSitemapImages(
    db,
    all.filter(({ path }) => listed.has(path)),
  )
}

async function listCategoryPaths(db: Database, kind: CategoryKind, pathOf: (list: { category: string }) => string) {
  return (await listPublicCategories(db, kind)).map(({ slug }) => ({ path: pathOf({ category: slug }) }))
}

// they stand in one file, with the few pages that are of no kind
const MAX_TAGS = 10_000

async function listTagPaths(db: Database) {
  return (await listPostTags(db)).slice(0, MAX_TAGS).map(({ slug }) => ({ path: blogListPath({ tag: slug }) }))
}

/** The pages of one file; none when their kind is switched off. */
export async function listSitemapPart({ db, origin }: SitemapContext, { kind, ...slices }: SitemapPart) {
  const isOn = (await findSitemapSwitches(db))[kind]
  return isOn ? addSitemapImages(db, await partitionedPages[kind].list(db, { origin, ...slices })) : []
}

/** All addresses, or, when there are too many for one file, the files that hold them with their last changes. */
export async function findSitemap(site: SitemapContext) {
  const switches = await findSitemapSwitches(site.db)
  const counts = []
  for (const kind of partitionedKinds)
    if (switches[kind]) counts.push({ kind, count: await partitionedPages[kind].count(site.db) })
  const few = await listUnpartitionedUrls(site)
  const all = counts.reduce((sum, { count }) => sum + count, few.length)
  if (all > MAX_URLS_PER_FILE) {
    return {
      files: [...(few.length > 0 ? [{ path: '/sitemap/pages.xml' }] : []), ...(await listSitemapFiles(site, counts))],
    }
  }
  const many = []
  for (const { kind } of counts) many.push(...(await listSitemapPart(site, { kind, first: 0, last: SLICE_COUNT - 1 })))
  return { addresses: [...few, ...many] }
}

async function listSitemapFiles({ db, origin }: SitemapContext, counts: { kind: PartitionedKind; count: number }[]) {
  const files: SitemapUrl[] = []
  for (const { kind, count } of counts) {
    const changes = await partitionedPages[kind].lastChanges(db, origin)
    for (const part of planSitemapParts(kind, count)) {
      const changedAt = latest(changes.slice(part.first, part.last + 1))
      if (changedAt) files.push({ path: sitemapPartPath(part), changedAt })
    }
  }
  return files
}

function latest(moments: (Date | null)[]) {
  const times = moments.flatMap((moment) => moment?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}
