import { Link } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import type { ListedFinding } from '../findings.queries.server'
import { findingChangeLabels, findingRatingLabels, getAuditKindLabel } from './audit-labels'

export type FindingRow = ListedFinding & { label: string }

interface FindingTableProps {
  findings: FindingRow[]
  isStale: boolean
  empty: React.ReactNode
}

/** Each page with what one check found there. */
export function FindingTable({ findings, isStale, empty }: FindingTableProps) {
  const row = useOpenRow()
  const page: TableColumn<FindingRow> = {
    key: 'page',
    header: 'Page',
    className: 'w-2/5',
    cell: ({ path, title }) => (
      <span className="grid">
        {title === null ? (
          <span className="font-semibold text-muted">Deleted</span>
        ) : (
          <Link to={row.addressOf(path)} preventScrollReset className="font-semibold hover:underline">
            {title || 'Untitled'}
          </Link>
        )}
        <span className="break-all text-muted">{path}</span>
      </span>
    ),
  }
  return (
    <DataTable
      label="Findings"
      columns={[page, ...columns]}
      rows={findings}
      getRowKey={({ id }) => id}
      getRowLabel={({ title, path }) => title ?? path}
      onOpen={({ path, title }) => title !== null && void row.open(path)}
      isStale={isStale}
      empty={empty}
    />
  )
}

const columns: TableColumn<FindingRow>[] = [
  {
    key: 'finding',
    header: 'Finding',
    cell: ({ label, sentence }) => (
      <span className="grid">
        <span>{label}</span>
        {sentence && <span className="text-muted">{sentence}</span>}
      </span>
    ),
  },
  { key: 'kind', header: 'Type', isHiddenOnPhones: true, cell: ({ kind }) => getAuditKindLabel(kind) },
  {
    key: 'rating',
    header: 'Rating',
    cell: ({ rating, change }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={findingRatingLabels[rating]?.tone}>{findingRatingLabels[rating]?.word}</Badge>
        {change && <Badge tone={change === 'fixed' ? 'success' : 'accent'}>{findingChangeLabels[change]}</Badge>}
      </span>
    ),
  },
]
