import { at, type LinkGraph, linkedFrom } from './link-graph'

/** Of pages that no way leads to. */
export const UNREACHED = -1

/** How many clicks each page is away from `home` on the shortest way; UNREACHED where there is none. */
export function clickDepths(graph: LinkGraph, home: number): Int32Array {
  const depths = new Int32Array(graph.size).fill(UNREACHED)
  if (home < 0 || home >= graph.size) return depths
  const queue = new Uint32Array(graph.size)
  let [first, last] = [0, 1]
  queue[0] = home
  depths[home] = 0
  while (first < last) {
    const page = at(queue, first++)
    for (const target of linkedFrom(graph, page)) {
      if (depths[target] !== UNREACHED) continue
      depths[target] = at(depths, page) + 1
      queue[last++] = target
    }
  }
  return depths
}
