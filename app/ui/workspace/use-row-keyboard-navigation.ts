import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

interface RowKeyboardOptions {
  keys: readonly string[]
  table: RefObject<HTMLTableElement | null>
  onToggle?: (key: string, isRange: boolean) => void
  onOpen?: (key: string) => void
}

const keySteps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * Moves through the rows of a table: j, k and the arrows; Home and End; x or the space bar selects; Enter opens.
 * One row at a time is a stop of the tab key.
 */
export function useRowKeyboardNavigation({ keys, table, onToggle, onOpen }: RowKeyboardOptions) {
  const [wanted, setWanted] = useState<string>()
  const current = wanted && keys.includes(wanted) ? wanted : keys[0]

  const rowOf = (key: string) => table.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"]`)

  function moveTo(index: number) {
    const key = keys[Math.min(keys.length - 1, Math.max(0, index))]
    if (key === undefined) return
    setWanted(key)
    rowOf(key)?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.currentTarget.dataset.key ?? ''
    const at = keys.indexOf(key)
    const step = keySteps[event.key]
    const actions: Record<string, (() => void) | undefined> = {
      Home: () => moveTo(0),
      End: () => moveTo(keys.length - 1),
      ' ': onToggle && (() => onToggle(key, event.shiftKey)),
      Enter: onOpen && (() => onOpen(key)),
    }
    const action = step ? () => moveTo(at + step) : actions[event.key.toLowerCase() === 'x' ? ' ' : event.key]
    if (!action) return
    action()
    event.preventDefault()
  }

  useInitialStep(() => current !== undefined && moveTo(keys.indexOf(current)))
  return { current, onKeyDown, onFocus: setWanted }
}

/** With the cursor nowhere in particular, j and k begin. */
function useInitialStep(begin: () => void) {
  useEffect(() => {
    function listen(event: globalThis.KeyboardEvent) {
      const isNowhere = document.activeElement === document.body || document.activeElement?.tagName === 'MAIN'
      if (!isNowhere || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key !== 'j' && event.key !== 'k') return
      event.preventDefault()
      begin()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
