import { useRef, useState } from 'react'
import { findBlock } from './block-positions'
import type { useBuilderLayout } from './use-builder-layout'

/** Where the focus goes once the change is on the screen. */
export type FocusRequest = { kind: 'row' | 'fields'; id: string } | { kind: 'add' }

/** The block whose fields are shown. */
export function useBlockSelection({ blocks, flush }: Pick<ReturnType<typeof useBuilderLayout>, 'blocks' | 'flush'>) {
  const [chosenId, setChosenId] = useState<string>()
  const wish = useRef<FocusRequest>(undefined)

  function wishFor(focus: FocusRequest) {
    wish.current = focus
  }

  function choose(id: string | undefined, focus?: 'row' | 'fields') {
    if (id !== chosenId) flush()
    if (id && focus) wishFor({ kind: focus, id })
    setChosenId(id)
  }

  return { chosen: findBlock(blocks, chosenId), choose, wish, wishFor }
}

export type BlockSelection = ReturnType<typeof useBlockSelection>
