import { useEffect, useRef } from 'react'

/** Ctrl or Cmd with S saves now, with Enter publishes, wherever the focus is. */
export function useKeys(actions: { onSave: () => void; onPublish: () => void }) {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const action = { s: latest.current.onSave, enter: latest.current.onPublish }[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      if (!event.repeat) action()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
