import { useMutation } from '~/ui/workspace/use-mutation'
import type { ChartNote } from '../chart-note'

const chartNotePath = (id: string) => `/admin/analytics/notes/${id}`

const BACK = 'Change undone.'

/** What can be done with notes: each deed can be taken back. */
export function useChartNoteActions() {
  const send = useMutation()
  return {
    add: (note: ChartNote) =>
      send({
        path: chartNotePath(note.id),
        method: 'PUT',
        json: note,
        successMessage: () => 'Note added.',
        undo: () => ({ path: chartNotePath(note.id), method: 'DELETE', successMessage: BACK }),
      }),
    change: (note: ChartNote) =>
      send<{ before: ChartNote }>({
        path: chartNotePath(note.id),
        method: 'PATCH',
        json: note,
        successMessage: () => 'Note updated.',
        undo: ({ before }) => ({ path: chartNotePath(note.id), method: 'PATCH', json: before, successMessage: BACK }),
      }),
    remove: (id: string) =>
      send<ChartNote>({
        path: chartNotePath(id),
        method: 'DELETE',
        successMessage: () => 'Note deleted.',
        undo: (note) => ({ path: chartNotePath(id), method: 'PUT', json: note, successMessage: BACK }),
      }),
  }
}
