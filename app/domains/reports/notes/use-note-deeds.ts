import { useChange } from '~/ui/workspace/use-change'
import type { ChartNote } from './note'
import { notePath } from './paths'

const BACK = 'Back as it was.'

/** What can be done with notes: each deed can be taken back. */
export function useNoteDeeds() {
  const change = useChange()
  return {
    write: (note: ChartNote) =>
      change<{ before: ChartNote | null }>({
        ...{ path: notePath(note.id), method: 'PUT', json: note },
        done: ({ before }) => (before ? 'Note changed.' : 'Note written.'),
        undo: ({ before }) => ({
          ...{ path: notePath(note.id), done: BACK },
          ...(before ? { method: 'PUT', json: before } : { method: 'DELETE' }),
        }),
      }),
    remove: (id: string) =>
      change<ChartNote>({
        ...{ path: notePath(id), method: 'DELETE' },
        done: () => 'Note removed.',
        undo: (note) => ({ path: notePath(id), method: 'PUT', json: note, done: BACK }),
      }),
  }
}
