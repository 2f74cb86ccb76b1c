import type { FigureFormat } from '../figures'

/** As spreadsheets calculate with it: money in whole units, shares as parts of one. */
export function plain(format: FigureFormat, value: number) {
  const whole = format === 'money' ? value / 100 : value
  return Math.round(whole * 10_000) / 10_000
}
