import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { redirectFilter } from '../redirect-filter'
import { statusOptions } from '../redirect-status'

const kinds = { manual: 'Manual', automatic: 'Automatic', prefix: 'Wildcard (/*)', shadowed: 'Page exists' }

export function RedirectFilters() {
  return (
    <FilterBar label="Filter redirects" paramNames={redirectFilter.names}>
      <SearchFilter name="q" label="Source URL starts with" />
      <SelectFilter name="kind" label="Show" all="All redirects" options={kinds} />
      <SelectFilter name="status" label="Redirect type" all="All types" options={statusOptions} />
    </FilterBar>
  )
}
