import { useEffect, useState } from 'react'
import { fetchJson } from '~/platform/autosave/fetch-json'

/** What the products are called, by their ids; those that are gone are missing. */
export function useProductNames(ids: string[]) {
  const [names, setNames] = useState<Record<string, string>>({})
  const unknown = ids.filter((id) => !(id in names)).join(',')
  useEffect(() => {
    if (unknown === '') return
    const asking = new AbortController()
    const path = `/admin/landing-pages/product-names?${new URLSearchParams({ ids: unknown })}`
    fetchJson<{ names: Record<string, string> }>(path, { signal: asking.signal }).then(
      (found) => setNames((known) => ({ ...known, ...found.names })),
      // without an answer the field shows that there is a product
      () => {},
    )
    return () => asking.abort()
  }, [unknown])
  return names
}
