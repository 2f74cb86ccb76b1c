import { Button } from '~/ui/workspace/button'
import { criteria, criterionLabels, defaultCriterionWeights } from '../criteria'
import { getWeights } from '../stack-needs'
import { DisclosureIcon } from './disclosure-icon'
import type { NeedsFieldsProps } from './needs-form'

const MAX_WEIGHT = 60

/** How much each criterion counts: closed, because the usual weights are good ones. */
export function WeightsFields({ needs, change }: NeedsFieldsProps) {
  const shares = getWeights(needs)
  const weights = needs.weights ?? defaultCriterionWeights
  const rest = (without: string) =>
    criteria.reduce((sum, criterion) => sum + (criterion === without ? 0 : weights[criterion]), 0)
  return (
    <details className="group text-dense" open={needs.weights ? true : undefined}>
      <summary className="flex min-h-9 cursor-pointer list-none gap-2 py-1.5 pointer-coarse:min-h-11 font-semibold">
        <DisclosureIcon />
        Weights
      </summary>
      <div className="grid gap-3 pt-2">
        {criteria.map((criterion) => (
          <label key={criterion} className="grid grid-cols-[6.5rem_minmax(0,1fr)_2.5rem] items-center gap-3">
            {criterionLabels[criterion]}
            <input
              type="range"
              min={rest(criterion) === 0 ? 5 : 0}
              max={MAX_WEIGHT}
              step={5}
              value={weights[criterion]}
              onChange={({ target }) => change({ weights: { ...weights, [criterion]: Number(target.value) } })}
              className="h-6 w-full accent-accent pointer-coarse:h-11"
            />
            <span className="text-right text-muted tabular-nums">{Math.round(shares[criterion])} %</span>
          </label>
        ))}
        {needs.weights && (
          <Button className="justify-self-start" onClick={() => change({ weights: undefined })}>
            Reset weights
          </Button>
        )}
      </div>
    </details>
  )
}
