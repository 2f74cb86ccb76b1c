import { useId, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { type Burndown, burndownSummary } from '../engine/burndown'

const [WIDTH, HEIGHT] = [640, 220]
const EDGE = { left: 72, right: 16, top: 14, bottom: 32 }

/** Hours that are left, day by day, beside an even pace. Its table is one key away. */
export function BurndownChart({ burndown }: { burndown: Burndown }) {
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  return (
    <figure aria-labelledby={id} className="grid max-w-2xl gap-2 text-dense">
      <figcaption className="flex flex-wrap items-center justify-between gap-2">
        <span id={id} className="font-semibold">
          Burndown
        </span>
        <Button variant="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show chart' : 'Show as table'}
        </Button>
      </figcaption>
      {isTable ? <BurndownTable burndown={burndown} /> : <Lines burndown={burndown} />}
    </figure>
  )
}

interface Scale {
  x: (index: number) => number
  y: (hours: number) => number
}

function chartScale({ days, totalHours }: Burndown): Scale {
  return {
    x: (index) => EDGE.left + (index / Math.max(1, days.length - 1)) * (WIDTH - EDGE.left - EDGE.right),
    y: (hours) => EDGE.top + (1 - hours / Math.max(1, totalHours)) * (HEIGHT - EDGE.top - EDGE.bottom),
  }
}

const toSvgPath = (points: [number, number][]) =>
  points.map(([px, py], at) => `${at ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('')

function Lines({ burndown }: { burndown: Burndown }) {
  const { days } = burndown
  const { x, y } = chartScale(burndown)
  const past = days.flatMap(({ left }, index) => (left === null ? [] : [{ left, index }]))
  const now = past.at(-1)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={burndownSummary(burndown)}
      className="h-auto w-full max-w-2xl"
    >
      <Axes burndown={burndown} />
      <path
        d={toSvgPath(days.map(({ ideal }, index) => [x(index), y(ideal)]))}
        className="fill-none stroke-faint"
        strokeDasharray="4 4"
        strokeWidth="1.5"
      />
      <path
        d={toSvgPath(past.map(({ left, index }) => [x(index), y(left)]))}
        className="fill-none stroke-accent"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {now && (
        <TodayMarker at={[x(now.index), y(now.left)]} left={now.left} isNearRightEdge={now.index > days.length * 0.7} />
      )}
    </svg>
  )
}

function Axes({ burndown }: { burndown: Burndown }) {
  const { days, totalHours } = burndown
  const { y } = chartScale(burndown)
  return (
    <g className="fill-muted text-[13px] tabular-nums max-sm:text-[22px]">
      {[totalHours, totalHours / 2, 0].map((hours) => (
        <g key={hours}>
          <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(hours)} y2={y(hours)} className="stroke-line" />
          <text x={EDGE.left - 8} y={y(hours) + 4} textAnchor="end">
            {Math.round(hours)} h
          </text>
        </g>
      ))}
      <text x={EDGE.left} y={HEIGHT - 6}>
        {shortDay(days[0]?.day)}
      </text>
      <text x={WIDTH - EDGE.right} y={HEIGHT - 6} textAnchor="end">
        {shortDay(days.at(-1)?.day)}
      </text>
    </g>
  )
}

interface TodayMarkerProps {
  at: [number, number]
  left: number
  /** Near the right edge there is room on its left only. */
  isNearRightEdge: boolean
}

function TodayMarker({ at: [x, y], left, isNearRightEdge }: TodayMarkerProps) {
  return (
    <g className="fill-ink text-[13px] font-semibold tabular-nums max-sm:text-[22px]">
      <circle cx={x} cy={y} r="4" className="fill-accent" />
      <text
        x={x + (isNearRightEdge ? -10 : 10)}
        y={y + (isNearRightEdge ? 24 : 4)}
        textAnchor={isNearRightEdge ? 'end' : 'start'}
      >
        {Math.round(left)} h remaining
      </text>
    </g>
  )
}

function BurndownTable({ burndown: { days } }: { burndown: Burndown }) {
  return (
    <section
      aria-label="Burndown table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className="max-h-72 overflow-y-auto rounded-md border border-line"
    >
      <table className="w-full text-left tabular-nums">
        <thead className="sticky top-0 bg-surface">
          <tr>
            <th className="px-3 py-2">Day</th>
            <th className="px-3 py-2 text-right">Hours remaining</th>
            <th className="px-3 py-2 text-right">Ideal</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, left, ideal }) => (
            <tr key={day} className="border-t border-line">
              <th className="px-3 py-1.5 font-normal">{day}</th>
              <td className="px-3 py-1.5 text-right">{left ?? '–'}</td>
              <td className="px-3 py-1.5 text-right">{ideal}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function shortDay(day = '1970-01-01') {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}
