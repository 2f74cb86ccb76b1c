import { ask } from '~/domains/analytics/ask.server'
import { series } from '~/domains/analytics/tallies'
import { csvRow } from '~/platform/csv'
import type { Database } from '~/platform/database/database.server'
import { chartPoints } from '../chart/chart-points'
import { figureKind, figureNames, nothingCounted } from '../figures'
import { stepOf } from '../question/period'
import { readQuestion } from '../question/read-question.server'
import { plain } from './plain'

/** Every figure at every time that has come. */
export async function* chartLines(db: Database, params: URLSearchParams, now: Date) {
  const { period, question, present } = await readQuestion(db, params, now)
  const step = stepOf(period)
  const { points } = await ask(db, question, { points: series(step) })
  const known = new Map(points.map((point) => [point.at, point]))
  const times = chartPoints({
    step,
    of: figureKind('visits').of,
    now: { range: period, points },
    before: null,
    present,
  })
  yield csvRow([step, ...figureNames])
  for (const { at, value } of times) {
    if (value === null) continue
    const counts = known.get(at) ?? nothingCounted
    yield csvRow([at, ...figureNames.map((name) => plain(figureKind(name).format, figureKind(name).of(counts)))])
  }
}
