import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '~/platform/text/format-number'
import { formatShortDay } from '~/platform/time/dates'
import type { PlanFigures } from '../../drafts/plan-preview'

const formatSum = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)

/** What the plan takes as it stands, and what the last change did to it. */
export function FiguresBar({ figures, isStale }: { figures: PlanFigures; isStale: boolean }) {
  const change = useLastChange(figures)
  const { lowHours, likelyHours, highHours, tasks, budget, cost, monthly, currency } = figures
  const { weeks, lowWeeks, highWeeks, weeksWanted, endsOn, fits } = figures
  const sum = (amount: number) => formatSum(amount, currency)
  const hasRates = cost.high > 0
  return (
    <>
      <div className="z-10 -mx-2 border-b border-line bg-paper px-2 py-3 md:sticky md:top-0">
        <dl
          aria-busy={isStale}
          className={`grid grid-cols-2 gap-x-6 gap-y-2 text-dense tabular-nums transition-opacity duration-150 md:grid-cols-4 ${isStale ? 'opacity-60' : ''}`}
        >
          <Figure
            name="Work"
            value={`${formatNumber(lowHours)}–${formatNumber(highHours)} hours`}
            note={`if all estimates err together, ${tasks} tasks`}
          />
          <Figure
            name="Time"
            value={`${lowWeeks}–${highWeeks} weeks`}
            note={`${weeksWanted} wanted${endsOn ? `, planned until ${formatShortDay(new Date(`${endsOn}T00:00:00Z`))}` : ''}`}
            isWarning={!fits}
          />
          <Figure
            name="Build cost"
            value={hasRates ? `${sum(cost.low)}–${sum(cost.high)}` : 'not known'}
            note={budget === null ? 'no budget named' : `budget ${sum(budget)}`}
            isWarning={budget !== null && cost.low > budget}
          />
          <Figure
            name="Running cost"
            value={hasRates ? `${sum(monthly.low)}–${sum(monthly.high)}` : 'not known'}
            note="per month"
          />
        </dl>
        <p role="status" className="mt-1 min-h-5 text-dense font-medium text-muted tabular-nums">
          {change}
        </p>
      </div>
      {/* on a phone the whole bar would take a quarter of the screen */}
      <p
        aria-hidden="true"
        className="sticky top-0 z-10 -mx-2 -mt-6 border-b border-line bg-paper px-2 py-2 text-dense font-medium text-muted tabular-nums md:hidden"
      >
        {formatNumber(likelyHours)} hours, {weeks} of {weeksWanted} weeks. {change}
      </p>
    </>
  )
}

interface FigureProps {
  name: string
  value: string
  note: string
  isWarning?: boolean
}

function Figure({ name, value, note, isWarning = false }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-faint">{name}</dt>
      <dd className={`font-semibold ${isWarning ? 'text-warning' : ''}`}>{value}</dd>
      <dd className="text-muted">{note}</dd>
    </div>
  )
}

/** "18 hours and 2 weeks less", from the last figures to these; empty at first. */
function useLastChange(figures: PlanFigures) {
  const last = useRef(figures)
  const [text, setText] = useState('')
  useEffect(() => {
    if (last.current === figures) return
    const hours = figures.likelyHours - last.current.likelyHours
    const weeks = figures.weeks - last.current.weeks
    last.current = figures
    setText(changeText(hours, weeks))
  }, [figures])
  return text
}

function changeText(hours: number, weeks: number) {
  if (hours === 0 && weeks === 0) return 'Hours and weeks stay the same.'
  const parts = [
    hours !== 0 && `${changeAmountText(hours, 'hour')}`,
    weeks !== 0 && `${changeAmountText(weeks, 'week')}`,
  ]
  return `Last change: ${parts.filter(Boolean).join(', ')}.`
}

function changeAmountText(change: number, unit: string) {
  const size = Math.abs(change)
  return `${formatNumber(size)} ${unit}${size === 1 ? '' : 's'} ${change > 0 ? 'more' : 'less'}`
}
