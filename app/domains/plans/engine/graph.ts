/** A node with its weight and the nodes it waits for. */
export type Node = { id: string; hours: number; dependsOn: string[] }

type Graph = { known: Map<string, Node>; next: Map<string, string[]>; waiting: Map<string, number> }

function graphOf(nodes: Node[]): Graph {
  const known = new Map(nodes.map((node) => [node.id, node]))
  const next = new Map<string, string[]>(nodes.map(({ id }) => [id, []]))
  const waiting = new Map<string, number>()
  for (const { id, dependsOn } of nodes) {
    const needs = [...new Set(dependsOn)].filter((other) => known.has(other))
    waiting.set(id, needs.length)
    for (const other of needs) next.get(other)?.push(id)
  }
  return { known, next, waiting }
}

/**
 * The nodes in waves: each wave waits only for earlier ones, so its nodes may be worked on at the same time (Kahn,
 * Communications of the ACM 5(11), 1962). `unplaced` are the nodes on a cycle or behind one. Unknown ids wait for nothing.
 */
export function wavesOf(nodes: Node[]) {
  const { next, waiting } = graphOf(nodes)
  const waves: string[][] = []
  let wave = nodes.filter(({ id }) => waiting.get(id) === 0).map(({ id }) => id)
  let placed = 0
  while (wave.length > 0) {
    waves.push(wave)
    placed += wave.length
    const following: string[] = []
    for (const later of wave.flatMap((id) => next.get(id) ?? [])) {
      const left = (waiting.get(later) ?? 0) - 1
      waiting.set(later, left)
      if (left === 0) following.push(later)
    }
    wave = following
  }
  const inWaves = new Set(waves.flat())
  return { waves, unplaced: placed === nodes.length ? [] : nodes.map(({ id }) => id).filter((id) => !inWaves.has(id)) }
}

/** One cycle as a path whose last id is its first again; null when there is none. */
export function findCycle(nodes: Node[]): string[] | null {
  const stuck = new Set(wavesOf(nodes).unplaced)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const path: string[] = []
  let at = [...stuck][0]
  // Whatever is stuck waits for something that is stuck: following that way must come back to itself.
  while (at !== undefined && !path.includes(at)) {
    path.push(at)
    at = byId.get(at)?.dependsOn.find((other) => stuck.has(other))
  }
  return at === undefined ? null : [...path.slice(path.indexOf(at)), at].reverse()
}

/**
 * Critical path method: how long the whole takes with enough people, the chain that decides it, and for each node by how
 * many hours it may be late without moving the end. Expects a graph without cycles.
 */
export function criticalPath(nodes: Node[]) {
  const { known, next } = graphOf(nodes)
  const order = wavesOf(nodes).waves.flat()
  const start = new Map<string, number>()
  const end = (id: string) => (start.get(id) ?? 0) + (known.get(id)?.hours ?? 0)
  for (const id of order) {
    const needs = known.get(id)?.dependsOn.filter((other) => known.has(other)) ?? []
    start.set(id, Math.max(0, ...needs.map(end)))
  }
  const total = Math.max(0, ...order.map(end))
  const tail = tailsOf(nodes)
  const slack = new Map(order.map((id) => [id, total - (start.get(id) ?? 0) - (tail.get(id) ?? 0)]))
  const path: string[] = []
  let at = order.find((id) => isZero(slack.get(id)) && start.get(id) === 0)
  while (at !== undefined) {
    path.push(at)
    const endsAt = end(at)
    at = next.get(at)?.find((id) => isZero(slack.get(id)) && isZero((start.get(id) ?? 0) - endsAt))
  }
  return { hours: total, path, slack }
}

// Sums of sixths do not meet exactly in floating point.
const isZero = (hours = 0) => Math.abs(hours) < 1e-6

/** For each node the hours of the longest chain that begins with it. */
export function tailsOf(nodes: Node[]) {
  const { known, next } = graphOf(nodes)
  const tail = new Map<string, number>()
  for (const id of wavesOf(nodes).waves.flat().reverse()) {
    const after = (next.get(id) ?? []).map((later) => tail.get(later) ?? 0)
    tail.set(id, (known.get(id)?.hours ?? 0) + Math.max(0, ...after))
  }
  return tail
}
