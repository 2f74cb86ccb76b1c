import type { NotesStore } from './notes-store'

/** The notes of `userId` in this tab. */
export function createNotesStore(_userId: string): NotesStore {
  throw new Error('not built yet')
}
