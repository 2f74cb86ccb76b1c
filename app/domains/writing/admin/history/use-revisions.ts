import { useCallback, useEffect, useState } from 'react'
import { call } from '~/platform/autosave/calls'

export interface Revision {
  revision: number
  reason: string
  authorEmail: string
  createdAt: string
  title: string | null
}

const AT_ONCE = 100

/** The kept states of a piece, newest first; what is on the screen is saved before they are asked for. */
export function useRevisions(path: string, flush: () => Promise<boolean>) {
  const [revisions, setRevisions] = useState<Revision[]>()
  const [hasMore, setHasMore] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(
    async (before?: Revision) => {
      const query = before ? `?before=${before.revision}` : ''
      try {
        const found = await call<{ revisions: Revision[] }>(`${path}/revisions${query}`)
        setRevisions((known = []) => [...(before ? known : []), ...found.revisions])
        setHasMore(found.revisions.length === AT_ONCE)
      } catch {
        setFailed(true)
      }
    },
    [path],
  )
  useEffect(() => {
    void flush().then(() => load())
  }, [flush, load])

  return { revisions, hasFailed, hasMore, loadMore: () => void load(revisions?.at(-1)) }
}
