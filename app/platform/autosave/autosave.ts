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

export type Trouble =
  | { kind: 'offline' | 'unreachable' | 'signed-out' | 'gone' }
  | { kind: 'refused'; message: string; fields: Record<string, string> }

export interface Autosave<Content> {
  /** What the screen shows. */
  content: Content
  /** What the server is known to have at `revision`; 0 means that it has nothing yet. */
  saved: Content
  revision: number
  sending: Content | null
  /** Sent without an answer: the server may have it or not. */
  unanswered: Content[]
  trouble: Trouble | null
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
  | { type: 'failed'; trouble: Trouble }
  | { type: 'conflicted'; current: SavedVersion<Content> }
  | { type: 'overtaken'; current: SavedVersion<Content> }
  | { type: 'chosen'; whose: 'mine' | 'theirs' }

export type AutosaveEffect<Content> =
  | { do: 'send'; content: Content; basedOn: number; isLeaving: boolean }
  | { do: 'keep'; content: Content; basedOn: number; unanswered: Content[] }
  | { do: 'forget' }
  | { do: 'wait'; ms: number }
  | { do: 'show'; content: Content }

export interface Step<Content> {
  state: Autosave<Content>
  effects: AutosaveEffect<Content>[]
}

export const AUTOSAVE_MS = 2_000
const LONGEST_WAIT_MS = 30_000

type IsSame<Content> = (a: Content, b: Content) => boolean

export function isChanged<Content>({ content, saved, revision }: Autosave<Content>, isSame: IsSame<Content>) {
  return revision === 0 ? content !== saved : !isSame(content, saved)
}

/** What follows from an event. `isSame` tells whether two contents are one to the server. */
export function nextStep<Content>(
  state: Autosave<Content>,
  event: AutosaveEvent<Content>,
  isSame: IsSame<Content>,
): Step<Content> {
  switch (event.type) {
    case 'typed':
      return typed(state, event.content)
    case 'due':
    case 'returned':
      return send(state, isSame)
    case 'hurried':
      return send({ ...state, isUrgent: true }, isSame)
    case 'left':
      return send(state, isSame, true)
    case 'saved':
      return state.sending === null ? { state, effects: [] } : arrived(state, state.sending, event.revision, isSame)
    case 'failed':
      return failed(state, event.trouble)
    case 'conflicted':
      return conflicted(state, event.current, isSame)
    case 'overtaken':
      return overtaken(state, event.current, isSame)
    case 'chosen':
      return chosen(state, event.whose, isSame)
  }
}

function typed<Content>(before: Autosave<Content>, content: Content): Step<Content> {
  const state = { ...before, content, trouble: isHopeless(before.trouble) ? null : before.trouble }
  const isFree = state.sending === null && state.conflict === null && state.trouble === null
  return isFree ? waiting(state, AUTOSAVE_MS) : { state, effects: [keep(state)] }
}

function send<Content>(state: Autosave<Content>, isSame: IsSame<Content>, isLeaving = false): Step<Content> {
  const isHeld = state.conflict !== null || isHopeless(state.trouble)
  if (state.sending !== null) return { state, effects: [] }
  if (isHeld || !isChanged(state, isSame)) return { state: { ...state, isUrgent: false }, effects: [] }
  const sending = { ...state, sending: state.content }
  return {
    state: sending,
    effects: [keep(sending), { do: 'send', content: state.content, basedOn: state.revision, isLeaving }],
  }
}

/** Whether the same save would have the same answer: only what is typed next, or somebody who asks for it, tries again. */
const isHopeless = (trouble: Trouble | null) => trouble?.kind === 'gone' || trouble?.kind === 'refused'

function arrived<Content>(
  before: Autosave<Content>,
  saved: Content,
  revision: number,
  isSame: IsSame<Content>,
): Step<Content> {
  const state = { ...before, saved, revision, sending: null, unanswered: [], trouble: null, conflict: null, tries: 0 }
  if (!isChanged(state, isSame)) return { state: { ...state, isUrgent: false }, effects: [{ do: 'forget' }] }
  if (state.isUrgent) return send(state, isSame)
  return waiting(state, AUTOSAVE_MS)
}

function failed<Content>(before: Autosave<Content>, trouble: Trouble): Step<Content> {
  const isUncertain = trouble.kind === 'offline' || trouble.kind === 'unreachable'
  const unanswered = isUncertain ? uncertain(before) : before.unanswered
  const state = { ...before, sending: null, unanswered, tries: before.tries + 1, isUrgent: false }
  // what was refused is not what stands there now
  if (isHopeless(trouble) && before.content !== before.sending) return waiting({ ...state, trouble: null }, AUTOSAVE_MS)
  if (isUncertain) return waiting({ ...state, trouble }, Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** before.tries))
  return { state: { ...state, trouble }, effects: [keep({ ...state, trouble })] }
}

function waiting<Content>(state: Autosave<Content>, ms: number): Step<Content> {
  return { state, effects: [keep(state), { do: 'wait', ms }] }
}

/** The same content, tried again and again, is one. */
function uncertain<Content>({ sending, unanswered }: Autosave<Content>) {
  return sending === null || unanswered.includes(sending) ? unanswered : [...unanswered, sending]
}

/** The server has another revision than we build on; it may be our own, whose answer never came. */
function conflicted<Content>(before: Autosave<Content>, current: SavedVersion<Content>, isSame: IsSame<Content>) {
  const ours = [before.sending, ...before.unanswered].find((sent) => sent !== null && isSame(sent, current.content))
  if (ours !== undefined && ours !== null) return arrived(before, ours, current.revision, isSame)
  const state = { ...before, sending: null, conflict: current, trouble: null, tries: 0, isUrgent: false }
  return { state, effects: [keep(state)] }
}

/** Somebody else saved meanwhile. Who has typed nothing sees it at once; who has is asked when it comes to saving. */
function overtaken<Content>(before: Autosave<Content>, current: SavedVersion<Content>, isSame: IsSame<Content>) {
  const isBehind = current.revision > before.revision && before.sending === null && before.conflict === null
  if (!isBehind || isChanged(before, isSame)) return { state: before, effects: [] }
  return adopt(before, current)
}

function chosen<Content>(before: Autosave<Content>, whose: 'mine' | 'theirs', isSame: IsSame<Content>): Step<Content> {
  const { conflict } = before
  if (!conflict) return { state: before, effects: [] }
  if (whose === 'theirs') return adopt(before, conflict)
  const state = { ...before, saved: conflict.content, revision: conflict.revision, conflict: null, unanswered: [] }
  return isChanged(state, isSame) ? send(state, isSame) : { state, effects: [{ do: 'forget' }] }
}

function adopt<Content>(before: Autosave<Content>, { content, revision }: SavedVersion<Content>): Step<Content> {
  const state = { ...before, content, saved: content, revision, conflict: null, unanswered: [], trouble: null }
  return { state, effects: [{ do: 'show', content }, { do: 'forget' }] }
}

function keep<Content>(state: Autosave<Content>): AutosaveEffect<Content> {
  return { do: 'keep', content: state.content, basedOn: state.revision, unanswered: uncertain(state) }
}
