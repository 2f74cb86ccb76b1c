import { useRef } from 'react'

/** For a dialog that no trigger of its own opens: gives the focus back to where it was, unless it went elsewhere by then. */
export function useRestoreFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      if (document.activeElement !== document.body) return event.preventDefault()
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
