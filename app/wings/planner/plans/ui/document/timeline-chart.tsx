import { formatDay } from '~/platform/time/dates'
import type { SprintRow, TaskBar } from './timeline-layout'

const LABEL_WIDTH = 268
const CHART_WIDTH = 660
const WIDTH = LABEL_WIDTH + CHART_WIDTH + 12
const ROW_HEIGHT = 24
const HEADER_HEIGHT = 30

interface TimelineChartProps {
  label: string
  weeks: number
  rows: SprintRow[]
}

/** Sprints and tasks in time. What is critical is filled, everything else is an outline with its slack as a dashed line. */
export function TimelineChart({ label, weeks, rows }: TimelineChartProps) {
  const lines = rows.flatMap((row) => [{ row, bar: null }, ...row.bars.map((bar) => ({ row, bar }))])
  const height = HEADER_HEIGHT + lines.length * ROW_HEIGHT + 8
  const x = (week: number) => LABEL_WIDTH + (week / weeks) * CHART_WIDTH
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-surface"
    >
      <svg
        role="img"
        aria-label={`${label}. The same data is in the table.`}
        viewBox={`0 0 ${WIDTH} ${height}`}
        className="block h-auto w-full min-w-[46rem] print:min-w-0"
      >
        <Weeks weeks={weeks} height={height} x={x} />
        {lines.map(({ row, bar }, index) => (
          <g key={bar ? bar.task.id : row.sprint.id} transform={`translate(0 ${HEADER_HEIGHT + index * ROW_HEIGHT})`}>
            {bar ? <TaskLine bar={bar} x={x} /> : <SprintLine row={row} x={x} />}
          </g>
        ))}
      </svg>
    </section>
  )
}

type Scale = (week: number) => number

function Weeks({ weeks, height, x }: { weeks: number; height: number; x: Scale }) {
  const step = Math.max(1, Math.ceil(weeks / 16))
  const marks = Array.from({ length: Math.floor(weeks / step) + 1 }, (_, index) => index * step).filter(
    (week) => week < weeks,
  )
  return (
    <g>
      {marks.map((week) => (
        <g key={week}>
          <path d={`M${x(week)} ${HEADER_HEIGHT - 6}V${height}`} className="stroke-line" strokeWidth={0.75} />
          <text x={x(week) + 4} y={HEADER_HEIGHT - 10} className="fill-faint text-[11px]">
            {week === 0 ? 'week 1' : week + 1}
          </text>
        </g>
      ))}
    </g>
  )
}

function SprintLine({ row: { sprint, from, to }, x }: { row: SprintRow; x: Scale }) {
  const days = sprint.startsOn ? `, from ${formatDay(new Date(sprint.startsOn))}` : ''
  return (
    <>
      <rect x={0} y={1} width={WIDTH} height={ROW_HEIGHT - 2} className="fill-wash" />
      <text x={10} y={16} className="fill-ink text-[12px] font-semibold">
        Sprint {sprint.number}
        <tspan className="fill-faint font-normal"> {days.replace(', ', '')}</tspan>
      </text>
      <rect x={x(from)} y={9} width={x(to) - x(from)} height={6} rx={3} className="fill-faint" />
    </>
  )
}

function TaskLine({ bar, x }: { bar: TaskBar; x: Scale }) {
  const { task, hours, isCritical, from, to, slackTo, slackHours } = bar
  const width = Math.max(4, x(to) - x(from) - 1)
  const end = x(from) + width
  return (
    <>
      <title>
        {`${task.id} ${task.title}: ${hours} h, ${isCritical ? 'on the critical path' : `${slackHours} h of slack`}`}
      </title>
      <text x={22} y={16} className="fill-muted text-[12px]">
        {task.id}
        <tspan className={isCritical ? 'fill-ink font-semibold' : ''}> {truncateTitle(task.title)}</tspan>
      </text>
      {slackTo > to && (
        <path d={`M${end} 12H${x(slackTo)}`} className="stroke-faint" strokeWidth={1.25} strokeDasharray="2 3" />
      )}
      <rect
        x={x(from) + 0.5}
        y={5}
        width={width}
        height={14}
        rx={3}
        className={isCritical ? 'fill-accent stroke-accent-strong' : 'fill-paper stroke-muted'}
      />
    </>
  )
}

const MAX_TITLE_LENGTH = 32
const truncateTitle = (text: string) =>
  text.length > MAX_TITLE_LENGTH ? `${text.slice(0, MAX_TITLE_LENGTH - 1)}…` : text
