import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import { computeClickDepths, UNREACHABLE_DEPTH } from './engine/click-depths'
import { outDegrees, reverseGraph } from './engine/link-graph'
import { computePageRank } from './engine/page-rank'
import { countQueuedPages } from './indexing/index-queue.commands.server'
import { loadSiteGraph, type SiteGraph } from './indexing/site-graph.queries.server'

// rows are parsed on the event loop: others get their turn after a slice
const PAGES_AT_ONCE = 400
const LISTS_AT_ONCE = 200

/** How the graph stands: its version changes when it has been measured anew, which is 0 before the first time. */
export async function findGraphState(db: Database) {
  const { version } = await db.selectFrom('derived.graphState').select('version').executeTakeFirstOrThrow()
  return { version, waiting: await countQueuedPages(db) }
}

export interface GraphPage {
  path: string
  pageId: string | null
  kind: string
  title: string
  words: number
  isIndexable: boolean
  publishedAt: Date | null
  rank: number
  bodyRank: number
  depth: number | null
  bodyDepth: number | null
  pagesIn: number
  bodyPagesIn: number
  pagesOut: number
  bodyPagesOut: number
}

/** All measured pages, the highest rank first, at most so many, in slices. */
export async function* streamGraphPages(db: Database, most: number): AsyncGenerator<GraphPage[]> {
  let last: GraphPage | undefined
  for (let left = most; left > 0; left -= PAGES_AT_ONCE) {
    const slice = await listGraphPages(db, Math.min(left, PAGES_AT_ONCE), last)
    if (slice.length > 0) yield slice
    last = slice.at(-1)
    if (slice.length < PAGES_AT_ONCE) return
  }
}

function listGraphPages(db: Database, limit: number, last: GraphPage | undefined): Promise<GraphPage[]> {
  const behind = last
    ? sql<boolean>`metrics.rank <= ${last.rank} and (metrics.rank < ${last.rank} or metrics.path > ${last.path})`
    : sql<boolean>`true`
  return db
    .selectFrom('derived.pageMetrics as metrics')
    .innerJoin('derived.pageFacts as page', 'page.path', 'metrics.path')
    .leftJoin('pages as piece', 'piece.id', 'page.pageId')
    .select(['page.path', 'pageId', 'page.kind', 'words', 'isIndexable', 'piece.publishedAt'])
    .select((row) => row.fn.coalesce('piece.title', 'page.title').as('title'))
    .select(['rank', 'bodyRank', 'depth', 'bodyDepth', 'pagesIn', 'bodyPagesIn', 'pagesOut', 'bodyPagesOut'])
    .where(behind)
    .orderBy('metrics.rank', 'desc')
    .orderBy('metrics.path')
    .limit(limit)
    .execute()
}

/** The links of one page to others of the site, besides those of its menu and footer, in their order. */
export interface PageOutlinks {
  fromPath: string
  /** Their paths, one to a line: no address holds a line break. */
  targets: string
  /** For each of them `b` when it stands in the body, else `o`. */
  places: string
}

/**
 * The links of all pages, page by page in slices. As texts: the driver then parses a row for each page instead of one for
 * each link.
 */
export function streamPageOutlinks(db: Database): AsyncGenerator<PageOutlinks[]> {
  const find = async (after = '') => {
    const { rows } = await sql<PageOutlinks>`
      select from_path, string_agg(to_path, E'\n' order by position) as targets,
        string_agg(case place when 'body' then 'b' else 'o' end, '' order by position) as places
      from derived.indexed_links where from_path > ${after} and to_path is not null and to_path <> from_path
      group by from_path order by from_path limit ${LISTS_AT_ONCE}`.execute(db)
    return rows
  }
  return keysetPages(find, ({ fromPath }) => fromPath, LISTS_AT_ONCE)
}

