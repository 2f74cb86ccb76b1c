import type { KeyboardEvent } from 'react'

/** Enter and the arrow keys lead up and down a column of fields, as in a spreadsheet; Shift+Enter upwards. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>) {
  const field = event.target
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const step = stepOf(event, field)
  if (step === 0) return
  const column = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${field.dataset.column}"]`)]
  event.preventDefault()
  column[column.indexOf(field) + step]?.focus()
}

/** In a text of several lines the arrows stay in it; a search description has no breaks, so Enter is free. */
function stepOf({ key, shiftKey, nativeEvent }: KeyboardEvent, field: HTMLElement) {
  if (nativeEvent.isComposing) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (field instanceof HTMLTextAreaElement) return 0
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}
