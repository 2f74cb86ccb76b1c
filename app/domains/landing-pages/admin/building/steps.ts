import type { LandingContent } from '../../landing-content'

/** What building changes: the blocks of every version. */
export type Layout = Pick<LandingContent, 'blocks' | 'variants'>

/** The states before and after the one on the screen, the nearest last. */
export interface Steps {
  past: Layout[]
  future: Layout[]
  /** What the last change was about: typing on in one field is one step. */
  mark: string
  /** Milliseconds. */
  changedAt: number
}

export const noSteps: Steps = { past: [], future: [], mark: '', changedAt: 0 }

const MOST_STEPS = 200
const ONE_STEP_MS = 1_500

/** Notes the state that a change takes the place of. An empty mark is always a step of its own. */
export function withStep(steps: Steps, before: Layout, mark: string, now = Date.now()): Steps {
  const isSameStep = mark !== '' && mark === steps.mark && now - steps.changedAt < ONE_STEP_MS
  const past = isSameStep ? steps.past : [...steps.past, before].slice(-MOST_STEPS)
  return { past, future: [], mark, changedAt: now }
}

export function undone({ past, future }: Steps, current: Layout): { steps: Steps; layout: Layout } | undefined {
  const layout = past.at(-1)
  return layout && { layout, steps: { ...noSteps, past: past.slice(0, -1), future: [...future, current] } }
}

export function redone({ past, future }: Steps, current: Layout): { steps: Steps; layout: Layout } | undefined {
  const layout = future.at(-1)
  return layout && { layout, steps: { ...noSteps, past: [...past, current], future: future.slice(0, -1) } }
}
