/** With Alt, wherever the focus is. */
export const ALT_SHORTCUTS = [
  { key: 'n', action: 'note', label: 'New note' },
  { key: 't', action: 'todo', label: 'New to-do list' },
  { key: 'l', action: 'list', label: 'Go to notes list' },
  { key: 'p', action: 'pin', label: 'Pin or unpin note' },
  { key: 's', action: 'share', label: 'Share note' },
  { key: 'g', action: 'suggestions', label: 'Suggestions' },
  { key: 'c', action: 'chat', label: 'Chat about note' },
  { key: 'z', action: 'undo', label: 'Undo last delete or restore' },
] as const

/** Without any other key, outside of fields. */
export const PLAIN_SHORTCUTS = [
  { key: '/', action: 'search', label: 'Search notes' },
  { key: '?', action: 'help', label: 'Keyboard shortcuts' },
] as const

export type ShortcutAction =
  | (typeof ALT_SHORTCUTS)[number]['action']
  | (typeof PLAIN_SHORTCUTS)[number]['action']
  | 'save'

interface KeyPress {
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
export function getShortcutAction(
  { key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyPress,
  isTyping: boolean,
): ShortcutAction | undefined {
  const letter = key.toLowerCase()
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return letter === 's' ? 'save' : undefined
  if (ctrlKey || metaKey) return undefined
  if (altKey)
    return ALT_SHORTCUTS.find((one) => one.key === letter || (!isTyping && code === `Key${one.key.toUpperCase()}`))
      ?.action
  return isTyping ? undefined : PLAIN_SHORTCUTS.find((one) => one.key === key)?.action
}
