import { UndirectedGraph } from 'graphology'
import louvain from 'graphology-communities-louvain'
import { seededRandom } from '~/platform/time/seeded-random'
import type { SimilarPair } from './find-similar-pairs'
import { mergeCommunities } from './merge-communities'

const SEED = 20_260_101
export const MIN_CLUSTER_PAGES = 3
export const MAX_CLUSTER_PAGES = 40
// each time a community that is too large is looked at more closely
const RESOLUTION_STEP = 2
const MAX_RESOLUTION = 16

/**
 * Pages that belong together because they are about the same, 3 to 40 of them, as lists of their numbers; the largest first.
 * Louvain's method (Blondel and others, 2008), and what it took apart put together again. What stays larger at sixteen times
 * the resolution is no subject. What no likeness connects is looked at apart, with a `pause` in between.
 */
export async function detectCommunities(alike: SimilarPair[], pause: () => Promise<void>): Promise<number[][]> {
  const found: number[][] = []
  for (const connected of connectedComponents(alike)) {
    const subjects = mergeCommunities(split(connected, 1), connected, MAX_CLUSTER_PAGES)
    found.push(
      ...subjects.filter(({ length }) => length >= MIN_CLUSTER_PAGES).map((pages) => pages.toSorted((a, b) => a - b)),
    )
    await pause()
  }
  return found.sort((a, b) => b.length - a.length || (a[0] as number) - (b[0] as number))
}
/** The likenesses apart by what they connect, each page in one part only. */
function connectedComponents(alike: SimilarPair[]): SimilarPair[][] {
  const parents = new Map<number, number>()
  const rootOf = (page: number) => {
    let root = page
    while (parents.has(root)) root = parents.get(root) as number
    for (let at = page; at !== root; ) {
      const next = parents.get(at) as number
      parents.set(at, root)
      at = next
    }
    return root
  }
  for (const { a, b } of alike) {
    const [one, other] = [rootOf(a), rootOf(b)]
    if (one !== other) parents.set(one, other)
  }
  return [...Map.groupBy(alike, ({ a }) => rootOf(a)).values()]
}

function split(alike: SimilarPair[], resolution: number): number[][] {
  const graph = new UndirectedGraph<object, { score: number }>()
  for (const { a, b, score } of alike) graph.mergeEdge(a, b, { score })
  if (graph.size === 0) return []
  const found = louvain(graph, { getEdgeWeight: 'score', resolution, rng: seededRandom(SEED) })
  const members = Map.groupBy(graph.nodes().map(Number), (page) => found[page])
  return [...members.values()].flatMap((pages) => {
    if (pages.length <= MAX_CLUSTER_PAGES) return [pages]
    const own = new Set(pages)
    if (resolution >= MAX_RESOLUTION) return []
    return split(
      alike.filter(({ a, b }) => own.has(a) && own.has(b)),
      resolution * RESOLUTION_STEP,
    )
  })
}
