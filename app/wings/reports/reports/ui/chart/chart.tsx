import { useId, useState } from 'react'
import type { Interval } from '~/wings/events/analytics/aggregates'
import type { DisplayedNote } from '../../chart-note'
import type { ChartPoint } from '../../chart-points'
import { formatIntervalLong, formatIntervalShort } from '../../format-interval'
import type { MetricFormat } from '../../metrics'
import { useFormatMetric } from '../use-format-metric'
import { CHART_HEIGHT, type ChartLayout, layoutChart } from './chart-layout'
import { ChartLines } from './chart-lines'
import { ChartNoteLegend, NoteMarkers, numberNotes } from './chart-note-legend'
import { ChartTable } from './chart-table'
import { ChartTooltip } from './chart-tooltip'

interface EndLabelsProps {
  points: ChartPoint[]
  layout: ChartLayout
  format: MetricFormat
}

const LINE = 16

interface ChartProps {
  /** What is drawn: "Visitors". */
  label: string
  format: MetricFormat
  step: Interval
  points: ChartPoint[]
  /** The times that are compared, as they are said. */
  names: { now: string; before: string | null }
  /** The last point will grow. */
  isOpen: boolean
  notes: DisplayedNote[]
  /** At the end of its head. */
  actions?: React.ReactNode
}

/** One figure over time as a line, the time before as a dashed one. The arrow keys go from point to point. */
export function Chart(props: ChartProps) {
  const { label, format, step, points, names, isOpen, notes } = props
  const [chosen, setChosen] = useState<number>()
  const title = useId()
  const { formatMetric, formatMetricShort } = useFormatMetric()
  const places = layoutChart(points, format)
  const marks = numberNotes(notes, points, step)
  return (
    <figure aria-labelledby={title} className="min-w-0">
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-dense text-muted">
        <span id={title} className="font-semibold text-ink">
          {label} by {step}
        </span>
        <LegendItem text={names.now} isDashed={false} />
        {names.before && <LegendItem text={names.before} isDashed />}
        {props.actions && <span className="ml-auto">{props.actions}</span>}
      </figcaption>
      <div className="flex">
        <div aria-hidden="true" className="relative w-11 shrink-0 text-[0.75rem] text-faint tabular-nums">
          {places.ticks.map((tick) => (
            <span key={tick} className="absolute right-2 -translate-y-1/2" style={{ top: places.y(tick) }}>
              {formatMetricShort(format, tick)}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1 sm:mr-20">
          <div className="relative" style={{ height: CHART_HEIGHT }}>
            <ChartLines points={points} layout={places} isOpen={isOpen} chosen={chosen} />
            <EndLabels points={points} layout={places} format={format} />
            <NoteMarkers marks={marks} places={places} />
            <ChartTooltip
              label={`${label} by ${step}`}
              points={points}
              layout={places}
              chosen={chosen}
              onChoose={setChosen}
              describe={(point) => tooltipLabel(point, props, formatMetric)}
            />
          </div>
          <TimeLabels points={points} step={step} x={places.x} />
        </div>
      </div>
      <ChartNoteLegend marks={marks} />
      <ChartTable label={label} format={format} step={step} points={points} names={names} />
    </figure>
  )
}

type FormatMetric = ReturnType<typeof useFormatMetric>['formatMetric']

function tooltipLabel(point: ChartPoint, { step, format }: ChartProps, formatMetric: FormatMetric) {
  const said = (at: string, value: number) => ({ at: formatIntervalLong(step, at), value: formatMetric(format, value) })
  return {
    now:
      point.value === null
        ? { at: formatIntervalLong(step, point.at), value: 'no data yet' }
        : said(point.at, point.value),
    before: point.previousAt && point.previousValue !== null ? said(point.previousAt, point.previousValue) : null,
  }
}

function LegendItem({ text, isDashed }: { text: string; isDashed: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width="22" height="8" aria-hidden="true" className={isDashed ? 'text-faint' : 'text-accent'}>
        <line
          x2="22"
          y1="4"
          y2="4"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={isDashed ? '4 3' : undefined}
        />
      </svg>
      {text}
    </span>
  )
}

const MAX_LABELS = 7

function TimeLabels({ points, step, x }: { points: ChartPoint[]; step: Interval; x: (index: number) => number }) {
  const every = Math.max(1, Math.ceil(points.length / MAX_LABELS))
  const labelled = points.map(({ at }, index) => ({ at, index })).filter(({ index }) => index % every === 0)
  return (
    <div aria-hidden="true" className="relative h-5 text-[0.75rem] text-faint tabular-nums">
      {labelled.map(({ at, index }, place) => (
        <span
          key={at}
          style={{ left: `${x(index)}%` }}
          className={`absolute top-1 whitespace-nowrap ${place % 2 === 1 ? 'max-sm:hidden' : ''} ${edge(x(index))}`}
        >
          {formatIntervalShort(step, at)}
        </span>
      ))}
    </div>
  )
}

// at the edges a label stays inside
function edge(x: number) {
  if (x < 4) return ''
  return x > 96 ? '-translate-x-full' : '-translate-x-1/2'
}

/** What the lines come to, written where they end. Where both end close together, each makes room for the other. */
function EndLabels({ points, layout, format }: EndLabelsProps) {
  const { formatMetricShort } = useFormatMetric()
  const at = points.findLastIndex(({ value }) => value !== null)
  const [now, before] = [points[at]?.value ?? null, points.at(-1)?.previousValue ?? null]
  const isAtEnd = at === points.length - 1
  const apart = now === null || before === null ? LINE : layout.y(before) - layout.y(now)
  const room = isAtEnd && Math.abs(apart) < LINE ? ((LINE - Math.abs(apart)) / 2) * (apart < 0 ? -1 : 1) : 0
  return (
    <div aria-hidden="true" className="text-[0.75rem] tabular-nums max-sm:hidden">
      {now !== null && (
        <Label x={layout.x(at)} y={layout.y(now) - room} className="font-semibold text-ink">
          {formatMetricShort(format, now)}
        </Label>
      )}
      {before !== null && (
        <Label x={layout.x(points.length - 1)} y={layout.y(before) + room} className="text-faint">
          {formatMetricShort(format, before)} previous
        </Label>
      )}
    </div>
  )
}

function Label({ x, y, className, children }: { x: number; y: number; className: string; children: React.ReactNode }) {
  return (
    <span
      style={{ left: `${x}%`, top: y }}
      className={`absolute ml-2.5 -translate-y-1/2 whitespace-nowrap ${className}`}
    >
      {children}
    </span>
  )
}
