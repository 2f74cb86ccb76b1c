import { useEffect, useState } from 'react'
import type { Live } from '~/domains/analytics/live.server'

const AGAIN_MS = 10_000

/** Who is on the site now, as `path` tells it; nothing is asked while nobody looks at the page. */
export function useLive(path: string, known: Live) {
  const [live, setLive] = useState(known)
  useEffect(() => {
    let stream: EventSource | undefined
    let later: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(later)
      stream?.close()
      stream = undefined
      if (document.visibilityState === 'hidden') return
      stream = new EventSource(path)
      stream.onmessage = ({ data }) => setLive(JSON.parse(data))
      // browsers give up at any answer but a stream, as while the site starts anew
      stream.onerror = () => {
        if (stream?.readyState === EventSource.CLOSED) later = setTimeout(follow, AGAIN_MS)
      }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(later)
      stream?.close()
    }
  }, [path])
  return live
}
