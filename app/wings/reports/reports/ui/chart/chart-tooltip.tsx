import type { PointerEvent } from 'react'
import type { ChartPoint } from '../../chart-points'
import type { ChartLayout } from './chart-layout'

interface TooltipValue {
  at: string
  value: string
}

interface ChartTooltipProps {
  label: string
  points: ChartPoint[]
  layout: ChartLayout
  chosen: number | undefined
  onChoose: (index: number | undefined) => void
  describe: (point: ChartPoint) => { now: TooltipValue; before: TooltipValue | null }
}

/** Says what one point is. It is a slider: arrow keys, Home and End choose the point, and it is spoken. */
export function ChartTooltip({ label, points, layout, chosen, onChoose, describe }: ChartTooltipProps) {
  const last = points.length - 1
  const point = points[chosen ?? last]
  const said = point && describe(point)

  function follow({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    onChoose(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))))
  }

  return (
    <div
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => onChoose(undefined)}
      className="absolute inset-0 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent"
    >
      <input
        type="range"
        aria-label={label}
        aria-valuetext={said && tooltipText(said)}
        min={0}
        max={Math.max(0, last)}
        value={chosen ?? last}
        onChange={({ currentTarget }) => onChoose(currentTarget.valueAsNumber)}
        onFocus={() => onChoose(chosen ?? last)}
        onBlur={() => onChoose(undefined)}
        className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
      />
      {said && chosen !== undefined && <TipBox {...said} x={layout.x(chosen)} />}
    </div>
  )
}

function tooltipText({ now, before }: { now: TooltipValue; before: TooltipValue | null }) {
  const then = before ? `. ${before.at}: ${before.value}` : ''
  return `${now.at}: ${now.value}${then}`
}

function TipBox({ now, before, x }: { now: TooltipValue; before: TooltipValue | null; x: number }) {
  const side = x > 60 ? '-translate-x-[calc(100%+0.75rem)]' : 'translate-x-3'
  return (
    <div
      aria-hidden="true"
      style={{ left: `${x}%` }}
      className={`pointer-events-none absolute top-0 z-10 grid w-max max-w-48 gap-1.5 rounded-md border border-line bg-surface px-3 py-2 text-dense shadow-lift ${side}`}
    >
      <Row {...now} isStrong />
      {before && <Row {...before} />}
    </div>
  )
}

function Row({ at, value, isStrong = false }: TooltipValue & { isStrong?: boolean }) {
  return (
    <span className="grid">
      <span className={`tabular-nums ${isStrong ? 'text-small font-semibold text-ink' : 'text-muted'}`}>{value}</span>
      <span className="text-[0.75rem] text-faint">{at}</span>
    </span>
  )
}
