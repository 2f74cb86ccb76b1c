import { type Criterion, criteria, criterionLabels } from '../criteria'
import { formatPoints } from '../engine/format-text'

const MAX_SCORE = 10

interface CriterionBarsProps {
  scores: Record<Criterion, number>
  /** Why a criterion has its score, where there is one reason. */
  reasons?: Record<Criterion, string>
}

/** A stack or a technology by each criterion: a bar with its number. */
export function CriterionBars({ scores, reasons }: CriterionBarsProps) {
  return (
    <dl className="grid gap-x-8 gap-y-2 text-dense">
      {criteria.map((criterion) => (
        <div key={criterion} className="grid grid-cols-[6rem_minmax(0,1fr)_2rem] items-center gap-x-3">
          <dt>{criterionLabels[criterion]}</dt>
          <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line forced-colors:border">
            <div
              className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
              style={{ width: `${(scores[criterion] / MAX_SCORE) * 100}%` }}
            />
          </dd>
          <dd className="text-right tabular-nums">{formatPoints(scores[criterion])}</dd>
          {reasons && <dd className="col-span-2 col-start-2 text-muted">{reasons[criterion]}</dd>}
        </div>
      ))}
    </dl>
  )
}
