import { useCallback, useEffect, useRef, useState } from 'react'
import { usePieceScreen } from '~/domains/writing/screen-context'
import type { Block } from '../../block-schema'
import { FIRST_VERSION, type LandingContent } from '../../landing-content'
import { blocksOfVersion, layoutOf, withBlocks } from './layouts'
import { type Layout, noSteps, redone, type Steps, undone, withStep } from './steps'

/** A text that is typed in an editor of its own, which tells of it a moment later. */
export interface OpenText {
  flush: () => void
  focus: () => void
}

/**
 * The blocks on the screen and how they change: the content of the autosaver is the one truth, every change goes through
 * `edit` or `arrange`, and each can be undone.
 */
export function useLayout() {
  const { content, handle, latest } = usePieceScreen<LandingContent>().writing
  const [wanted, setVersion] = useState(FIRST_VERSION)
  const openText = useRef<OpenText>(null)
  const flush = useCallback(() => openText.current?.flush(), [])
  const { forget, ...steps } = useSteps(flush)
  const { arrange } = steps
  const layout = layoutOf(content)
  const version = layout.variants.some(({ id }) => id === wanted) ? wanted : FIRST_VERSION

  const edit = useCallback(
    (changed: (blocks: Block[]) => Block[], mark = '') =>
      arrange((now) => {
        // the way back of a toast outlives its version
        if (version !== FIRST_VERSION && !now.variants.some(({ id }) => id === version)) return now
        const before = blocksOfVersion(now, version)
        const after = changed(before)
        return after === before ? now : withBlocks(now, version, after)
      }, mark),
    [arrange, version],
  )

  /** The layout and the blocks of the screen, with the words that were typed last. */
  function settled() {
    flush()
    const layout = layoutOf(latest().content)
    return { layout, blocks: blocksOfVersion(layout, version) }
  }

  useEffect(() => {
    const focus = () => document.querySelector<HTMLElement>('[data-builder-start]')?.focus()
    // states from elsewhere are not steps of this screen: undoing past one would take somebody else's words away
    handle.current = { focus, flush, show: forget }
    return () => {
      handle.current = null
    }
  }, [handle, flush, forget])

  const blocks = blocksOfVersion(layout, version)
  return { ...steps, layout, version, setVersion, blocks, edit, openText, flush, settled }
}

/** Changes of the layout, each with a way back. `flush` hands over what is typed in an editor of its own. */
function useSteps(flush: () => void) {
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
