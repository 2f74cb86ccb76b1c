import { ALONE } from '../layout/layout-input'
import type { SiteMap } from '../site-map'

export interface Community {
  number: number
  /** The title of its page with the highest rank. */
  name: string
  size: number
}

/** The communities of a map, the largest first. */
export function communitiesOf({ pages }: SiteMap, communities: Uint32Array): Community[] {
  const found = new Map<number, Community>()
  for (const [page, number] of communities.entries()) {
    if (number === ALONE) continue
    const known = found.get(number)
    if (known) known.size++
    else found.set(number, { number, name: pages[page]?.title ?? '', size: 1 })
  }
  return [...found.values()].sort((a, b) => a.number - b.number)
}
