import type { KeyboardEvent } from 'react'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** The arrow keys, Home and End move the focus among the rows. */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-note]')]
  const at = rows.indexOf(event.target as HTMLElement)
  if (at === -1) return
  event.preventDefault()
  rows[step(at, rows.length - 1)]?.focus()
}

/** The row that Tab comes to: the selected one, or the first. */
export function findTabStop(notes: readonly { id: string }[], selectedId: string | undefined) {
  return notes.some(({ id }) => id === selectedId) ? selectedId : notes[0]?.id
}
