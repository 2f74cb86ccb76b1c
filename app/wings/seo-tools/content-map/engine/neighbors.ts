import type { ContentMap, LinkScope } from '../content-map'

export interface Neighbor {
  page: number
  /** The link between the two. */
  link: number
}

/** The pages that link to a page and those that it links to, in the order of the map: the highest rank first. */
export function findPageNeighbors({ links }: ContentMap, page: number, counted: LinkScope) {
  const into: Neighbor[] = []
  const out: Neighbor[] = []
  for (let link = 0; link < links.from.length; link++) {
    const [from = 0, to = 0] = [links.from[link], links.to[link]]
    if ((from !== page && to !== page) || !isLinkInScope({ links }, link, counted)) continue
    if (from === page) out.push({ page: to, link })
    else into.push({ page: from, link })
  }
  return { into: byPage(into), out: byPage(out) }
}

function byPage(neighbours: Neighbor[]) {
  return neighbours.sort((a, b) => a.page - b.page)
}

/** Whether a link is one of those that are looked at. */
export function isLinkInScope({ links }: Pick<ContentMap, 'links'>, link: number, counted: LinkScope) {
  return counted === 'all' || (links.inBody[link] ?? 0) > 0
}
