import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the data of the screen again every so often while something is on its way; not while nobody can see it. */
export function useRevalidateWhile(isOnItsWay: boolean, everyMs: number) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOnItsWay || state !== 'idle') return
    // an interval, and not a timer: whoever comes back to the tab sees it go on
    const timer = setInterval(() => {
      if (navigator.onLine && !document.hidden) void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isOnItsWay, everyMs, state, revalidate])
}
