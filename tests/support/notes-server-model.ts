import { FetchJsonError } from '~/kits/api/describe-api'
import { isSameNoteContent, type Note, type NoteContent, type RevisionReason } from '~/wings/notes/notes/note'
import { pickNoteContent } from '~/wings/notes/notes/store/local-note'
import type { SaveOptions } from '~/wings/notes/notes/store/send-note'
import type { NotesSyncEvent } from '~/wings/notes/notes/store/subscribe-to-notes'

interface Stored extends Note {
  version: number
  isDeleted: boolean
}

interface Snapshot extends NoteContent {
  revision: number
  reason: RevisionReason
}

/**
 * The server as plain data: the rules of createNote, saveNote, deleteNote and restoreNote. Snapshots are kept only for a
 * reason, as if all writing happened within five minutes.
 */
export class NotesServerModel {
  readonly notes = new Map<string, Stored>()
  readonly snapshots = new Map<string, Snapshot[]>()
  /** What it answers to whoever saves a note; undefined: it takes them. */
  rejection: (content: NoteContent) => FetchJsonError | undefined = () => undefined
  private version = 0
  private clock = 0

  constructor(private readonly userId: string) {}

  create(id: string, content: NoteContent) {
    this.admit(content)
    const known = this.notes.get(id)
    if (known?.isDeleted) throw notFoundError()
    if (known && !isSameNoteContent(known, content)) throw conflictError(known)
    if (known) return toPublicNote(known)
    const at = this.now()
    const rest = {
      user_id: this.userId,
      revision: 1,
      is_pinned: false,
      shared_with: [],
      created_at: at,
      updated_at: at,
    }
    return this.put({ ...rest, ...pickNoteContent(content), id, version: 0, isDeleted: false })
  }

  save(id: string, content: NoteContent, { basedOn, snapshot }: SaveOptions) {
    this.admit(content)
    const note = this.own(id)
    if (isSameNoteContent(note, content)) return this.put(note)
    if (basedOn !== note.revision) throw conflictError(note)
    const { revision } = note
    if (snapshot)
      this.snapshots.set(id, [
        ...(this.snapshots.get(id) ?? []),
        { ...pickNoteContent(note), revision, reason: snapshot },
      ])
    return this.put({ ...note, ...pickNoteContent(content), revision: revision + 1, updated_at: this.now() })
  }

  pin(id: string, isPinned: boolean) {
    return this.put({ ...this.own(id), is_pinned: isPinned })
  }

  remove(id: string) {
    this.put({ ...this.own(id), isDeleted: true })
  }

  restore(id: string) {
    const note = this.notes.get(id)
    if (!note) throw notFoundError()
    return this.put({ ...note, isDeleted: false })
  }

  find(id: string) {
    return toPublicNote(this.own(id))
  }

  list() {
    const notes = [...this.notes.values()].filter(({ isDeleted }) => !isDeleted).map(toPublicNote)
    return { notes, total: notes.length, after: null, version: this.version }
  }

  newsSince(version: number): NotesSyncEvent | undefined {
    const news = [...this.notes.values()].filter((note) => note.version > version)
    if (news.length === 0) return undefined
    return {
      version: this.version,
      shared: '',
      notes: news.filter(({ isDeleted }) => !isDeleted).map(toPublicNote),
      removed: news.filter(({ isDeleted }) => isDeleted).map(({ id }) => id),
    }
  }

  /** Everything that can still be read here, the trash and the history too. */
  texts() {
    return [...this.notes.values(), ...[...this.snapshots.values()].flat()].map(noteText)
  }

  private admit(content: NoteContent) {
    const fault = this.rejection(content)
    if (fault) throw fault
  }

  private own(id: string) {
    const note = this.notes.get(id)
    if (!note || note.isDeleted) throw notFoundError()
    return note
  }

  private put(note: Stored) {
    this.version += 1
    const stored = { ...note, version: this.version }
    this.notes.set(note.id, stored)
    return toPublicNote(stored)
  }

  private now() {
    this.clock += 1
    return new Date(Date.UTC(2026, 0, 1) + this.clock * 1_000).toISOString()
  }
}

export const noteText = ({ title, content, items }: NoteContent) =>
  [title, content, ...items.map(({ text }) => text)].join(' ')

const toPublicNote = ({ version: _, isDeleted: __, ...note }: Stored): Note => note
const notFoundError = () => new FetchJsonError('Note not found.', 404)
const conflictError = (note: Stored) =>
  new FetchJsonError('This note has been changed elsewhere.', 409, {}, undefined, { note: toPublicNote(note) })
