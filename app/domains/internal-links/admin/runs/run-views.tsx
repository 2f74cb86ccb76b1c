import { Link, useSearchParams } from 'react-router'
import { placeParams, withParams } from '~/ui/workspace/address'
import type { ListedRun, OutcomeCounts } from '../../runs/queries.server'
import { type PageFilter, readRunView } from '../../runs/run-address'

const look =
  'control inline-flex items-center gap-2 rounded-md border border-line bg-surface px-2.5 hover:border-faint aria-[current=true]:border-accent aria-[current=true]:bg-accent-tint'

const none = { ...placeParams, show: null, rule: null, reason: null, view: null }

/** The parts of a run: its pages by what became of them, its rules, and the places that get no link. */
export function RunViews({ run, outcomes }: { run: ListedRun; outcomes: OutcomeCounts }) {
  const [params] = useSearchParams()
  const view = readRunView(params)
  const shown = params.get('show')
  const skips = Object.values(run.figures?.skips ?? {}).reduce((sum, times) => sum + times, 0)
  return (
    <nav aria-label="Parts of the run" className="mb-5 flex flex-wrap gap-2 text-dense">
      {pagesBy(outcomes).map(({ filter, label, count }) =>
        count > 0 || filter === null ? (
          <Link
            key={label}
            to={{ search: withParams(params, { ...none, show: filter }) }}
            aria-current={view === 'pages' && filter === shown ? 'true' : undefined}
            preventScrollReset
            className={look}
          >
            {label}
            <Count count={count} />
          </Link>
        ) : null,
      )}
      {(['rules', 'skips'] as const).map((name) => (
        <Link
          key={name}
          to={{ search: withParams(params, { ...none, view: name }) }}
          aria-current={view === name ? 'true' : undefined}
          preventScrollReset
          className={look}
        >
          {name === 'rules' ? 'Rules' : 'No link'}
          <Count count={name === 'rules' ? (run.figures?.rules ?? 0) : skips} />
        </Link>
      ))}
    </nav>
  )
}

function Count({ count }: { count: number }) {
  return <span className="font-semibold tabular-nums">{count.toLocaleString('en-US')}</span>
}

function pagesBy({ all, linked, kept, restored, stayed, leftOut }: OutcomeCounts) {
  const figures: [PageFilter | null, string, number][] = [
    [null, 'All pages', all],
    ['linked', 'Linked', linked],
    ['kept', 'Left alone', kept],
    ['left-out', 'Left out', leftOut],
    ['restored', 'As before again', restored],
    ['stayed', 'Kept by the undoing', stayed],
  ]
  return figures.map(([filter, label, count]) => ({ filter, label, count }))
}
