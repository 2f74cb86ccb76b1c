import { useCallback, useEffect, useState } from 'react'
import { fetchJson } from '~/kits/api/describe-api'
import { entriesClient } from '../api'
import type { EntryParam } from '../entry-editor-context'

export interface RevisionSummary {
  revision: number
  reason: string
  authorEmail: string
  createdAt: string
  title: string | null
}

const REVISIONS_PER_PAGE = 100

/** The kept states of a piece, newest first; what is on the screen is saved before they are asked for. */
export function useRevisions(param: EntryParam, flush: () => Promise<boolean>) {
  const [revisions, setRevisions] = useState<RevisionSummary[]>()
  const [hasMore, setHasMore] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(
    async (before?: RevisionSummary) => {
      const query = { before: before && `${before.revision}` }
      try {
        const found = await fetchJson(entriesClient.get('/:type/:entryId/revisions', { param, query }))
        setRevisions((known = []) => [...(before ? known : []), ...found.revisions])
        setHasMore(found.revisions.length === REVISIONS_PER_PAGE)
      } catch {
        setFailed(true)
      }
    },
    [param],
  )
  useEffect(() => {
    void flush().then(() => load())
  }, [flush, load])

  return { revisions, hasFailed, hasMore, loadMore: () => void load(revisions?.at(-1)) }
}
