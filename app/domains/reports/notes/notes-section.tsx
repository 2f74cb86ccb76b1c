import { useState } from 'react'
import { newId } from '~/platform/new-id'
import { SectionHead } from '../kept-list/section-head'
import type { ChartNote, ShownNote } from './note'
import { NoteDialog } from './note-dialog'
import { NoteList } from './note-list'
import { useNoteDeeds } from './use-note-deeds'

interface NotesSectionProps {
  notes: ShownNote[]
  /** On which a new note stands until another day is chosen. */
  lastDay: string
}

export function NotesSection({ notes, lastDay }: NotesSectionProps) {
  const [draft, setDraft] = useState<ChartNote>()
  const { write, rewrite, remove } = useNoteDeeds()
  const isNew = !notes.some(({ id }) => id === draft?.id)
  return (
    <section aria-labelledby="notes">
      <SectionHead
        id="notes"
        title="Notes on the chart"
        text="What explains the figures of a day. Publications and new prices are noted by themselves."
        addLabel="New note"
        onAdd={() => setDraft({ id: newId(), day: lastDay, text: '' })}
      />
      <NoteList notes={notes} onEdit={setDraft} onRemove={remove} />
      <NoteDialog item={draft} isNew={isNew} onClose={() => setDraft(undefined)} onKeep={isNew ? write : rewrite} />
    </section>
  )
}
