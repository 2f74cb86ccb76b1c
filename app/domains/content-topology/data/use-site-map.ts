import { useEffect, useState } from 'react'
import { reaching } from '~/platform/api-client'
import { readMap } from '../map-format'
import type { SiteMap } from '../site-map'

const PATH = '/admin/content-topology/data'

export type FetchedMap =
  | { state: 'fetching'; map?: undefined }
  | { state: 'failed'; message: string; map?: undefined }
  | { state: 'here'; map: SiteMap }

/** The map of this version. The last one stays until the next is here; `retry` asks again for one that did not come. */
export function useSiteMap(version: string): FetchedMap & { retry: () => void } {
  const [fetched, setFetched] = useState<FetchedMap>({ state: 'fetching' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, and another attempt, is another question
  useEffect(() => {
    const leaving = new AbortController()
    fetchMap(leaving.signal).then(
      (reply) => setFetched((known) => (reply.ok || !known.map ? fetchedOf(reply) : known)),
      () => {}, // whoever asked has left
    )
    return () => leaving.abort()
  }, [version, attempt])
  const retry = () => {
    setFetched({ state: 'fetching' })
    setAttempt(attempt + 1)
  }
  return { ...fetched, retry }
}

function fetchMap(signal: AbortSignal) {
  return reaching<SiteMap>({ path: PATH, method: 'GET', signal }, async (response) => {
    if (!response.ok) return { ok: false, status: response.status, message: 'The map could not be made.' }
    return { ok: true, body: readMap(await response.arrayBuffer()) }
  })
}

function fetchedOf(reply: Awaited<ReturnType<typeof fetchMap>>): FetchedMap {
  if (reply.ok) return { state: 'here', map: reply.body }
  return { state: 'failed', message: reply.status === 0 ? 'There is no connection.' : reply.message }
}
