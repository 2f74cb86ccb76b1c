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

/** Where its findings are listed; of a check that finds nothing any more, what was mended. */
const listOf = ({ check, bad, ok }: CheckCount) => findingsLike(bad + ok > 0 ? { check } : { check, change: 'mended' })

const found: Column<CountedCheck>[] = [
  {
    key: 'check',
    head: 'Check',
    className: 'w-1/2',
    cell: (row) => (
      <Link to={listOf(row)} className="font-semibold hover:underline">
        {row.label}
      </Link>
    ),
  },
  {
    key: 'bad',
    head: 'Problems',
    align: 'end',
    phoneLabel: 'Problems',
    cell: ({ bad }) => figure(bad, 'font-semibold text-danger'),
  },
  { key: 'ok', head: 'To improve', align: 'end', phoneLabel: 'To improve', cell: ({ ok }) => figure(ok) },
]

const changed: Column<CountedCheck>[] = [
  { key: 'new', head: 'New', align: 'end', phoneLabel: 'New', cell: (row) => figure(row.new) },
  { key: 'mended', head: 'Mended', align: 'end', phoneLabel: 'Mended', cell: ({ mended }) => figure(mended) },
]

interface CheckTableProps {
  checks: CountedCheck[]
  /** There was an audit before. */
  isCompared: boolean
  isStale: boolean
}

/** On how many pages each check found something. */
export function CheckTable({ checks, isCompared, isStale }: CheckTableProps) {
  const navigate = useCarefulNavigate()
  return (
    <DataTable
      label="Checks"
      columns={isCompared ? [...found, ...changed] : found}
      rows={checks}
      keyOf={({ check }) => check}
      nameOf={({ label }) => label}
      onOpen={(row) => void navigate(listOf(row))}
      isStale={isStale}
      empty={<EmptyState title="Nothing was found" text="Every page passes every check that applies to it." />}
    />
  )
}
