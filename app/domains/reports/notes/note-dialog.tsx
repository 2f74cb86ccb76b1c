import { useState } from 'react'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { ItemDialog, type ItemDialogProps, ItemForm } from '../kept-list/item-dialog'
import { type ChartNote, LONGEST_NOTE, noteSchema } from './note'

export function NoteDialog({ item, isNew, onClose, onKeep }: ItemDialogProps<ChartNote>) {
  return (
    <ItemDialog
      title={isNew ? 'New note' : 'Edit note'}
      description="Something that explains the figures of a day: a newsletter, a sale, an outage."
      {...{ item, onClose }}
    >
      {(note) => <NoteForm note={note} onDone={onClose} verb={isNew ? 'Write note' : 'Save note'} onKeep={onKeep} />}
    </ItemDialog>
  )
}

type NoteFormProps = Pick<ItemDialogProps<ChartNote>, 'onKeep'> & {
  note: ChartNote
  verb: string
  onDone: () => void
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
