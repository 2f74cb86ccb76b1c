import { codeOf } from '../days/day'
import { eachVisit, numberIn } from './each-visit'
import type { KnownDay, Tally } from './tally'

/** Percent of a page; of each the views are counted that went at least so far down. */
export const depths = [25, 50, 75, 100] as const

// who stopped in the last quarter has read the text: what stands below are the next posts and the footer
const READ_DEPTH = 75

/** How one page was seen. */
export interface PageReport {
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
  reached: number[]
  /** Views that went down to 75 percent and lasted as long as `readSeconds`. */
  read: number
}

/** Counts how one page was seen. `readSeconds`: from when on a view may count as read. */
export function pageReport(path: string, readSeconds: number): Tally<PageReport> {
  const report: PageReport = {
    views: 0,
    visitors: 0,
    visits: 0,
    entries: 0,
    exits: 0,
    bounces: 0,
    seconds: 0,
    read: 0,
    reached: depths.map(() => 0),
  }
  return {
    take(day, isChosen, words) {
      const page = numberIn(day, words, path)
      if (page === undefined) return
      let lastVisitor = 0
      eachVisit(day, isChosen, ({ visit, visitor, first, end }) => {
        const views = addViews(report, day, { page, first, end, readSeconds })
        if (views === 0) return
        report.views += views
        report.visits++
        if (visitor !== lastVisitor) report.visitors++
        lastVisitor = visitor
        addEnds(report, day, visit, page)
      })
    },
    result: () => report,
  }
}

interface Place {
  page: number
  first: number
  end: number
  readSeconds: number
}

function addViews(report: PageReport, { hits }: KnownDay, { page, first, end, readSeconds }: Place) {
  const view = codeOf('page_view')
  let views = 0
  for (let hit = first; hit < end; hit++) {
    if (hits.kind[hit] !== view || hits.path[hit] !== page) continue
    const [seconds = 0, scroll = 0] = [hits.seconds[hit], hits.scroll[hit]]
    views++
    report.seconds += seconds
    for (const [at, depth] of depths.entries()) if (scroll >= depth) report.reached[at] = (report.reached[at] ?? 0) + 1
    if (scroll >= READ_DEPTH && seconds >= readSeconds) report.read++
  }
  return views
}

function addEnds(report: PageReport, { visits }: KnownDay, visit: number, page: number) {
  const isEntry = visits.entry[visit] === page
  if (isEntry) report.entries++
  if (visits.exit[visit] === page) report.exits++
  if (isEntry && visits.isBounce[visit]) report.bounces++
}
