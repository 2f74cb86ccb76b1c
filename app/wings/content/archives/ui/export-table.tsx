import { Download, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isRunActive } from '~/kits/runs/run'
import { RunBadge } from '~/kits/runs/run-badge'
import { EmptyState } from '~/ui/empty-state'
import { formatBytes } from '~/ui/format-bytes'
import { Button, buttonClassName, IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import { archivesClient } from '../api'
import type { ListedExport } from '../export/exports.queries.server'
import { type ExportKind, exportDescription, exportKindLabels } from '../export/site-export'
import { exportFilePath } from './paths'

function FileName({ row: { kind, fileName, error } }: { row: ListedExport }) {
  return (
    <div className="min-w-0">
      <span className="font-medium wrap-anywhere">{fileName}</span>
      <span className="block text-muted">{exportKindLabels[kind as ExportKind]}</span>
      {error && <p className="max-w-prose text-danger">{error}</p>}
    </div>
  )
}

const columns: TableColumn<ListedExport>[] = [
  { key: 'file', header: 'File', cell: (row) => <FileName row={row} /> },
  { key: 'state', header: 'Status', cell: (row) => <RunBadge description={exportDescription} run={row} /> },
  {
    key: 'size',
    header: 'Size',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ byteSize }) => (byteSize === null ? null : formatBytes(byteSize)),
  },
  {
    key: 'requested',
    header: 'Created',
    className: 'max-md:basis-full',
    cell: ({ startedByEmail, startedAt }) => (
      <>
        <RelativeTime at={startedAt} />
        <span className="block break-words text-muted max-md:inline"> by {startedByEmail}</span>
      </>
    ),
  },
  {
    key: 'expires',
    header: 'Expires',
    phoneLabel: 'expires',
    cell: ({ expiresAt }) => (expiresAt ? <RelativeTime at={expiresAt} /> : null),
  },
  {
    key: 'actions',
    header: 'Actions',
    className: 'max-md:basis-full',
    cell: (row) => (
      <div className="flex items-center gap-1 md:justify-end">
        {row.state === 'completed' && (
          <a href={exportFilePath(row.id)} download={row.fileName} className={buttonClassName()}>
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
      getRowKey={({ id }) => id}
      getRowLabel={({ fileName }) => fileName}
      isStale={isStale}
      empty={<EmptyState title="No exports yet" text="Your exports are listed here." />}
    />
  )
}

/** What can be done with an export that has ended. */
function ExportActions({ row }: { row: ListedExport }) {
  const { id, fileName, state } = row
  const change = useMutation()
  if (isRunActive(row)) return null
  return (
    <>
      {state !== 'completed' && (
        <Button
          icon={RotateCw}
          onClick={() =>
            void change({
              ...archivesClient.post('/exports/:exportId/retry', { param: { exportId: id } }),
              successMessage: () => 'Export restarted.',
            })
          }
        >
          Try again
        </Button>
      )}
      <DeleteExportButton id={id} fileName={fileName} hasFile={state === 'completed'} />
    </>
  )
}

/** A file of gigabytes cannot be kept for an Undo: it is asked first. */
function DeleteExportButton({ id, fileName, hasFile }: { id: string; fileName: string; hasFile: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useMutation()
  async function remove() {
    const isDone = await change({
      ...archivesClient.delete('/exports/:exportId', { param: { exportId: id } }),
      successMessage: () => 'Export deleted.',
    })
    if (isDone) setIsOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton icon={Trash2} label={`Delete ${fileName}`} />}
      title="Delete export?"
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="danger" onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <p className="text-dense break-words">
        {hasFile ? `${fileName} will be permanently deleted.` : `${fileName} will be removed from the list.`}
      </p>
    </Dialog>
  )
}
