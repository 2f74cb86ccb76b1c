import { isChanged } from '~/platform/autosave/autosave'
import { type KeptCopy, startAutosave } from '~/platform/autosave/autosave-start'
import { createAutosaver } from '~/platform/autosave/autosaver'
import { newId } from '~/platform/new-id'
import type { Note, NoteContent } from '../../note'
import type { NotesState, OwnNote } from '../notes-store'
import {
  contentOf,
  drawn,
  type Entry,
  entryOf,
  isUnsaved,
  lacksReplaced,
  type NoteSaver,
  type Replacement,
  versionOf,
} from './entry'
import { isSameWriting } from './same-writing'
import { sendNote } from './send-note'
import type { Surroundings } from './surroundings'

/** The notes of this tab, and what is drawn of them. */
export class Notebook {
  readonly entries = new Map<string, Entry>()
  state: NotesState
  /** How many the server has; more than are here when there are pages to load. */
  totalThere = 0
  /** On their way into the trash, and what was heard of them meanwhile. */
  private readonly hidden = new Map<string, Note | 'gone' | undefined>()
  private readonly listeners = new Set<() => void>()

  constructor(
    readonly userId: string,
    readonly surroundings: Surroundings,
  ) {
    this.state = {
      phase: 'loading',
      notes: [],
      total: 0,
      hasMore: false,
      sharedPhase: 'loading',
      shared: [],
      isOnline: true,
    }
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  set(part: Partial<NotesState>) {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }

  /** Draws the whole list: something came, went or changed its place. */
  drawAll() {
    const entries = [...this.entries.values()]
    const unsent = entries.filter(({ note }) => note.revision === 0).length
    const total = this.state.hasMore ? Math.max(this.totalThere + unsent, entries.length) : entries.length
    this.set({ notes: entries.map(({ own }) => own).sort(byPlace), total })
  }

  /** Draws one note; the list stays as it is while the note keeps its place. */
  draw(entry: Entry) {
    const before = entry.own
    entry.own = drawn(entry)
    const index = this.state.notes.indexOf(before)
    if (index === -1 || byPlace(before, entry.own) !== 0) return this.drawAll()
    this.set({ notes: this.state.notes.with(index, entry.own) })
  }

  /** Takes notes as the server has them now. */
  receive(notes: Note[]) {
    this.take(notes)
    this.drawAll()
  }

  /** The same without drawing it. */
  take(notes: Note[]) {
    for (const note of notes) {
      if (this.hidden.has(note.id)) {
        this.hidden.set(note.id, note)
        continue
      }
      const entry = this.entries.get(note.id)
      if (!entry) this.entries.set(note.id, entryOf(note))
      else if (note.revision >= entry.note.revision) this.renew(entry, note)
    }
  }

  private renew(entry: Entry, note: Note) {
    entry.note = note
    entry.isGone = false
    catchUp(entry)
    entry.own = drawn(entry)
  }

  /** Takes away what lies in the trash now, but for what is unsaved here: that comes back with its next save. */
  lose(ids: string[]) {
    for (const id of ids) {
      if (this.hidden.has(id)) this.hidden.set(id, 'gone')
      const entry = this.entries.get(id)
      if (entry && isUnsaved(entry)) entry.isGone = true
      else if (entry) this.drop(id)
    }
    this.drawAll()
  }

  /** Takes a note off the screen and out of this device's copies. */
  drop(id: string) {
    this.entries.get(id)?.saver?.stop()
    this.entries.delete(id)
    void this.surroundings.device.forget(id)
  }

  /** Takes a note off the screen until it is known whether the server did. */
  hide(entry: Entry) {
    this.hidden.set(entry.note.id, undefined)
    this.entries.delete(entry.note.id)
    this.drawAll()
  }

  endHiding(entry: Entry, isRemoved: boolean) {
    const { id, revision } = entry.note
    const news = this.hidden.get(id)
    this.hidden.delete(id)
    if (isRemoved) {
      if (revision > 0) this.totalThere -= 1
      entry.saver?.stop()
      void this.surroundings.device.forget(id)
    } else {
      this.entries.set(id, Object.assign(entry, { own: drawn(entry) }))
      if (news === 'gone') return this.lose([id])
      if (news) this.take([news])
    }
    this.drawAll()
  }

  /** What writes a note; there from its first change on. */
  saverOf(entry: Entry): NoteSaver {
    return entry.saver ?? this.beginWriting(entry).saver
  }

  /** Begins with what the server has, and what an earlier tab left on top of it. */
  beginWriting(entry: Entry, kept?: KeptCopy<NoteContent>) {
    const { server, device } = this.surroundings
    const { id } = entry.note
    const { state, isRestored } = startAutosave(versionOf(entry.note), kept, isSameWriting)
    const saver = createAutosaver<NoteContent>({
      start: state,
      // even a text that the server has is sent, when there is one to be kept before it
      isSame: (a, b) => a === b || (!lacksReplaced(entry) && isSameWriting(a, b)),
      send: async (save) => {
        const became = await sendNote(server, entry, save, (content) => this.begin(newId(), content))
        if (save.basedOn === 0 && became.type === 'saved') this.totalThere += 1
        return became
      },
      keep: (copy) => void device.keep(id, withReplacements(copy, entry)),
      forget: () => void device.forget(id),
      // whoever draws asks for what stands there
      show: () => {},
    })
    entry.saver = saver
    saver.subscribe(() => this.changed(entry))
    return { saver, isRestored }
  }

  private changed(entry: Entry) {
    if (this.entries.get(entry.note.id) !== entry) return
    catchUp(entry)
    if (entry.isGone && !isUnsaved(entry)) {
      this.drop(entry.note.id)
      return this.drawAll()
    }
    this.draw(entry)
  }

  /** Puts a note first that the server does not have yet, and sends it. */
  begin(id: string, content: NoteContent, replacements: Replacement[] = []) {
    const at = new Date(Math.max(Date.now(), this.latestChange() + 1)).toISOString()
    const note = { ...content, id, user_id: this.userId, revision: 0, is_pinned: false, shared_with: [] }
    const entry = entryOf({ ...note, created_at: at, updated_at: at })
    entry.replacements = replacements
    this.entries.set(id, entry)
    this.write(entry, content)
    return entry
  }

  /** Another content than before, sent at once. */
  write(entry: Entry, content: NoteContent) {
    const saver = this.saverOf(entry)
    saver.tell({ type: 'typed', content: { ...content } })
    saver.tell({ type: 'hurried' })
  }

  /** Tells every note that is being written. */
  tellAll(type: 'left' | 'returned' | 'hurried') {
    for (const { saver } of this.entries.values()) saver?.tell({ type })
  }

  private latestChange() {
    let latest = 0
    for (const { note } of this.entries.values()) latest = Math.max(latest, Date.parse(note.updated_at))
    return latest
  }
}

/** Shows what the server had meanwhile, when nothing was typed on top of what is older. */
function catchUp(entry: Entry) {
  const { saver, note } = entry
  if (!saver) return
  const { conflict, revision } = saver.get()
  if (!isUnsaved(entry)) {
    entry.replacements = []
    if (note.revision > revision) saver.tell({ type: 'overtaken', current: versionOf(note) })
  } else if (conflict && note.revision > conflict.revision) saver.tell({ type: 'conflicted', current: versionOf(note) })
}

/** A version that is replaced here may be what the server has when this tab is gone: it is known as its own again. */
function withReplacements(copy: KeptCopy<NoteContent>, { replacements }: Entry) {
  const before = replacements.flatMap((replacement) => replacement.before ?? [])
  return { ...copy, unanswered: [...copy.unanswered, ...before], replacements: replacements.map((one) => ({ ...one })) }
}

/** Pinned first, then the latest change first. */
function byPlace(a: OwnNote, b: OwnNote) {
  return Number(b.is_pinned) - Number(a.is_pinned) || compare(b.updated_at, a.updated_at) || compare(a.id, b.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Whether what stands on the screen is on the server, for whoever replaces it. */
export const unsavedContent = ({ saver }: Entry) =>
  saver && (saver.get().sending !== null || isChanged(saver.get(), isSameWriting))
    ? contentOf(saver.get().content)
    : null
