import { useChange } from '~/ui/workspace/use-change'
import type { ChartNote } from './note'

const notePath = (id: string) => `/admin/analytics/notes/${id}`

const BACK = 'Back as it was.'

/** What can be done with notes: each deed can be taken back. */
export function useNoteDeeds() {
  const send = useChange()
  return {
    add: (note: ChartNote) =>
      send({
        path: notePath(note.id),
        method: 'PUT',
        json: note,
        done: () => 'Note written.',
        undo: () => ({ path: notePath(note.id), method: 'DELETE', done: BACK }),
      }),
    change: (note: ChartNote) =>
      send<{ before: ChartNote }>({
        path: notePath(note.id),
        method: 'PATCH',
        json: note,
        done: () => 'Note changed.',
        undo: ({ before }) => ({ path: notePath(note.id), method: 'PATCH', json: before, done: BACK }),
      }),
    remove: (id: string) =>
      send<ChartNote>({
        path: notePath(id),
        method: 'DELETE',
        done: () => 'Note removed.',
        undo: (note) => ({ path: notePath(id), method: 'PUT', json: note, done: BACK }),
      }),
  }
}
