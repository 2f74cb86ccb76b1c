import type { AttributionModel, RevenueMetrics } from '../aggregates'
import { hitKindCode } from '../days/day-data'
import type { Aggregator, IndexedDay } from './aggregator'
import { compareByRevenue } from './compare-results'
import { CounterTable, incrementAt } from './counter-table'
import { forEachPurchase } from './for-each-purchase'
import { TextMatcher } from './text-matcher'

export type RevenueDimension = 'channel' | 'source' | 'campaign' | 'landing' | 'post'

const PAGE_VIEW = hitKindCode('page_view')

// places in a row of figures
const [PURCHASES, CENTS, WIDTH] = [0, 1, 2] as const

/**
 * Counts the purchases of the chosen visits by what led to them within the visit. A visit has one channel and one campaign,
 * those of its beginning; its source, the page where somebody landed and the post that was read may be the first or the
 * last before the purchase. The value is empty where nothing is known.
 */
export function createRevenueAggregator(by: RevenueDimension, touch: AttributionModel): Aggregator<RevenueMetrics[]> {
  const posts = new TextMatcher([{ text: '/blog/', isPrefix: true, bits: 1 }])
  const all = new CounterTable(WIDTH)
  return {
    add(day, isChosen, words) {
      const textOf = findAttributedText(day, by, touch, () => posts.match(day, words))
      all.ensureCapacity(words.size)
      forEachPurchase(day, isChosen, (visit, hit) => {
        const row = all.offsetOf(day.textIds[textOf(visit, hit)] ?? 0)
        incrementAt(all.values, row + PURCHASES, 1)
        incrementAt(all.values, row + CENTS, day.hits.cents[hit] ?? 0)
      })
    },
    result: (words) =>
      all.keys.map((word) => readRevenueMetrics(all, all.offsetOf(word), words.getText(word))).sort(compareByRevenue),
  }
}

/** Finds the text of what led to a purchase. */
function findAttributedText(day: IndexedDay, by: RevenueDimension, touch: AttributionModel, posts: () => Uint32Array) {
  const { visits, hits } = day
  if (by === 'post') {
    const isPost = posts()
    const has = (hit: number) => isPost[hits.path[hit] ?? 0] === 1
    return (visit: number, purchase: number) => hits.path[findViewBefore(day, visit, purchase, touch, has) ?? -1] ?? 0
  }
  const first = visits[by === 'landing' ? 'entry' : by]
  if (touch === 'first' || by === 'channel' || by === 'campaign') return (visit: number) => first[visit] ?? 0
  const last = by === 'landing' ? hits.path : hits.source
  const cameIn = (hit: number) => hits.source[hit] !== 0
  return (visit: number, purchase: number) =>
    last[findViewBefore(day, visit, purchase, 'last', cameIn) ?? -1] ?? first[visit] ?? 0
}

/** The first or last page view of the visit before a purchase of which something holds. */
function findViewBefore(
  { visits, hits }: IndexedDay,
  visit: number,
  purchase: number,
  touch: AttributionModel,
  holds: (hit: number) => boolean,
) {
  const begin = visits.firstHit[visit] ?? 0
  const step = touch === 'first' ? 1 : -1
  for (let hit = touch === 'first' ? begin : purchase - 1; hit >= begin && hit < purchase; hit += step) {
    if (hits.kind[hit] === PAGE_VIEW && holds(hit)) return hit
  }
}

function readRevenueMetrics({ values }: CounterTable, row: number, value: string): RevenueMetrics {
  return { value, purchases: values[row + PURCHASES] ?? 0, cents: values[row + CENTS] ?? 0 }
}
