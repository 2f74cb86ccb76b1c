import { findCommunities } from '~/domains/pages/find-communities'
import { arrangeByCommunity } from './by-community'
import { ALONE, type Layout, type LayoutInput, type Places } from './layout-input'

const ROOM = 1.6

const DISTANCE = 6

const UNREACHED = -1

/** Which pages belong together, and where each stands in both arrangements of the map. The same map gives the same places. */
export function arrange(input: LayoutInput): Layout {
  const communities = withoutSingles(findCommunities(input.depths.length, input))
  return {
    communities,
    byCommunity: arrangeByCommunity(input, communities),
    byDepth: arrangeByDepth(input, communities),
  }
}

function withoutSingles(communities: Uint32Array) {
  const sizes = new Map<number, number>()
  for (const community of communities) sizes.set(community, (sizes.get(community) ?? 0) + 1)
  return communities.map((community) => (sizes.get(community) === 1 ? ALONE : community))
}

/** Home in the middle, and a ring of pages for each click away from it; outermost, the pages that no way leads to. */
function arrangeByDepth({ depths }: LayoutInput, communities: Uint32Array): Places {
  const places = { xs: new Float32Array(depths.length), ys: new Float32Array(depths.length) }
  let radius = 0
  for (const pages of rings(depths, communities)) {
    radius = Math.max(radius, (pages.length * ROOM) / (2 * Math.PI))
    for (const [place, page] of pages.entries()) {
      const angle = (2 * Math.PI * place) / pages.length - Math.PI / 2
      places.xs[page] = pages.length === 1 && radius < DISTANCE ? 0 : radius * Math.cos(angle)
      places.ys[page] = pages.length === 1 && radius < DISTANCE ? 0 : radius * Math.sin(angle)
    }
    radius += DISTANCE
  }
  return places
}

/** By depth, and on each ring by community, so that pages that belong together stand in one direction. */
function rings(depths: Int32Array, communities: Uint32Array) {
  const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0)
  const found: number[][] = Array.from({ length: deepest + 2 }, () => [])
  for (const [page, depth] of depths.entries()) found[depth === UNREACHED ? deepest + 1 : depth]?.push(page)
  const communityOf = (page: number) => communities[page] ?? 0
  return found
    .filter(({ length }) => length > 0)
    .map((ring) => ring.sort((a, b) => communityOf(a) - communityOf(b) || a - b))
}
