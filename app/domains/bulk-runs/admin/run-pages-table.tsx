import { useMemo } from 'react'
import { Link } from 'react-router'
import { editorPathOf } from '~/domains/pages/editor-path'
import { isPageKind } from '~/domains/pages/page'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import type { ListedRunPage } from '../queries.server'
import { type Outcome, outcomes } from '../run'

const tones: Record<Outcome, Tone> = {
  made: 'success',
  changed: 'accent',
  same: 'neutral',
  kept: 'warning',
  skipped: 'neutral',
  refused: 'danger',
}

const fates = {
  deleted: 'Deleted again',
  trashed: 'In the trash',
  restored: 'As it was before',
  kept: 'Kept',
}

interface RunPagesTableProps {
  pages: ListedRunPage[]
  kind: string
  isStale: boolean
  empty: React.ReactNode
}

/** The rows of a run, each with what becomes of it and why. */
export function RunPagesTable({ pages, kind, ...rest }: RunPagesTableProps) {
  const columns = useMemo(() => columnsFor(kind), [kind])
  return (
    <DataTable
      label="Rows"
      columns={columns}
      rows={pages}
      keyOf={({ position }) => String(position)}
      nameOf={({ title, rowKey }) => title || rowKey}
      {...rest}
    />
  )
}

function columnsFor(kind: string): Column<ListedRunPage>[] {
  return [
    { key: 'title', head: 'Page', cell: (page) => <PageName page={page} kind={kind} /> },
    {
      key: 'row',
      head: 'Row',
      phoneLabel: 'row',
      align: 'end',
      cell: ({ position }) => position.toLocaleString('en-US'),
    },
    {
      key: 'outcome',
      head: 'Outcome',
      cell: ({ outcome, fate }) =>
        fate ? (
          <Badge>{fates[fate as keyof typeof fates]}</Badge>
        ) : (
          <Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>
        ),
    },
    {
      key: 'why',
      head: 'Why',
      className: 'max-md:basis-full',
      cell: ({ reason, sibling, score }) => reason || (sibling !== null && score !== null && likeness(sibling, score)),
    },
  ]
}

function PageName({ page, kind }: { page: ListedRunPage; kind: string }) {
  const { title, rowKey, slug, pieceId, fate } = page
  const name = title || rowKey || 'No page'
  return (
    <span className="grid min-w-0">
      {pieceId && isPageKind(kind) && fate !== 'deleted' ? (
        <Link
          to={editorPathOf(kind, pieceId)}
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

function likeness(sibling: number, score: number) {
  return `${Math.round(score * 100)} % of it is the same as row ${sibling.toLocaleString('en-US')}.`
}
