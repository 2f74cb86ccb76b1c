import { useEffect, useState } from 'react'
import type { Live } from '~/domains/analytics/live.server'

/** Who is on the site now, as `path` tells it; nothing is asked while nobody looks at the page. */
export function useLive(path: string, known: Live) {
  const [live, setLive] = useState(known)
  useEffect(() => {
    let stream: EventSource | undefined
    const follow = () => {
      stream?.close()
      stream = undefined
      if (document.visibilityState === 'hidden') return
      stream = new EventSource(path)
      stream.onmessage = ({ data }) => setLive(JSON.parse(data))
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stream?.close()
    }
  }, [path])
  return live
}
