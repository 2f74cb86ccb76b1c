import { newId } from '~/platform/new-id'
import { logged } from '../logged'
import type { NoteContent } from '../note'
import type { NotesStore } from './notes-store'
import { contentOf, type Entry, isUnsaved } from './store/entry'
import { Notebook, unsavedContent } from './store/notebook'
import { NotesLine } from './store/notes-line'
import { isSameWriting } from './store/same-writing'
import { browserSurroundings, type Surroundings } from './store/surroundings'
import { trashOf } from './store/trash'

const known = new Map<string, NotesStore>()

/** The notes of `userId` in this tab: one store for as long as the page lives, however often the panel is opened. */
export function createNotesStore(userId: string): NotesStore {
  const store = known.get(userId) ?? notesStore(userId, browserSurroundings(userId))
  known.set(userId, store)
  return store
}

export function notesStore(userId: string, surroundings: Surroundings): NotesStore {
  const notebook = new Notebook(userId, surroundings)
  const line = new NotesLine(notebook)
  const { server } = surroundings
  return {
    get: () => notebook.state,
    subscribe: notebook.subscribe,
    open: () => line.open(),
    close: () => line.close(),
    loadMore: () => line.loadMore(),
    async search(words, signal) {
      const page = await server.search(words, signal).catch((error) => {
        if (signal.aborted) throw error
        logged('The notes could not be searched.', error)
      })
      if (!page) return notebook.state.notes.filter((note) => hasWords(note, words))
      notebook.receive(page.notes)
      return page.notes.flatMap(({ id }) => notebook.entries.get(id)?.own ?? [])
    },
    async find(id) {
      const note = notebook.entries.has(id) ? undefined : await server.find(id).catch(() => undefined)
      if (note) notebook.receive([note])
      return notebook.entries.has(id)
    },
    create(content) {
      const id = newId()
      notebook.begin(id, content)
      return id
    },
    ...writing(notebook),
    ...deciding(notebook),
    ...trashOf(notebook),
  }
}

function writing(notebook: Notebook) {
  let last: string | undefined

  /** What comes of a change of one note; undefined: nothing changes. */
  function changed(id: string, part: Partial<NoteContent>) {
    const entry = notebook.entries.get(id)
    if (!entry) return undefined
    const content = { ...contentOf(entry.own), ...part }
    const saver = notebook.saverOf(entry)
    if (last !== id) leave(last)
    last = id
    return isSameWriting(content, saver.get().content) ? undefined : { entry, saver, content }
  }

  function leave(id: string | undefined) {
    const entry = id === undefined ? undefined : notebook.entries.get(id)
    if (entry && isUnsaved(entry)) entry.saver?.tell({ type: 'hurried' })
  }

  return {
    change(id: string, part: Partial<NoteContent>) {
      const change = changed(id, part)
      change?.saver.tell({ type: 'typed', content: change.content })
    },
    changeNow(id: string, part: Partial<NoteContent>) {
      const change = changed(id, part)
      if (change) notebook.write(change.entry, change.content)
    },
    replace(id: string, part: Partial<NoteContent>, reason: 'ai' | 'restoration' | 'conflict') {
      const change = changed(id, part)
      if (change) replaceIn(notebook, change.entry, change.content, reason)
    },
    retry(id: string) {
      const entry = notebook.entries.get(id)
      if (entry?.saver && isUnsaved(entry)) retry(notebook, entry)
    },
  }
}

function deciding(notebook: Notebook) {
  return {
    undoRecovery(id: string) {
      const entry = notebook.entries.get(id)
      if (!entry?.recovered) return
      const { over } = entry.recovered
      entry.recovered = null
      if (!isSameWriting(over, entry.own)) replaceIn(notebook, entry, over, 'restoration')
      notebook.draw(entry)
    },
    acceptRecovery(id: string) {
      const entry = notebook.entries.get(id)
      if (!entry) return
      entry.recovered = null
      notebook.draw(entry)
    },
    async pin(id: string, isPinned: boolean) {
      const entry = notebook.entries.get(id)
      if (!entry) return
      if (isUnsaved(entry) && entry.note.revision === 0) await entry.saver?.flush()
      const pinned = await notebook.surroundings.server.pin(id, isPinned).catch((error) => {
        logged('The note could not be pinned.', error)
        throw error
      })
      notebook.receive([pinned])
    },
    choose(id: string, whose: 'mine' | 'theirs' | 'both') {
      const entry = notebook.entries.get(id)
      if (entry) choose(notebook, entry, whose)
    },
  }
}

function replaceIn(notebook: Notebook, entry: Entry, content: NoteContent, reason: 'ai' | 'restoration' | 'conflict') {
  entry.replacements = [...entry.replacements, { before: unsavedContent(entry), reason }]
  notebook.write(entry, content)
}

function retry(notebook: Notebook, entry: Entry) {
  const trouble = entry.saver?.get().trouble?.kind
  // it was refused as it stands; there may be room now
  if (trouble === 'refused' || trouble === 'gone') notebook.write(entry, contentOf(entry.own))
  else entry.saver?.tell({ type: 'hurried' })
}

function choose(notebook: Notebook, entry: Entry, whose: 'mine' | 'theirs' | 'both') {
  const { saver, replacements } = entry
  const conflict = saver?.get().conflict
  if (!saver || !conflict) return
  if (whose !== 'mine') entry.recovered = null
  if (whose === 'both') {
    // first of all it is on this device
    notebook.begin(newId(), contentOf(entry.own), replacements)
    entry.replacements = []
    return saver.tell({ type: 'chosen', whose: 'theirs' })
  }
  entry.replacements = [{ before: null, reason: 'conflict' }, ...replacements]
  saver.tell({ type: 'chosen', whose: 'mine' })
  // theirs goes on top of mine, so that mine stays in the history
  if (whose === 'theirs') replaceIn(notebook, entry, conflict.content, 'conflict')
}

/** For when the server cannot be asked. */
function hasWords({ title, content, items }: NoteContent, words: string) {
  const text = [title, content.replace(/<[^<>]*>/g, ' '), ...items.map((item) => item.text)].join('\n').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
