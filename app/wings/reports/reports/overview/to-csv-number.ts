import type { MetricFormat } from '../metrics'

/** As spreadsheets calculate with it: money in whole units, shares as parts of one. */
export function toCsvNumber(format: MetricFormat, value: number) {
  const whole = format === 'money' ? value / 100 : value
  return Math.round(whole * 10_000) / 10_000
}
