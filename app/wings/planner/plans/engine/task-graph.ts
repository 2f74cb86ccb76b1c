import { DirectedGraph } from 'graphology'
import { forEachNodeInTopologicalOrder } from 'graphology-dag/topological-sort.js'

/** A node with its weight and the nodes it waits for. */
export type GraphNode = { id: string; hours: number; dependsOn: string[] }

/** An edge leads from what is needed to what waits for it; unknown ids are no edges. */
function buildGraph(nodes: GraphNode[]) {
  const graph = new DirectedGraph<GraphNode>()
  for (const node of nodes) graph.mergeNode(node.id, node)
  for (const { id, dependsOn } of nodes)
    for (const need of dependsOn) if (graph.hasNode(need)) graph.mergeDirectedEdge(need, id)
  return graph
}

type Graph = ReturnType<typeof buildGraph>

/** Ids in waves, as far as they can be ordered: the library orders what it can before it complains of a cycle. */
function topologicalGenerations(graph: Graph) {
  const waves: string[][] = []
  let placed = 0
  try {
    forEachNodeInTopologicalOrder(graph, (id, _node, generation) => {
      placed++
      const wave = waves[generation]
      if (wave) wave.push(id)
      else waves[generation] = [id]
    })
  } catch (error) {
    if (placed === graph.order) throw error
  }
  return waves
}

/**
 * The nodes in waves: each wave waits only for earlier ones, so its nodes may be worked on at the same time (Kahn,
 * Communications of the ACM 5(11), 1962). `unplaced` are the nodes on a cycle or behind one. Unknown ids wait for nothing.
 */
export function computeWaves(nodes: GraphNode[]) {
  const waves = topologicalGenerations(buildGraph(nodes))
  const inWaves = new Set(waves.flat())
  return { waves, unplaced: nodes.map(({ id }) => id).filter((id) => !inWaves.has(id)) }
}

/** One cycle as a path whose last id is its first again; null when there is none. */
export function findCycle(nodes: GraphNode[]): string[] | null {
  const stuck = new Set(computeWaves(nodes).unplaced)
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
export function computeCriticalPath(nodes: GraphNode[]) {
  const graph = buildGraph(nodes)
  const order = topologicalGenerations(graph).flat()
  const hours = (id: string) => graph.getNodeAttribute(id, 'hours')
  const start = new Map<string, number>()
  const end = (id: string) => (start.get(id) ?? 0) + hours(id)
  for (const id of order) start.set(id, Math.max(0, ...graph.inNeighbors(id).map(end)))
  const total = Math.max(0, ...order.map(end))
  const tail = tailHoursIn(graph, order)
  const slack = new Map(order.map((id) => [id, total - (start.get(id) ?? 0) - (tail.get(id) ?? 0)]))
  const path: string[] = []
  let at = order.find((id) => isZero(slack.get(id)) && start.get(id) === 0)
  while (at !== undefined) {
    path.push(at)
    const endsAt = end(at)
    at = graph.outNeighbors(at).find((id) => isZero(slack.get(id)) && isZero((start.get(id) ?? 0) - endsAt))
  }
  return { hours: total, path, slack }
}

// Sums of sixths do not meet exactly in floating point.
const isZero = (hours = 0) => Math.abs(hours) < 1e-6

/** For each node the hours of the longest chain that begins with it. */
export function computeTailHours(nodes: GraphNode[]) {
  const graph = buildGraph(nodes)
  return tailHoursIn(graph, topologicalGenerations(graph).flat())
}

function tailHoursIn(graph: Graph, order: string[]) {
  const tail = new Map<string, number>()
  for (const id of order.toReversed()) {
    const after = graph.outNeighbors(id).map((later) => tail.get(later) ?? 0)
    tail.set(id, graph.getNodeAttribute(id, 'hours') + Math.max(0, ...after))
  }
  return tail
}