/** The links from one page to another, menu and footer left out, in the order of the page. */
export function listLinksBetween(db: Database, fromPath: string, toPath: string, limit: number) {
  return db
    .selectFrom('derived.indexedLinks')
    .select(['position', 'anchor', 'place', 'heading', 'rel'])
    .where('fromPath', '=', fromPath)
    .where('toPath', '=', toPath)
    .orderBy('position')
    .limit(limit)
    .execute()
}

const HOME = '/'
const MAX_NAMED = 10

/** A link that somebody is about to put into the text of a page. */
export interface ProposedLink {
  from: string
  to: string
  /** Whether search engines follow it. */
  isFollowed: boolean
}

/** How the whole site is linked. */
export interface LinkHealth {
  /** Pages that no text of another page links to. */
  orphans: number
  /** Pages that no way leads to from home. */
  unreached: number
  /** Clicks from home to the other pages, on the shortest ways. */
  averageDepth: number
}

export interface NewLinksImpact {
  before: LinkHealth
  after: LinkHealth
  /** The first of the pages that are orphans no more. */
  healed: string[]
  /** The pages whose PageRank rises most, as shares of the whole. */
  risen: { path: string; before: number; after: number }[]
}

/** What new links would do to the site as the register knows it. Those between pages that it does not know count for nothing. */
export async function predictLinkImpact(db: Database, links: ProposedLink[]): Promise<NewLinksImpact> {
  const site = await loadSiteGraph(db)
  const before = await measureSite(site)
  for (const { from, to, isFollowed } of links) {
    const page = site.pageNumbers.get(from)
    if (page !== undefined) site.addLink(page, { toPath: to, place: 'body', rel: isFollowed ? '' : 'nofollow' })
  }
  await breathe()
  const after = await measureSite(site)
  const healed = [...before.orphans].filter((page) => !after.orphans.has(page))
  return {
    before: toLinkHealth(before),
    after: toLinkHealth(after),
    healed: healed.slice(0, MAX_NAMED).map((page) => site.pages[page]?.path ?? ''),
    risen: findTopGains(site, before, after),
  }
}

interface SiteMetrics {
  orphans: Set<number>
  depths: Int32Array
  ranks: Float64Array
}

/** Between the steps visitors are answered. */
async function measureSite(site: SiteGraph): Promise<SiteMetrics> {
  const inTexts = outDegrees(reverseGraph(site.toLinkGraph({ isBodyOnly: true })))
  await breathe()
  const depths = computeClickDepths(site.toLinkGraph({}), site.pageNumbers.get(HOME) ?? UNREACHABLE_DEPTH)
  await breathe()
  const followed = site.toLinkGraph({ isFollowed: true })
  await breathe()
  const ranks = computePageRank(followed, { isIncluded: (page) => site.pages[page]?.isIndexable === true })
  await breathe()
  const isOrphan = (page: number) => {
    const { path, kind, isIndexable } = site.pages[page] as SiteGraph['pages'][number]
    return inTexts[page] === 0 && isIndexable && kind !== 'list' && path !== HOME
  }
  return { orphans: new Set([...site.pages.keys()].filter(isOrphan)), depths, ranks }
}

function toLinkHealth({ orphans, depths }: SiteMetrics): LinkHealth {
  const reached = depths.filter((depth) => depth > 0)
  const sum = reached.reduce((total, depth) => total + depth, 0)
  const unreached = depths.filter((depth) => depth === UNREACHABLE_DEPTH).length
  return { orphans: orphans.size, unreached, averageDepth: reached.length > 0 ? sum / reached.length : 0 }
}

function findTopGains({ pages }: SiteGraph, before: SiteMetrics, after: SiteMetrics): NewLinksImpact['risen'] {
  const gains = pages.map(({ path }, page) => ({
    path,
    before: before.ranks[page] ?? 0,
    after: after.ranks[page] ?? 0,
  }))
  return gains
    .filter((gain) => gain.after > gain.before)
    .sort((a, b) => b.after - b.before - (a.after - a.before))
    .slice(0, MAX_NAMED)
}
