import { expect, test } from 'vitest'
import { emptyVariantResult, rateLabels, verdictLabel } from './variant-result'

const result = (clickedVisits: number, visits: number) => ({ ...emptyVariantResult, clickedVisits, visits })

test('a rate is told with the range in which the true one lies', () => {
  expect(rateLabels({ successes: 10, total: 100 })).toEqual({ rate: '10.0%', range: '5.5–17.4%' })
  expect(rateLabels({ successes: 0, total: 0 })).toBeUndefined()
})

test('a version is judged against the first by the visits that clicked', () => {
  expect(verdictLabel(emptyVariantResult, emptyVariantResult, 1)).toBe('Not enough data yet.')
  expect(verdictLabel(result(50, 1000), result(90, 1000), 1)).toContain('more clicks')
  expect(verdictLabel(result(90, 1000), result(50, 1000), 1)).toContain('fewer clicks')
  expect(verdictLabel(result(50, 1000), result(55, 1000), 1)).toContain('No significant difference')
})
