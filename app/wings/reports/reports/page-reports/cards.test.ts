import { expect, test } from 'vitest'
import { compareMetrics } from '../compared-metric'
import { zeroVisitMetrics } from '../metrics'
import { buildVisitorCards, type Card } from './card'
import { buildPostBreakdowns } from './post-report'
import { buildProductCards } from './product-report'

const rowsOf = (cards: Card[], wanted: string) =>
  cards.find(({ name }) => name === wanted)?.rows.map(({ label, share }) => [label, share])

test('a share of visitors is one of all visitors of the page, and an unknown value says so', () => {
  const source = [
    { ...zeroVisitMetrics, value: 'Google', visitors: 30 },
    { ...zeroVisitMetrics, value: '', visitors: 10 },
  ]
  expect(rowsOf(buildVisitorCards({ source, country: [], device: [] }, 40), 'sources')).toEqual([
    ['Google', 0.75],
    ['Unknown', 0.25],
  ])
})

test('a post tells how far it was read, and whether its text links to the next pages', () => {
  const page = { views: 8, viewsByDepth: [8, 6, 4, 1] }
  const next = [
    { value: '/tools', times: 4 },
    { value: '/blog', times: 2 },
  ]
  const figures = { page, next, bought: [], sources: [], countries: [], devices: [] }
  const cards = buildPostBreakdowns({ figures, linked: ['/tools'], productNames: {} } as unknown as Parameters<
    typeof buildPostBreakdowns
  >[0])
  expect(rowsOf(cards, 'depth')).toEqual([
    ['25% of page', 1],
    ['50% of page', 0.75],
    ['75% of page', 0.5],
    ['End of page', 0.125],
  ])
  expect(rowsOf(cards, 'next-pages')).toEqual([
    ['/tools (linked)', 0.5],
    ['/blog', 0.25],
  ])
})

test('steps to a purchase that nobody took are shown with nothing', () => {
  const cardsOf = (way: object[]) => {
    const figures = { way, page: { visitors: 4 }, sources: [], countries: [], devices: [] }
    return buildProductCards({ figures } as unknown as Parameters<typeof buildProductCards>[0])
  }
  expect(rowsOf(cardsOf([]), 'way')?.map(([, share]) => share)).toEqual([0, 0, 0, 0])
  expect(rowsOf(cardsOf([{ visits: 4 }, { visits: 1 }]), 'way')?.[1]).toEqual(['2. Call-to-action click', 0.25])
})

test('where nobody came averages are compared with nothing', () => {
  const described = [
    { label: 'Views', format: 'count', value: (views: number) => views },
    { label: 'Read', format: 'share', value: (views: number) => views / 10 },
  ] as const
  const before = (hasVisits: boolean) =>
    compareMetrics([...described], 0, 5, hasVisits).map((figure) => figure.previousValue)
  expect(before(false)).toEqual([5, null])
  expect(before(true)).toEqual([5, 0.5])
})
