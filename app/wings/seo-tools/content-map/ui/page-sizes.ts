import type { ContentMap, LinkScope } from '../content-map'

const MIN_PX = 2.5
// many pages share the room that few have for themselves
const MAX_PX = { few: 13, many: 9 }
const MANY_PAGES = 500

/** The radius of each page in pixels: its area grows with its rank. */
export function computePageSizes({ pages }: ContentMap, counted: LinkScope) {
  const highest = pages.reduce((most, page) => Math.max(most, page[counted].rank), 0)
  const most = pages.length > MANY_PAGES ? MAX_PX.many : MAX_PX.few
  return Float32Array.from(pages, (page) =>
    highest === 0 ? MIN_PX : MIN_PX + (most - MIN_PX) * Math.sqrt(page[counted].rank / highest),
  )
}
