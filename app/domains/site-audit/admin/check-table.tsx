import { Link } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { useCarefulNavigate } from '~/ui/workspace/use-careful-navigate'
import type { CheckCount } from '../site-audit'
import { count } from './audit-words'
import { findingsLike } from './paths'

export interface CountedCheck extends CheckCount {
  label: string
}

const figure = (number: number, look = '') =>
  number === 0 ? <span className="text-faint">0</span> : <span className={look}>{count(number)}</span>

const columns: Column<CountedCheck>[] = [
  {
    key: 'check',
    head: 'Check',
    className: 'w-1/2',
    cell: ({ check, label, bad, ok }) => (
      <Link
        to={findingsLike(bad + ok > 0 ? { check } : { check, change: 'mended' })}
        className="font-semibold hover:underline"
      >
        {label}
      </Link>
    ),
  },
  {
    ...{ key: 'bad', head: 'Problems', align: 'end', phoneLabel: 'Problems' },
    cell: ({ bad }) => figure(bad, 'font-semibold text-danger'),
  },
  { key: 'ok', head: 'To improve', align: 'end', phoneLabel: 'To improve', cell: ({ ok }) => figure(ok) },
  { key: 'new', head: 'New', align: 'end', phoneLabel: 'New', cell: (row) => figure(row.new) },
  { key: 'mended', head: 'Mended', align: 'end', phoneLabel: 'Mended', cell: ({ mended }) => figure(mended) },
]

/** On how many pages each check found something. */
export function CheckTable({ checks, isStale }: { checks: CountedCheck[]; isStale: boolean }) {
  const navigate = useCarefulNavigate()
  return (
    <DataTable
      label="Checks"
      columns={columns}
      rows={checks}
      keyOf={({ check }) => check}
      nameOf={({ label }) => label}
      onOpen={({ check }) => void navigate(findingsLike({ check }))}
      isStale={isStale}
      empty={<EmptyState title="Nothing was found" text="Every page passes every check that applies to it." />}
    />
  )
}
