/** The "/" key brings the focus to the field, unless somebody is typing elsewhere. Returns the function that ends it. */
export function focusOnSlash(field: HTMLInputElement) {
  function focus(event: KeyboardEvent) {
    const isShortcut = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isShortcut || !field.isConnected || event.defaultPrevented || isEditable(event.target)) return
    event.preventDefault()
    field.focus()
    field.select()
  }
  document.addEventListener('keydown', focus)
  return () => document.removeEventListener('keydown', focus)
}

function isEditable(target: EventTarget | null) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}
