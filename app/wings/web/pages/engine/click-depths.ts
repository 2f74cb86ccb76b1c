import { type LinkGraph, numberAt, targetsOfPage } from './link-graph'

/** Of pages that no way leads to. */
export const UNREACHABLE_DEPTH = -1

/** How many clicks each page is away from `home` on the shortest way; UNREACHED where there is none. */
export function computeClickDepths(graph: LinkGraph, home: number): Int32Array {
  const depths = new Int32Array(graph.size).fill(UNREACHABLE_DEPTH)
  if (home < 0 || home >= graph.size) return depths
  const queue = new Uint32Array(graph.size)
  let [first, last] = [0, 1]
  queue[0] = home
  depths[home] = 0
  while (first < last) {
    const page = numberAt(queue, first++)
    for (const target of targetsOfPage(graph, page)) {
      if (depths[target] !== UNREACHABLE_DEPTH) continue
      depths[target] = numberAt(depths, page) + 1
      queue[last++] = target
    }
  }
  return depths
}
