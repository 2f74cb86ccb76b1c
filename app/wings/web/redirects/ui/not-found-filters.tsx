import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { type NotFoundFilter, notFoundFilter } from '../not-found-filter'

const shown = { scans: 'Vulnerability scans', ignored: 'Ignored' }

export function NotFoundFilters() {
  return (
    <FilterBar label="Filter 404 errors" paramNames={notFoundFilter.names}>
      <SearchFilter name="q" label="URL contains" />
      <SelectFilter name="show" label="Show" all="Visitors" options={shown} />
      <SelectFilter name="sort" label="Sort by" all="Most hits" options={{ latest: 'Most recent' }} />
    </FilterBar>
  )
}

export function NotFoundEmptyState({ filter: { q, show } }: { filter: NotFoundFilter }) {
  if (q) return <EmptyState title="No 404 errors found" text="Try a different search." />
  if (show === 'ignored') return <EmptyState title="No ignored URLs" text="URLs that you ignore are listed here." />
  return <EmptyState title="No 404 errors" text="URLs that visitors could not find are listed here for 90 days." />
}
