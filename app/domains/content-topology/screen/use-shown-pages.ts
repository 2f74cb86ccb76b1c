import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLayout } from '../data/use-layout'
import { communitiesOf } from '../finding/community-names'
import { readMapFilter } from '../finding/map-filter'
import { matchingPages } from '../finding/matching-pages'
import type { SiteMap } from '../site-map'

/** What the address leaves of a map, and what is known of how its pages belong together. */
export function useShownPages(map: SiteMap) {
  const [params] = useSearchParams()
  const filter = useMemo(() => readMapFilter(params), [params])
  const layout = useLayout(map, filter.links)
  const communities = layout?.communities
  const named = useMemo(() => (communities ? communitiesOf(map, communities) : []), [map, communities])
  const numbers = useMemo(() => matchingPages(map, filter, communities), [map, filter, communities])
  return { filter, layout, communities, named, numbers }
}

export type ShownPages = ReturnType<typeof useShownPages>
