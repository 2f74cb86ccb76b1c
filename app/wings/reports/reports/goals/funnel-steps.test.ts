import { expect, test } from 'vitest'
import { builtInFunnel } from './funnel'
import { buildFunnelSteps } from './funnel-steps'

const counted = (...visits: number[]) =>
  buildFunnelSteps(
    builtInFunnel.steps,
    visits.map((each) => ({ visits: each, visitors: each })),
  )

test('each step says how many went on from the one before, and how many were lost', () => {
  const shown = counted(200, 50, 10, 10, 1).map(({ visits, lost, conversionRate, stepConversionRate }) => [
    visits,
    lost,
    conversionRate,
    stepConversionRate,
  ])
  expect(shown).toEqual([
    [200, 0, 1, 1],
    [50, 150, 0.25, 0.25],
    [10, 40, 0.05, 0.2],
    [10, 0, 0.05, 1],
    [1, 9, 0.005, 0.1],
  ])
})

test('a funnel that nobody entered has its steps, and no shares of nothing', () => {
  for (const step of counted(0, 0, 0, 0, 0))
    expect(step).toMatchObject({ visits: 0, lost: 0, conversionRate: 0, stepConversionRate: 0 })
  expect(counted()).toHaveLength(5)
})
