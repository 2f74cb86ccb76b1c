import { changeOf, formatFigure } from '../figures'
import type { PageFigure } from './figure'

interface FigureListProps {
  figures: PageFigure[]
  /** How many stand beside each other, by the width of the screen. */
  columns?: string
}

/** Figures with what has changed; what each counts stands below it. */
export function FigureList({
  figures,
  columns = 'grid-cols-2 sm:grid-cols-3 min-[80rem]:grid-cols-5',
}: FigureListProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-5 ${columns}`}>
      {figures.map((figure) => (
        <FigureItem key={figure.label} figure={figure} />
      ))}
    </dl>
  )
}

function FigureItem({ figure }: { figure: PageFigure }) {
  const { label, format, now, before, counts } = figure
  const change = before === null ? undefined : changeOf(figure, now, before)
  return (
    <div className="min-w-0">
      <dt className="text-dense text-muted">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="font-heading text-h3">{formatFigure(format, now)}</span>
        {change && change.direction !== 'same' && (
          <span className={`text-dense ${change.isGood ? 'text-success' : 'text-danger'}`}>{change.words}</span>
        )}
      </dd>
      {counts && <dd className="text-dense text-faint">{counts}</dd>}
    </div>
  )
}
