import { isEquivalentContent } from '../note'
import { isUnsaved, type LocalNote } from './local-note'
import type { LocalNotes } from './local-notes'
import { logWarning } from './log-warning'
import { isNotFoundError } from './send-note'

/** Into the trash and back. */
export function createTrashActions(notebook: LocalNotes) {
  /** As they stood on the screen, for the undo. */
  const removed = new Map<string, LocalNote>()
  const underWay = new Set<Promise<boolean>>()

  async function remove(id: string) {
    const entry = notebook.notesById.get(id)
    if (!entry) return false
    // gone from the screen at once: nobody types into it meanwhile
    notebook.hideForRemoval(entry)
    const isRemoved = await removeOnServer(notebook, entry)
    if (isRemoved) removed.set(id, entry)
    notebook.finishRemoval(entry, isRemoved)
    return isRemoved
  }

  return {
    remove(id: string) {
      const removal = remove(id)
      underWay.add(removal)
      return removal.finally(() => underWay.delete(removal))
    },
    async waitForRemovals() {
      await Promise.all(underWay)
    },
    async restore(id: string) {
      const isRestored = await restore(notebook, id, removed.get(id))
      if (isRestored) removed.delete(id)
      return isRestored
    },
  }
}

async function removeOnServer({ dependencies }: LocalNotes, entry: LocalNote) {
  // the trash keeps what was typed
  await entry.autosaver?.flush()
  try {
    if (mayExistOnServer(entry)) await dependencies.client.remove(entry.note.id)
    return true
  } catch (error) {
    if (isNotFoundError(error)) return true
    logWarning('The note could not be moved into the trash.', error)
    return false
  }
}

async function restore(notebook: LocalNotes, id: string, entry: LocalNote | undefined) {
  if (entry && !mayExistOnServer(entry)) {
    notebook.add(id, { ...entry.note, ...entry.autosaver?.get().content })
    return true
  }
  try {
    const note = await notebook.dependencies.client.restore(id)
    notebook.serverTotal += 1
    notebook.receive([note])
    if (entry) reapplyUnsaved(notebook, entry)
    return true
  } catch (error) {
    logWarning('The note could not be restored.', error)
    return false
  }
}

/** What the server would not take before, or what was not decided between. */
function reapplyUnsaved(notebook: LocalNotes, before: LocalNote) {
  const entry = notebook.notesById.get(before.note.id)
  if (!entry || entry.autosaver || !before.autosaver || !isUnsaved(before)) return
  const { content, revision, unanswered } = before.autosaver.get()
  if (isEquivalentContent(content, entry.note)) return
  entry.replacements = before.replacements
  const { saver } = notebook.startAutosaver(entry, { content, basedOn: revision, unanswered, typedAt: Date.now() })
  saver.dispatch({ type: 'typed', content: { ...content } })
}

/** Whether the server may have it: only what was never sent it cannot have. */
function mayExistOnServer({ note, autosaver }: LocalNote) {
  const state = autosaver?.get()
  return note.revision > 0 || !state || state.revision > 0 || state.sending !== null || state.unanswered.length > 0
}
