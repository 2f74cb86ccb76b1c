import type { ContentMap, LinkStats, MapPage } from './content-map'

const noStats: LinkStats = { rank: 0, depth: null, pagesIn: 0, pagesOut: 0 }

/** A page of a map; what is not said of it is that of a post that links nowhere. */
export function aMapPage(path: string, page: Partial<MapPage> = {}): MapPage {
  return {
    path,
    id: null,
    kind: 'post',
    title: `Page ${path}`,
    words: 500,
    isIndexable: true,
    publishedAt: null,
    body: noStats,
    all: noStats,
    ...page,
  }
}

/** A map of these pages; a link is `[from, to]` by their numbers, in the body unless its third place says `card`. */
export function aMap(
  pages: MapPage[],
  links: readonly (readonly [from: number, to: number, 'card'?])[] = [],
): ContentMap {
  return {
    pages,
    isCut: false,
    links: {
      from: Uint32Array.from(links, ([from]) => from),
      to: Uint32Array.from(links, ([, to]) => to),
      inBody: Uint8Array.from(links, ([, , place]) => (place === 'card' ? 0 : 1)),
      outsideBody: Uint8Array.from(links, ([, , place]) => (place === 'card' ? 1 : 0)),
    },
  }
}
