import {
  type AutosaveEffect,
  type AutosaveEvent,
  type AutosaveState,
  hasUnsavedChanges,
  nextAutosaveStep,
} from './autosave-machine'
import type { DraftSnapshot } from './initial-autosave-state'

interface AutosaverOptions<Content> {
  initialState: AutosaveState<Content>
  isSame: (a: Content, b: Content) => boolean
  /** Sends one save; whatever becomes of it is its answer. */
  send: (save: { content: Content; basedOn: number; isLeaving: boolean }) => Promise<AutosaveEvent<Content>>
  storeDraft: (copy: DraftSnapshot<Content>) => void
  deleteDraft: () => void
  /** Puts content on the screen that was not typed there. */
  applyContent: (content: Content) => void
}

/** Runs the machine of autosave-machine.ts on real timers and a real line. */
export function createAutosaver<Content>({
  initialState,
  isSame,
  send,
  storeDraft,
  deleteDraft,
  applyContent,
}: AutosaverOptions<Content>) {
  let state = initialState
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const listeners = new Set<() => void>()

  function dispatch(event: AutosaveEvent<Content>) {
    const step = nextAutosaveStep(state, event, isSame)
    state = step.state
    for (const effect of step.effects) perform(effect)
    for (const listener of listeners) listener()
  }

  function perform(effect: AutosaveEffect<Content>) {
    if (effect.do === 'wait') wait(effect.ms)
    else if (effect.do === 'store') storeDraft({ ...effect, typedAt: Date.now() })
    else if (effect.do === 'discard') deleteDraft()
    else if (effect.do === 'applyContent') applyContent(effect.content)
    else void send(effect).then(dispatch)
  }

  function wait(ms: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => dispatch({ type: 'due' }), ms)
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Saves what there is now. True once the server has it; false when it cannot be saved. */
  function flush() {
    dispatch({ type: 'flush' })
    return waitForOutcome(() => state, isSame, subscribe)
  }

  return {
    dispatch: dispatch,
    flush,
    subscribe,
    get: () => state,
    /** Nothing is sent any more but what is on its way; the copy on this device stays. */
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function waitForOutcome<Content>(
  get: () => AutosaveState<Content>,
  isSame: (a: Content, b: Content) => boolean,
  subscribe: (listener: () => void) => () => void,
) {
  return new Promise<boolean>((resolve) => {
    function look() {
      const state = get()
      const isSettled = !hasUnsavedChanges(state, isSame)
      if (state.sending !== null || !(isSettled || state.problem || state.conflict)) return
      stop()
      resolve(isSettled && !state.conflict)
    }
    const stop = subscribe(look)
    look()
  })
}
