import type { CountedLinks, SiteMap } from '../site-map'

export interface Neighbour {
  page: number
  /** The link between the two. */
  link: number
}

/** The pages that link to a page and those that it links to, in the order of the map: the highest rank first. */
export function neighboursOf({ links }: SiteMap, page: number, counted: CountedLinks) {
  const into: Neighbour[] = []
  const out: Neighbour[] = []
  for (let link = 0; link < links.from.length; link++) {
    const [from = 0, to = 0] = [links.from[link], links.to[link]]
    if ((from !== page && to !== page) || !counts({ links }, link, counted)) continue
    if (from === page) out.push({ page: to, link })
    else into.push({ page: from, link })
  }
  return { into: byPage(into), out: byPage(out) }
}

function byPage(neighbours: Neighbour[]) {
  return neighbours.sort((a, b) => a.page - b.page)
}

/** Whether a link is one of those that are looked at. */
export function counts({ links }: Pick<SiteMap, 'links'>, link: number, counted: CountedLinks) {
  return counted === 'all' || (links.inBody[link] ?? 0) > 0
}
