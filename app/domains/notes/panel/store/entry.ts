import { type Autosave, isChanged } from '~/platform/autosave/autosave'
import type { createAutosaver } from '~/platform/autosave/autosaver'
import type { Note, NoteContent, SnapshotReason } from '../../note'
import type { OwnNote } from '../notes-store'
import { isSameWriting } from './same-writing'
import { savingOf } from './saving-words'

/** What has to be kept as a version before what is on the screen may replace it. */
export interface Replacement {
  /** What stood on the screen and the server does not have yet; null: whatever the server has. */
  before: NoteContent | null
  reason: Exclude<SnapshotReason, 'writing'>
}

export type NoteSaver = ReturnType<typeof createAutosaver<NoteContent>>

/** One note in this tab. */
export interface Entry {
  /** As the server had it last; revision 0: it never had it. */
  note: Note
  /** There from the first change on. */
  saver: NoteSaver | null
  /** The oldest first. */
  replacements: Replacement[]
  /** The revision of a replaced version that this tab has saved itself; what follows builds on it. 0: none, or it followed. */
  basis: number
  /** What an earlier tab left, and what the server had then. */
  recovered: { at: number; over: NoteContent } | null
  /** It went into the trash elsewhere while something was unsaved here. */
  isGone: boolean
  /** As it is drawn. */
  own: OwnNote
}

export function entryOf(note: Note): Entry {
  const entry = { note, saver: null, replacements: [], basis: 0, recovered: null, isGone: false }
  return { ...entry, own: drawn(entry) }
}

export function drawn(entry: Omit<Entry, 'own'>): OwnNote {
  const { note, saver, recovered } = entry
  const state = saver?.get()
  return {
    ...note,
    ...(state && { ...state.content, revision: state.revision }),
    saving: savingOf(state, isUnsaved(entry)),
    conflict: state?.conflict ?? null,
    recoveredAt: recovered?.at ?? null,
  }
}

/** Whether the server lacks something of it. */
export const isUnsaved = (entry: Omit<Entry, 'own'>) =>
  entry.saver !== null && (isPending(entry.saver.get()) || lacksReplaced(entry))

/** Whether something that was replaced on the screen still has to reach the server, or what took its place there. */
export const lacksReplaced = ({ replacements, basis }: Pick<Entry, 'replacements' | 'basis'>) =>
  basis > 0 || hasUnkept(replacements)

export const hasUnkept = (replacements: Replacement[]) => replacements.some(({ before }) => before !== null)

const isPending = (state: Autosave<NoteContent>) =>
  state.sending !== null || state.conflict !== null || isChanged(state, isSameWriting)

export function contentOf({ title, content, is_todo, items }: NoteContent): NoteContent {
  return { title, content, is_todo, items }
}

/** A note of the server in the words of the autosave. */
export function versionOf(note: Note) {
  return { content: contentOf(note), revision: note.revision, savedBy: '', savedAt: note.updated_at }
}
