import type { ContentMap } from '../content-map'
import { NO_COMMUNITY } from './map-layout'

export interface Community {
  number: number
  /** The title of its page with the highest rank. */
  name: string
  size: number
}

/** The communities of a map, the largest first. */
export function listCommunities({ pages }: ContentMap, communities: Uint32Array): Community[] {
  const found = new Map<number, Community>()
  for (const [page, number] of communities.entries()) {
    if (number === NO_COMMUNITY) continue
    const known = found.get(number)
    if (known) known.size++
    else found.set(number, { number, name: pages[page]?.title ?? '', size: 1 })
  }
  return [...found.values()].sort((a, b) => a.number - b.number)
}
