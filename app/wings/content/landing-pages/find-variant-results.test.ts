import { rebuildChangedDays } from '~/wings/events/analytics/rebuild-days.server'
import { storeVisit, type VisitStep } from '~test/store-visit'
import { expect, test } from '~test/test'
import { findVariantResults } from './find-variant-results.server'

const now = new Date('2026-03-20T15:00:00Z')
const saw = (path: string, version?: string): VisitStep => ['page_view', path, version ? { version } : {}]
const clicked = (path: string): VisitStep => ['cta_click', path]

test('a version has the visits that saw it alone, with what they clicked and bought afterwards', async ({
  database: { db },
}) => {
  const visit = (...steps: VisitStep[]) => storeVisit(db, '2026-03-18T09:00:00Z', steps)
  await visit(saw('/portal', 'first'), clicked('/portal'))
  await visit(saw('/portal', 'first'), clicked('/tools'))
  await visit(saw('/portal', 'b'), ['purchase', '/payment/success', { product_id: 'x', amount: 10 }])
  await visit(saw('/portal', 'b'), saw('/portal', 'first'), clicked('/portal'))
  await visit(saw('/portal'), clicked('/portal'))
  await storeVisit(db, '2025-11-01T09:00:00Z', [saw('/portal', 'b')])
  await rebuildChangedDays(db)
  expect(await findVariantResults(db, 'portal', now)).toEqual([
    { value: 'b', visits: 1, clickedVisits: 0, convertedVisits: 1, cents: 1_000 },
    { value: 'first', visits: 2, clickedVisits: 1, convertedVisits: 0, cents: 0 },
  ])
})

test('QueuePro is one page at two addresses', async ({ database: { db } }) => {
  for (const path of ['/lp/queuepro', '/queuepro'])
    await storeVisit(db, '2026-03-18T09:00:00Z', [saw(path, 'first'), clicked(path)])
  await rebuildChangedDays(db)
  expect(await findVariantResults(db, 'queuepro', now)).toMatchObject([{ value: 'first', visits: 2, clickedVisits: 2 }])
})
