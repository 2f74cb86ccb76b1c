import type { SimilarPair } from './find-similar-pairs'

// both measured on the fixed sets (quality): communities are as alike as each other from here on, a page belongs from there
const MERGE_THRESHOLD = 0.3
const MEMBER_THRESHOLD = 0.5

/**
 * Subjects out of communities. These are smaller than subjects, because each page knows its nearest ones only: groups that
 * are nearly as alike as the pages within each are one subject. Then each page goes where it belongs most, or nowhere.
 */
export function mergeCommunities(communities: number[][], alike: SimilarPair[], maxPages: number): number[][] {
  let groups = communities
  for (;;) {
    const joined = mergeOnce(groups, alike, maxPages)
    if (joined.length === groups.length) return reassignPages(groups, alike, maxPages)
    groups = joined
  }
}

/** Joins groups in pairs, each with one other at most. */
function mergeOnce(groups: number[][], alike: SimilarPair[], maxPages: number): number[][] {
  const taken = new Set<number>()
  const joined: number[][] = []
  for (const [one, other] of pairsBySimilarity(groups, alike)) {
    const pages = [...(groups[one] as number[]), ...(groups[other] as number[])]
    if (taken.has(one) || taken.has(other) || pages.length > maxPages) continue
    taken.add(one).add(other)
    joined.push(pages)
  }
  return [...joined, ...groups.filter((_, group) => !taken.has(group))]
}

function pairsBySimilarity(groups: number[][], alike: SimilarPair[]) {
  const groupOf = groupsByPage(groups)
  const [within, across] = [new Float64Array(groups.length), new Map<number, number>()]
  for (const { a, b, score } of alike) {
    const [one, other] = [groupOf.get(a), groupOf.get(b)].sort((x, y) => Number(x) - Number(y))
    if (one === undefined || other === undefined) continue
    if (one === other) (within[one] as number) += score
    else across.set(one * groups.length + other, (across.get(one * groups.length + other) ?? 0) + score)
  }
  const sizeOf = (group: number) => (groups[group] as number[]).length
  const meanWithin = (group: number) => meanSimilarity(within[group] as number, sizeOf(group))
  return [...across]
    .map(([key, sum]) => {
      const [one, other] = [Math.floor(key / groups.length), key % groups.length] as const
      const closer = Math.max(meanWithin(one), meanWithin(other))
      return { pair: [one, other] as const, ratio: sum / (sizeOf(one) * sizeOf(other)) / closer }
    })
    .filter(({ ratio }) => ratio >= MERGE_THRESHOLD)
    .sort((a, b) => b.ratio - a.ratio || a.pair[0] - b.pair[0] || a.pair[1] - b.pair[1])
    .map(({ pair }) => pair)
}

/** How alike the pages of a group are on average, when all of it together is known. */
function meanSimilarity(sum: number, pages: number) {
  return pages < 2 ? 0 : sum / ((pages * (pages - 1)) / 2)
}

function groupsByPage(groups: number[][]) {
  return new Map(groups.flatMap((pages, group) => pages.map((page) => [page, group] as const)))
}

function reassignPages(groups: number[][], alike: SimilarPair[], maxPages: number): number[][] {
  const groupOf = groupsByPage(groups)
  const ties = sumGroupTies(groupOf, alike)
  const sums = new Float64Array(groups.length)
  for (const [page, tied] of ties) {
    const own = groupOf.get(page)
    if (own !== undefined) (sums[own] as number) += (tied.get(own) ?? 0) / 2
  }
  const next = groups.map((): number[] => [])
  for (const [page, tied] of [...ties].sort(([a], [b]) => a - b)) {
    const fitting = [...tied].flatMap(([group, sum]) => {
      const size = (groups[group] as number[]).length
      const others = groupOf.get(page) === group ? size - 1 : size
      const tie = others > 0 ? sum / others : 0
      const isOpen = size > 1 && (next[group] as number[]).length < maxPages
      return isOpen && tie >= MEMBER_THRESHOLD * meanSimilarity(sums[group] as number, size) ? [{ group, tie }] : []
    })
    const [best] = fitting.sort((a, b) => b.tie - a.tie || a.group - b.group)
    if (best) next[best.group]?.push(page)
  }
  return next
}

/** How much each page has to do with each group, added up over its pages. */
function sumGroupTies(groupOf: ReadonlyMap<number, number>, alike: SimilarPair[]) {
  const ties = new Map<number, Map<number, number>>()
  const add = (page: number, other: number, score: number) => {
    const group = groupOf.get(other)
    if (group === undefined) return
    const known = ties.get(page) ?? new Map<number, number>()
    ties.set(page, known.set(group, (known.get(group) ?? 0) + score))
  }
  for (const { a, b, score } of alike) {
    add(a, b, score)
    add(b, a, score)
  }
  return ties
}
