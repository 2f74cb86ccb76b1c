import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { withParams } from '~/ui/workspace/address'
import { changeOf, type FigureName, figureKind, formatFigure, isAverage } from '../figures'
import type { OverviewReport } from './overview-report'

/** The figures; the one that is chosen is drawn below. */
export function FigureRow({ report }: { report: OverviewReport }) {
  return (
    <ul className="grid grid-cols-2 sm:grid-cols-4">
      {report.figures.map((name) => (
        <li key={name} className="min-w-0 border-b border-line">
          <Figure name={name} report={report} />
        </li>
      ))}
    </ul>
  )
}

function Figure({ name, report }: { name: FigureName; report: OverviewReport }) {
  const [params] = useSearchParams()
  const kind = figureKind(name)
  const isSum = name === 'visitors' && report.period.from !== report.period.to
  return (
    <Link
      to={{ search: withParams(params, { figure: name === 'visitors' ? null : name }) }}
      preventScrollReset
      aria-current={report.figure === name ? 'true' : undefined}
      className="-mb-px grid h-full content-start gap-0.5 border-b-2 border-transparent px-4 py-3 -outline-offset-2 hover:bg-wash aria-[current]:border-accent"
    >
      <span
        className="text-dense font-medium text-muted"
        title={isSum ? 'Who came on two days counts twice' : undefined}
      >
        {isSum ? 'Daily visitors, summed' : kind.label}
      </span>
      <span className="font-heading text-h3 font-bold text-ink tabular-nums">
        {formatFigure(kind.format, kind.of(report.counts))}
      </span>
      {report.before && <ChangeWords name={name} counts={report.counts} before={report.before} />}
    </Link>
  )
}

interface ChangeWordsProps {
  name: FigureName
  counts: OverviewReport['counts']
  before: OverviewReport['counts']
}

const colours = { good: 'text-success', bad: 'text-danger', none: 'text-faint' }

/** An arrow and words, so that it can be read without colour. */
function ChangeWords({ name, counts, before }: ChangeWordsProps) {
  const kind = figureKind(name)
  if (before.visits + before.purchases === 0) return <span className="text-dense text-faint">none before</span>
  if (isAverage(kind.format) && counts.visits === 0) return <span className="text-dense text-faint">no visits</span>
  const { words, direction, isGood } = changeOf(kind, kind.of(counts), kind.of(before))
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  const colour = direction === 'same' ? colours.none : isGood ? colours.good : colours.bad
  return (
    <span
      className={`flex items-center gap-1 text-dense tabular-nums ${colour}`}
      title={`Before: ${formatFigure(kind.format, kind.of(before))}`}
    >
      {direction !== 'same' && <Arrow size={14} aria-hidden="true" className="shrink-0" />}
      {words}
    </span>
  )
}
