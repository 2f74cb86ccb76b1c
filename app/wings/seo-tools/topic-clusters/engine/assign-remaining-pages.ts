import { MAX_CLUSTER_PAGES } from './detect-communities'
import { findNearestPages, type SimilarityScorers } from './find-similar-pairs'
import type { ScoredPage } from './similarity'

// of all pages, so many are to be in a cluster: those that are farthest from all of them would only blur these
const WANTED_SHARE = 0.85
// measured on real sites (docs/performance.md): what scores less has nothing to do with a subject
const MIN_SCORE = 0.06
// a page whose neighbors were assigned in one round follows in the next
const ROUNDS = 3

interface Assignment {
  page: number
  group: number
  /** How near it is to the group: what its nearest pages there score together. */
  score: number
}

/**
 * Communities with pages that no community took, each in the one to which its nearest pages belong, until 85 % of the
 * pages are in one; the nearest first. `pause` is called after each of them.
 */
export async function assignRemainingPages(
  communities: number[][],
  size: number,
  ways: SimilarityScorers,
  pause: () => Promise<void>,
): Promise<number[][]> {
  const groups = communities.map((pages) => [...pages])
  const groupOf = new Map(groups.flatMap((pages, group) => pages.map((page) => [page, group] as const)))
  const nearestOf = new Map<number, ScoredPage[]>()
  for (let page = 0; page < size && groupOf.size < WANTED_SHARE * size; page++) {
    if (groupOf.has(page)) continue
    nearestOf.set(page, findNearestPages(page, ways, MIN_SCORE))
    await pause()
  }
  for (let round = 0; round < ROUNDS && groupOf.size < WANTED_SHARE * size; round++) {
    const found = findAssignments(nearestOf, groupOf)
    for (const { page, group } of found.sort((a, b) => b.score - a.score || a.page - b.page)) {
      const pages = groups[group] as number[]
      if (pages.length >= MAX_CLUSTER_PAGES || groupOf.size >= WANTED_SHARE * size) continue
      pages.push(page)
      groupOf.set(page, group)
    }
  }
  return groups.map((pages) => pages.sort((a, b) => a - b)).sort((a, b) => b.length - a.length)
}

function findAssignments(
  nearestOf: ReadonlyMap<number, ScoredPage[]>,
  groupOf: ReadonlyMap<number, number>,
): Assignment[] {
  return [...nearestOf].flatMap(([page, nearest]) => {
    const group = groupOf.has(page) ? undefined : findNearestGroup(nearest, groupOf)
    return group ? [{ page, ...group }] : []
  })
}

function findNearestGroup(nearest: readonly ScoredPage[], groupOf: ReadonlyMap<number, number>) {
  const sums = new Map<number, number>()
  for (const { page: other, score } of nearest) {
    const group = groupOf.get(other)
    if (group !== undefined) sums.set(group, (sums.get(group) ?? 0) + score)
  }
  const [best] = [...sums].sort(([a, one], [b, other]) => other - one || a - b)
  return best && { group: best[0], score: best[1] }
}
