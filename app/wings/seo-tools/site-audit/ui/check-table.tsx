import { Link } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { useNavigateWhenOnline } from '~/ui/workspace/use-navigate-when-online'
import type { CheckCount } from '../site-audit'
import { filteredFindingsPath } from './audit-paths'

export interface CountedCheck extends CheckCount {
  label: string
}

const renderCount = (number: number, look = '') =>
  number === 0 ? <span className="text-faint">0</span> : <span className={look}>{formatNumber(number)}</span>

/** Where its findings are listed; of a check that finds nothing any more, what was mended. */
const checkFindingsPath = ({ check, bad, ok }: CheckCount) =>
  filteredFindingsPath(bad + ok > 0 ? { check } : { check, change: 'fixed' })

const foundColumns: TableColumn<CountedCheck>[] = [
  {
    key: 'check',
    header: 'Check',
    className: 'w-1/2',
    cell: (row) => (
      <Link to={checkFindingsPath(row)} className="font-semibold hover:underline">
        {row.label}
      </Link>
    ),
  },
  {
    key: 'bad',
    header: 'Problems',
    align: 'end',
    phoneLabel: 'Problems',
    cell: ({ bad }) => renderCount(bad, 'font-semibold text-danger'),
  },
  { key: 'ok', header: 'Improvements', align: 'end', phoneLabel: 'Improvements', cell: ({ ok }) => renderCount(ok) },
]

const changeColumns: TableColumn<CountedCheck>[] = [
  { key: 'new', header: 'New', align: 'end', phoneLabel: 'New', cell: (row) => renderCount(row.new) },
  { key: 'fixed', header: 'Fixed', align: 'end', phoneLabel: 'Fixed', cell: ({ fixed }) => renderCount(fixed) },
]

interface CheckTableProps {
  checks: CountedCheck[]
  /** There was an audit before. */
  isCompared: boolean
  isStale: boolean
}

/** On how many pages each check found something. */
export function CheckTable({ checks, isCompared, isStale }: CheckTableProps) {
  const navigate = useNavigateWhenOnline()
  return (
    <DataTable
      label="Checks"
      columns={isCompared ? [...foundColumns, ...changeColumns] : foundColumns}
      rows={checks}
      getRowKey={({ check }) => check}
      getRowLabel={({ label }) => label}
      onOpen={(row) => void navigate(checkFindingsPath(row))}
      isStale={isStale}
      empty={<EmptyState title="No problems found" text="Every page passes all checks." />}
    />
  )
}
