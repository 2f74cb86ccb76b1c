import { useCallback, useEffect, useRef, useState } from 'react'
import { useEntryEditor } from '~/wings/publishing/writing/entry-editor-context'
import type { Block } from '../../block-schema'
import { CONTROL_VARIANT, type LandingPageContent } from '../../landing-page-content'
import { getVariantBlocks, toLayout, withVariantBlocks } from './page-layout'
import { emptyHistory, type PageLayout, pushHistory, redoStep, type UndoHistory, undoStep } from './undo-history'

/** A text that is typed in an editor of its own, which tells of it a moment later. */
export interface OpenTextEditor {
  flush: () => void
  focus: () => void
}

/**
 * The blocks on the screen and how they change: the content of the autosaver is the one truth, every change goes through
 * `edit` or `arrange`, and each can be undone.
 */
export function useBuilderLayout() {
  const { content, handle, latest } = useEntryEditor<LandingPageContent>().draft
  const [wanted, setVersion] = useState(CONTROL_VARIANT)
  const openText = useRef<OpenTextEditor>(null)
  const flush = useCallback(() => openText.current?.flush(), [])
  const { forget, ...steps } = useUndoHistory(flush)
  const { arrange } = steps
  const layout = toLayout(content)
  const version = layout.variants.some(({ id }) => id === wanted) ? wanted : CONTROL_VARIANT

  const edit = useCallback(
    (changed: (blocks: Block[]) => Block[], mark = '') =>
      arrange((now) => {
        // the way back of a toast outlives its version
        if (version !== CONTROL_VARIANT && !now.variants.some(({ id }) => id === version)) return now
        const before = getVariantBlocks(now, version)
        const after = changed(before)
        return after === before ? now : withVariantBlocks(now, version, after)
      }, mark),
    [arrange, version],
  )

  /** The layout and the blocks of the screen, with the words that were typed last. */
  function settled() {
    flush()
    const layout = toLayout(latest().content)
    return { layout, blocks: getVariantBlocks(layout, version) }
  }

  useEffect(() => {
    const focus = () => document.querySelector<HTMLElement>('[data-builder-start]')?.focus()
    // states from elsewhere are not steps of this screen: undoing past one would take somebody else's words away
    handle.current = { focus, flush, replaceContent: forget }
    return () => {
      handle.current = null
    }
  }, [handle, flush, forget])

  const blocks = getVariantBlocks(layout, version)
  return { ...steps, layout, version, setVersion, blocks, edit, openText, flush, settled }
}

/** Changes of the layout, each with a way back. `flush` hands over what is typed in an editor of its own. */
function useUndoHistory(flush: () => void) {
  const { latest, change } = useEntryEditor<LandingPageContent>().draft
  const [steps, setSteps] = useState(emptyHistory)
  const kept = useRef(steps)
  const read = useRef(latest)
  read.current = latest

  const keep = useCallback((next: UndoHistory) => {
    kept.current = next
    setSteps(next)
  }, [])

  const arrange = useCallback(
    (rearranged: (layout: PageLayout) => PageLayout, mark = '') => {
      const before = toLayout(read.current().content)
      const next = rearranged(before)
      if (next === before) return
      keep(pushHistory(kept.current, before, mark))
      change(next)
    },
    [change, keep],
  )

  const go = useCallback(
    (way: typeof undoStep) => {
      flush()
      const found = way(kept.current, toLayout(read.current().content))
      if (!found) return false
      keep(found.steps)
      change(found.layout)
      return true
    },
    [change, keep, flush],
  )

  return {
    arrange,
    undo: useCallback(() => go(undoStep), [go]),
    redo: useCallback(() => go(redoStep), [go]),
    forget: useCallback(() => keep(emptyHistory), [keep]),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  }
}
