/*
 * Saving while somebody writes, as a plain machine: what happens goes in, what is to be done comes out. At most one save is
 * under way, and whatever was typed is on the server or in the copy on this device until the writer decides otherwise.
 */

/** What the server has, saved by somebody else or from another tab. */
export interface SavedVersion<Content> {
  content: Content
  revision: number
  savedBy: string
  savedAt: string
}

export type SaveProblem =
  | { kind: 'offline' | 'unreachable' | 'signed-out' | 'gone' }
  | { kind: 'refused'; message: string; fields: Record<string, string> }

export interface AutosaveState<Content> {
  /** What the screen shows. */
  content: Content
  /** What the server is known to have at `revision`; 0 means that it has nothing yet. */
  saved: Content
  revision: number
  sending: Content | null
  /** Sent without an answer: the server may have it or not. */
  unanswered: Content[]
  trouble: SaveProblem | null
  conflict: SavedVersion<Content> | null
  tries: number
  /** Somebody waits for the save: nothing is put off. */
  isUrgent: boolean
}

export type AutosaveEvent<Content> =
  | { type: 'typed'; content: Content }
  | { type: 'due' }
  | { type: 'hurried' }
  | { type: 'left' }
  | { type: 'returned' }
  | { type: 'saved'; revision: number }
  | { type: 'failed'; trouble: SaveProblem }
  | { type: 'conflicted'; current: SavedVersion<Content> }
  | { type: 'overtaken'; current: SavedVersion<Content> }
  | { type: 'chosen'; whose: 'mine' | 'theirs' }

export type AutosaveEffect<Content> =
  | { do: 'send'; content: Content; basedOn: number; isLeaving: boolean }
  | { do: 'keep'; content: Content; basedOn: number; unanswered: Content[] }
  | { do: 'forget' }
  | { do: 'wait'; ms: number }
  | { do: 'show'; content: Content }

export interface AutosaveStep<Content> {
  state: AutosaveState<Content>
  effects: AutosaveEffect<Content>[]
}

export const AUTOSAVE_DELAY_MS = 2_000
const MAX_RETRY_DELAY_MS = 30_000

type IsSame<Content> = (a: Content, b: Content) => boolean

export function hasUnsavedChanges<Content>(
  { content, saved, revision }: AutosaveState<Content>,
  isSame: IsSame<Content>,
) {
  return revision === 0 ? content !== saved : !isSame(content, saved)
}

/** What follows from an event. `isSame` tells whether two contents are one to the server. */
export function nextAutosaveStep<Content>(
  state: AutosaveState<Content>,
  event: AutosaveEvent<Content>,
  isSame: IsSame<Content>,
): AutosaveStep<Content> {
  switch (event.type) {
    case 'typed':
      return applyTyping(state, event.content)
    case 'due':
    case 'returned':
      return startSending(state, isSame)
    case 'hurried':
      return startSending({ ...state, isUrgent: true }, isSame)
    case 'left':
      return startSending(state, isSame, true)
    case 'saved':
      return state.sending === null ? { state, effects: [] } : applySaved(state, state.sending, event.revision, isSame)
    case 'failed':
      return applyFailure(state, event.trouble)
    case 'conflicted':
      return applyConflict(state, event.current, isSame)
    case 'overtaken':
      return applyRemoteUpdate(state, event.current, isSame)
    case 'chosen':
      return resolveConflict(state, event.whose, isSame)
  }
}

function applyTyping<Content>(before: AutosaveState<Content>, content: Content): AutosaveStep<Content> {
  const state = { ...before, content, trouble: isPermanentProblem(before.trouble) ? null : before.trouble }
  const isFree = state.sending === null && state.conflict === null && state.trouble === null
  return isFree ? scheduleSave(state, AUTOSAVE_DELAY_MS) : { state, effects: [storeDraftEffect(state)] }
}

function startSending<Content>(
  state: AutosaveState<Content>,
  isSame: IsSame<Content>,
  isLeaving = false,
): AutosaveStep<Content> {
  const isHeld = state.conflict !== null || isPermanentProblem(state.trouble)
  if (state.sending !== null) return { state, effects: [] }
  if (isHeld || !hasUnsavedChanges(state, isSame)) return { state: { ...state, isUrgent: false }, effects: [] }
  const sending = { ...state, sending: state.content }
  return {
    state: sending,
    effects: [storeDraftEffect(sending), { do: 'send', content: state.content, basedOn: state.revision, isLeaving }],
  }
}

