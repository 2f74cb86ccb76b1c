import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { callApi } from '~/platform/api-client'
import type { LinkFacts } from '../link-facts'

interface Known {
  key: string
  facts?: LinkFacts
  fault?: string
}

/** What the server knows of the links between two pages; neither facts nor a fault while it is asked. */
export function useLinkFacts(from: string, to: string): Omit<Known, 'key'> {
  const key = `/admin/content-topology/link?${new URLSearchParams({ from, to })}`
  const [known, setKnown] = useState<Known>()
  // whatever has the screen read its data again may have made or taken back the link
  const screen: unknown = useLoaderData()
  // biome-ignore lint/correctness/useExhaustiveDependencies: data that were read again are another question
  useEffect(() => {
    const leaving = new AbortController()
    callApi<LinkFacts>({ path: key, method: 'GET', signal: leaving.signal }).then(
      (reply) => setKnown(reply.ok ? { key, facts: reply.body } : { key, fault: reply.message }),
      () => {}, // whoever asked has left
    )
    return () => leaving.abort()
  }, [key, screen])
  return known?.key === key ? known : {}
}
