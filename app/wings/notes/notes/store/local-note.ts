import { type AutosaveState, hasUnsavedChanges } from '~/kits/editing/autosave-machine'
import type { createAutosaver } from '~/kits/editing/create-autosaver'
import { isEquivalentContent, type Note, type NoteContent, type RevisionReason } from '../note'
import type { OwnNote } from './notes-store-types'
import { toSaveStatus } from './saving-words'

/** What has to be kept as a version before what is on the screen may replace it. */
export interface ReplacedContent {
  /** What stood on the screen and the server does not have yet; null: whatever the server has. */
  before: NoteContent | null
  reason: Exclude<RevisionReason, 'writing'>
}

export type NoteAutosaver = ReturnType<typeof createAutosaver<NoteContent>>

/** One note in this tab. */
export interface LocalNote {
  /** As the server had it last; revision 0: it never had it. */
  note: Note
  /** There from the first change on. */
  autosaver: NoteAutosaver | null
  /** The oldest first. */
  replacements: ReplacedContent[]
  /** The revision of a replaced version that this tab has saved itself; what follows builds on it. 0: none, or it followed. */
  replacedRevision: number
  /** What an earlier tab left, and what the server had then. */
  recovered: { at: number; over: NoteContent } | null
  /** It went into the trash elsewhere while something was unsaved here. */
  isTrashedElsewhere: boolean
  /** As it is drawn. */
  view: OwnNote
}

export function createLocalNote(note: Note): LocalNote {
  const entry = {
    note,
    autosaver: null,
    replacements: [],
    replacedRevision: 0,
    recovered: null,
    isTrashedElsewhere: false,
  }
  return { ...entry, view: toView(entry) }
}

export function toView(entry: Omit<LocalNote, 'view'>): OwnNote {
  const { note, autosaver, recovered } = entry
  const state = autosaver?.get()
  return {
    ...note,
    ...(state && { ...state.content, revision: state.revision }),
    saveStatus: toSaveStatus(state, isUnsaved(entry)),
    conflict: state?.conflict ?? null,
    recoveredAt: recovered?.at ?? null,
  }
}

/** Whether the server lacks something of it. */
export const isUnsaved = (entry: Omit<LocalNote, 'view'>) =>
  entry.autosaver !== null && (isPending(entry.autosaver.get()) || hasPendingReplacements(entry))

/** Whether something that was replaced on the screen still has to reach the server, or what took its place there. */
export const hasPendingReplacements = ({
  replacements,
  replacedRevision,
}: Pick<LocalNote, 'replacements' | 'replacedRevision'>) => replacedRevision > 0 || hasUnsavedReplacement(replacements)

export const hasUnsavedReplacement = (replacements: ReplacedContent[]) =>
  replacements.some(({ before }) => before !== null)

const isPending = (state: AutosaveState<NoteContent>) =>
  state.sending !== null || state.conflict !== null || hasUnsavedChanges(state, isEquivalentContent)

export function pickNoteContent({ title, content, is_todo, items }: NoteContent): NoteContent {
  return { title, content, is_todo, items }
}

/** A note of the server in the words of the autosave. */
export function toSavedVersion(note: Note) {
  return { content: pickNoteContent(note), revision: note.revision, savedBy: '', savedAt: note.updated_at }
}
