import { ListTodo, Pin } from 'lucide-react'
import { memo, useMemo } from 'react'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { getDisplayTitle, type NoteContent } from '../note'
import { getNotePreview } from './note-text-lines'

interface NoteListItemProps {
  note: NoteContent & { id: string; updated_at: string }
  isPinned?: boolean
  isSelected: boolean
  /** Where Tab comes into the list: one of its rows. */
  isTabStop: boolean
  /** Whose it is, when it is somebody else's. */
  sharer?: string
  onSelect: (id: string) => void
}

// what is far outside of the window costs nothing
const look =
  'grid w-full grid-cols-1 gap-0.5 border-b border-line px-4 py-2.5 text-left -outline-offset-3 hover:bg-wash aria-[current]:bg-accent-tint forced-colors:aria-[current]:outline-2'

/** One note of the list; the arrow keys move from one to the next. */
export const NoteListItem = memo(function NoteRow(props: NoteListItemProps) {
  const { note, isPinned = false, isSelected, isTabStop, sharer, onSelect } = props
  const { is_todo, items, content } = note
  const preview = useMemo(() => getNotePreview({ is_todo, items, content }), [is_todo, items, content])
  return (
    <li className="[contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <button
        type="button"
        data-note={note.id}
        aria-current={isSelected || undefined}
        tabIndex={isTabStop ? undefined : -1}
        onClick={() => onSelect(note.id)}
        className={look}
      >
        <span className="flex items-center gap-1.5">
          {isPinned && <Pin size={14} aria-hidden="true" className="shrink-0 fill-current text-accent" />}
          {is_todo && <ListTodo size={14} aria-hidden="true" className="shrink-0 text-faint" />}
          <span className="min-w-0 truncate font-semibold">{getDisplayTitle(note)}</span>
          <span className="sr-only">{[isPinned && 'pinned', is_todo && 'to-do list'].filter(Boolean).join(', ')}</span>
        </span>
        {preview && <span className="line-clamp-2 break-words text-muted">{preview}</span>}
        <span className="flex gap-1.5 text-[0.8125rem] text-faint">
          <RelativeTime key={note.updated_at} at={note.updated_at} />
          {sharer && <span className="min-w-0 truncate">· {sharer}</span>}
        </span>
      </button>
    </li>
  )
})
