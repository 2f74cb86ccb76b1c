import { useEffect } from 'react'
import type { BuilderState } from './use-builder-state'

const firstField = 'input:not([type="hidden"]), textarea, select, button'

/** After a change, moves the focus to where its doer goes on: the fields of a new block, the row of one that moved. */
export function useRequestedFocus({ wish, blocks, chosen, openText }: BuilderState) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wished for appears when these change
  useEffect(() => {
    const { current } = wish
    if (!current) return
    // an article takes its focus itself, as soon as its editor is there
    if (current.kind === 'fields' && chosen?.type === 'rich-text' && !openText.current) return
    wish.current = undefined
    // a dialog that closes gives the focus back first
    setTimeout(() =>
      (current.kind === 'fields' && openText.current ? openText.current : findFocusTarget(current))?.focus(),
    )
  }, [blocks, chosen, wish, openText])
}

function findFocusTarget(wish: NonNullable<BuilderState['wish']['current']>) {
  if (wish.kind === 'add') return document.querySelector<HTMLElement>('[data-builder-start]')
  if (wish.kind === 'row') return document.querySelector<HTMLElement>(`[data-row-of="${CSS.escape(wish.id)}"]`)
  const fields = document.querySelector(`[data-fields-of="${CSS.escape(wish.id)}"]`)
  return fields?.querySelector<HTMLElement>(firstField)
}
