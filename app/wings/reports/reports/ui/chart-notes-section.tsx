import { useState } from 'react'
import { Link } from 'react-router'
import { newUuid } from '~/platform/database/new-uuid'
import { startOfUtcDay } from '~/platform/time/calendar'
import { formatShortDay } from '~/platform/time/dates'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { type ChartNote, chartNoteSchema, type DisplayedNote, MAX_NOTE_LENGTH } from '../chart-note'
import { ListItemDialog, type ListItemDialogProps, ListItemForm } from './list-editor/list-item-dialog'
import { ListItemMenu } from './list-editor/list-item-menu'
import { ListSectionHeader } from './list-editor/list-section-header'
import { useListItemDraft } from './list-editor/use-list-item-draft'
import { useChartNoteActions } from './use-chart-note-actions'

interface NoteListProps {
  notes: DisplayedNote[]
  onEdit: (note: ChartNote) => void
  onRemove: (id: string) => void
}

type NoteFormProps = Pick<ListItemDialogProps<ChartNote>, 'onSave'> & {
  note: ChartNote
  verb: string
  onDone: () => void
}

interface ChartNotesSectionProps {
  notes: DisplayedNote[]
  /** On which a new note stands until another day is chosen. */
  lastDay: string
}

export function ChartNotesSection({ notes, lastDay }: ChartNotesSectionProps) {
  const actions = useChartNoteActions()
  const { write, dialog } = useListItemDraft<ChartNote>(notes, actions)
  return (
    <section aria-labelledby="notes">
      <ListSectionHeader
        id="notes"
        title="Chart notes"
        text="Mark events such as a newsletter or an outage. Publications and price changes are added automatically."
        addLabel="New note"
        onAdd={() => write({ id: newUuid(), day: lastDay, text: '' })}
      />
      <ChartNoteList notes={notes} onEdit={write} onRemove={actions.remove} />
      <ChartNoteDialog {...dialog} />
    </section>
  )
}

function ChartNoteDialog({ item, isNew, onClose, onSave }: ListItemDialogProps<ChartNote>) {
  return (
    <ListItemDialog
      title={isNew ? 'New note' : 'Edit note'}
      description="The note appears on the chart."
      item={item}
      onClose={onClose}
    >
      {(note) => <NoteForm note={note} onDone={onClose} verb={isNew ? 'Add note' : 'Save note'} onSave={onSave} />}
    </ListItemDialog>
  )
}

function NoteForm({ note, ...form }: NoteFormProps) {
  const [day, setDay] = useState(note.day)
  const [text, setText] = useState(note.text)
  return (
    <ListItemForm schema={chartNoteSchema} value={{ id: note.id, day, text }} {...form}>
      {(faults) => (
        <>
          <Field label="Date" error={faults.day}>
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
          <Field label="Note" error={faults.text} labelAside={`${text.trim().length} of ${MAX_NOTE_LENGTH}`}>
            {(control) => (
              <TextArea {...control} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
            )}
          </Field>
        </>
      )}
    </ListItemForm>
  )
}

/** The notes of a period, the last first; those that the site wrote itself stay as they are. */
function ChartNoteList({ notes, onEdit, onRemove }: NoteListProps) {
  if (notes.length === 0) {
    return <p className="text-dense text-muted">No notes in this period.</p>
  }
  return (
    <ol className="text-dense">
      {notes.map((note) => (
        <li
          key={note.id ?? `${note.day} ${note.text}`}
          className="flex min-h-11 items-center gap-x-4 border-b border-line py-1"
        >
          <time dateTime={note.day} className="w-24 shrink-0 text-muted tabular-nums sm:w-28">
            {formatShortDay(startOfUtcDay(note.day))}
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
  return <ListItemMenu name={note.text} onEdit={() => onEdit(note)} onRemove={() => onRemove(note.id)} />
}
