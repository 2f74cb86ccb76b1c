import { type Entry, isUnsaved } from './entry'
import type { Notebook } from './notebook'
import { logged } from './notes-line'
import { isSameWriting } from './same-writing'
import { isMissing } from './send-note'

/** Into the trash and back. */
export function trashOf(notebook: Notebook) {
  const { server } = notebook.surroundings
  /** As they stood on the screen, for the undo. */
  const removed = new Map<string, Entry>()

  async function remove(id: string) {
    const entry = notebook.entries.get(id)
    if (!entry) return false
    // the trash keeps what was typed
    await entry.saver?.flush()
    try {
      if (mayBeThere(entry)) await server.remove(id)
    } catch (error) {
      if (!isMissing(error)) {
        logged('The note could not be moved into the trash.', error)
        return false
      }
    }
    removed.set(id, entry)
    if (entry.note.revision > 0) notebook.totalThere -= 1
    notebook.take(id)
    notebook.drawAll()
    return true
  }

  async function restore(id: string) {
    const entry = removed.get(id)
    if (entry && !mayBeThere(entry)) {
      notebook.begin(id, { ...entry.note, ...entry.saver?.get().content })
      return true
    }
    try {
      const note = await server.restore(id)
      notebook.totalThere += 1
      notebook.receive([note])
      if (entry) putBack(entry)
    } catch (error) {
      logged('The note could not be restored.', error)
      return false
    }
    removed.delete(id)
    return true
  }

  /** What the server would not take before, or what was not decided between. */
  function putBack(before: Entry) {
    const entry = notebook.entries.get(before.note.id)
    if (!entry || !before.saver || !isUnsaved(before)) return
    const { content, revision } = before.saver.get()
    if (isSameWriting(content, entry.note)) return
    notebook.beginWriting(entry, { content, basedOn: revision, unanswered: [], typedAt: Date.now() })
    entry.saver?.tell({ type: 'typed', content: { ...content } })
  }

  return { remove, restore }
}

/** Whether the server may have it: only what was never sent it cannot have. */
function mayBeThere({ note, saver }: Entry) {
  const state = saver?.get()
  return note.revision > 0 || !state || state.revision > 0 || state.sending !== null || state.unanswered.length > 0
}
