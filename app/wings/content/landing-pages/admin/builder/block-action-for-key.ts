import type { BuilderState } from './use-builder-state'

type ShortcutKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What a key does with a block, in the outline and on the canvas. Those of the clipboard and of undo work on the whole screen. */
export function blockActionForKey(
  { key, altKey, ctrlKey, metaKey }: ShortcutKey,
  id: string,
  { step, remove, duplicate }: BuilderState,
) {
  if (altKey) return { ArrowUp: () => step(id, -1), ArrowDown: () => step(id, 1) }[key]
  if (ctrlKey || metaKey) return key === 'd' ? () => duplicate(id) : undefined
  return key === 'Delete' || key === 'Backspace' ? () => remove(id) : undefined
}
