import { ArchiveRestore, X } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Moment } from '~/ui/workspace/moment'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { shownTitle } from '../../note'
import type { Panel } from '../use-panel'
import { type TrashedNote, useTrash } from './use-trash'

interface TrashDialogProps {
  panel: Panel
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Notes that can still be brought back. */
export function TrashDialog({ panel, isOpen, onOpenChange }: TrashDialogProps) {
  return (
    <Dialog
      title="Trash"
      description="A deleted note can be restored for 30 days. Then it goes for good."
      open={isOpen}
      onOpenChange={onOpenChange}
      className="h-[min(36rem,calc(100dvh-2rem))] w-[min(38rem,calc(100vw-2rem))]"
    >
      <TrashedNotes panel={panel} />
    </Dialog>
  )
}

function TrashedNotes({ panel }: { panel: Panel }) {
  const { notes, restore, destroy, leaving, keep } = useTrash(panel)
  if (notes === 'failed')
    return (
      <Notice kind="error" title="The trash could not be loaded.">
        Look at your connection, then open it again.
      </Notice>
    )
  if (!notes) return <SkeletonRows rows={4} label="Loading the trash" />
  if (notes.length === 0) return <p className="py-8 text-center text-muted">The trash is empty.</p>
  return (
    <ul aria-label="Notes in the trash">
      {notes.map((note) => (
        <li
          key={note.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 text-dense last:border-0"
        >
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-semibold break-words">{shownTitle(note)}</p>
            <p className="text-muted">{leaving.has(note.id) ? 'Goes for good in a moment' : <Deleted note={note} />}</p>
          </div>
          {leaving.has(note.id) ? (
            <Button onClick={() => keep(note.id)}>Undo</Button>
          ) : (
            <span className="flex flex-wrap gap-2">
              <Button icon={ArchiveRestore} aria-label={`Restore ${shownTitle(note)}`} onClick={() => restore(note.id)}>
                Restore
              </Button>
              <Button
                variant="danger"
                icon={X}
                aria-label={`Delete ${shownTitle(note)} for good`}
                onClick={() => destroy(note.id)}
              >
                Delete for good
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

const Deleted = ({ note }: { note: TrashedNote }) => (
  <>
    Deleted <Moment at={note.deleted_at} />
  </>
)
