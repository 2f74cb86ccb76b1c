import { useCallback, useRef, useState } from 'react'
import { usePieceScreen } from '~/domains/writing/screen-context'
import type { LandingContent } from '../../landing-content'
import { layoutOf } from './layouts'
import { type Layout, noSteps, redone, type Steps, undone, withStep } from './steps'

/** Changes of the layout, each with a way back. `flush` hands over what is typed in an editor of its own. */
export function useSteps(flush: () => void) {
  const { latest, change } = usePieceScreen<LandingContent>().writing
  const [steps, setSteps] = useState(noSteps)
  const kept = useRef(steps)
  const read = useRef(latest)
  read.current = latest

  const keep = useCallback((next: Steps) => {
    kept.current = next
    setSteps(next)
  }, [])

  const arrange = useCallback(
    (rearranged: (layout: Layout) => Layout, mark = '') => {
      const before = layoutOf(read.current().content)
      const next = rearranged(before)
      if (next === before) return
      keep(withStep(kept.current, before, mark))
      change(next)
    },
    [change, keep],
  )

  const go = useCallback(
    (way: typeof undone) => {
      flush()
      const found = way(kept.current, layoutOf(read.current().content))
      if (!found) return false
      keep(found.steps)
      change(found.layout)
      return true
    },
    [change, keep, flush],
  )

  return {
    arrange,
    undo: useCallback(() => go(undone), [go]),
    redo: useCallback(() => go(redone), [go]),
    forget: useCallback(() => keep(noSteps), [keep]),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  }
}
