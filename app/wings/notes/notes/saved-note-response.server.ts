import { NoteChanged } from './errors'
import type { Note } from './note'

/** A note of the longest text, each character in its longest way of writing. */
export const MAX_NOTE_REQUEST_BYTES = 4 * 1024 * 1024

/** Answers with a note as it was saved; to a stale save with the note as it is now. */
export async function respondWithSavedNote(save: () => Promise<Note>, status = 200) {
  try {
    return Response.json(await save(), { status })
  } catch (error) {
    if (!(error instanceof NoteChanged)) throw error
    const { message, note } = error
    return Response.json({ error: { code: 'conflict', message }, note }, { status: 409 })
  }
}
