/*
 * Saving while somebody writes, as a plain machine: what happens goes in, what is to be done comes out. At most one save is
 * under way, and whatever was typed is on the server or in the copy on this device until the writer decides otherwise.
 */
import { backoffMs } from '~/platform/http/with-retry'

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
  problem: SaveProblem | null
  conflict: SavedVersion<Content> | null
  attempts: number
  /** Somebody waits for the save: nothing is put off. */
  isUrgent: boolean
}

export type AutosaveEvent<Content> =
  | { type: 'typed'; content: Content }
  | { type: 'due' }
  | { type: 'flush' }
  | { type: 'hidden' }
  | { type: 'resumed' }
  | { type: 'saved'; revision: number }
  | { type: 'failed'; problem: SaveProblem }
  | { type: 'conflicted'; current: SavedVersion<Content> }
  | { type: 'remoteUpdated'; current: SavedVersion<Content> }
  | { type: 'conflictResolved'; whose: 'mine' | 'theirs' }

export type AutosaveEffect<Content> =
  | { do: 'send'; content: Content; basedOn: number; isLeaving: boolean }
  | { do: 'store'; content: Content; basedOn: number; unanswered: Content[] }
  | { do: 'discard' }
  | { do: 'wait'; ms: number }
  | { do: 'applyContent'; content: Content }

export interface AutosaveStep<Content> {
  state: AutosaveState<Content>
  effects: AutosaveEffect<Content>[]
}

export const AUTOSAVE_DELAY_MS = 2_000
const RETRY_DELAY = { firstMs: 1_000, maxMs: 30_000 }

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
    case 'resumed':
      return startSending(state, isSame)
    case 'flush':
      return startSending({ ...state, isUrgent: true }, isSame)
    case 'hidden':
      return startSending(state, isSame, true)
    case 'saved':
      return state.sending === null ? { state, effects: [] } : applySaved(state, state.sending, event.revision, isSame)
    case 'failed':
      return applyFailure(state, event.problem)
    case 'conflicted':
      return applyConflict(state, event.current, isSame)
    case 'remoteUpdated':
      return applyRemoteUpdate(state, event.current, isSame)
    case 'conflictResolved':
      return resolveConflict(state, event.whose, isSame)
  }
}

function applyTyping<Content>(before: AutosaveState<Content>, content: Content): AutosaveStep<Content> {
  const state = { ...before, content, problem: isPermanentProblem(before.problem) ? null : before.problem }
  const isFree = state.sending === null && state.conflict === null && state.problem === null
  return isFree ? scheduleSave(state, AUTOSAVE_DELAY_MS) : { state, effects: [storeDraftEffect(state)] }
}

function startSending<Content>(
  state: AutosaveState<Content>,
  isSame: IsSame<Content>,
  isLeaving = false,
): AutosaveStep<Content> {
  const isHeld = state.conflict !== null || isPermanentProblem(state.problem)
  if (state.sending !== null) return { state, effects: [] }
  if (isHeld || !hasUnsavedChanges(state, isSame)) return { state: { ...state, isUrgent: false }, effects: [] }
  const sending = { ...state, sending: state.content }
  return {
    state: sending,
    effects: [storeDraftEffect(sending), { do: 'send', content: state.content, basedOn: state.revision, isLeaving }],
  }
}

/** Whether the same save would have the same answer: only what is typed next, or somebody who asks for it, tries again. */
const isPermanentProblem = (problem: SaveProblem | null) => problem?.kind === 'gone' || problem?.kind === 'refused'

function applySaved<Content>(
  before: AutosaveState<Content>,
  saved: Content,
  revision: number,
  isSame: IsSame<Content>,
): AutosaveStep<Content> {
  const state = {
    ...before,
    saved,
    revision,
    sending: null,
    unanswered: [],
    problem: null,
    conflict: null,
    attempts: 0,
  }
  if (!hasUnsavedChanges(state, isSame)) return { state: { ...state, isUrgent: false }, effects: [{ do: 'discard' }] }
  if (state.isUrgent) return startSending(state, isSame)
  return scheduleSave(state, AUTOSAVE_DELAY_MS)
}

function applyFailure<Content>(before: AutosaveState<Content>, problem: SaveProblem): AutosaveStep<Content> {
  const isUncertain = problem.kind === 'offline' || problem.kind === 'unreachable'
  const unanswered = isUncertain ? unansweredSaves(before) : before.unanswered
  const state = { ...before, sending: null, unanswered, attempts: before.attempts + 1, isUrgent: false }
  // what was refused is not what stands there now
  if (isPermanentProblem(problem) && before.content !== before.sending)
    return scheduleSave({ ...state, problem: null }, AUTOSAVE_DELAY_MS)
  if (isUncertain) return scheduleSave({ ...state, problem }, backoffMs(state.attempts, RETRY_DELAY))
  return { state: { ...state, problem }, effects: [storeDraftEffect({ ...state, problem })] }
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
  const state = { ...before, sending: null, conflict: current, problem: null, attempts: 0, isUrgent: false }
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
  return hasUnsavedChanges(state, isSame) ? startSending(state, isSame) : { state, effects: [{ do: 'discard' }] }
}

function adoptRemoteVersion<Content>(
  before: AutosaveState<Content>,
  { content, revision }: SavedVersion<Content>,
): AutosaveStep<Content> {
  const state = { ...before, content, saved: content, revision, conflict: null, unanswered: [], problem: null }
  return { state, effects: [{ do: 'applyContent', content }, { do: 'discard' }] }
}

function storeDraftEffect<Content>(state: AutosaveState<Content>): AutosaveEffect<Content> {
  return { do: 'store', content: state.content, basedOn: state.revision, unanswered: unansweredSaves(state) }
}
