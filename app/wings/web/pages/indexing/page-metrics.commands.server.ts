import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { computeClickDepths, UNREACHABLE_DEPTH } from '../engine/click-depths'
import { type LinkGraph, outDegrees, reverseGraph } from '../engine/link-graph'
import { computePageRank } from '../engine/page-rank'
import { loadSiteGraph, type SiteGraph } from './site-graph.queries.server'

const HOME = '/'
const SLICE = 500

// what is computed for all pages need not follow each change at once
const MEASURED_EVERY_MS = 30_000

/** Measures the graph, unless that was done just before. Answers whether what was read until `indexedAt` is in it. */
export async function updatePageMetricsIfDue(db: Database, indexedAt: Date, now = new Date()) {
  const due = new Date(now.getTime() - MEASURED_EVERY_MS)
  const taken = await db
    .updateTable('derived.graphState')
    .set({ measuredAt: now })
    .where('measuredAt', '<', due)
    .returning('measuredAt')
    .executeTakeFirst()
  if (taken) await updatePageMetrics(db)
  else return (await findMeasuredAt(db)) > indexedAt
  return true
}

async function findMeasuredAt(db: Database) {
  const { measuredAt } = await db.selectFrom('derived.graphState').select('measuredAt').executeTakeFirstOrThrow()
  return measuredAt
}

/** Computes what the graph says of each page, and writes down what is no longer as it was. */
export async function updatePageMetrics(db: Database) {
  const site = await loadSiteGraph(db)
  const rows = toMetricsRows(site, await measureGraph(site, {}), await measureGraph(site, { isBodyOnly: true }))
  const known = await loadStoredMetrics(db)
  const changed = rows.filter((row) => known.get(row.path) !== metricsKey(row))
  for (let start = 0; start < changed.length; start += SLICE) {
    await inTransaction(db, (tx) => writeRows(tx, changed.slice(start, start + SLICE)))
    await breathe()
  }
  await db
    .updateTable('derived.graphState')
    .set((state) => ({ version: state('version', '+', '1') }))
    .execute()
}

interface GraphMetrics {
  ranks: Float64Array
  depths: Int32Array
  ins: Uint32Array
  outs: Uint32Array
}

/** Between the steps visitors are answered. */
async function measureGraph(site: SiteGraph, which: { isBodyOnly?: boolean }): Promise<GraphMetrics> {
  const graph: LinkGraph = site.toLinkGraph(which)
  await breathe()
  const followed = site.toLinkGraph({ ...which, isFollowed: true })
  await breathe()
  const ranks = computePageRank(followed, { isIncluded: (page) => site.pages[page]?.isIndexable === true })
  await breathe()
  const depths = computeClickDepths(graph, site.pageNumbers.get(HOME) ?? -1)
  return { ranks, depths, ins: outDegrees(reverseGraph(graph)), outs: outDegrees(graph) }
}

interface MetricsRow {
  path: string
  rank: number
  bodyRank: number
  depth: number | null
  bodyDepth: number | null
  pagesIn: number
  bodyPagesIn: number
  pagesOut: number
  bodyPagesOut: number
}

function toMetricsRows({ pages }: SiteGraph, all: GraphMetrics, body: GraphMetrics): MetricsRow[] {
  return pages.map(({ path }, page) => ({
    path,
    rank: rounded(all.ranks[page]),
    bodyRank: rounded(body.ranks[page]),
    depth: nullIfUnreachable(all.depths[page]),
    bodyDepth: nullIfUnreachable(body.depths[page]),
    pagesIn: all.ins[page] ?? 0,
    bodyPagesIn: body.ins[page] ?? 0,
    pagesOut: all.outs[page] ?? 0,
    bodyPagesOut: body.outs[page] ?? 0,
  }))
}

/** Three digits: a rank that hardly moved need not be written again. */
function rounded(rank = 0) {
  return Number(rank.toPrecision(3))
}

function nullIfUnreachable(depth = UNREACHABLE_DEPTH) {
  return depth === UNREACHABLE_DEPTH ? null : depth
}

function metricsKey({ path: _path, ...figures }: MetricsRow) {
  return Object.values(figures).join(' ')
}

async function loadStoredMetrics(db: Database) {
  const known = new Map<string, string>()
  const find = (after = ''): Promise<MetricsRow[]> =>
    db
      .selectFrom('derived.pageMetrics')
      .select(['path', 'rank', 'bodyRank', 'depth', 'bodyDepth', 'pagesIn', 'bodyPagesIn', 'pagesOut', 'bodyPagesOut'])
      .where('path', '>', after)
      .orderBy('path')
      .limit(SLICE)
      .execute()
  for await (const slice of keysetPages(find, ({ path }) => path, SLICE)) {
    for (const row of slice) known.set(row.path, metricsKey(row))
    await breathe()
  }
  return known
}

/** Arrays instead of values: a statement is short however many rows it writes. Pages that went meanwhile are left out. */
async function writeRows(tx: Database, rows: MetricsRow[]) {
  const column = (name: keyof MetricsRow, type: string) => sql`${rows.map((row) => row[name])}::${sql.raw(type)}[]`
  await sql`
    insert into derived.page_metrics
      (path, rank, body_rank, depth, body_depth, pages_in, body_pages_in, pages_out, body_pages_out)
    select row.* from unnest(${column('path', 'text')}, ${column('rank', 'float8')}, ${column('bodyRank', 'float8')},
      ${column('depth', 'int')}, ${column('bodyDepth', 'int')}, ${column('pagesIn', 'int')}, ${column('bodyPagesIn', 'int')},
      ${column('pagesOut', 'int')}, ${column('bodyPagesOut', 'int')})
      as row (path, rank, body_rank, depth, body_depth, pages_in, body_pages_in, pages_out, body_pages_out)
    join derived.page_facts using (path)
    on conflict (path) do update set rank = excluded.rank, body_rank = excluded.body_rank, depth = excluded.depth,
      body_depth = excluded.body_depth, pages_in = excluded.pages_in, body_pages_in = excluded.body_pages_in,
      pages_out = excluded.pages_out, body_pages_out = excluded.body_pages_out`.execute(tx)
}
