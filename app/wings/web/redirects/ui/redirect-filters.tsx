import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { statusOptions } from '../redirect-status'

const kinds = [
  { value: '', label: 'All kinds' },
  { value: 'by-hand', label: 'Made by hand' },
  { value: 'by-itself', label: 'Made by itself' },
  { value: 'prefix', label: 'Everything below (/*)' },
  { value: 'shadowed', label: 'A page lives here' },
]

const statuses = [{ value: '', label: 'All answers' }, ...statusOptions]

export const redirectFilterNames = ['q', 'kind', 'status']

export function RedirectFilters() {
  return (
    <FilterBar label="Filter the redirects" paramNames={redirectFilterNames}>
      <SearchFilter name="q" label="Old address begins with" />
      <SelectFilter name="kind" label="Kind" options={kinds} />
      <SelectFilter name="status" label="Answer" options={statuses} />
    </FilterBar>
  )
}
