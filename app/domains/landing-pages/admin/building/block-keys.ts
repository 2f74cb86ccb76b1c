import type { Builder } from './use-builder-state'

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What a key does with a block, in the outline and on the canvas. Those of the clipboard and of undo work on the whole screen. */
export function deedOfKey({ key, altKey, ctrlKey, metaKey }: Key, id: string, { step, remove, duplicate }: Builder) {
  if (altKey) return { ArrowUp: () => step(id, -1), ArrowDown: () => step(id, 1) }[key]
  if (ctrlKey || metaKey) return key === 'd' ? () => duplicate(id) : undefined
  return key === 'Delete' || key === 'Backspace' ? () => remove(id) : undefined
}
