import type { CountedLinks, SiteMap } from '../site-map'

const LEAST_PX = 2.5
// many pages share the room that few have for themselves
const MOST_PX = { few: 13, many: 9 }
const MANY_PAGES = 500

/** The radius of each page in pixels: its area grows with its rank. */
export function pageSizes({ pages }: SiteMap, counted: CountedLinks) {
  const highest = pages.reduce((most, page) => Math.max(most, page[counted].rank), 0)
  const most = pages.length > MANY_PAGES ? MOST_PX.many : MOST_PX.few
  return Float32Array.from(pages, (page) =>
    highest === 0 ? LEAST_PX : LEAST_PX + (most - LEAST_PX) * Math.sqrt(page[counted].rank / highest),
  )
}
