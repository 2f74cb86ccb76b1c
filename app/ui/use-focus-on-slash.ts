import { type RefObject, useEffect } from 'react'

/** The "/" key brings the focus to the field, unless somebody is typing elsewhere. */
export function useFocusOnSlash(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function focus(event: KeyboardEvent) {
      const isShortcut = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isShortcut || event.defaultPrevented || isEditable(event.target)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [field])
}

function isEditable(target: EventTarget | null) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}
