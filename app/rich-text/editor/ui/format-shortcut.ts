/** A shortcut in the words of this device: "⌘B" or "Ctrl+B". */
export function formatShortcut(keys: string) {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return isApple
    ? keys.replace('Mod', '⌘').replace('Shift', '⇧').replaceAll('-', '')
    : keys.replace('Mod', 'Ctrl').replaceAll('-', '+')
}
