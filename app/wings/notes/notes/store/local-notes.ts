import { hasUnsavedChanges } from '~/kits/editing/autosave-machine'
import { createAutosaver } from '~/kits/editing/create-autosaver'
import { createAutosaveState, type DraftSnapshot } from '~/kits/editing/initial-autosave-state'
import { newUuid } from '~/platform/database/new-uuid'
import { isEquivalentContent, type Note, type NoteContent } from '../note'
import {
  createLocalNote,
  hasPendingReplacements,
  isUnsaved,
  type LocalNote,
  type NoteAutosaver,
  pickNoteContent,
  type ReplacedContent,
  toSavedVersion,
  toView,
} from './local-note'
import type { NotesDependencies } from './notes-dependencies'
import type { NotesState, OwnNote } from './notes-store-types'
import { sendNote } from './send-note'

/** The notes of this tab, and what is drawn of them. */
export class LocalNotes {
  readonly notesById = new Map<string, LocalNote>()
  state: NotesState
  /** How many the server has; more than are here when there are pages to load. */
  serverTotal = 0
  /** On their way into the trash, and what was heard of them meanwhile. */
  private readonly pendingRemovals = new Map<string, Note | 'gone' | undefined>()
  private readonly listeners = new Set<() => void>()

  constructor(
    readonly userId: string,
    readonly dependencies: NotesDependencies,
  ) {
    this.state = {
      phase: 'loading',
      notes: [],
      total: 0,
      hasMore: false,
      sharedPhase: 'loading',
      sharedNotes: [],
      isOnline: true,
    }
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  setState(part: Partial<NotesState>) {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }

  /** Draws the whole list: something came, went or changed its place. */
  updateViews() {
    const entries = [...this.notesById.values()]
    const unsent = entries.filter(({ note }) => note.revision === 0).length
    const total = this.state.hasMore ? Math.max(this.serverTotal + unsent, entries.length) : entries.length
    this.setState({ notes: entries.map(({ view }) => view).sort(compareListOrder), total })
  }

  /** Draws one note; the list stays as it is while the note keeps its place. */
  updateView(entry: LocalNote) {
    const before = entry.view
    entry.view = toView(entry)
    const index = this.state.notes.indexOf(before)
    if (index === -1 || compareListOrder(before, entry.view) !== 0) return this.updateViews()
    this.setState({ notes: this.state.notes.with(index, entry.view) })
  }

  /** Takes notes as the server has them now. */
  receive(notes: Note[]) {
    this.merge(notes)
    this.updateViews()
  }

  /** The same without drawing it. */
  merge(notes: Note[]) {
    for (const note of notes) {
      if (this.pendingRemovals.has(note.id)) {
        this.pendingRemovals.set(note.id, note)
        continue
      }
      const entry = this.notesById.get(note.id)
      if (!entry) this.notesById.set(note.id, createLocalNote(note))
      else if (note.revision >= entry.note.revision) this.updateFromServer(entry, note)
    }
  }

  private updateFromServer(entry: LocalNote, note: Note) {
    entry.note = note
    entry.isTrashedElsewhere = false
    syncAutosaver(entry)
    entry.view = toView(entry)
  }

  /** Takes away what lies in the trash now, but for what is unsaved here: that comes back with its next save. */
  remove(ids: string[]) {
    for (const id of ids) {
      if (this.pendingRemovals.has(id)) this.pendingRemovals.set(id, 'gone')
      const entry = this.notesById.get(id)
      if (entry && isUnsaved(entry)) entry.isTrashedElsewhere = true
      else if (entry) this.discard(id)
    }
    this.updateViews()
  }

  /** Takes a note off the screen and out of this device's copies. */
  discard(id: string) {
    this.notesById.get(id)?.autosaver?.stop()
    this.notesById.delete(id)
    void this.dependencies.drafts.delete(id)
  }

  /** Takes a note off the screen until it is known whether the server did. */
  hideForRemoval(entry: LocalNote) {
    this.pendingRemovals.set(entry.note.id, undefined)
    this.notesById.delete(entry.note.id)
    this.updateViews()
  }

  finishRemoval(entry: LocalNote, isRemoved: boolean) {
    const { id, revision } = entry.note
    const news = this.pendingRemovals.get(id)
    this.pendingRemovals.delete(id)
    if (isRemoved) {
      if (revision > 0) this.serverTotal -= 1
      entry.autosaver?.stop()
      void this.dependencies.drafts.delete(id)
    } else {
      this.notesById.set(id, Object.assign(entry, { view: toView(entry) }))
      if (news === 'gone') return this.remove([id])
      if (news) this.merge([news])
    }
    this.updateViews()
  }

  /** What writes a note; there from its first change on. */
  getAutosaver(entry: LocalNote): NoteAutosaver {
    return entry.autosaver ?? this.startAutosaver(entry).saver
  }

  /** Begins with what the server has, and what an earlier tab left on top of it. */
  startAutosaver(entry: LocalNote, kept?: DraftSnapshot<NoteContent>) {
    const { client, drafts } = this.dependencies
    const { id } = entry.note
    const { state, isRestored } = createAutosaveState(toSavedVersion(entry.note), kept, isEquivalentContent)
    const saver = createAutosaver<NoteContent>({
      initialState: state,
      // even a text that the server has is sent, when there is one to be kept before it
      isSame: (a, b) => a === b || (!hasPendingReplacements(entry) && isEquivalentContent(a, b)),
      send: async (save) => {
        const became = await sendNote(client, entry, save, (content) => this.add(newUuid(), content))
        if (save.basedOn === 0 && became.type === 'saved') this.serverTotal += 1
        return became
      },
      storeDraft: (copy) => void drafts.save(id, withReplacements(copy, entry)),
      deleteDraft: () => void drafts.delete(id),
      // whoever draws asks for what stands there
      applyContent: () => {},
    })
    entry.autosaver = saver
    saver.subscribe(() => this.handleAutosaveChange(entry))
    return { saver, isRestored }
  }

  private handleAutosaveChange(entry: LocalNote) {
    if (this.notesById.get(entry.note.id) !== entry) return
    syncAutosaver(entry)
    if (entry.isTrashedElsewhere && !isUnsaved(entry)) {
      this.discard(entry.note.id)
      return this.updateViews()
    }
    this.updateView(entry)
  }

  /** Puts a note first that the server does not have yet, and sends it. */
  add(id: string, content: NoteContent, replacements: ReplacedContent[] = []) {
    const at = new Date(Math.max(Date.now(), this.latestUpdateTime() + 1)).toISOString()
    const note = { ...content, id, user_id: this.userId, revision: 0, is_pinned: false, shared_with: [] }
    const entry = createLocalNote({ ...note, created_at: at, updated_at: at })
    entry.replacements = replacements
    this.notesById.set(id, entry)
    this.replaceContent(entry, content)
    return entry
  }

  /** Another content than before, sent at once. */
  replaceContent(entry: LocalNote, content: NoteContent) {
    const saver = this.getAutosaver(entry)
    saver.dispatch({ type: 'typed', content: { ...content } })
    saver.dispatch({ type: 'flush' })
  }

  /** Tells every note that is being written. */
  sendToAutosavers(type: 'hidden' | 'resumed' | 'flush') {
    for (const { autosaver } of this.notesById.values()) autosaver?.dispatch({ type })
  }

  private latestUpdateTime() {
    let latest = 0
    for (const { note } of this.notesById.values()) latest = Math.max(latest, Date.parse(note.updated_at))
    return latest
  }
}

/** Shows what the server had meanwhile, when nothing was typed on top of what is older. */
function syncAutosaver(entry: LocalNote) {
  const { autosaver, note } = entry
  if (!autosaver) return
  const { conflict, revision } = autosaver.get()
  if (!isUnsaved(entry)) {
    entry.replacements = []
    if (note.revision > revision) autosaver.dispatch({ type: 'remoteUpdated', current: toSavedVersion(note) })
  } else if (conflict && note.revision > conflict.revision)
    autosaver.dispatch({ type: 'conflicted', current: toSavedVersion(note) })
}

/** A version that is replaced here may be what the server has when this tab is gone: it is known as its own again. */
function withReplacements(copy: DraftSnapshot<NoteContent>, { replacements }: LocalNote) {
  const before = replacements.flatMap((replacement) => replacement.before ?? [])
  return { ...copy, unanswered: [...copy.unanswered, ...before], replacements: replacements.map((one) => ({ ...one })) }
}

/** Pinned first, then the latest change first. */
function compareListOrder(a: OwnNote, b: OwnNote) {
  return Number(b.is_pinned) - Number(a.is_pinned) || compare(b.updated_at, a.updated_at) || compare(a.id, b.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Whether what stands on the screen is on the server, for whoever replaces it. */
export const getUnsavedContent = ({ autosaver }: LocalNote) =>
  autosaver && (autosaver.get().sending !== null || hasUnsavedChanges(autosaver.get(), isEquivalentContent))
    ? pickNoteContent(autosaver.get().content)
    : null
