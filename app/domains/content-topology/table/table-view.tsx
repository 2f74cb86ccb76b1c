import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { pageNumber } from '~/platform/page-number'
import { EmptyState } from '~/ui/empty-state'
import { Paging } from '~/ui/workspace/paging'
import type { ShownPages } from '../screen/use-shown-pages'
import type { SiteMap } from '../site-map'
import { MapTable } from './map-table'
import { sortPages } from './sort-pages'

const SHOWN = 50

/** The pages that the filters leave, fifty at a time. */
export function TableView({ map, shown }: { map: SiteMap; shown: ShownPages }) {
  const [params] = useSearchParams()
  const { filter, communities, named, numbers } = shown
  const sort = params.get('sort')
  const sorted = useMemo(
    () => sortPages(numbers, sort, { map, counted: filter.links, communities }),
    [numbers, sort, map, filter.links, communities],
  )
  const last = Math.max(1, Math.ceil(sorted.length / SHOWN))
  const page = Math.min(last, pageNumber(params.get('page') ?? '1') ?? 1)
  return (
    <>
      <MapTable
        map={map}
        numbers={sorted.slice((page - 1) * SHOWN, page * SHOWN)}
        counted={filter.links}
        communities={communities}
        named={named}
        empty={<EmptyState title="Nothing matches" text="No page of the map is like this." />}
      />
      {sorted.length > SHOWN && <Paging page={page} perPage={SHOWN} total={sorted.length} />}
    </>
  )
}
