import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { statusOptions } from '../redirect-status'

const kinds = [
  { value: '', label: 'All redirects' },
  { value: 'manual', label: 'Manual' },
  { value: 'automatic', label: 'Automatic' },
  { value: 'prefix', label: 'Wildcard (/*)' },
  { value: 'shadowed', label: 'Page exists' },
]

const statuses = [{ value: '', label: 'All types' }, ...statusOptions]

export const redirectFilterNames = ['q', 'kind', 'status']

export function RedirectFilters() {
  return (
    <FilterBar label="Filter redirects" paramNames={redirectFilterNames}>
      <SearchFilter name="q" label="Source URL starts with" />
      <SelectFilter name="kind" label="Show" options={kinds} />
      <SelectFilter name="status" label="Redirect type" options={statuses} />
    </FilterBar>
  )
}
