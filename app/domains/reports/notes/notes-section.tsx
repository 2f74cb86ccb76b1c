import { useState } from 'react'
import { Link } from 'react-router'
import { momentOf } from '~/platform/calendar'
import { formatShortDay } from '~/platform/dates'
import { newId } from '~/platform/new-id'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { ItemDialog, type ItemDialogProps, ItemForm } from '../kept-list/item-dialog'
import { ItemMenu } from '../kept-list/item-menu'
import { SectionHead } from '../kept-list/section-head'
import { useDraft } from '../kept-list/use-draft'
import { type ChartNote, LONGEST_NOTE, noteSchema, type ShownNote } from './note'
import { useNoteDeeds } from './use-note-deeds'

interface NoteListProps {
  notes: ShownNote[]
  onEdit: (note: ChartNote) => void
  onRemove: (id: string) => void
}

type NoteFormProps = Pick<ItemDialogProps<ChartNote>, 'onKeep'> & {
  note: ChartNote
  verb: string
  onDone: () => void
}

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

function NoteDialog({ item, isNew, onClose, onKeep }: ItemDialogProps<ChartNote>) {
  return (
    <ItemDialog
      title={isNew ? 'New note' : 'Edit note'}
      description="Something that explains the figures of a day: a newsletter, a sale, an outage."
      item={item}
      onClose={onClose}
    >
      {(note) => <NoteForm note={note} onDone={onClose} verb={isNew ? 'Write note' : 'Save note'} onKeep={onKeep} />}
    </ItemDialog>
  )
}

function NoteForm({ note, ...form }: NoteFormProps) {
  const [day, setDay] = useState(note.day)
  const [text, setText] = useState(note.text)
  return (
    <ItemForm schema={noteSchema} typed={{ id: note.id, day, text }} {...form}>
      {(faults) => (
        <>
          <Field label="Day" error={faults.day}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={day}
                onChange={({ target }) => setDay(target.value)}
                className="w-44"
              />
            )}
          </Field>
          <Field label="Note" error={faults.text} aside={`${text.trim().length} of ${LONGEST_NOTE}`}>
            {(control) => (
              <TextArea {...control} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
            )}
          </Field>
        </>
      )}
    </ItemForm>
  )
}

/** The notes of a period, the last first; those that the site wrote itself stay as they are. */
function NoteList({ notes, onEdit, onRemove }: NoteListProps) {
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
          {note.id && (
            <NoteMenu note={{ id: note.id, day: note.day, text: note.text }} onEdit={onEdit} onRemove={onRemove} />
          )}
        </li>
      ))}
    </ol>
  )
}

function NoteMenu({ note, onEdit, onRemove }: Omit<NoteListProps, 'notes'> & { note: ChartNote }) {
  return <ItemMenu name={note.text} onEdit={() => onEdit(note)} onRemove={() => onRemove(note.id)} />
}
