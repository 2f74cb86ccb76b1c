import { newUuid } from '~/platform/database/new-uuid'
import { isEquivalentContent, type NoteContent } from '../note'
import { isUnsaved, type LocalNote, pickNoteContent } from './local-note'
import { getUnsavedContent, LocalNotes } from './local-notes'
import { logWarning } from './log-warning'
import { browserDependencies, type NotesDependencies } from './notes-dependencies'
import type { NotesStore } from './notes-store-types'
import { NotesSync } from './notes-sync'
import { createTrashActions } from './trash-actions'

const storesByUser = new Map<string, NotesStore>()

/** The notes of `userId` in this tab: one store for as long as the page lives, however often the panel is opened. */
export function getNotesStore(userId: string): NotesStore {
  const store = storesByUser.get(userId) ?? buildNotesStore(userId, browserDependencies(userId))
  storesByUser.set(userId, store)
  return store
}

export function buildNotesStore(userId: string, surroundings: NotesDependencies): NotesStore {
  const notebook = new LocalNotes(userId, surroundings)
  const line = new NotesSync(notebook)
  const { client } = surroundings
  return {
    get: () => notebook.state,
    subscribe: notebook.subscribe,
    open: () => line.open(),
    close: () => line.close(),
    loadMore: () => line.loadMore(),
    async search(words, signal) {
      const page = await client.search(words, signal).catch((error) => {
        if (signal.aborted) throw error
        logWarning('Could not search notes.', error)
      })
      if (!page) return notebook.state.notes.filter((note) => matchesAllWords(note, words))
      notebook.receive(page.notes)
      return page.notes.flatMap(({ id }) => notebook.notesById.get(id)?.view ?? [])
    },
    async ensureLoaded(id) {
      const note = notebook.notesById.has(id) ? undefined : await client.find(id).catch(() => undefined)
      if (note) notebook.receive([note])
      return notebook.notesById.has(id)
    },
    create(content) {
      const id = newUuid()
      notebook.add(id, content)
      return id
    },
    ...writeActions(notebook),
    ...recoveryAndConflictActions(notebook),
    ...createTrashActions(notebook),
  }
}

function writeActions(notebook: LocalNotes) {
  let last: string | undefined

  /** What comes of a change of one note; undefined: nothing changes. */
  function changed(id: string, part: Partial<NoteContent>) {
    const entry = notebook.notesById.get(id)
    if (!entry) return undefined
    const content = { ...pickNoteContent(entry.view), ...part }
    const saver = notebook.getAutosaver(entry)
    if (last !== id) leave(last)
    last = id
    return isEquivalentContent(content, saver.get().content) ? undefined : { entry, saver, content }
  }

  function leave(id: string | undefined) {
    const entry = id === undefined ? undefined : notebook.notesById.get(id)
    if (entry && isUnsaved(entry)) entry.autosaver?.dispatch({ type: 'flush' })
  }

  return {
    change(id: string, part: Partial<NoteContent>) {
      const change = changed(id, part)
      change?.saver.dispatch({ type: 'typed', content: change.content })
    },
    changeAndSave(id: string, part: Partial<NoteContent>) {
      const change = changed(id, part)
      if (change) notebook.replaceContent(change.entry, change.content)
    },
    replace(id: string, part: Partial<NoteContent>, reason: 'ai' | 'restoration' | 'conflict') {
      const change = changed(id, part)
      if (change) replaceContent(notebook, change.entry, change.content, reason)
    },
    retry(id: string) {
      const entry = notebook.notesById.get(id)
      if (entry?.autosaver && isUnsaved(entry)) retry(notebook, entry)
    },
  }
}

function recoveryAndConflictActions(notebook: LocalNotes) {
  return {
    undoRecovery(id: string) {
      const entry = notebook.notesById.get(id)
      if (!entry?.recovered) return
      const { over } = entry.recovered
      entry.recovered = null
      if (!isEquivalentContent(over, entry.view)) replaceContent(notebook, entry, over, 'restoration')
      notebook.updateView(entry)
    },
    acceptRecovery(id: string) {
      const entry = notebook.notesById.get(id)
      if (!entry) return
      entry.recovered = null
      notebook.updateView(entry)
    },
    async pin(id: string, isPinned: boolean) {
      const entry = notebook.notesById.get(id)
      if (!entry) return
      if (isUnsaved(entry) && entry.note.revision === 0) await entry.autosaver?.flush()
      const pinned = await notebook.dependencies.client.pin(id, isPinned).catch((error) => {
        logWarning('Could not pin the note.', error)
        throw error
      })
      notebook.receive([pinned])
    },
    resolveConflict(id: string, whose: 'mine' | 'theirs' | 'both') {
      const entry = notebook.notesById.get(id)
      if (entry) resolveConflict(notebook, entry, whose)
    },
  }
}

function replaceContent(
  notebook: LocalNotes,
  entry: LocalNote,
  content: NoteContent,
  reason: 'ai' | 'restoration' | 'conflict',
) {
  entry.replacements = [...entry.replacements, { before: getUnsavedContent(entry), reason }]
  notebook.replaceContent(entry, content)
}

function retry(notebook: LocalNotes, entry: LocalNote) {
  const trouble = entry.autosaver?.get().problem?.kind
  // it was refused as it stands; there may be room now
  if (trouble === 'refused' || trouble === 'gone') notebook.replaceContent(entry, pickNoteContent(entry.view))
  else entry.autosaver?.dispatch({ type: 'flush' })
}

function resolveConflict(notebook: LocalNotes, entry: LocalNote, whose: 'mine' | 'theirs' | 'both') {
  const { autosaver, replacements } = entry
  const conflict = autosaver?.get().conflict
  if (!autosaver || !conflict) return
  if (whose !== 'mine') entry.recovered = null
  if (whose === 'both') {
    // first of all it is on this device
    notebook.add(newUuid(), pickNoteContent(entry.view), replacements)
    entry.replacements = []
    return autosaver.dispatch({ type: 'conflictResolved', whose: 'theirs' })
  }
  entry.replacements = [{ before: null, reason: 'conflict' }, ...replacements]
  autosaver.dispatch({ type: 'conflictResolved', whose: 'mine' })
  // theirs goes on top of mine, so that mine stays in the history
  if (whose === 'theirs') replaceContent(notebook, entry, conflict.content, 'conflict')
}

/** For when the server cannot be asked. */
function matchesAllWords({ title, content, items }: NoteContent, words: string) {
  const text = [title, content.replace(/<[^<>]*>/g, ' '), ...items.map((item) => item.text)].join('\n').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
