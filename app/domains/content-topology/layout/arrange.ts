import { findCommunities } from '~/domains/pages/find-communities'
import { arrangeByCommunity } from './by-community'
import { arrangeByDepth } from './by-depth'
import { ALONE, type Layout, type LayoutInput } from './layout-input'

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
