import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { resetPageParams, withSearchParams } from '~/ui/workspace/search-params'
import type { ListedRun, OutcomeCounts } from '../runs/queries.server'
import { type RunPageFilter, readRunView } from '../runs/run-search-params'

const tabClass =
  'control inline-flex items-center gap-2 rounded-md border border-line bg-surface px-2.5 hover:border-faint aria-[current=true]:border-accent aria-[current=true]:bg-accent-tint'

const clearedParams = { ...resetPageParams, show: null, rule: null, reason: null, view: null }

/** The parts of a run: its pages by what became of them, its rules, and the places that get no link. */
export function RunTabs({ run, outcomes }: { run: ListedRun; outcomes: OutcomeCounts }) {
  const [params] = useSearchParams()
  const view = readRunView(params)
  const shown = params.get('show')
  const skips = Object.values(run.stats?.skips ?? {}).reduce((sum, times) => sum + times, 0)
  return (
    <nav aria-label="Run details" className="mb-5 flex flex-wrap gap-2 text-dense">
      {outcomeTabs(outcomes).map(({ filter, label, count }) =>
        count > 0 || filter === null ? (
          <Link
            key={label}
            to={{ search: withSearchParams(params, { ...clearedParams, show: filter }) }}
            aria-current={view === 'pages' && filter === shown ? 'true' : undefined}
            preventScrollReset
            className={tabClass}
          >
            {label}
            <Count count={count} />
          </Link>
        ) : null,
      )}
      {(['rules', 'skips'] as const).map((name) => (
        <Link
          key={name}
          to={{ search: withSearchParams(params, { ...clearedParams, view: name }) }}
          aria-current={view === name ? 'true' : undefined}
          preventScrollReset
          className={tabClass}
        >
          {name === 'rules' ? 'Rules' : 'Skipped matches'}
          <Count count={name === 'rules' ? (run.stats?.rules ?? 0) : skips} />
        </Link>
      ))}
    </nav>
  )
}

function Count({ count }: { count: number }) {
  return <span className="font-semibold tabular-nums">{formatNumber(count)}</span>
}

function outcomeTabs({ all, linked, skipped, restored, notRestored, leftOut }: OutcomeCounts) {
  const figures: [RunPageFilter | null, string, number][] = [
    [null, 'All pages', all],
    ['linked', 'Linked', linked],
    ['skipped', 'Skipped', skipped],
    ['left-out', 'Excluded', leftOut],
    ['restored', 'Undone', restored],
    ['not-restored', 'Not undone', notRestored],
  ]
  return figures.map(([filter, label, count]) => ({ filter, label, count }))
}
