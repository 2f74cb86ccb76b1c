import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { countPages, parsePageNumber } from '~/platform/lists/page-number'
import { EmptyState } from '~/ui/empty-state'
import { TablePagination } from '~/ui/workspace/table-pagination'
import type { ContentMap } from '../content-map'
import { MapTable } from './map-table'
import { sortPages } from './sort-pages'
import type { VisiblePages } from './use-visible-pages'

const PAGE_SIZE = 50

/** The pages that the filters leave, fifty at a time. */
export function PagesTableView({ map, shown }: { map: ContentMap; shown: VisiblePages }) {
  const [params] = useSearchParams()
  const { filter, communities, named, numbers } = shown
  const sort = params.get('sort')
  const sorted = useMemo(
    () => sortPages(numbers, sort, { map, linkScope: filter.links, communities }),
    [numbers, sort, map, filter.links, communities],
  )
  const last = countPages(sorted.length, PAGE_SIZE)
  const page = Math.min(last, parsePageNumber(params.get('page') ?? '1') ?? 1)
  return (
    <>
      <MapTable
        map={map}
        numbers={sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        linkScope={filter.links}
        communities={communities}
        namedCommunities={named}
        empty={<EmptyState title="No pages found" text="Try changing the filters." />}
      />
      {sorted.length > PAGE_SIZE && <TablePagination page={page} perPage={PAGE_SIZE} total={sorted.length} />}
    </>
  )
}
