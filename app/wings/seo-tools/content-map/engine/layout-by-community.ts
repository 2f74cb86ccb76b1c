import { computeForceLayout, type GraphEdge } from './force-layout'
import { type MapLayoutInput, type MapPositions, NO_COMMUNITY } from './map-layout'
import { packDiscs } from './pack-discs'

const RING_SPACING = 1.6

const RING_DISTANCE = 4

// the rest of a site that falls into more shares one disc
const MAX_DISCS = 300

/**
 * Each community as a disc of its own, those with many links between them beside each other; within it, pages that are
 * linked are near each other. Orphans stand on a ring around everything.
 */
export function layoutByCommunity({ from, to, orphans }: MapLayoutInput, communities: Uint32Array): MapPositions {
  const size = orphans.length
  const places = { xs: new Float32Array(size), ys: new Float32Array(size) }
  const discOf = (page: number) => Math.min(communities[page] ?? NO_COMMUNITY, MAX_DISCS)
  const groups = groupByDisc(orphans, discOf)
  const names = [...groups.keys()].sort((a, b) => a - b)
  const discs = new Map(names.map((name, disc) => [name, disc]))
  const { pairs, ties } = linksByDisc({ from, to }, groups, (page) => discs.get(discOf(page)) ?? -1)
  const inner = names.map((name, disc) => computeForceLayout(groups.get(name)?.length ?? 0, pairs[disc] ?? []))
  const placed = packDiscs(
    inner.map(({ xs, ys }) => xs.reduce((most, x, page) => Math.max(most, Math.hypot(x, ys[page] ?? 0)), 1)),
    (disc) => ties[disc] ?? new Map(),
  )
  for (const [disc, name] of names.entries()) {
    for (const [place, page] of (groups.get(name) ?? []).entries()) {
      places.xs[page] = (placed[disc]?.x ?? 0) + (inner[disc]?.xs[place] ?? 0)
      places.ys[page] = (placed[disc]?.y ?? 0) + (inner[disc]?.ys[place] ?? 0)
    }
  }
  const all = Array.from({ length: size }, (_, page) => page)
  const isAround = (page: number) => orphans[page] === 1
  placeOnRings(
    places,
    all.filter((page) => !isAround(page)),
    all.filter(isAround),
  )
  return places
}

/** The pages of each disc, the highest rank first, as the map has them. */
function groupByDisc(orphans: Uint8Array, discOf: (page: number) => number) {
  const groups = new Map<number, number[]>()
  for (const [page, isOrphan] of orphans.entries()) {
    if (isOrphan) continue
    const group = groups.get(discOf(page))
    if (group) group.push(page)
    else groups.set(discOf(page), [page])
  }
  return groups
}

/** Links within discs as places in them, and how many lead from each disc to others. */
function linksByDisc(
  { from, to }: Pick<MapLayoutInput, 'from' | 'to'>,
  groups: ReadonlyMap<number, number[]>,
  discOf: (page: number) => number,
) {
  const placeIn = new Map([...groups.values()].flatMap((pages) => pages.map((page, place) => [page, place] as const)))
  const pairs: GraphEdge[][] = Array.from(groups, () => [])
  const ties: Map<number, number>[] = Array.from(groups, () => new Map())
  for (const [link, source] of from.entries()) {
    const target = to[link] ?? 0
    const [a, b] = [placeIn.get(source), placeIn.get(target)]
    if (a === undefined || b === undefined) continue
    const [one, other] = [discOf(source), discOf(target)]
    if (one === other) pairs[one]?.push([a, b])
    else for (const [disc, tied] of [[one, other] as const, [other, one] as const]) increment(ties[disc], tied)
  }
  return { pairs, ties }
}

function increment(counts: Map<number, number> | undefined, key: number) {
  counts?.set(key, (counts.get(key) ?? 0) + 1)
}

/** Puts pages on rings around all others, as many rings as they need. `inside`: the pages that are there already. */
function placeOnRings({ xs, ys }: MapPositions, inside: readonly number[], pages: readonly number[]) {
  let radius = RING_DISTANCE
  for (const page of inside) radius = Math.max(radius, Math.hypot(xs[page] ?? 0, ys[page] ?? 0) + RING_DISTANCE)
  for (let start = 0; start < pages.length; radius += RING_SPACING) {
    const fits = Math.max(1, Math.floor((2 * Math.PI * radius) / RING_SPACING))
    const ring = pages.slice(start, start + fits)
    for (const [place, page] of ring.entries()) {
      const angle = (2 * Math.PI * place) / ring.length - Math.PI / 2
      xs[page] = radius * Math.cos(angle)
      ys[page] = radius * Math.sin(angle)
    }
    start += ring.length
  }
}
