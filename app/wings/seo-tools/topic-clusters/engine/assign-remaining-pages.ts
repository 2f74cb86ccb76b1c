import { MAX_CLUSTER_PAGES } from './detect-communities'
import { findNearestPages, type SimilarityScorers } from './find-similar-pairs'

// measured on real sites (docs/performance.md): what scores less has nothing to do with a subject
const MIN_SCORE = 0.03
// a page whose neighbors were assigned in one round follows in the next
const ROUNDS = 3

/**
 * Communities with the pages that no community took, each in the one to which its nearest pages belong. A page that is
 * near to none of them stays out. `pause` is called after each page.
 */
export async function assignRemainingPages(
  communities: number[][],
  size: number,
  ways: SimilarityScorers,
  pause: () => Promise<void>,
): Promise<number[][]> {
  const groups = communities.map((pages) => [...pages])
  const groupOf = new Map(groups.flatMap((pages, group) => pages.map((page) => [page, group] as const)))
  for (let round = 0; round < ROUNDS; round++) {
    const found = await findNearestGroups(groupOf, size, ways, pause)
    for (const [page, group] of found) {
      const pages = groups[group] as number[]
      if (pages.length >= MAX_CLUSTER_PAGES) continue
      pages.push(page)
      groupOf.set(page, group)
    }
    if (found.length === 0) break
  }
  return groups.map((pages) => pages.sort((a, b) => a - b)).sort((a, b) => b.length - a.length)
}

/** For the pages that are in no group, the group to which their nearest pages belong. */
async function findNearestGroups(
  groupOf: ReadonlyMap<number, number>,
  size: number,
  ways: SimilarityScorers,
  pause: () => Promise<void>,
) {
  const found: [page: number, group: number][] = []
  for (let page = 0; page < size; page++) {
    if (groupOf.has(page)) continue
    const group = findNearestGroup(page, groupOf, ways)
    if (group !== undefined) found.push([page, group])
    await pause()
  }
  return found
}

function findNearestGroup(page: number, groupOf: ReadonlyMap<number, number>, ways: SimilarityScorers) {
  const sums = new Map<number, number>()
  for (const { page: other, score } of findNearestPages(page, ways, MIN_SCORE)) {
    const group = groupOf.get(other)
    if (group !== undefined) sums.set(group, (sums.get(group) ?? 0) + score)
  }
  const [best] = [...sums].sort(([a, one], [b, other]) => other - one || a - b)
  return best?.[0]
}
