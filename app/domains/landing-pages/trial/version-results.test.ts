import { keepVisit, type Step } from '~test/kept-visits'
import { expect, test } from '~test/test'
import { countPending } from '../../analytics/count-days.server'
import { findVersionResults } from './find-version-results.server'

const now = new Date('2026-03-20T15:00:00Z')
const saw = (path: string, version?: string): Step => ['page_view', path, version ? { version } : {}]
const clicked = (path: string): Step => ['cta_click', path]

test('a version has the visits that saw it alone, with what they clicked and bought afterwards', async ({
  database: { db },
}) => {
  const visit = (...steps: Step[]) => keepVisit(db, '2026-03-18T09:00:00Z', steps)
  await visit(saw('/portal', 'first'), clicked('/portal'))
  await visit(saw('/portal', 'first'), clicked('/tools'))
  await visit(saw('/portal', 'b'), ['purchase', '/payment/success', { product_id: 'x', amount: 10 }])
  await visit(saw('/portal', 'b'), saw('/portal', 'first'), clicked('/portal'))
  await visit(saw('/portal'), clicked('/portal'))
  await keepVisit(db, '2025-11-01T09:00:00Z', [saw('/portal', 'b')])
  await countPending(db)
  expect(await findVersionResults(db, 'portal', now)).toEqual([
    { value: 'b', visits: 1, clicked: 0, bought: 1, cents: 1_000 },
    { value: 'first', visits: 2, clicked: 1, bought: 0, cents: 0 },
  ])
})

test('QueuePro is one page at two addresses', async ({ database: { db } }) => {
  for (const path of ['/lp/queuepro', '/queuepro'])
    await keepVisit(db, '2026-03-18T09:00:00Z', [saw(path, 'first'), clicked(path)])
  await countPending(db)
  expect(await findVersionResults(db, 'queuepro', now)).toMatchObject([{ value: 'first', visits: 2, clicked: 2 }])
})
