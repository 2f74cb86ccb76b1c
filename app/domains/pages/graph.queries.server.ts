import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { clickDepths, UNREACHED } from './graph/click-depth'
import { degrees, reversed } from './graph/link-graph'
import { loadSiteGraph, type SiteGraph } from './graph/load-site-graph.server'
import { pageRank } from './graph/page-rank'
import { countPagesToRead } from './register/queue.server'

// rows are parsed on the event loop: others get their turn after a slice
const PAGES_AT_ONCE = 400
const LISTS_AT_ONCE = 200

/** How the graph stands: its version changes when it has been measured anew, which is 0 before the first time. */
export async function findGraphState(db: Database) {
  const { version } = await db.selectFrom('derived.graphState').select('version').executeTakeFirstOrThrow()
  return { version, waiting: await countPagesToRead(db) }
}

export interface MeasuredPage {
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
export async function* readMeasuredPages(db: Database, most: number): AsyncGenerator<MeasuredPage[]> {
  let last: MeasuredPage | undefined
  for (let left = most; left > 0; left -= PAGES_AT_ONCE) {
    const slice = await listMeasured(db, Math.min(left, PAGES_AT_ONCE), last)
    if (slice.length > 0) yield slice
    last = slice.at(-1)
    if (slice.length < PAGES_AT_ONCE) return
  }
}

function listMeasured(db: Database, limit: number, last: MeasuredPage | undefined): Promise<MeasuredPage[]> {
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
export interface PageLinks {
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
export async function* readPageLinks(db: Database): AsyncGenerator<PageLinks[]> {
  let after = ''
  for (;;) {
    const { rows } = await sql<PageLinks>`
      select from_path, string_agg(to_path, E'\n' order by position) as targets,
        string_agg(case place when 'body' then 'b' else 'o' end, '' order by position) as places
      from derived.found_links where from_path > ${after} and to_path is not null and to_path <> from_path
      group by from_path order by from_path limit ${LISTS_AT_ONCE}`.execute(db)
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.fromPath ?? after
    if (rows.length < LISTS_AT_ONCE) return
  }
}

/** The links from one page to another, menu and footer left out, in the order of the page. */
export function listLinksBetween(db: Database, fromPath: string, toPath: string, limit: number) {
  return db
    .selectFrom('derived.foundLinks')
    .select(['position', 'anchor', 'place', 'heading', 'rel'])
    .where('fromPath', '=', fromPath)
    .where('toPath', '=', toPath)
    .orderBy('position')
    .limit(limit)
    .execute()
}

const HOME = '/'
const MOST_NAMED = 10

/** A link that somebody is about to put into the text of a page. */
export interface NewLink {
  from: string
  to: string
  /** Whether search engines follow it. */
  isFollowed: boolean
}

/** How the whole site is linked. */
export interface Outlook {
  /** Pages that no text of another page links to. */
  orphans: number
  /** Pages that no way leads to from home. */
  unreached: number
  /** Clicks from home to the other pages, on the shortest ways. */
  averageDepth: number
}

export interface Prediction {
  before: Outlook
  after: Outlook
  /** The first of the pages that are orphans no more. */
  healed: string[]
  /** The pages whose PageRank rises most, as shares of the whole. */
  risen: { path: string; before: number; after: number }[]
}

/** What new links would do to the site as the register knows it. Those between pages that it does not know count for nothing. */
export async function predictLinks(db: Database, links: NewLink[]): Promise<Prediction> {
  const site = await loadSiteGraph(db)
  const before = await measured(site)
  for (const { from, to, isFollowed } of links) {
    const page = site.numbers.get(from)
    if (page !== undefined) site.add(page, { toPath: to, place: 'body', rel: isFollowed ? '' : 'nofollow' })
  }
  await breathe()
  const after = await measured(site)
  const healed = [...before.orphans].filter((page) => !after.orphans.has(page))
  return {
    before: outlookOf(before),
    after: outlookOf(after),
    healed: healed.slice(0, MOST_NAMED).map((page) => site.pages[page]?.path ?? ''),
    risen: risenIn(site, before, after),
  }
}

interface Measured {
  orphans: Set<number>
  depths: Int32Array
  ranks: Float64Array
}

/** Between the steps visitors are answered. */
async function measured(site: SiteGraph): Promise<Measured> {
  const inTexts = degrees(reversed(site.graph({ isBodyOnly: true })))
  await breathe()
  const depths = clickDepths(site.graph({}), site.numbers.get(HOME) ?? UNREACHED)
  await breathe()
  const followed = site.graph({ isFollowed: true })
  await breathe()
  const ranks = pageRank(followed, { takesPart: (page) => site.pages[page]?.isIndexable === true })
  await breathe()
  const isOrphan = (page: number) => {
    const { path, kind, isIndexable } = site.pages[page] as SiteGraph['pages'][number]
    return inTexts[page] === 0 && isIndexable && kind !== 'list' && path !== HOME
  }
  return { orphans: new Set([...site.pages.keys()].filter(isOrphan)), depths, ranks }
}

function outlookOf({ orphans, depths }: Measured): Outlook {
  const reached = depths.filter((depth) => depth > 0)
  const sum = reached.reduce((total, depth) => total + depth, 0)
  const unreached = depths.filter((depth) => depth === UNREACHED).length
  return { orphans: orphans.size, unreached, averageDepth: reached.length > 0 ? sum / reached.length : 0 }
}

function risenIn({ pages }: SiteGraph, before: Measured, after: Measured): Prediction['risen'] {
  const gains = pages.map(({ path }, page) => ({
    path,
    before: before.ranks[page] ?? 0,
    after: after.ranks[page] ?? 0,
  }))
  return gains
    .filter((gain) => gain.after > gain.before)
    .sort((a, b) => b.after - b.before - (a.after - a.before))
    .slice(0, MOST_NAMED)
}
