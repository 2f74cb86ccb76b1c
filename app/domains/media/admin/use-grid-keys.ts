import { type KeyboardEvent, useRef, useState } from 'react'

interface GridKeys {
  keys: readonly string[]
  onToggle: (key: string, isRange: boolean) => void
  onDelete: (key: string) => void
}

/** Moves through a grid whose rows are as long as the window lets them be. One of its tiles is a stop of the tab key. */
export function useGridKeys({ keys, onToggle, onDelete }: GridKeys) {
  const ref = useRef<HTMLUListElement>(null)
  const [wanted, setCurrent] = useState<string>()
  const current = wanted && keys.includes(wanted) ? wanted : keys[0]

  function moveTo(index: number) {
    const key = keys[Math.min(keys.length - 1, Math.max(0, index))] ?? ''
    setCurrent(key)
    ref.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = (event.target as HTMLElement).dataset.key
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return
    const at = keys.indexOf(key)
    const deeds: Record<string, (() => void) | undefined> = {
      ArrowRight: () => moveTo(at + 1),
      ArrowLeft: () => moveTo(at - 1),
      ArrowDown: () => moveTo(at + columnsOf(ref.current)),
      ArrowUp: () => moveTo(at - columnsOf(ref.current)),
      Home: () => moveTo(0),
      End: () => moveTo(keys.length - 1),
      ' ': () => onToggle(key, event.shiftKey),
      Delete: () => onDelete(key),
    }
    const deed = deeds[event.key]
    if (!deed) return
    event.preventDefault()
    deed()
  }

  return { ref, current, setCurrent, onKeyDown }
}

function columnsOf(grid: HTMLElement | null) {
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
}
