import { useEffect, useState } from 'react'
import type { VersionCounts } from '~/domains/analytics/tallies'
import { useEntryEditor } from '~/domains/writing/screen-context'
import { callApi } from '~/platform/api-client'
import { emptyVariantResult, type VariantResult } from '../../trial/version-verdict'

const NOT_FOUND = 404

type VariantResultsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'known'; of: (id: string) => VariantResult }

/** What the versions have brought, asked when somebody looks. */
export function useVariantResults(): VariantResultsState {
  const { path } = useEntryEditor()
  const [results, setResults] = useState<VariantResultsState>({ state: 'loading' })
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
        setResults({ state: 'known', of: (id) => versions.find(({ value }) => value === id) ?? emptyVariantResult })
      },
      () => {}, // given up
    )
    return () => controller.abort()
  }, [path])
  return results
}
