import { ArchiveRestore, X } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { getDisplayTitle } from '../note'
import { type TrashedNote, useNoteTrash } from './use-note-trash'
import type { NotesPanel } from './use-notes-panel'

/** What lies in the trash, and the two ways out of it. */
export function TrashedNotes({ panel }: { panel: NotesPanel }) {
  const { notes, restore, deletePermanently, pendingDeletions, cancelDeletion } = useNoteTrash(panel)
  if (notes === 'failed')
    return (
      <Notice kind="error" title="Could not load the trash.">
        Check your connection and try again.
      </Notice>
    )
  if (!notes) return <SkeletonRows rows={4} label="Loading trash" />
  if (notes.length === 0) return <p className="py-8 text-center text-muted">The trash is empty.</p>
  return (
    <ul aria-label="Notes in the trash">
      {notes.map((note) => (
        <li
          key={note.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 text-dense last:border-0"
        >
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-semibold break-words">{getDisplayTitle(note)}</p>
            <p className="text-muted">{pendingDeletions.has(note.id) ? 'Deleting…' : <Deleted note={note} />}</p>
          </div>
          {pendingDeletions.has(note.id) ? (
            <Button onClick={() => cancelDeletion(note.id)}>Undo</Button>
          ) : (
            <span className="flex flex-wrap gap-2">
              <Button
                icon={ArchiveRestore}
                aria-label={`Restore ${getDisplayTitle(note)}`}
                onClick={() => restore(note.id)}
              >
                Restore
              </Button>
              <Button
                variant="danger"
                icon={X}
                aria-label={`Delete ${getDisplayTitle(note)} permanently`}
                onClick={() => deletePermanently(note.id)}
              >
                Delete permanently
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
    Deleted <RelativeTime at={note.deleted_at} />
  </>
)
