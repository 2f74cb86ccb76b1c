import { useEffect, useState } from 'react'
import { formatNumber } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { Popover } from '~/ui/workspace/popover'
import type { LiveVisitors } from '~/wings/events/analytics/live-visitors.queries.server'

const AGAIN_MS = 10_000

/** How many are here; behind it, on which pages. */
export function LiveVisitorsBadge({ path, known }: { path: string; known: LiveVisitors }) {
  const { visitors, pages } = useLiveVisitors(path, known)
  return (
    <Popover
      align="end"
      label="Current visitors"
      trigger={
        <Button variant="quiet" className="tabular-nums">
          <span
            aria-hidden="true"
            className={`size-2 rounded-full ${visitors > 0 ? 'bg-success' : 'border border-faint'}`}
          />
          <span className="min-w-18 text-left">Live: {formatNumber(visitors)} now</span>
        </Button>
      }
    >
      <p className="mb-2 text-muted">Visitors in the last 5 minutes, by last page.</p>
      {pages.length === 0 ? (
        <p>No current visitors.</p>
      ) : (
        <ul className="grid gap-1 tabular-nums">
          {pages.map(({ value, visitors }) => (
            <li key={value} className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{value}</span>
              {formatNumber(visitors)}
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}

/** Who is on the site now, as `path` tells it; nothing is asked while nobody looks at the page. */
function useLiveVisitors(path: string, known: LiveVisitors) {
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
