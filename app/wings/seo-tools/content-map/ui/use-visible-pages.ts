import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ContentMap } from '../content-map'
import { listCommunities } from '../engine/communities'
import { filterPages } from '../engine/filter-pages'
import { readMapFilter } from '../engine/map-filter'
import { useMapLayout } from './use-layout'

/** What the address leaves of a map, and what is known of how its pages belong together. */
export function useVisiblePages(map: ContentMap) {
  const [params] = useSearchParams()
  const filter = useMemo(() => readMapFilter(params), [params])
  const layout = useMapLayout(map, filter.links)
  const communities = layout?.communities
  const named = useMemo(() => (communities ? listCommunities(map, communities) : []), [map, communities])
  const numbers = useMemo(() => filterPages(map, filter, communities), [map, filter, communities])
  return { filter, layout, communities, named, numbers }
}

export type VisiblePages = ReturnType<typeof useVisiblePages>
