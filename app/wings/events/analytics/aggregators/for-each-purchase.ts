import type { IndexedDay } from './aggregator'

/** Calls with each purchase of the chosen visits. */
export function forEachPurchase(day: IndexedDay, isChosen: Uint8Array, call: (visit: number, hit: number) => void) {
  for (const hit of day.purchaseHits) {
    const visit = findVisitOfHit(day.visits.firstHit, hit)
    if (isChosen[visit] === 1) call(visit, hit)
  }
}

/** The visit whose hits begin last at or before this one. */
function findVisitOfHit(firstHit: Uint32Array, hit: number) {
  let [low, high] = [0, firstHit.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((firstHit[middle] ?? 0) <= hit) low = middle
    else high = middle
  }
  return low
}
