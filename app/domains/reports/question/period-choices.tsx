import { useSearchParams } from 'react-router'
import { withParams } from '~/ui/workspace/address'
import { rangeWords } from '../chart/time-words'
import { ChoiceMenu } from './choice-menu'
import { ChosenDays } from './chosen-days'
import { compareNames, type Period, periodNames } from './period'

/** Which days are counted, and what they are compared with. */
export function PeriodChoices({ period }: { period: Period }) {
  return (
    <>
      <PeriodChoice period={period} />
      <CompareChoice period={period} />
    </>
  )
}

/** Which days are counted: one of a few spans, or any first and last day. */
export function PeriodChoice({ period }: { period: Period }) {
  const [params] = useSearchParams()
  const { custom: _, ...names } = periodNames
  const choices = Object.entries(names).map(([value, label]) => ({
    label,
    isCurrent: value === period.name,
    search: withParams(params, { period: value, from: null, to: null }),
  }))
  const label = period.name === 'custom' ? rangeWords(period) : periodNames[period.name]
  return (
    <>
      <ChoiceMenu label="Period" chosen={label} choices={choices} />
      <ChosenDays period={period} />
    </>
  )
}

function CompareChoice({ period }: { period: Period }) {
  const [params] = useSearchParams()
  const choices = Object.entries(compareNames).map(([value, label]) => ({
    label,
    isCurrent: value === period.compare,
    search: withParams(params, { compare: value }),
  }))
  return (
    <ChoiceMenu label="Compare with" chosen={compareNames[period.before ? period.compare : 'none']} choices={choices} />
  )
}
