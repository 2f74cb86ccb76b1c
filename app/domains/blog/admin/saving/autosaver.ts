import { type Autosave, type AutosaveEvent, isChanged, nextStep } from './autosave'
import type { KeptCopy } from './autosave-start'

export interface AutosaverParts<Content> {
  start: Autosave<Content>
  isSame: (a: Content, b: Content) => boolean
  /** Sends one save; whatever becomes of it is its answer. */
  send: (save: { content: Content; basedOn: number; isLeaving: boolean }) => Promise<AutosaveEvent<Content>>
  keep: (copy: KeptCopy<Content>) => void
  forget: () => void
  /** Puts content on the screen that was not typed there. */
  show: (content: Content) => void
}

export type Autosaver<Content> = ReturnType<typeof createAutosaver<Content>>

/** Runs the machine of autosave.ts on real timers and a real line. */
export function createAutosaver<Content>({ start, isSame, send, keep, forget, show }: AutosaverParts<Content>) {
  let state = start
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function tell(event: AutosaveEvent<Content>) {
    const step = nextStep(state, event, isSame)
    state = step.state
    for (const effect of step.effects) {
      if (effect.do === 'wait') wait(effect.ms)
      else if (effect.do === 'keep') keep({ ...effect, typedAt: Date.now() })
      else if (effect.do === 'forget') forget()
      else if (effect.do === 'show') show(effect.content)
      else void send(effect).then(tell)
    }
    for (const listener of listeners) listener()
  }

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => tell({ type: 'due' }), ms)
  }

  /** Saves what there is now. True once the server has it; false when it cannot be saved. */
  function flush() {
    tell({ type: 'hurried' })
    return new Promise<boolean>((resolve) => {
      const look = () => {
        if (state.sending !== null) return
        const isSettled = !isChanged(state, isSame)
        if (!isSettled && !state.trouble && !state.conflict) return
        listeners.delete(look)
        resolve(isSettled && !state.conflict)
      }
      listeners.add(look)
      look()
    })
  }

  return {
    tell,
    flush,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => clearTimeout(timer),
  }
}
