import { useEffect, useState } from 'react'
import type { VersionCounts } from '~/domains/analytics/tallies'
import { usePieceScreen } from '~/domains/writing/screen-context'
import { callApi } from '~/platform/api-client'
import { noResult, type VersionResult } from '../../trial/version-verdict'

const NOT_FOUND = 404

type Results = { state: 'loading' } | { state: 'failed' } | { state: 'known'; of: (id: string) => VersionResult }

/** What the versions have brought, asked when somebody looks. */
export function useVersionResults(): Results {
  const { path } = usePieceScreen()
  const [results, setResults] = useState<Results>({ state: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    callApi<{ versions: VersionCounts[] }>({
      path: `${path}/versions`,
      method: 'GET',
      signal: controller.signal,
    }).then(
      (reply) => {
        // a page that was not saved yet was seen by nobody
        const isUnsaved = !reply.ok && reply.status === NOT_FOUND
        if (!reply.ok && !isUnsaved) return setResults({ state: 'failed' })
        const versions = reply.ok ? reply.body.versions : []
        setResults({ state: 'known', of: (id) => versions.find(({ value }) => value === id) ?? noResult })
      },
      () => {}, // given up
    )
    return () => controller.abort()
  }, [path])
  return results
}
