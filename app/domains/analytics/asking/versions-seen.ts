import { codeOf } from '../days/day'
import { eachVisit, numberIn } from './each-visit'
import { byText } from './most-first'
import type { KnownDay, Tally } from './tally'

const [PAGE_VIEW, CTA_CLICK, PURCHASE] = [codeOf('page_view'), codeOf('cta_click'), codeOf('purchase')]

/** What became of the visits that saw one version of a page. */
export interface VersionCounts {
  /** The version's id. */
  value: string
  visits: number
  /** Visits in which a call to action of the page was clicked after it was seen. */
  clicked: number
  /** Visits in which something was bought after it was seen. */
  bought: number
  cents: number
}

/**
 * Counts for each version of a page, known at these paths, what its visits did. A visit that saw two of them tells nothing
 * and is left out.
 */
export function versionsSeen(paths: string[]): Tally<VersionCounts[]> {
  const versions = new Map<number, Omit<VersionCounts, 'value'>>()
  return {
    take(day, isChosen, words) {
      const places = paths.flatMap((path) => numberIn(day, words, path) ?? [])
      if (places.length === 0) return
      eachVisit(day, isChosen, ({ first, end }) => {
        const seen = oneVersion(day, { places, first, end })
        if (!seen) return
        const { clicks, purchases, cents } = doneIn(day, { places, first: seen.at, end })
        const word = day.words[seen.version] ?? 0
        const counts = versions.get(word) ?? { visits: 0, clicked: 0, bought: 0, cents: 0 }
        counts.visits++
        if (clicks > 0) counts.clicked++
        if (purchases > 0) counts.bought++
        counts.cents += cents
        versions.set(word, counts)
      })
    },
    result: (words) =>
      [...versions]
        .map(([word, counts]) => ({ value: words.textOf(word), ...counts }))
        .sort((a, b) => byText(a.value, b.value)),
  }
}

interface Hits {
  places: number[]
  first: number
  end: number
}

/** The one version that a visit saw and the place of its first view; undefined without one, and where it saw several. */
function oneVersion({ hits }: KnownDay, { places, first, end }: Hits) {
  let seen: { version: number; at: number } | undefined
  for (let hit = first; hit < end; hit++) {
    const version = hits.name[hit] ?? 0
    if (version === 0 || hits.kind[hit] !== PAGE_VIEW || !places.includes(hits.path[hit] ?? 0)) continue
    if (seen && seen.version !== version) return undefined
    seen ??= { version, at: hit }
  }
  return seen
}

/** What a visit did from one place on: clicks on the page, and purchases. */
function doneIn({ hits }: KnownDay, { places, first, end }: Hits) {
  const done = { clicks: 0, purchases: 0, cents: 0 }
  for (let hit = first; hit < end; hit++) {
    if (hits.kind[hit] === CTA_CLICK && places.includes(hits.path[hit] ?? 0)) done.clicks++
    if (hits.kind[hit] !== PURCHASE) continue
    done.purchases++
    done.cents += hits.cents[hit] ?? 0
  }
  return done
}
