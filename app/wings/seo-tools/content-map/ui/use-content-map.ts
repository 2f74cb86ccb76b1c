import { useEffect, useState } from 'react'
import { sendApiRequest } from '~/platform/http/api-client'
import type { ContentMap } from '../content-map'
import { decodeMap } from '../map-format'

const MAP_DATA_PATH = '/admin/content-topology/data'

export type ContentMapState =
  | { state: 'fetching'; map?: undefined }
  | { state: 'failed'; message: string; map?: undefined }
  | { state: 'here'; map: ContentMap }

/** The map of this version. The last one stays until the next is here; `retry` asks again for one that did not come. */
export function useContentMap(version: string): ContentMapState & { retry: () => void } {
  const [fetched, setFetched] = useState<ContentMapState>({ state: 'fetching' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, and another attempt, is another question
  useEffect(() => {
    const leaving = new AbortController()
    fetchMap(leaving.signal).then(
      (reply) => setFetched((known) => (reply.ok || !known.map ? toContentMapState(reply) : known)),
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
  return sendApiRequest<ContentMap>({ path: MAP_DATA_PATH, method: 'GET', signal }, async (response) => {
    if (!response.ok) return { ok: false, status: response.status, message: 'Could not build the map.' }
    return { ok: true, body: decodeMap(await response.arrayBuffer()) }
  })
}

function toContentMapState(reply: Awaited<ReturnType<typeof fetchMap>>): ContentMapState {
  if (reply.ok) return { state: 'here', map: reply.body }
  return { state: 'failed', message: reply.status === 0 ? 'There is no connection.' : reply.message }
}
