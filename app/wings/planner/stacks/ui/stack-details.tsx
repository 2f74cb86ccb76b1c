import { DescriptionList } from '~/ui/workspace/description-list'
import { type Criterion, criteria } from '../criteria'
import { formatPoints, joinWords } from '../engine/format-text'
import { capitalize, formatCostBand, formatReviewDay } from '../engine/format-values'
import { layers } from '../layers'
import type { ChosenTechnology, Stack } from '../stack'
import { CriterionBars } from './criterion-bars'
import { DisclosureIcon } from './disclosure-icon'

const EXIT_COST_LABELS = { low: 'low', medium: 'medium', high: 'high' } as const

/** Everything that is known of one stack. */
export function StackDetails({ stack }: { stack: Stack }) {
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <StackFacts stack={stack} />
        <CriterionBars scores={stack.criteria} />
      </div>
      <StackChoices stack={stack} />
    </div>
  )
}

function StackFacts({ stack }: { stack: Stack }) {
  const { parts, monthlyCost, exit, reviewed, total, criteriaPoints, boringPoints, boringYears, partPoints } = stack
  const sum = `${formatPoints(criteriaPoints)} for criteria + ${formatPoints(boringPoints)} for ${formatPoints(boringYears)} years of maturity − ${formatPoints(partPoints)} for ${parts.length} services`
  return (
    <DescriptionList
      items={[
        [
          'Score',
          <>
            <span className="font-semibold tabular-nums">{formatPoints(total)}</span>
            <span className="text-muted"> = {sum}</span>
          </>,
        ],
        ['Monthly cost', formatCostBand(monthlyCost)],
        ['Services to run or pay for', parts.length ? joinWords(parts) : 'None'],
        ['Exit cost', [capitalize(exit.cost), ...exit.reasons].join('. ').replace(/\.\./g, '.')],
        ['Reviewed', formatReviewDay(reviewed)],
      ]}
    />
  )
}

/** What a stack takes for each layer; the reasons are one press away. */
function StackChoices({ stack: { choices } }: { stack: Stack }) {
  return (
    <ul className="divide-y divide-line border-y border-line text-dense">
      {choices.map((choice) => (
        <li key={choice.layer}>
          <Choice choice={choice} />
        </li>
      ))}
    </ul>
  )
}

function Choice({ choice }: { choice: ChosenTechnology }) {
  const { layer, name, what, inside, exit, monthlyCost, reviewed, scores } = choice
  return (
    <details className="group">
      <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 py-2.5 -outline-offset-2 hover:bg-wash sm:grid-cols-[auto_9rem_minmax(0,1fr)]">
        <DisclosureIcon />
        <span className="text-faint">{layers[layer].name}</span>
        <span className="max-sm:col-start-2">
          <span className="font-semibold">{name}</span>
          {inside && <span className="text-muted"> (inside {inside})</span>}
          <span className="block text-muted">{what}</span>
        </span>
      </summary>
      <div className="grid gap-3 pb-4 pl-6 sm:pl-[10.5rem]">
        <p>
          Monthly cost: {formatCostBand(monthlyCost).toLowerCase()}. Exit cost: {EXIT_COST_LABELS[exit.cost]}.{' '}
          {exit.why} Reviewed {formatReviewDay(reviewed)}.
        </p>
        <CriterionBars scores={pick(scores, 'score')} reasons={pick(scores, 'reason')} />
      </div>
    </details>
  )
}

function pick<Part extends 'score' | 'reason'>(scores: ChosenTechnology['scores'], part: Part) {
  const entries = criteria.map((criterion) => [criterion, scores[criterion][part]])
  return Object.fromEntries(entries) as Record<Criterion, ChosenTechnology['scores'][Criterion][Part]>
}
