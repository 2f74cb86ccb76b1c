import { ListTodo, NotebookPen } from 'lucide-react'
import { useId } from 'react'
import { Button } from '~/ui/workspace/button'
import { createQuickNote, toQuickTaskList } from '../../assistant/quick-notes'
import { getDisplayTitle, type NoteContent } from '../../note'
import type { NotesStore, OwnNote } from '../../store/notes-store-types'

interface SuggestionsAreaProps {
  /** The suggestions; empty: the area is not shown. */
  suggestions: string[]
  note: OwnNote | undefined
  store: NotesStore
  /** A note was made of them. */
  onCreated: (id: string) => void
}

/** What could be written next, and notes made of it. */
export function SuggestionsArea({ suggestions, note, store, onCreated }: SuggestionsAreaProps) {
  const id = useId()
  if (suggestions.length === 0) return null

  function create(content: NoteContent | undefined) {
    if (content) onCreated(store.create(content))
  }

  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2 text-dense">
      <h3 id={id} className="min-w-0 truncate font-semibold">
        {note ? `Suggestions for “${getDisplayTitle(note)}”` : 'Suggestions'}
      </h3>
      <ul className="grid list-disc gap-1 pl-5 break-words">
        {suggestions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={ListTodo} onClick={() => create(toQuickTaskList(suggestions))}>
          Create tasks
        </Button>
        <Button icon={NotebookPen} onClick={() => create(createQuickNote(suggestions))}>
          Create notes
        </Button>
      </div>
    </section>
  )
}
