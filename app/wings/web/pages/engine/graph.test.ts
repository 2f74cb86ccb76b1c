import fc from 'fast-check'
import { DirectedGraph } from 'graphology'
import pagerank from 'graphology-metrics/centrality/pagerank.js'
import { describe, expect, test } from 'vitest'
import { computeClickDepths, UNREACHABLE_DEPTH } from './click-depths'
import { detectLinkCommunities } from './detect-link-communities'
import { buildLinkGraph as graphOf, type LinkGraph, outDegrees, reverseGraph, targetsOfPage } from './link-graph'
import { computePageRank } from './page-rank'

interface Edge {
  from: number
  to: number
}

const edges = (...pairs: [number, number][]): Edge[] => pairs.map(([from, to]) => ({ from, to }))

function linkGraph(size: number, given: Edge[]): LinkGraph {
  return graphOf(size, { from: given.map(({ from }) => from), to: given.map(({ to }) => to) })
}

const anyGraph = fc
  .integer({ min: 1, max: 30 })
  .chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.array(fc.record({ from: fc.nat(size - 1), to: fc.nat(size - 1) }), { maxLength: 120 }),
    ),
  )

function asGraphology(size: number, given: Edge[]) {
  const graph = new DirectedGraph()
  for (let page = 0; page < size; page++) graph.addNode(page)
  for (const { from, to } of given) if (from !== to) graph.mergeEdge(from, to)
  return graph
}

describe('the graph', () => {
  test('holds each pair once and no page that links to itself', () => {
    const graph = linkGraph(3, edges([0, 1], [0, 1], [1, 1], [0, 2], [2, 9], [-1, 0]))
    expect([...targetsOfPage(graph, 0)]).toEqual([1, 2])
    expect([...outDegrees(graph)]).toEqual([2, 0, 0])
    expect([...outDegrees(reverseGraph(graph))]).toEqual([0, 1, 1])
  })

  test('turned round twice is the same', () => {
    fc.assert(
      fc.property(anyGraph, ([size, given]) => {
        const graph = linkGraph(size, given)
        const twice = reverseGraph(reverseGraph(graph))
        for (let page = 0; page < size; page++) {
          expect(new Set(targetsOfPage(twice, page))).toEqual(new Set(targetsOfPage(graph, page)))
        }
      }),
    )
  })
})

describe('PageRank', () => {
  test('of two pages that link to each other is a half each', () => {
    expect([...computePageRank(linkGraph(2, edges([0, 1], [1, 0])))]).toEqual([0.5, 0.5])
  })

  test('of a page to which a second one leads that leads nowhere else', () => {
    // b links to a, a to nothing: a = (1 − d)/2 + d·(a/2 + b), b = (1 − d)/2 + d·a/2, so that a = (1 + d)·b and b = 1/(2 + d)
    const [a, b] = computePageRank(linkGraph(2, edges([1, 0])), { tolerance: 0, maxIterations: 200 })
    expect(a).toBeCloseTo(1.85 / 2.85, 12)
    expect(b).toBeCloseTo(1 / 2.85, 12)
  })

  test('of a hub in a star: what all others link to', () => {
    // the hub links to all n others and they to it: hub = (1 − d)/(n + 1) + d·(1 − hub), so hub = ((1 − d)/(n + 1) + d)/(1 + d)
    const others = [1, 2, 3, 4]
    const star = linkGraph(
      5,
      edges(
        ...others.flatMap((page): [number, number][] => [
          [0, page],
          [page, 0],
        ]),
      ),
    )
    const ranks = computePageRank(star, { tolerance: 0, maxIterations: 400 })
    expect(ranks[0]).toBeCloseTo((0.15 / 5 + 0.85) / 1.85, 12)
    expect(ranks[1]).toBeCloseTo((1 - (0.15 / 5 + 0.85) / 1.85) / 4, 12)
  })

  test('is what graphology computes, on random graphs', () => {
    fc.assert(
      fc.property(anyGraph, ([size, given]) => {
        const expected = pagerank(asGraphology(size, given), {
          alpha: 0.85,
          maxIterations: 1_000,
          tolerance: 1e-10,
          getEdgeWeight: null,
        })
        const ranks = computePageRank(linkGraph(size, given), { maxIterations: 1_000, tolerance: 1e-10 })
        for (let page = 0; page < size; page++) expect(ranks[page]).toBeCloseTo(expected[page] as number, 7)
      }),
    )
  })

  test('of pages that take no part is nothing, and the others are as if those were not there', () => {
    fc.assert(
      fc.property(anyGraph, fc.infiniteStream(fc.boolean()), ([size, given], stream) => {
        const part = Array.from({ length: size }, () => stream.next().value as boolean)
        const kept = [...part.keys()].filter((page) => part[page])
        const renamed = new Map(kept.map((page, place) => [page, place]))
        const without = given.flatMap(({ from, to }) => {
          const [source, target] = [renamed.get(from), renamed.get(to)]
          return source === undefined || target === undefined ? [] : [{ from: source, to: target }]
        })
        const ranks = computePageRank(linkGraph(size, given), { isIncluded: (page) => part[page] === true })
        const alone = computePageRank(linkGraph(kept.length, without))
        for (const [page, takesPart] of part.entries()) {
          expect(ranks[page]).toBeCloseTo(takesPart ? (alone[renamed.get(page) as number] as number) : 0, 10)
        }
      }),
    )
  })

  test('adds up to one', () => {
    fc.assert(
      fc.property(anyGraph, ([size, given]) => {
        expect(computePageRank(linkGraph(size, given)).reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1, 10)
      }),
    )
  })
})

