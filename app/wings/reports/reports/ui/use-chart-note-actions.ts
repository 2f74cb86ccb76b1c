import { useMutation } from '~/ui/workspace/use-mutation'
import { reportsClient } from '../api'
import type { ChartNote } from '../chart-note'

const BACK = 'Change undone.'

const putNote = (note: ChartNote) =>
  reportsClient.put('/chart-notes/:noteId', { param: { noteId: note.id }, json: note })
const patchNote = (note: ChartNote) =>
  reportsClient.patch('/chart-notes/:noteId', { param: { noteId: note.id }, json: note })
const deleteNote = (noteId: string) => reportsClient.delete('/chart-notes/:noteId', { param: { noteId } })

/** What can be done with notes: each deed can be taken back. */
export function useChartNoteActions() {
  const send = useMutation()
  return {
    add: (note: ChartNote) =>
      send({
        ...putNote(note),
        successMessage: () => 'Note added.',
        undo: () => ({ ...deleteNote(note.id), successMessage: BACK }),
      }),
    change: (note: ChartNote) =>
      send({
        ...patchNote(note),
        successMessage: () => 'Note updated.',
        undo: ({ before }) => ({ ...patchNote(before), successMessage: BACK }),
      }),
    remove: (id: string) =>
      send({
        ...deleteNote(id),
        successMessage: () => 'Note deleted.',
        undo: (note) => ({ ...putNote(note), successMessage: BACK }),
      }),
  }
}
