import { useMemo, useRef, useState } from 'react'
import type { Selection } from '~/ui/workspace/use-selection'
import type { CardActions } from './card-item'
import type { MenuTarget } from './move-menu'

interface Options {
  put: (changes: Record<string, string | null>, isStep?: boolean) => void
  selection: Selection
  setTarget: (target: MenuTarget) => void
  /** The cards as they are shown, lane by lane, column by column. */
  order: readonly string[]
}

/** What a card can ask for. The functions stay the same, so that hundreds of cards are not drawn anew with each step. */
export function useCardActions(options: Options) {
  const [chosen, makeCurrent] = useState<string>()
  const latest = useRef(options)
  latest.current = options
  const actions = useMemo<CardActions>(
    () => ({
      open: (taskId) => latest.current.put({ open: taskId }, true),
      openMenu: (taskId, button) => latest.current.setTarget({ taskId, button }),
      toggle: (taskId, isRange) => latest.current.selection.toggle(taskId, isRange),
      makeCurrent,
    }),
    [],
  )
  const current = chosen !== undefined && options.order.includes(chosen) ? chosen : options.order[0]
  return { current, actions }
}
