import { useDeferredValue, useMemo } from 'react'
import { usePieceScreen } from '~/domains/writing/screen-context'
import { estimateReadTime, readTimeMinutes } from '../../post'
import type { PostContent } from '../../post-content'

/** How long reading takes, computed from the text as the server will. */
export function ReadingTime() {
  const { writing } = usePieceScreen<PostContent>()
  const body = useDeferredValue(writing.content.body)
  const minutes = useMemo(() => {
    const text = body.replace(/<[^<>]*>/g, ' ').trim()
    return readTimeMinutes(text ? estimateReadTime(text) : null)
  }, [body])
  return (
    <p className="text-dense text-muted">
      Reading time: <span className="font-semibold tabular-nums">{minutes} min</span>
    </p>
  )
}
