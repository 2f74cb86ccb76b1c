import { useEffect } from 'react'
import type { Writing } from './use-writing'

/** Saves when the page is hidden, and goes on when the line, the writer or the laptop comes back. */
export function usePageLife({ tell, handle }: Pick<Writing, 'tell' | 'handle'>) {
  useEffect(() => {
    const leave = () => {
      handle.current?.flush()
      tell({ type: 'left' })
    }
    const comeBack = () => tell({ type: 'returned' })
    const look = () => (document.visibilityState === 'hidden' ? leave() : comeBack())
    addEventListener('pagehide', leave)
    addEventListener('online', comeBack)
    addEventListener('focus', comeBack)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', comeBack)
      removeEventListener('focus', comeBack)
      document.removeEventListener('visibilitychange', look)
    }
  }, [tell, handle])
}
