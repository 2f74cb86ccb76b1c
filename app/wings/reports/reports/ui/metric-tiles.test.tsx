import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { OverviewReport } from '../overview/overview-report'
import { MetricTiles } from './metric-tiles'

const totals = { visitors: 10, visits: 12, pageviews: 30, bounces: 3, seconds: 600, purchases: 0, revenue: 0 }
const report = {
  period: { from: '2026-03-01', to: '2026-03-01' },
  totals,
  previousTotals: null,
  metric: 'visits',
  metrics: ['visitors', 'visits'],
} as unknown as OverviewReport

function drawn(search: string) {
  const Site = createRoutesStub([{ path: '/admin/analytics', Component: () => <MetricTiles report={report} /> }])
  return renderToStaticMarkup(<Site initialEntries={[`/admin/analytics${search}`]} />)
}

test('each figure leads to its drawing and keeps the rest of the address; that of visitors needs no word there', () => {
  const addresses = [...drawn('?period=7d&figure=visits').matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
  expect(addresses).toEqual(['/admin/analytics?period=7d', '/admin/analytics?period=7d&amp;figure=visits'])
})

test('the figure that is drawn is the current one', () => {
  expect(drawn('').match(/aria-current="true"/g)).toHaveLength(1)
  expect(drawn('')).toMatch(/aria-current="true"[^>]*><span[^>]*>Visits</)
})