/** Whether the same save would have the same answer: only what is typed next, or somebody who asks for it, tries again. */
const isPermanentProblem = (trouble: SaveProblem | null) => trouble?.kind === 'gone' || trouble?.kind === 'refused'

function applySaved<Content>(
  before: AutosaveState<Content>,
  saved: Content,
  revision: number,
  isSame: IsSame<Content>,
): AutosaveStep<Content> {
  const state = { ...before, saved, revision, sending: null, unanswered: [], trouble: null, conflict: null, tries: 0 }
  if (!hasUnsavedChanges(state, isSame)) return { state: { ...state, isUrgent: false }, effects: [{ do: 'forget' }] }
  if (state.isUrgent) return startSending(state, isSame)
  return scheduleSave(state, AUTOSAVE_DELAY_MS)
}

function applyFailure<Content>(before: AutosaveState<Content>, trouble: SaveProblem): AutosaveStep<Content> {
  const isUncertain = trouble.kind === 'offline' || trouble.kind === 'unreachable'
  const unanswered = isUncertain ? unansweredSaves(before) : before.unanswered
  const state = { ...before, sending: null, unanswered, tries: before.tries + 1, isUrgent: false }
  // what was refused is not what stands there now
  if (isPermanentProblem(trouble) && before.content !== before.sending)
    return scheduleSave({ ...state, trouble: null }, AUTOSAVE_DELAY_MS)
  if (isUncertain) return scheduleSave({ ...state, trouble }, Math.min(MAX_RETRY_DELAY_MS, 1_000 * 2 ** before.tries))
  return { state: { ...state, trouble }, effects: [storeDraftEffect({ ...state, trouble })] }
}

function scheduleSave<Content>(state: AutosaveState<Content>, ms: number): AutosaveStep<Content> {
  return { state, effects: [storeDraftEffect(state), { do: 'wait', ms }] }
}

/** The same content, tried again and again, is one. */
function unansweredSaves<Content>({ sending, unanswered }: AutosaveState<Content>) {
  return sending === null || unanswered.includes(sending) ? unanswered : [...unanswered, sending]
}

/** The server has another revision than we build on; it may be our own, whose answer never came. */
function applyConflict<Content>(
  before: AutosaveState<Content>,
  current: SavedVersion<Content>,
  isSame: IsSame<Content>,
) {
  const ours = [before.sending, ...before.unanswered].find((sent) => sent !== null && isSame(sent, current.content))
  if (ours !== undefined && ours !== null) return applySaved(before, ours, current.revision, isSame)
  const state = { ...before, sending: null, conflict: current, trouble: null, tries: 0, isUrgent: false }
  return { state, effects: [storeDraftEffect(state)] }
}

/** Somebody else saved meanwhile. Who has typed nothing sees it at once; who has is asked when it comes to saving. */
function applyRemoteUpdate<Content>(
  before: AutosaveState<Content>,
  current: SavedVersion<Content>,
  isSame: IsSame<Content>,
) {
  const isBehind = current.revision > before.revision && before.sending === null && before.conflict === null
  if (!isBehind || hasUnsavedChanges(before, isSame)) return { state: before, effects: [] }
  return adoptRemoteVersion(before, current)
}

function resolveConflict<Content>(
  before: AutosaveState<Content>,
  whose: 'mine' | 'theirs',
  isSame: IsSame<Content>,
): AutosaveStep<Content> {
  const { conflict } = before
  if (!conflict) return { state: before, effects: [] }
  if (whose === 'theirs') return adoptRemoteVersion(before, conflict)
  const state = { ...before, saved: conflict.content, revision: conflict.revision, conflict: null, unanswered: [] }
  return hasUnsavedChanges(state, isSame) ? startSending(state, isSame) : { state, effects: [{ do: 'forget' }] }
}

function adoptRemoteVersion<Content>(
  before: AutosaveState<Content>,
  { content, revision }: SavedVersion<Content>,
): AutosaveStep<Content> {
  const state = { ...before, content, saved: content, revision, conflict: null, unanswered: [], trouble: null }
  return { state, effects: [{ do: 'show', content }, { do: 'forget' }] }
}

function storeDraftEffect<Content>(state: AutosaveState<Content>): AutosaveEffect<Content> {
  return { do: 'keep', content: state.content, basedOn: state.revision, unanswered: unansweredSaves(state) }
}
