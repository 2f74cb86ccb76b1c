/** @typedef {{ p5: number, r5: number, r10: number, mrr: number }} RankingQuality */

/**
 * How well rankings find the links that authors made, averaged over the pages that have such links: of the first five how
 * many are right, of the right ones how many are among the first five and ten, and one by the place of the first right one.
 * @param {readonly { targets: number[] }[]} pages @param {(page: number) => number[]} rank @returns {RankingQuality}
 */
export function measureRanking(pages, rank) {
  const sum = { p5: 0, r5: 0, r10: 0, mrr: 0 }
  const linking = [...pages.entries()].filter(([, { targets }]) => targets.length > 0)
  for (const [page, { targets }] of linking) {
    const isRight = rank(page).map((target) => targets.includes(target))
    const hits = (/** @type {number} */ first) => isRight.slice(0, first).filter(Boolean).length
    sum.p5 += hits(5) / 5
    sum.r5 += hits(5) / targets.length
    sum.r10 += hits(10) / targets.length
    sum.mrr += isRight.includes(true) ? 1 / (isRight.indexOf(true) + 1) : 0
  }
  const mean = (/** @type {number} */ total) => round(total / Math.max(1, linking.length))
  return { p5: mean(sum.p5), r5: mean(sum.r5), r10: mean(sum.r10), mrr: mean(sum.mrr) }
}

/** The P@5 that no ranking can exceed. @param {readonly { targets: number[] }[]} pages */
export function ceilingOfP5(pages) {
  const counts = pages.map(({ targets }) => targets.length).filter((count) => count > 0)
  return round(counts.reduce((sum, count) => sum + Math.min(5, count) / 5, 0) / Math.max(1, counts.length))
}

const round = (/** @type {number} */ value) => Math.round(value * 1000) / 1000
