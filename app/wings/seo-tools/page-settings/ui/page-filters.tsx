import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { pageKindLabels } from './page-kind-labels'

const kinds = [
  { value: '', label: 'All types' },
  ...Object.entries(pageKindLabels).map(([value, label]) => ({ value, label })),
]

const states = [
  { value: '', label: 'All pages' },
  { value: 'described', label: 'With custom settings' },
  { value: 'plain', label: 'Without custom settings' },
  { value: 'no-description', label: 'Missing meta description' },
  { value: 'noindex', label: 'Noindex' },
  { value: 'canonical', label: 'Custom canonical' },
  { value: 'unlisted', label: 'Not in sitemap' },
]

export const pageFilterNames = ['q', 'kind', 'show']

export function PageFilters() {
  return (
    <FilterBar label="Filter pages" paramNames={pageFilterNames}>
      <SearchFilter name="q" label="Title or URL" />
      <SelectFilter name="kind" label="Type" options={kinds} />
      <SelectFilter name="show" label="Settings" options={states} />
    </FilterBar>
  )
}
