import { csvRow } from '~/platform/csv'
import { part } from '../figures'
import { funnelSteps } from '../funnels/funnel-steps'
import type { GoalsReport } from '../goals/load-goals.server'
import { happeningWords } from '../happenings/happening-words'
import type { Card } from '../page/card'
import type { PageFigures } from '../page/page-figures'
import { stepOf } from '../question/period'
import { plain } from './plain'

export function* goalLines({ goals, visits: all }: GoalsReport) {
  yield csvRow(['goal', 'counts', 'times', 'visits', 'share', 'revenue'])
  for (const { goal, times, visits, cents } of goals) {
    const share = plain('share', part(visits, all))
    yield csvRow([goal.name, happeningWords(goal.happening), times, visits, share, plain('money', cents)])
  }
}

/** A line for each step of each funnel. */
export function* funnelLines({ funnels }: GoalsReport) {
  yield csvRow(['funnel', 'step', 'counts', 'visits', 'went on', 'of the first'])
  for (const { funnel, counts } of funnels) {
    for (const [at, { happening, visits, ofBefore, ofFirst }] of funnelSteps(funnel.steps, counts).entries()) {
      const shares = [ofBefore, ofFirst].map((share) => plain('share', share))
      yield csvRow([funnel.name, at + 1, happeningWords(happening), visits, ...shares])
    }
  }
}

/** The visitors of a page at every time that has come. */
export function* pointLines({ period, points }: Pick<PageFigures, 'period' | 'points'>) {
  yield csvRow([stepOf(period), 'visitors'])
  for (const { at, value } of points) if (value !== null) yield csvRow([at, value])
}

export function* cardLines({ column: { key, format }, rows }: Card) {
  yield csvRow(['value', 'name', key, 'share'])
  for (const { value, label, figures, share } of rows)
    yield csvRow([value, label, plain(format, figures[key] ?? 0), plain('share', share)])
}
