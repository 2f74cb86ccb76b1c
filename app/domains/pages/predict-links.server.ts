import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { clickDepths, UNREACHED } from './graph/click-depth'
import { degrees, reversed } from './graph/link-graph'
import { loadSiteGraph, type SiteGraph } from './graph/load-site-graph.server'
import { pageRank } from './graph/page-rank'

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
    ...{ before: outlookOf(before), after: outlookOf(after) },
    ...{
      healed: healed.slice(0, MOST_NAMED).map((page) => site.pages[page]?.path ?? ''),
      risen: risenIn(site, before, after),
    },
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
