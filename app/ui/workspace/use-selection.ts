import { useMemo, useRef, useState } from 'react'
import { keysInRange, toggleKeys } from './toggle-keys'

export interface RowSelection {
  /** The selected rows that are shown, in their order. */
  selected: string[]
  has: (key: string) => boolean
  /** With `isRange` everything since the row that was toggled before. */
  toggle: (key: string, isRange?: boolean) => void
  toggleAll: () => void
  clear: () => void
}

/** Which of the rows `keys` are selected; what is no longer shown is no longer selected. */
export function useSelection(keys: readonly string[]): RowSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const selected = useMemo(() => keys.filter((key) => chosen.has(key)), [keys, chosen])
  return {
    selected,
    has: (key) => chosen.has(key),
    toggle(key, isRange = false) {
      const range = isRange && last.current ? keysInRange(keys, last.current, key) : [key]
      setChosen(toggleKeys(chosen, range, key))
      last.current = key
    },
    toggleAll: () => setChosen(new Set(selected.length === keys.length ? [] : keys)),
    clear: () => setChosen(new Set()),
  }
}
