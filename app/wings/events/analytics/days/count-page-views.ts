import { type DayData, hitKindCode } from './day-data'

export interface DailyPageViews {
  views: number
  uniqueVisitors: number
}

const PAGE_VIEW = hitKindCode('page_view')

/** How often each page was seen on a day, and by how many visitors. */
export function countPageViews({ texts, visits, hits }: DayData): Map<string, DailyPageViews> {
  const views = new Uint32Array(texts.length)
  const visitors = new Uint32Array(texts.length)
  // visits of a visitor stand together: the last visitor who saw a page is all that must be known
  const lastVisitor = new Int32Array(texts.length).fill(-1)
  let visitor = -1
  for (let visit = 0; visit < visits.views.length; visit++) {
    if (!visits.isSameVisitor[visit]) visitor++
    for (let hit = numberAt(visits.firstHit, visit); hit < numberAt(visits.firstHit, visit + 1); hit++) {
      if (hits.kind[hit] !== PAGE_VIEW) continue
      const path = numberAt(hits.path, hit)
      views[path] = numberAt(views, path) + 1
      if (lastVisitor[path] !== visitor) visitors[path] = numberAt(visitors, path) + 1
      lastVisitor[path] = visitor
    }
  }
  const seen = texts.map(
    (path, text) => [path, { views: numberAt(views, text), uniqueVisitors: numberAt(visitors, text) }] as const,
  )
  return new Map(seen.filter(([, { views }]) => views > 0))
}

function numberAt(column: ArrayLike<number>, index: number) {
  return column[index] as number
}
