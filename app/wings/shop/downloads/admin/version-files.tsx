import { Archive, ArchiveRestore, Copy, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatCount } from '~/platform/text/format-number'
import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { formatBytes } from '~/ui/format-bytes'
import { showToast } from '~/ui/toaster'
import { Badge } from '~/ui/workspace/badge'
import { Button, IconButton } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import { downloadsClient } from '../api'
import type { ProductFile, ProductVersionFiles } from '../product-file'
import { versionForm } from '../version-form'
import { VersionFields } from './new-version-form'

export type AdminFile = ProductFile & { downloads: number | null }

interface FileProps {
  productId: string
  file: AdminFile
}

interface VersionFilesProps {
  productId: string
  version: ProductVersionFiles<AdminFile>
  isNewest: boolean
  /** What can be done with the whole version. */
  aside?: ReactNode
}

/** The files of one version. */
export function VersionFiles({
  productId,
  version: { version, createdAt, notes, files },
  isNewest,
  aside,
}: VersionFilesProps) {
  return (
    <section aria-label={`Version ${version}`} className="mb-6">
      <header className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-h3">{version}</h2>
          {isNewest && <Badge tone="accent">Latest</Badge>}
          <span className="text-dense text-faint">
            <RelativeTime at={createdAt} />
          </span>
        </div>
        {aside}
      </header>
      {notes.map((text) => (
        <p key={text} className="mb-2 max-w-3xl whitespace-pre-line text-dense text-muted">
          {text}
        </p>
      ))}
      <ul className="divide-y divide-line rounded-md border border-line bg-surface text-dense">
        {files.map((file) => (
          <FileRow key={file.id} productId={productId} file={file} />
        ))}
      </ul>
    </section>
  )
}

function FileRow({ productId, file }: FileProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className={`font-medium [overflow-wrap:anywhere] ${file.withdrawnAt ? 'text-muted' : ''}`}>
            {file.fileName}
          </span>
          {file.withdrawnAt && <Badge tone="warning">Archived</Badge>}
        </p>
        <p className="text-muted tabular-nums">
          {formatBytes(file.byteSize)} · {formatCount(file.downloads ?? 0, 'download')}
        </p>
        <p className="font-mono text-[0.75rem] text-faint [overflow-wrap:anywhere]">
          <span className="sr-only">SHA-256 checksum: </span>
          {file.checksum}
        </p>
      </div>
      <div className="flex max-sm:-ml-2.5">
        <CopyChecksumButton file={file} />
        <EditFileDialog productId={productId} file={file} />
        <WithdrawButton productId={productId} file={file} />
      </div>
    </li>
  )
}

function CopyChecksumButton({ file: { fileName, checksum } }: { file: AdminFile }) {
  async function copy() {
    if (await copyToClipboard(checksum)) showToast('Checksum copied')
    else showToast('Could not copy the checksum.', 'error')
  }
  return <IconButton icon={Copy} label={`Copy checksum of ${fileName}`} onClick={() => void copy()} />
}

function WithdrawButton({ productId, file: { id: fileId, fileName, withdrawnAt } }: FileProps) {
  const change = useMutation()
  const address = ['/:productId/files/:fileId/withdrawal', { param: { productId, fileId } }] as const
  const withdrawal = { ...downloadsClient.post(...address), successMessage: `${fileName} archived` }
  const restoration = { ...downloadsClient.delete(...address), successMessage: `${fileName} restored` }
  return withdrawnAt ? (
    <IconButton
      icon={ArchiveRestore}
      label={`Restore ${fileName}`}
      onClick={() =>
        void change({ ...restoration, successMessage: () => restoration.successMessage, undo: () => withdrawal })
      }
    />
  ) : (
    <IconButton
      icon={Archive}
      label={`Archive ${fileName}`}
      onClick={() =>
        void change({ ...withdrawal, successMessage: () => withdrawal.successMessage, undo: () => restoration })
      }
    />
  )
}

/** Corrects the label and the notes of a file. */
function EditFileDialog({ productId, file }: FileProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState({ version: file.version, notes: file.notes })
  const change = useMutation()
  const parsed = versionForm.safeParse(typed)
  const faults: { version?: string[]; notes?: string[] } = parsed.success ? {} : parsed.error.flatten().fieldErrors
  async function save() {
    if (!parsed.success) return
    const before = { version: file.version, notes: file.notes }
    const relabel = (json: typeof before) =>
      downloadsClient.patch('/:productId/files/:fileId', { param: { productId, fileId: file.id }, json })
    const isDone = await change({
      ...relabel(parsed.data),
      successMessage: () => `${file.fileName} updated`,
      undo: () => ({ ...relabel(before), successMessage: `Changes to ${file.fileName} undone` }),
    })
    if (isDone) setOpen(false)
  }
  return (
    <Dialog
      title={`Edit ${file.fileName}`}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon={Pencil} label={`Edit ${file.fileName}`} />}
      footer={
        <Button variant="primary" onClick={() => void save()}>
          Save
        </Button>
      }
    >
      <VersionFields value={typed} errors={faults} onType={setTyped} />
    </Dialog>
  )
}
