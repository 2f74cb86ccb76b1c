import { useEffect, useRef } from 'react'

/** Ctrl+Z (⌘Z) takes the last change back, but for what somebody types: that the browser takes back. */
export function useUndoShortcut(undo: () => void) {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isUndo =
        event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isUndo || isTyping(event.target)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, [contenteditable=true]') !== null
  )
}
