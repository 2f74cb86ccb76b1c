import { findCommunities } from '~/wings/web/pages/find-communities'
import { layoutByCommunity } from './layout-by-community'
import { type MapLayout, type MapLayoutInput, type MapPositions, NO_COMMUNITY } from './map-layout'

const RING_SPACING = 1.6

const RING_DISTANCE = 6

const UNREACHED = -1

/** Which pages belong together, and where each stands in both arrangements of the map. The same map gives the same places. */
export function computeLayout(input: MapLayoutInput): MapLayout {
  const communities = withoutSingletons(findCommunities(input.depths.length, input))
  return {
    communities,
    byCommunity: layoutByCommunity(input, communities),
    byDepth: layoutByDepth(input, communities),
  }
}

function withoutSingletons(communities: Uint32Array) {
  const sizes = new Map<number, number>()
  for (const community of communities) sizes.set(community, (sizes.get(community) ?? 0) + 1)
  return communities.map((community) => (sizes.get(community) === 1 ? NO_COMMUNITY : community))
}

/** Home in the middle, and a ring of pages for each click away from it; outermost, the pages that no way leads to. */
function layoutByDepth({ depths }: MapLayoutInput, communities: Uint32Array): MapPositions {
  const places = { xs: new Float32Array(depths.length), ys: new Float32Array(depths.length) }
  let radius = 0
  for (const pages of rings(depths, communities)) {
    radius = Math.max(radius, (pages.length * RING_SPACING) / (2 * Math.PI))
    for (const [place, page] of pages.entries()) {
      const angle = (2 * Math.PI * place) / pages.length - Math.PI / 2
      places.xs[page] = pages.length === 1 && radius < RING_DISTANCE ? 0 : radius * Math.cos(angle)
      places.ys[page] = pages.length === 1 && radius < RING_DISTANCE ? 0 : radius * Math.sin(angle)
    }
    radius += RING_DISTANCE
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
