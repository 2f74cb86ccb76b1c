import { expect, test } from 'vitest'
import type { MetricFormat } from '../../metrics'
import { layoutChart } from './chart-layout'

const ticksOf = (format: MetricFormat, ...values: number[]) => {
  const points = values.map((value, at) => ({ at: `${at}`, value, previousAt: null, previousValue: null }))
  return layoutChart(points, format).ticks
}

test('the axis counts whole visitors, however few they are', () => {
  for (let highest = 0; highest < 30; highest++) {
    const ticks = ticksOf('count', 0, highest)
    expect(ticks.every(Number.isInteger), `${ticks}`).toBe(true)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
  }
})

test('without a sale the axis says different amounts, and a share goes up to the whole', () => {
  expect(ticksOf('money', 0, 0)).toEqual([0, 100, 200, 300, 400])
  expect(ticksOf('share', 0, 0.4).at(-1)).toBe(1)
})
