import { counts } from '../finding/neighbours'
import { isOrphan } from '../finding/page-state'
import type { LayoutInput } from '../layout/layout-input'
import type { CountedLinks, SiteMap } from '../site-map'

const UNREACHED = -1

/** What the arrangement needs of a map, when these links count. */
export function layoutInputOf(map: SiteMap, counted: CountedLinks): LayoutInput {
  const { pages, links } = map
  const isCounted = (_page: number, link: number) => counts(map, link, counted)
  return {
    from: links.from.filter(isCounted),
    to: links.to.filter(isCounted),
    depths: Int32Array.from(pages, (page) => page[counted].depth ?? UNREACHED),
    orphans: Uint8Array.from(pages, (page) => Number(isOrphan(page))),
  }
}
