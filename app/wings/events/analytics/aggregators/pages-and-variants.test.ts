import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ArbitraryHit,
  type ArbitraryVisit,
  arbitraryDays,
  filterPageViews,
  runAggregator,
} from '~test/arbitrary-days'
import { createNextPagesAggregator } from './next-pages-aggregator'
import { createPageReportAggregator, SCROLL_DEPTHS } from './page-report-aggregator'
import { createPurchasesAfterAggregator } from './purchases-after-aggregator'
import { createVariantsAggregator } from './variants-aggregator'

const READ_SECONDS = 30

const isView = (path: string) => (hit: ArbitraryHit) => hit.kind === 'page_view' && hit.path === path
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test('how a page was seen is what a plain recount of its views says', () => {
  fc.assert(
    fc.property(arbitraryDays, (days) => {
      expect(runAggregator(createPageReportAggregator('/a', READ_SECONDS), days)).toEqual(recount(days))
    }),
  )
})

function recount(days: ArbitraryVisit[][]) {
  const seen = days.flat().filter((visit) => visit.isChosen && visit.hits.some(isView('/a')))
  const views = seen.flatMap((visit) => visit.hits.filter(isView('/a')))
  const begun = seen.filter((visit) => filterPageViews(visit)[0]?.path === '/a')
  return {
    views: views.length,
    visits: seen.length,
    visitors: sum(days.map(visitorsOf)),
    entries: begun.length,
    exits: seen.filter((visit) => filterPageViews(visit).at(-1)?.path === '/a').length,
    bounces: begun.filter(({ hits }) => hits.length === 1).length,
    seconds: sum(views.map(({ seconds }) => seconds)),
    viewsByDepth: SCROLL_DEPTHS.map((depth) => views.filter(({ scroll }) => scroll >= depth).length),
    readViews: views.filter(({ scroll, seconds }) => scroll >= 75 && seconds >= READ_SECONDS).length,
  }
}

function visitorsOf(visits: ArbitraryVisit[]) {
  let visitor = 0
  const seen = visits.flatMap((visit) => {
    if (!visit.isSameVisitor) visitor++
    return visit.isChosen && visit.hits.some(isView('/a')) ? [visitor] : []
  })
  return new Set(seen).size
}

test('the next page is the one seen right after, and the same page again is none', () => {
  fc.assert(
    fc.property(arbitraryDays, (days) => {
      const chosen = days.flat().filter(({ isChosen }) => isChosen)
      const next = chosen.flatMap((visit) => {
        const paths = filterPageViews(visit).map(({ path }) => path)
        return paths.filter((path, at) => paths[at - 1] === '/a' && path !== '/a')
      })
      const found = runAggregator(createNextPagesAggregator('/a'), days)
      expect(Object.fromEntries(found.map(({ value, times }) => [value, times]))).toEqual(countEach(next))
      expect(found.map(({ times }) => times)).toEqual(found.map(({ times }) => times).sort((a, b) => b - a))
    }),
  )
})

function countEach(values: string[]) {
  return Object.fromEntries(values.map((value) => [value, values.filter((other) => other === value).length]))
}

function after(visit: ArbitraryVisit, path: string) {
  const at = visit.hits.findIndex(isView(path))
  return at < 0 ? [] : visit.hits.slice(at)
}

test('bought after a page is what was bought later in the same visit', () => {
  fc.assert(
    fc.property(arbitraryDays, (days) => {
      const chosen = days.flat().filter(({ isChosen }) => isChosen)
      const bought = chosen.flatMap((visit) => after(visit, '/a').filter(({ kind }) => kind === 'purchase'))
      const found = runAggregator(createPurchasesAfterAggregator('/a'), days)
      expect(sum(found.map(({ cents }) => cents))).toBe(sum(bought.map(({ cents }) => cents)))
      expect(Object.fromEntries(found.map(({ value, purchases }) => [value, purchases]))).toEqual(
        countEach(bought.map(({ name }) => name)),
      )
    }),
  )
})

test('what a version brought is what its visits did after it was seen; visits that saw two versions tell nothing', () => {
  fc.assert(
    fc.property(arbitraryDays, (days) => {
      const visits = days.flat().filter(({ isChosen }) => isChosen)
      const wanted = ['x', 'y'].flatMap((version) => {
        const seen = visits.filter((visit) => `${[...new Set(versionsOf(visit))]}` === version)
        return seen.length > 0 ? [versionCounts(version, seen.map(afterVersion))] : []
      })
      expect(runAggregator(createVariantsAggregator(['/a', '/gone']), days)).toEqual(wanted)
    }),
  )
})

function versionsOf({ hits }: ArbitraryVisit) {
  return hits.filter(isView('/a')).flatMap(({ name }) => name || [])
}

function afterVersion({ hits }: ArbitraryVisit) {
  return hits.slice(hits.findIndex((hit) => isView('/a')(hit) && hit.name !== ''))
}

function versionCounts(value: string, rests: ArbitraryHit[][]) {
  const bought = rests.map((rest) => rest.filter(({ kind }) => kind === 'purchase'))
  return {
    value,
    visits: rests.length,
    clickedVisits: rests.filter((rest) => rest.some(({ kind, path }) => kind === 'cta_click' && path === '/a')).length,
    convertedVisits: bought.filter(({ length }) => length > 0).length,
    cents: sum(bought.flat().map(({ cents }) => cents)),
  }
}
