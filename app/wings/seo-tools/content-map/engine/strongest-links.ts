import type { ContentMap, LinkScope } from '../content-map'
import { isLinkInScope } from './neighbors'

/**
 * The links that carry the most, at most so many: what a link carries is the rank of its page, shared among all that the
 * page links to. Drawing all links of a large site would show a haze, and take seconds.
 */
export function selectStrongestLinks(
  map: ContentMap,
  counted: LinkScope,
  isShown: (page: number) => boolean,
  most: number,
) {
  const { from, to } = map.links
  const found: number[] = []
  for (let link = 0; link < from.length; link++) {
    if (isLinkInScope(map, link, counted) && isShown(from[link] ?? 0) && isShown(to[link] ?? 0)) found.push(link)
  }
  if (found.length <= most) return found
  const carried = Float64Array.from(found, (link) => linkStrength(map, link, counted))
  const order = Uint32Array.from(found.keys()).sort((a, b) => (carried[b] ?? 0) - (carried[a] ?? 0) || a - b)
  return Array.from(order.subarray(0, most), (place) => found[place] ?? 0).sort((a, b) => a - b)
}

function linkStrength({ pages, links }: ContentMap, link: number, counted: LinkScope) {
  const figures = pages[links.from[link] ?? 0]?.[counted]
  return figures ? figures.rank / Math.max(1, figures.pagesOut) : 0
}
