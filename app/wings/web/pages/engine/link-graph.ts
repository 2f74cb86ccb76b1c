/** Links between pages: the number of the page where each stands, and of the one to which it leads. */
export interface LinkEdges {
  from: ArrayLike<number>
  to: ArrayLike<number>
}

/**
 * Pages and the links between them, in the form in which they are walked fastest: the targets of page `n` stand in `targets`
 * from `starts[n]` up to `starts[n + 1]`. Each pair of pages is linked once, and none to itself.
 */
export interface LinkGraph {
  size: number
  starts: Uint32Array
  targets: Uint32Array
}

/** Links of a page to itself, and to numbers that are no page's, are left out; so are repetitions. */
export function buildLinkGraph(size: number, links: LinkEdges): LinkGraph {
  const all = sortLinks(size, links)
  const starts = new Uint32Array(size + 1)
  const targets = new Uint32Array(all.targets.length)
  const seenFrom = new Int32Array(size).fill(-1)
  let count = 0
  for (let page = 0; page < size; page++) {
    for (const target of targetsOfPage(all, page)) {
      if (seenFrom[target] === page) continue
      seenFrom[target] = page
      targets[count++] = target
    }
    starts[page + 1] = count
  }
  return { size, starts, targets: targets.slice(0, count) }
}

/** By the page where they stand, repetitions included. */
function sortLinks(size: number, { from, to }: LinkEdges): LinkGraph {
  const isLink = (link: number) => from[link] !== to[link] && isPage(from[link], size) && isPage(to[link], size)
  const starts = new Uint32Array(size + 1)
  for (let link = 0; link < from.length; link++) {
    if (isLink(link)) increment(starts, (from[link] as number) + 1)
  }
  for (let page = 0; page < size; page++) starts[page + 1] = numberAt(starts, page + 1) + numberAt(starts, page)
  const targets = new Uint32Array(numberAt(starts, size))
  const next = starts.slice()
  for (let link = 0; link < from.length; link++) {
    if (isLink(link)) targets[increment(next, from[link] as number)] = to[link] as number
  }
  return { size, starts, targets }
}

/** The same graph with every link the other way. */
export function reverseGraph({ size, starts, targets }: LinkGraph): LinkGraph {
  const from = new Uint32Array(targets.length)
  for (let page = 0; page < size; page++) from.fill(page, starts[page], starts[page + 1])
  return sortLinks(size, { from: targets, to: from })
}

/** The pages that a page links to. */
export function targetsOfPage({ starts, targets }: LinkGraph, page: number) {
  return targets.subarray(starts[page], starts[page + 1])
}

/** How many pages each page links to; of the reversed graph, by how many it is linked. */
export function outDegrees({ size, starts }: LinkGraph) {
  return Uint32Array.from({ length: size }, (_, page) => numberAt(starts, page + 1) - numberAt(starts, page))
}

/** Adds one; answers what was there before. */
function increment(numbers: Uint32Array, place: number) {
  const before = numberAt(numbers, place)
  numbers[place] = before + 1
  return before
}

/** Within its bounds a typed array holds a number everywhere, which its type does not say. */
export function numberAt(numbers: Uint32Array | Float64Array | Int32Array, place: number) {
  return numbers[place] as number
}

function isPage(page: number | undefined, size: number) {
  return page !== undefined && page >= 0 && page < size
}
