import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { pageKindLabels } from './page-kind-labels'

const kinds = [
  { value: '', label: 'All kinds' },
  ...Object.entries(pageKindLabels).map(([value, label]) => ({ value, label })),
]

const states = [
  { value: '', label: 'All pages' },
  { value: 'described', label: 'Something is set' },
  { value: 'plain', label: 'Nothing is set' },
  { value: 'no-description', label: 'Found without a description' },
  { value: 'noindex', label: 'Kept out of search engines' },
  { value: 'canonical', label: 'Canonical elsewhere' },
  { value: 'unlisted', label: 'Taken out of the sitemap' },
]

export const pageFilterNames = ['q', 'kind', 'show']

export function PageFilters() {
  return (
    <FilterBar label="Filter the pages" paramNames={pageFilterNames}>
      <SearchFilter name="q" label="Title or address" />
      <SelectFilter name="kind" label="Kind" options={kinds} />
      <SelectFilter name="show" label="Settings" options={states} />
    </FilterBar>
  )
}
