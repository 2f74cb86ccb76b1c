/** With Alt, wherever the focus is. */
export const altKeys = [
  { key: 'n', deed: 'note', label: 'New note' },
  { key: 't', deed: 'todo', label: 'New to-do list' },
  { key: 'l', deed: 'list', label: 'To the list of notes' },
  { key: 'p', deed: 'pin', label: 'Pin or unpin the note' },
  { key: 's', deed: 'share', label: 'Share the note' },
  { key: 'g', deed: 'suggestions', label: 'Suggestions' },
  { key: 'c', deed: 'chat', label: 'Chat about the note' },
  { key: 'z', deed: 'undo', label: 'Take back what was last deleted or restored' },
] as const

/** Without any other key, outside of fields. */
export const plainKeys = [
  { key: '/', deed: 'search', label: 'Search notes' },
  { key: '?', deed: 'help', label: 'This list' },
] as const

export type Deed = (typeof altKeys)[number]['deed'] | (typeof plainKeys)[number]['deed'] | 'save'

interface Pressed {
  key: string
  code: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * What a key stands for. While somebody types, a key that writes something with Alt, as on a Mac or a Polish keyboard,
 * writes it.
 */
export function deedOf(
  { key, code, altKey, ctrlKey, metaKey, shiftKey }: Pressed,
  isTyping: boolean,
): Deed | undefined {
  const letter = key.toLowerCase()
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return letter === 's' ? 'save' : undefined
  if (ctrlKey || metaKey) return undefined
  if (altKey)
    return altKeys.find((one) => one.key === letter || (!isTyping && code === `Key${one.key.toUpperCase()}`))?.deed
  return isTyping ? undefined : plainKeys.find((one) => one.key === key)?.deed
}
