import { useEffect, useState } from 'react'
import { fetchJson } from '~/kits/api/describe-api'
import { landingPagesClient } from '../../api'

/** What the products are called, by their ids; those that are gone are missing. */
export function useProductNames(ids: string[]) {
  const [names, setNames] = useState<Record<string, string>>({})
  const unknown = ids.filter((id) => !(id in names)).join(',')
  useEffect(() => {
    if (unknown === '') return
    const asking = new AbortController()
    const [query, { signal }] = [{ ids: unknown }, asking]
    fetchJson(landingPagesClient.get('/product-names', { query, signal })).then(
      (found) => setNames((known) => ({ ...known, ...found.names })),
      // without an answer the field shows that there is a product
      () => {},
    )
    return () => asking.abort()
  }, [unknown])
  return names
}
