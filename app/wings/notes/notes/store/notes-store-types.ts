import type { SavedVersion } from '~/kits/editing/autosave-machine'
import type { Note, NoteContent, RevisionReason, SharedNote } from '../note'

/*
 * The notes of one tab: what the server said, what was typed on top of it, what is on its way. The panel draws `get()` and
 * calls the verbs; it never speaks to the server about a note's content itself.
 */

/** What becomes of a note's writing, in the words that are always on the screen: "Saved", "Saving", "Offline", "Not saved: retry". */
export interface SaveStatus {
  tone: 'calm' | 'warning' | 'danger'
  text: string
  /** Whether a button to try again helps. */
  canRetry: boolean
  /** Nothing can be saved until somebody signs in again. */
  isSignedOut?: boolean
}

/** One of the writer's own notes as it stands on the screen: the content is what was typed, saved or not. */
export interface OwnNote extends Note {
  saveStatus: SaveStatus
  /** What the server has instead, when two versions have to be decided between. */
  conflict: SavedVersion<NoteContent> | null
  /** Put on the screen from this device's copy after a crash, typed at this time (milliseconds); null: it was not. */
  recoveredAt: number | null
}

export type LoadPhase = 'loading' | 'ready' | 'failed'

export interface NotesState {
  phase: LoadPhase
  /** Pinned first, then the latest change first; as many as were loaded. */
  notes: OwnNote[]
  /** How many there are in all. */
  total: number
  hasMore: boolean
  sharedPhase: LoadPhase
  sharedNotes: SharedNote[]
  isOnline: boolean
}

export interface NotesStore {
  get: () => NotesState
  subscribe: (listener: () => void) => () => void
  /** Loads notes, then what is shared; follows both from then on. */
  open: () => void
  /** Sends what is unsaved and follows no more. */
  close: () => void
  loadMore: () => Promise<void>
  /** The notes with all these words, the latest first; asks the server, or looks through what is here without a connection. */
  search: (words: string, signal: AbortSignal) => Promise<OwnNote[]>
  /** Loads one note that may be further down than what was loaded; false: there is none. */
  ensureLoaded: (id: string) => Promise<boolean>
  /** Puts a new note first and answers its id at once; it is saved as soon as the server can be reached. */
  create: (content: NoteContent) => string
  /** Typing: kept on this device at once, saved 2,000 ms after the last change. */
  change: (id: string, part: Partial<NoteContent>) => void
  /** Changes and saves at once: a tick. */
  changeAndSave: (id: string, part: Partial<NoteContent>) => void
  /** Replaces what is written after keeping it as a version: an answer of the AI, an older version. */
  replace: (id: string, part: Partial<NoteContent>, reason: Exclude<RevisionReason, 'writing'>) => void
  /** Sends at once what is unsaved: after trouble, or because another note is selected. */
  retry: (id: string) => void
  /** Back to what the server had when a copy was put on the screen (`recoveredAt`); what was recovered stays in the history. */
  undoRecovery: (id: string) => void
  /** It was seen that a copy was put on the screen. */
  acceptRecovery: (id: string) => void
  /** @throws when the server cannot be reached */
  pin: (id: string, isPinned: boolean) => Promise<void>
  /** Into the trash; `restore` is the undo. */
  remove: (id: string) => Promise<boolean>
  /** Resolves once no removal is under way: the trash has all of them. */
  waitForRemovals: () => Promise<void>
  restore: (id: string) => Promise<boolean>
  /** Decides a conflict: this screen's version, the server's, or both (this screen's becomes a note of its own). */
  resolveConflict: (id: string, whose: 'mine' | 'theirs' | 'both') => void
}
