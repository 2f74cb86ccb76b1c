import { Download, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { byteText } from '~/ui/byte-text'
import { EmptyState } from '~/ui/empty-state'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { Button, buttonLook, IconButton } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { Moment } from '~/ui/workspace/moment'
import { useChange } from '~/ui/workspace/use-change'
import type { ListedExport } from '../exports/queries.server'
import { type ExportKind, kindWords } from '../exports/site-export'
import { isUnderWay, type TaskState } from '../task-state'
import { exportFilePath, exportPath, exportRunningPath } from './paths'

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

/** What can be done with an export that has ended. */
function ExportActions({ row: { id, fileName, state } }: { row: ListedExport }) {
  const change = useChange()
  if (isUnderWay(state)) return null
  return (
    <>
      {state !== 'done' && (
        <Button
          icon={RotateCw}
          onClick={() =>
            void change({ path: exportRunningPath(id), method: 'POST', json: {}, done: () => 'Export begun anew' })
          }
        >
          Try again
        </Button>
      )}
      <Deletion id={id} fileName={fileName} hasFile={state === 'done'} />
    </>
  )
}

/** A file of gigabytes cannot be kept for an Undo: it is asked first. */
function Deletion({ id, fileName, hasFile }: { id: string; fileName: string; hasFile: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useChange()
  async function remove() {
    const isDone = await change({ path: exportPath(id), method: 'DELETE', done: () => 'Export deleted' })
    if (isDone) setIsOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton icon={Trash2} label={`Delete ${fileName}`} />}
      title="Delete this export?"
      footer={
        <>
          <DialogClose asChild>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <p className="text-dense break-words">
        {hasFile ? `${fileName} is taken away for good. What it holds stays on the site.` : `${fileName} has no file.`}
      </p>
    </Dialog>
  )
}
