import type { AutosaveState, SavedVersion } from './autosave-machine'

/** What an earlier visit left on this device. */
export interface DraftSnapshot<Content> {
  content: Content
  basedOn: number
  /** Sent without an answer: the server may have it. */
  unanswered: Content[]
  /** When it was typed, in milliseconds. */
  typedAt: number
}

/** The beginning: what the server has, and what an earlier visit typed on top of it. */
export function createAutosaveState<Content>(
  loaded: SavedVersion<Content>,
  kept: DraftSnapshot<Content> | undefined,
  isSame: (a: Content, b: Content) => boolean,
): { state: AutosaveState<Content>; isRestored: boolean } {
  const state: AutosaveState<Content> = {
    content: loaded.content,
    saved: loaded.content,
    revision: loaded.revision,
    sending: null,
    unanswered: [],
    problem: null,
    conflict: null,
    attempts: 0,
    isUrgent: false,
  }
  if (!kept || isSame(kept.content, loaded.content)) return { state, isRestored: false }
  const isOnTop = kept.basedOn === loaded.revision || kept.unanswered.some((sent) => isSame(sent, loaded.content))
  if (isOnTop) return { state: { ...state, content: kept.content }, isRestored: true }
  // until it is decided, it stays based on what it was typed on: another start finds the same two versions
  return { state: { ...state, content: kept.content, revision: kept.basedOn, conflict: loaded }, isRestored: true }
}
