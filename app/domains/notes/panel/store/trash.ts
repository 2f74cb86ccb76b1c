import { logged } from '../../logged'
import { type Entry, isUnsaved } from './entry'
import type { Notebook } from './notebook'
import { isSameWriting } from './same-writing'
import { isMissing } from './send-note'

/** Into the trash and back. */
export function trashOf(notebook: Notebook) {
  /** As they stood on the screen, for the undo. */
  const removed = new Map<string, Entry>()
  const underWay = new Set<Promise<boolean>>()

  async function remove(id: string) {
    const entry = notebook.entries.get(id)
    if (!entry) return false
    // gone from the screen at once: nobody types into it meanwhile
    notebook.hide(entry)
    const isRemoved = await removeThere(notebook, entry)
    if (isRemoved) removed.set(id, entry)
    notebook.endHiding(entry, isRemoved)
    return isRemoved
  }

  return {
    remove(id: string) {
      const removal = remove(id)
      underWay.add(removal)
      return removal.finally(() => underWay.delete(removal))
    },
    async untilRemoved() {
      await Promise.all(underWay)
    },
    async restore(id: string) {
      const isRestored = await restore(notebook, id, removed.get(id))
      if (isRestored) removed.delete(id)
      return isRestored
    },
  }
}

async function removeThere({ surroundings }: Notebook, entry: Entry) {
  // the trash keeps what was typed
  await entry.saver?.flush()
  try {
    if (mayBeThere(entry)) await surroundings.server.remove(entry.note.id)
    return true
  } catch (error) {
    if (isMissing(error)) return true
    logged('The note could not be moved into the trash.', error)
    return false
  }
}

async function restore(notebook: Notebook, id: string, entry: Entry | undefined) {
  if (entry && !mayBeThere(entry)) {
    notebook.begin(id, { ...entry.note, ...entry.saver?.get().content })
    return true
  }
  try {
    const note = await notebook.surroundings.server.restore(id)
    notebook.totalThere += 1
    notebook.receive([note])
    if (entry) putBack(notebook, entry)
    return true
  } catch (error) {
    logged('The note could not be restored.', error)
    return false
  }
}

/** What the server would not take before, or what was not decided between. */
function putBack(notebook: Notebook, before: Entry) {
  const entry = notebook.entries.get(before.note.id)
  if (!entry || entry.saver || !before.saver || !isUnsaved(before)) return
  const { content, revision, unanswered } = before.saver.get()
  if (isSameWriting(content, entry.note)) return
  entry.replacements = before.replacements
  const { saver } = notebook.beginWriting(entry, { content, basedOn: revision, unanswered, typedAt: Date.now() })
  saver.tell({ type: 'typed', content: { ...content } })
}

/** Whether the server may have it: only what was never sent it cannot have. */
function mayBeThere({ note, saver }: Entry) {
  const state = saver?.get()
  return note.revision > 0 || !state || state.revision > 0 || state.sending !== null || state.unanswered.length > 0
}
