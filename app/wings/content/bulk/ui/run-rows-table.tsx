import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { isPageKind } from '~/wings/web/pages/page'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import type { ListedRunRow } from '../queries.server'
import { type RowOutcome, rowOutcomeLabels } from '../run'

const outcomeTones: Record<RowOutcome, BadgeTone> = {
  created: 'success',
  updated: 'accent',
  unchanged: 'neutral',
  kept: 'warning',
  skipped: 'neutral',
  refused: 'danger',
}

const undoOutcomeLabels = {
  deleted: 'Deleted',
  trashed: 'Moved to trash',
  restored: 'Reverted',
  kept: 'Kept',
}

interface RunRowsTableProps {
  pages: ListedRunRow[]
  kind: string
  isStale: boolean
  empty: React.ReactNode
}

/** The rows of a run, each with what becomes of it and why. */
export function RunRowsTable({ pages, kind, ...rest }: RunRowsTableProps) {
  const columns = useMemo(() => runRowColumns(kind), [kind])
  return (
    <DataTable
      label="Rows"
      columns={columns}
      rows={pages}
      getRowKey={({ position }) => String(position)}
      getRowLabel={({ title, rowKey }) => title || rowKey}
      {...rest}
    />
  )
}

function runRowColumns(kind: string): TableColumn<ListedRunRow>[] {
  return [
    { key: 'title', header: 'Page', cell: (page) => <RunRowTitle page={page} kind={kind} /> },
    {
      key: 'row',
      header: 'Row',
      phoneLabel: 'row',
      align: 'end',
      cell: ({ position }) => formatNumber(position),
    },
    {
      key: 'outcome',
      header: 'Result',
      cell: ({ outcome, undoOutcome }) =>
        undoOutcome ? (
          <Badge>{undoOutcomeLabels[undoOutcome as keyof typeof undoOutcomeLabels]}</Badge>
        ) : (
          <Badge tone={outcomeTones[outcome]}>{rowOutcomeLabels[outcome]}</Badge>
        ),
    },
    {
      key: 'why',
      header: 'Reason',
      className: 'max-md:basis-full',
      cell: ({ reason, similarPosition, similarity }) =>
        reason || (similarPosition !== null && similarity !== null && similarityMessage(similarPosition, similarity)),
    },
  ]
}

function RunRowTitle({ page, kind }: { page: ListedRunRow; kind: string }) {
  const { title, rowKey, slug, entryId, undoOutcome } = page
  const name = title || rowKey || 'Untitled'
  return (
    <span className="grid min-w-0">
      {entryId && isPageKind(kind) && undoOutcome !== 'deleted' ? (
        <Link
          to={editorPath(kind, entryId)}
          className="inline-flex min-h-6 items-center font-medium break-words hover:underline"
        >
          {name}
        </Link>
      ) : (
        <span className="font-medium break-words">{name}</span>
      )}
      {slug && <span className="break-all text-faint">{slug}</span>}
    </span>
  )
}

function similarityMessage(similarPosition: number, similarity: number) {
  return `${Math.round(similarity * 100)}% identical to row ${formatNumber(similarPosition)}.`
}
