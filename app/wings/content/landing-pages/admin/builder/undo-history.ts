import type { LandingPageContent } from '../../landing-page-content'

/** What building changes: the blocks of every version. */
export type PageLayout = Pick<LandingPageContent, 'blocks' | 'variants'>

/** The states before and after the one on the screen, the nearest last. */
export interface UndoHistory {
  past: PageLayout[]
  future: PageLayout[]
  /** What the last change was about: typing on in one field is one step. */
  group: string
  /** Milliseconds. */
  changedAt: number
}

export const emptyHistory: UndoHistory = { past: [], future: [], group: '', changedAt: 0 }

const MAX_UNDO_STEPS = 200
const STEP_GROUPING_MS = 1_500

/** Notes the state that a change takes the place of. An empty mark is always a step of its own. */
export function pushHistory(steps: UndoHistory, before: PageLayout, mark: string, now = Date.now()): UndoHistory {
  const isSameStep = mark !== '' && mark === steps.group && now - steps.changedAt < STEP_GROUPING_MS
  const past = isSameStep ? steps.past : [...steps.past, before].slice(-MAX_UNDO_STEPS)
  return { past, future: [], group: mark, changedAt: now }
}

export function undoStep(
  { past, future }: UndoHistory,
  current: PageLayout,
): { steps: UndoHistory; layout: PageLayout } | undefined {
  const layout = past.at(-1)
  return layout && { layout, steps: { ...emptyHistory, past: past.slice(0, -1), future: [...future, current] } }
}

export function redoStep(
  { past, future }: UndoHistory,
  current: PageLayout,
): { steps: UndoHistory; layout: PageLayout } | undefined {
  const layout = future.at(-1)
  return layout && { layout, steps: { ...emptyHistory, past: [...past, current], future: future.slice(0, -1) } }
}
