import type { RevenueCounts, Touch } from '../answers'
import { codeOf } from '../days/day'
import { eachPurchase } from './each-purchase'
import { add, FigureRows } from './figure-rows'
import { mostMoneyFirst } from './most-first'
import type { KnownDay, Tally } from './tally'
import { TextMarks } from './text-marks'

export type RevenueDimension = 'channel' | 'source' | 'campaign' | 'landing' | 'post'

const PAGE_VIEW = codeOf('page_view')

// places in a row of figures
const [PURCHASES, CENTS, WIDTH] = [0, 1, 2] as const

/**
 * Counts the purchases of the chosen visits by what led to them within the visit. A visit has one channel and one campaign,
 * those of its beginning; its source, the page where somebody landed and the post that was read may be the first or the
 * last before the purchase. The value is empty where nothing is known.
 */
export function revenueBy(by: RevenueDimension, touch: Touch): Tally<RevenueCounts[]> {
  const posts = new TextMarks([{ text: '/blog/', isBeginning: true, bits: 1 }])
  const all = new FigureRows(WIDTH)
  return {
    take(day, isChosen, words) {
      const textOf = cause(day, by, touch, () => posts.of(day, words))
      all.reach(words.size)
      eachPurchase(day, isChosen, (visit, hit) => {
        const row = all.at(day.words[textOf(visit, hit)] ?? 0)
        add(all.figures, row + PURCHASES, 1)
        add(all.figures, row + CENTS, day.hits.cents[hit] ?? 0)
      })
    },
    result: (words) => all.numbers.map((word) => valueAt(all, all.at(word), words.textOf(word))).sort(mostMoneyFirst),
  }
}

/** Finds the text of what led to a purchase. */
function cause(day: KnownDay, by: RevenueDimension, touch: Touch, posts: () => Uint32Array) {
  const { visits, hits } = day
  if (by === 'post') {
    const isPost = posts()
    const has = (hit: number) => isPost[hits.path[hit] ?? 0] === 1
    return (visit: number, purchase: number) => hits.path[viewBefore(day, visit, purchase, touch, has) ?? -1] ?? 0
  }
  const first = visits[by === 'landing' ? 'entry' : by]
  if (touch === 'first' || by === 'channel' || by === 'campaign') return (visit: number) => first[visit] ?? 0
  const last = by === 'landing' ? hits.path : hits.source
  const cameIn = (hit: number) => hits.source[hit] !== 0
  return (visit: number, purchase: number) =>
    last[viewBefore(day, visit, purchase, 'last', cameIn) ?? -1] ?? first[visit] ?? 0
}

/** The first or last page view of the visit before a purchase of which something holds. */
function viewBefore(
  { visits, hits }: KnownDay,
  visit: number,
  purchase: number,
  touch: Touch,
  holds: (hit: number) => boolean,
) {
  const begin = visits.firstHit[visit] ?? 0
  const step = touch === 'first' ? 1 : -1
  for (let hit = touch === 'first' ? begin : purchase - 1; hit >= begin && hit < purchase; hit += step) {
    if (hits.kind[hit] === PAGE_VIEW && holds(hit)) return hit
  }
}

function valueAt({ figures }: FigureRows, row: number, value: string): RevenueCounts {
  return { value, purchases: figures[row + PURCHASES] ?? 0, cents: figures[row + CENTS] ?? 0 }
}
