import { useEffect, useRef, useState } from 'react'
import { PendingChange } from './pending-change'

/** Tells of changes in batches, and of the last one before the page is hidden or the editor goes. */
export function usePendingChange(onChange: (html: string) => void) {
  const latest = useRef(onChange)
  latest.current = onChange
  const [pending] = useState(() => new PendingChange((html) => latest.current(html)))
  useEffect(() => {
    const { flush } = pending
    // before others who hear of it, so that they find the whole text
    addEventListener('pagehide', flush, true)
    document.addEventListener('visibilitychange', flush, true)
    return () => {
      removeEventListener('pagehide', flush, true)
      document.removeEventListener('visibilitychange', flush, true)
      flush()
    }
  }, [pending])
  return pending
}
