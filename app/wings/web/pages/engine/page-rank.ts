import { type LinkGraph, numberAt } from './link-graph'

const DAMPING = 0.85
const MAX_ROUNDS = 40
// the sum of what all pages moved by, as a share of the whole
const SETTLED = 1e-5

interface RankOptions {
  /** Whether a page takes part; without it, all do. One that does not has the rank 0. */
  isIncluded?: (page: number) => boolean
  damping?: number
  maxIterations?: number
  tolerance?: number
}

/**
 * The share of its visits that a page would get from somebody who follows links at random and begins anew at a random page
 * every now and then (Brin and Page, 1998). Who is at a page without links begins anew. The shares add up to 1.
 */
export function computePageRank(
  graph: LinkGraph,
  { isIncluded = () => true, ...options }: RankOptions = {},
): Float64Array {
  const { damping = DAMPING, maxIterations = MAX_ROUNDS, tolerance = SETTLED } = options
  const part = Uint8Array.from({ length: graph.size }, (_, page) => Number(isIncluded(page)))
  const count = part.reduce((sum, one) => sum + one, 0)
  const outs = countOutlinks(graph, part)
  let ranks = Float64Array.from(part, (one) => (one ? 1 / count : 0))
  for (let round = 0; round < maxIterations; round++) {
    const next = iterate(graph, { ranks, part, outs, count, damping })
    const moved = distance(ranks, next)
    ranks = next
    if (moved < tolerance) break
  }
  return ranks
}

function distance(a: Float64Array, b: Float64Array) {
  let sum = 0
  for (let page = 0; page < a.length; page++) sum += Math.abs(numberAt(a, page) - numberAt(b, page))
  return sum
}

interface IterationState {
  ranks: Float64Array
  part: Uint8Array
  outs: Uint32Array
  count: number
  damping: number
}

function iterate({ size, starts, targets }: LinkGraph, { ranks, part, outs, count, damping }: IterationState) {
  const next = new Float64Array(size)
  let dangling = 0
  for (let page = 0; page < size; page++) {
    if (!part[page]) continue
    if (outs[page] === 0) {
      dangling += numberAt(ranks, page)
      continue
    }
    const given = (damping * numberAt(ranks, page)) / numberAt(outs, page)
    for (let link = numberAt(starts, page); link < numberAt(starts, page + 1); link++) {
      const target = numberAt(targets, link)
      if (part[target]) next[target] = numberAt(next, target) + given
    }
  }
  const base = (1 - damping + damping * dangling) / count
  for (let page = 0; page < size; page++) if (part[page]) next[page] = numberAt(next, page) + base
  return next
}

/** Links to pages that take no part lead nowhere. */
function countOutlinks(graph: LinkGraph, part: Uint8Array) {
  return Uint32Array.from({ length: graph.size }, (_, page) =>
    graph.targets
      .subarray(graph.starts[page], graph.starts[page + 1])
      .reduce((sum, target) => sum + (part[target] ?? 0), 0),
  )
}
