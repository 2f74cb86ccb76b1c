import { useRef, useState } from 'react'
import { findBlock } from './block-places'
import type { useLayout } from './use-layout'

/** Where the focus goes once the change is on the screen. */
export type FocusWish = { kind: 'row' | 'fields'; id: string } | { kind: 'add' }

/** The block whose fields are shown. */
export function useChoice({ blocks, flush }: Pick<ReturnType<typeof useLayout>, 'blocks' | 'flush'>) {
  const [chosenId, setChosenId] = useState<string>()
  const wish = useRef<FocusWish>(undefined)

  function wishFor(focus: FocusWish) {
    wish.current = focus
  }

  function choose(id: string | undefined, focus?: 'row' | 'fields') {
    if (id !== chosenId) flush()
    if (id && focus) wishFor({ kind: focus, id })
    setChosenId(id)
  }

  return { chosen: findBlock(blocks, chosenId), choose, wish, wishFor }
}

export type Choice = ReturnType<typeof useChoice>
