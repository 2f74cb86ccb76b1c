import { hitKindCode } from '../days/day-data'
import type { Aggregator, IndexedDay } from './aggregator'
import { compareText } from './compare-results'
import { findTextIndex, forEachVisit } from './for-each-visit'

const [PAGE_VIEW, CTA_CLICK, PURCHASE] = [hitKindCode('page_view'), hitKindCode('cta_click'), hitKindCode('purchase')]

/** What became of the visits that saw one version of a page. */
export interface VariantMetrics {
  /** The version's id. */
  value: string
  visits: number
  /** Visits in which a call to action of the page was clicked after it was seen. */
  clickedVisits: number
  /** Visits in which something was bought after it was seen. */
  convertedVisits: number
  cents: number
}

/**
 * Counts for each version of a page, known at these paths, what its visits did. A visit that saw two of them tells nothing
 * and is left out.
 */
export function createVariantsAggregator(paths: string[]): Aggregator<VariantMetrics[]> {
  const versions = new Map<number, Omit<VariantMetrics, 'value'>>()
  return {
    add(day, isChosen, words) {
      const places = paths.flatMap((path) => findTextIndex(day, words, path) ?? [])
      if (places.length === 0) return
      forEachVisit(day, isChosen, ({ first, end }) => {
        const seen = findOnlyVariant(day, { places, first, end })
        if (!seen) return
        const { clicks, purchases, cents } = countConversions(day, { places, first: seen.at, end })
        const word = day.textIds[seen.version] ?? 0
        const counts = versions.get(word) ?? { visits: 0, clickedVisits: 0, convertedVisits: 0, cents: 0 }
        counts.visits++
        if (clicks > 0) counts.clickedVisits++
        if (purchases > 0) counts.convertedVisits++
        counts.cents += cents
        versions.set(word, counts)
      })
    },
    result: (words) =>
      [...versions]
        .map(([word, counts]) => ({ value: words.getText(word), ...counts }))
        .sort((a, b) => compareText(a.value, b.value)),
  }
}

interface VariantHits {
  places: number[]
  first: number
  end: number
}

/** The one version that a visit saw and the place of its first view; undefined without one, and where it saw several. */
function findOnlyVariant({ hits }: IndexedDay, { places, first, end }: VariantHits) {
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
function countConversions({ hits }: IndexedDay, { places, first, end }: VariantHits) {
  const done = { clicks: 0, purchases: 0, cents: 0 }
  for (let hit = first; hit < end; hit++) {
    if (hits.kind[hit] === CTA_CLICK && places.includes(hits.path[hit] ?? 0)) done.clicks++
    if (hits.kind[hit] !== PURCHASE) continue
    done.purchases++
    done.cents += hits.cents[hit] ?? 0
  }
  return done
}
