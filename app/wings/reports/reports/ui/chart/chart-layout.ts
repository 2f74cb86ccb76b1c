import { scaleLinear } from '@visx/scale'
import type { ChartPoint } from '../../chart-points'
import type { MetricFormat } from '../../metrics'

/** Of the drawing, in pixels; its width is in percent, so that the server can draw it. */
export const CHART_HEIGHT = 240
const ROOM_ABOVE = 22 // for the marks of notes

export interface ChartLayout {
  /** Percent of the width. */
  x: (index: number) => number
  /** Pixels from the top. */
  y: (value: number) => number
  ticks: number[]
}

// the least that the axis reaches up to: four whole visitors, seconds or dollars
const minAxisMaximum: Record<MetricFormat, number> = { count: 4, seconds: 4, money: 400, ratio: 1, share: 1 }

/** Where the points of a chart lie. */
export function layoutChart(points: ChartPoint[], format: MetricFormat): ChartLayout {
  const highest = Math.max(
    minAxisMaximum[format],
    ...points.flatMap(({ value, previousValue }) => [value ?? 0, previousValue ?? 0]),
  )
  const y = scaleLinear<number>({ domain: [0, highest], range: [CHART_HEIGHT - 1, ROOM_ABOVE], nice: 4 })
  const last = points.length - 1
  return { x: (index) => (last < 1 ? 50 : (index / last) * 100), y: (value) => y(value) ?? 0, ticks: y.ticks(4) }
}
