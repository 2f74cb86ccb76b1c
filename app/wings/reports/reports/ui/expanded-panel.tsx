import { ArrowLeft, Search } from 'lucide-react'
import { Form, Link, useSearchParams } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import { withSearchParams } from '~/ui/workspace/search-params'
import { hasAttributionChoice } from '../overview/attribution'
import { type Panel, panelTitles } from '../overview/panel'
import { AttributionSwitch } from './attribution-switch'
import { BarTable } from './bar-table'
import { ExportLink } from './export-link'
import { PanelTabs, panelHeading } from './panel-card'

export interface ExpandedPanelState {
  /** What is looked for in the names. */
  q: string
  /** Counted from 1. */
  page: number
  pageSize: number
}

interface ExpandedPanelProps {
  panel: Panel
  state: ExpandedPanelState
  exportPath: string | null
}

/** Every row of one panel, with all that is known of it. */
export function ExpandedPanel({ panel, state, exportPath }: ExpandedPanelProps) {
  const [params] = useSearchParams()
  const { name, tab, columns, rows, caption } = panel
  return (
    <section aria-label={panelTitles[name]} className="grid min-w-0 gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to={{ search: withSearchParams(params, { show: null, q: null, part: null }) }}
          className="control inline-flex items-center gap-1.5 font-medium text-muted hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          Overview
        </Link>
        <PanelSearch q={state.q} />
      </div>
      <PanelTabs panel={panel} />
      {hasAttributionChoice(panel) && <AttributionSwitch />}
      {rows.length > 0 ? (
        <div className="overflow-x-auto">
          <div className={columns.length > 3 ? 'min-w-[46rem] sm:min-w-[56rem]' : ''}>
            <BarTable panel={panel} columns={columns} heading={panelHeading(name, tab)} />
          </div>
        </div>
      ) : (
        <p className="py-12 text-center text-dense text-muted">
          {state.q ? `No results for “${state.q}”.` : 'No data yet.'}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-dense text-muted tabular-nums">
        <span className="mr-auto text-faint">{caption}</span>
        <PanelPaging panel={panel} state={state} />
        {exportPath && <ExportLink name={name} path={exportPath} />}
      </div>
    </section>
  )
}

function PanelSearch({ q }: { q: string }) {
  const [params] = useSearchParams()
  const others = [...params].filter(([name]) => name !== 'q' && name !== 'part')
  return (
    <Form role="search" method="get" className="flex gap-2">
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search by name"
        className="w-56 max-w-full"
      />
      <Button type="submit" icon={Search}>
        Search
      </Button>
    </Form>
  )
}

function PanelPaging({ panel: { total }, state: { page, pageSize } }: Pick<ExpandedPanelProps, 'panel' | 'state'>) {
  const [params] = useSearchParams()
  const first = (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  const to = (next: number) => ({ search: withSearchParams(params, { part: next === 1 ? null : next }) })
  const look = 'font-medium text-ink underline-offset-3 hover:underline pointer-coarse:py-2.5'
  if (total <= pageSize) return null
  return (
    <nav aria-label="Pages" className="flex items-center gap-4">
      <span>
        {formatNumber(first)}–{formatNumber(last)} of {formatNumber(total)}
      </span>
      {page > 1 && (
        <Link to={to(page - 1)} className={look}>
          Previous
        </Link>
      )}
      {last < total && (
        <Link to={to(page + 1)} className={look}>
          Next
        </Link>
      )}
    </nav>
  )
}