describe('click depth', () => {
  test('is the number of clicks on the shortest way from home', () => {
    const graph = linkGraph(6, edges([0, 1], [1, 2], [2, 3], [0, 3], [4, 5], [3, 1]))
    expect([...computeClickDepths(graph, 0)]).toEqual([0, 1, 2, 1, UNREACHABLE_DEPTH, UNREACHABLE_DEPTH])
  })

  test('differs by at most one across a link, and every reached page has one before it that is nearer', () => {
    fc.assert(
      fc.property(anyGraph, ([size, given]) => {
        const graph = linkGraph(size, given)
        const depths = computeClickDepths(graph, 0)
        const back = reverseGraph(graph)
        for (let page = 0; page < size; page++) {
          const depth = depths[page] as number
          if (depth === UNREACHABLE_DEPTH) continue
          for (const target of targetsOfPage(graph, page)) expect(depths[target]).toBeLessThanOrEqual(depth + 1)
          const before = [...targetsOfPage(back, page)].map((source) => depths[source])
          if (page !== 0) expect(before).toContain(depth - 1)
        }
      }),
    )
  })

  test('without a home nothing is reached', () => {
    expect([...computeClickDepths(linkGraph(2, edges([0, 1])), -1)]).toEqual([UNREACHABLE_DEPTH, UNREACHABLE_DEPTH])
  })
})

describe('communities', () => {
  const ring = (from: number) =>
    Array.from({ length: 4 }, (_, a) =>
      Array.from({ length: 4 }, (_, b): [number, number] => [from + a, from + b]),
    ).flat()

  test('are groups that link among themselves, the largest first, and the same each time', () => {
    const graph = linkGraph(13, edges(...ring(0), ...ring(4), ...ring(8), [0, 4], [7, 8], [3, 12], [2, 12], [1, 12]))
    const found = [...detectLinkCommunities(graph)]
    expect(new Set(found).size).toBe(3)
    expect(found.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(found[12]).toBe(0)
    expect(new Set(found.slice(4, 8)).size).toBe(1)
    expect(found).toEqual([...detectLinkCommunities(graph)])
  })

  test('of pages without links are each their own', () => {
    expect(new Set(detectLinkCommunities(linkGraph(3, []))).size).toBe(3)
    expect([...detectLinkCommunities(linkGraph(0, []))]).toEqual([])
  })
})
