import { Facts } from '~/ui/workspace/facts'
import { inPoints, inWords } from '../engine/wording'
import type { Stack } from '../stack'
import { capital, costBand, inDays } from '../wording'
import { CriterionBars } from './criterion-bars'
import { StackChoices } from './stack-choices'

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
  const sum = `${inPoints(criteriaPoints)} for the criteria + ${inPoints(boringPoints)} for ${inPoints(boringYears)} years of age − ${inPoints(partPoints)} for ${parts.length} parts`
  return (
    <Facts
      facts={[
        [
          'Points',
          <>
            <span className="font-semibold tabular-nums">{inPoints(total)}</span>
            <span className="text-muted"> = {sum}</span>
          </>,
        ],
        ['A month', costBand(monthlyCost)],
        ['Parts to run or pay', parts.length ? inWords(parts) : 'None besides your own program'],
        ['Exit cost', [capital(exit.cost), ...exit.reasons].join('. ').replace(/\.\./g, '.')],
        ['Reviewed', inDays(reviewed)],
      ]}
    />
  )
}
