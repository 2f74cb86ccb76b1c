import { newId } from '~/platform/new-id'
import { SectionHead } from '../kept-list/section-head'
import { useDraft } from '../kept-list/use-draft'
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
  const deeds = useNoteDeeds()
  const { write, dialog } = useDraft<ChartNote>(notes, deeds)
  return (
    <section aria-labelledby="notes">
      <SectionHead
        id="notes"
        title="Notes on the chart"
        text="What explains the figures of a day. Publications and new prices are noted by themselves."
        addLabel="New note"
        onAdd={() => write({ id: newId(), day: lastDay, text: '' })}
      />
      <NoteList notes={notes} onEdit={write} onRemove={deeds.remove} />
      <NoteDialog {...dialog} />
    </section>
  )
}
