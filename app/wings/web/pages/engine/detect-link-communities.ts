import { UndirectedGraph } from 'graphology'
import louvain from 'graphology-communities-louvain'
import { seededRandom } from '~/platform/time/seeded-random'
import { type LinkGraph, targetsOfPage } from './link-graph'

/** Any fixed number: the same site falls into the same communities each time. */
const SEED = 20_260_101

/**
 * Which pages belong together because they link to each other more than to the rest: the number of its community for each
 * page, the largest community first. Louvain's method (Blondel and others, 2008), with the directions left out and two
 * links of which each is the other's answer counting double.
 */
export function detectLinkCommunities(graph: LinkGraph): Uint32Array {
  const drawn = new UndirectedGraph<object, { weight: number }>()
  for (let page = 0; page < graph.size; page++) drawn.addNode(page)
  for (let page = 0; page < graph.size; page++) {
    for (const target of targetsOfPage(graph, page)) {
      drawn.updateEdge(page, target, ({ weight = 0 }) => ({ weight: weight + 1 }))
    }
  }
  const found = louvain(drawn, { getEdgeWeight: 'weight', rng: seededRandom(SEED) })
  return renumberBySize(Uint32Array.from({ length: graph.size }, (_, page) => found[page] ?? 0))
}

function renumberBySize(named: Uint32Array) {
  const sizes = new Map<number, number>()
  for (const name of named) sizes.set(name, (sizes.get(name) ?? 0) + 1)
  const ordered = [...sizes].sort(([a, sizeOfA], [b, sizeOfB]) => sizeOfB - sizeOfA || a - b)
  const numbers = new Map(ordered.map(([name], number) => [name, number]))
  return named.map((name) => numbers.get(name) ?? 0)
}
