import { Link } from 'react-router'
import { momentOf } from '~/platform/calendar'
import { formatShortDay } from '~/platform/dates'
import { ItemMenu } from '../kept-list/item-menu'
import type { ChartNote, ShownNote } from './note'

interface NoteListProps {
  notes: ShownNote[]
  onEdit: (note: ChartNote) => void
  onRemove: (id: string) => void
}

/** The notes of a period, the last first; those that the site wrote itself stay as they are. */
export function NoteList({ notes, onEdit, onRemove }: NoteListProps) {
  if (notes.length === 0) {
    return <p className="text-dense text-muted">Nothing came out, and nothing was noted in this time.</p>
  }
  return (
    <ol className="text-dense">
      {notes.map((note) => (
        <li
          key={note.id ?? `${note.day} ${note.text}`}
          className="flex min-h-11 items-center gap-x-4 border-b border-line py-1"
        >
          <time dateTime={note.day} className="w-24 shrink-0 text-muted tabular-nums sm:w-28">
            {formatShortDay(momentOf(note.day))}
          </time>
          <span className="min-w-0 flex-1 break-words">
            {note.path ? (
              <Link to={note.path} className="underline-offset-2 hover:underline">
                {note.text}
              </Link>
            ) : (
              note.text
            )}
          </span>
          {note.id && <NoteMenu note={{ id: note.id, day: note.day, text: note.text }} {...{ onEdit, onRemove }} />}
        </li>
      ))}
    </ol>
  )
}

function NoteMenu({ note, onEdit, onRemove }: Omit<NoteListProps, 'notes'> & { note: ChartNote }) {
  return <ItemMenu name={note.text} onEdit={() => onEdit(note)} onRemove={() => onRemove(note.id)} />
}
