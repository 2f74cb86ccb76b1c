import { Check, Circle } from 'lucide-react'
import { useEffect } from 'react'
import { callApi } from '~/platform/http/api-client'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { notesClient } from '../api'
import { getDisplayTitle, type SharedNote } from '../note'
import { NoteExportMenu } from './editor/note-export-menu'
import { NoteText } from './editor/note-text'

const told = new Set<string>()

/** Somebody else's note, to read; it changes while they write. */
export function SharedNoteScreen({ note }: { note: SharedNote }) {
  const { shared_by, shared_by_name } = note
  useMarkAsOpened(note.id)
  return (
    <article aria-label={getDisplayTitle(note)} className="flex min-h-0 flex-1 flex-col">
      <header className="relative border-b border-line py-3 pr-14 pl-4 md:pl-6">
        <span className="absolute top-2 right-2">
          <NoteExportMenu note={note} />
        </span>
        <h3 className="text-h3 break-words">{getDisplayTitle(note)}</h3>
        <p className="text-muted">
          Shared by {shared_by_name ? `${shared_by_name} (${shared_by})` : shared_by}. View only. Updated{' '}
          <RelativeTime at={note.updated_at} />
        </p>
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label="Note content"
        className="min-h-0 flex-1 overflow-y-auto -outline-offset-3"
      >
        {note.is_todo ? (
          <SharedNoteItems note={note} />
        ) : (
          <div className="px-4 py-4 md:px-6">
            <NoteText html={note.content} label={`Text of ${getDisplayTitle(note)}`} />
          </div>
        )}
      </section>
    </article>
  )
}

function SharedNoteItems({ note }: { note: SharedNote }) {
  return (
    <ul aria-label="List items" className="grid gap-2 px-4 py-4 md:px-6">
      {note.items.map(({ text, done }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
        <li key={at} className="flex items-start gap-2.5 text-small">
          {done ? (
            <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
          ) : (
            <Circle size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-faint" />
          )}
          <span className={`min-w-0 break-words ${done ? 'text-muted line-through' : ''}`}>
            <span className="sr-only">{done ? 'Done: ' : 'Not done: '}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Says once that a shared note is on the screen: from then on its owner may know who reads it. */
function useMarkAsOpened(noteId: string | undefined) {
  useEffect(() => {
    if (!noteId || told.has(noteId)) return
    told.add(noteId)
    void callApi(notesClient.post('/shared/:noteId/open', { param: { noteId } })).then(({ ok }) => {
      if (!ok) told.delete(noteId)
    })
  }, [noteId])
}
