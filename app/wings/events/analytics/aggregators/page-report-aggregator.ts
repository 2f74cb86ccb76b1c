import { hitKindCode } from '../days/day-data'
import type { Aggregator, IndexedDay } from './aggregator'
import { findTextIndex, forEachVisit } from './for-each-visit'

/** Percent of a page; of each the views are counted that went at least so far down. */
export const SCROLL_DEPTHS = [25, 50, 75, 100] as const

// who stopped in the last quarter has read the text: what stands below are the next posts and the footer
const READ_DEPTH = 75

/** How one page was seen. */
export interface PageEngagementMetrics {
  views: number
  /** The sum of the days' visitors. */
  visitors: number
  /** Visits that saw it. */
  visits: number
  /** Visits that began, ended, and began and went no further here. */
  entries: number
  exits: number
  bounces: number
  /** All its views together. */
  seconds: number
  /** Views that went down to each of `depths`. */
  viewsByDepth: number[]
  /** Views that went down to 75 percent and lasted as long as `readSeconds`. */
  readViews: number
}

/** Counts how one page was seen. `readSeconds`: from when on a view may count as read. */
export function createPageReportAggregator(path: string, readSeconds: number): Aggregator<PageEngagementMetrics> {
  const report: PageEngagementMetrics = {
    views: 0,
    visitors: 0,
    visits: 0,
    entries: 0,
    exits: 0,
    bounces: 0,
    seconds: 0,
    readViews: 0,
    viewsByDepth: SCROLL_DEPTHS.map(() => 0),
  }
  return {
    add(day, isChosen, words) {
      const page = findTextIndex(day, words, path)
      if (page === undefined) return
      let lastVisitor = 0
      forEachVisit(day, isChosen, ({ visit, visitor, first, end }) => {
        const views = addViews(report, day, { page, first, end, readSeconds })
        if (views === 0) return
        report.views += views
        report.visits++
        if (visitor !== lastVisitor) report.visitors++
        lastVisitor = visitor
        countEntriesAndExits(report, day, visit, page)
      })
    },
    result: () => report,
  }
}

interface PageHits {
  page: number
  first: number
  end: number
  readSeconds: number
}

function addViews(report: PageEngagementMetrics, { hits }: IndexedDay, { page, first, end, readSeconds }: PageHits) {
  const view = hitKindCode('page_view')
  let views = 0
  for (let hit = first; hit < end; hit++) {
    if (hits.kind[hit] !== view || hits.path[hit] !== page) continue
    const [seconds = 0, scroll = 0] = [hits.seconds[hit], hits.scroll[hit]]
    views++
    report.seconds += seconds
    for (const [at, depth] of SCROLL_DEPTHS.entries())
      if (scroll >= depth) report.viewsByDepth[at] = (report.viewsByDepth[at] ?? 0) + 1
    if (scroll >= READ_DEPTH && seconds >= readSeconds) report.readViews++
  }
  return views
}

function countEntriesAndExits(report: PageEngagementMetrics, { visits }: IndexedDay, visit: number, page: number) {
  const isEntry = visits.entry[visit] === page
  if (isEntry) report.entries++
  if (visits.exit[visit] === page) report.exits++
  if (isEntry && visits.isBounce[visit]) report.bounces++
}
