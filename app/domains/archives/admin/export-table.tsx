import { Download } from 'lucide-react'
import { byteText } from '~/ui/byte-text'
import { EmptyState } from '~/ui/empty-state'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { buttonLook } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import type { ListedExport } from '../exports/queries.server'
import { type ExportKind, kindWords } from '../exports/site-export'
import type { TaskState } from '../task-state'
import { ExportActions } from './export-actions'
import { exportFilePath } from './paths'

const states: Record<TaskState, { words: string; tone: Tone }> = {
  waiting: { words: 'Waiting', tone: 'neutral' },
  running: { words: 'Being made', tone: 'accent' },
  done: { words: 'Ready', tone: 'success' },
  stopped: { words: 'Stopped', tone: 'warning' },
  failed: { words: 'Failed', tone: 'danger' },
}

function FileName({ row: { kind, fileName, fault } }: { row: ListedExport }) {
  return (
    <div className="min-w-0">
      <span className="font-medium wrap-anywhere">{fileName}</span>
      <span className="block text-muted">{kindWords[kind as ExportKind]}</span>
      {fault && <p className="max-w-prose text-danger">{fault}</p>}
    </div>
  )
}

function StateBadge({ state }: { state: string }) {
  const { words, tone } = states[state as TaskState]
  return <Badge tone={tone}>{words}</Badge>
}

const columns: Column<ListedExport>[] = [
  { key: 'file', head: 'File', cell: (row) => <FileName row={row} /> },
  { key: 'state', head: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'size',
    head: 'Size',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ byteSize }) => (byteSize === null ? null : byteText(byteSize)),
  },
  {
    key: 'asked',
    head: 'Asked for',
    className: 'max-md:basis-full',
    cell: ({ askedByEmail, askedAt }) => (
      <>
        <Moment at={askedAt} />
        <span className="block break-words text-muted max-md:inline"> by {askedByEmail}</span>
      </>
    ),
  },
  {
    key: 'goes',
    head: 'Kept until',
    phoneLabel: 'goes',
    cell: ({ goesAt }) => (goesAt ? <Moment at={goesAt} /> : null),
  },
  {
    key: 'actions',
    head: 'Actions',
    className: 'max-md:basis-full',
    cell: (row) => (
      <div className="flex items-center gap-1 md:justify-end">
        {row.state === 'done' && (
          <a href={exportFilePath(row.id)} download={row.fileName} className={buttonLook()}>
            <Download size={17} aria-hidden="true" className="shrink-0" />
            Download<span className="sr-only"> {row.fileName}</span>
          </a>
        )}
        <ExportActions row={row} />
      </div>
    ),
  },
]

export function ExportTable({ exports, isStale }: { exports: ListedExport[]; isStale: boolean }) {
  return (
    <DataTable
      label="Exports"
      columns={columns}
      rows={exports}
      keyOf={({ id }) => id}
      nameOf={({ fileName }) => fileName}
      isStale={isStale}
      empty={<EmptyState title="No exports yet" text="What you take out is listed here, ready to be downloaded." />}
    />
  )
}
