import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { statusFilterLabels } from '~/wings/publishing/writing/entry-filter'
import { landingPageFilterNames } from '../landing-page-filter'

const statuses = [
  { value: '', label: 'All statuses' },
  ...Object.entries(statusFilterLabels).map(([value, label]) => ({ value, label })),
]
const versions = [
  { value: '', label: 'All' },
  { value: 'several', label: 'With A/B test' },
]

export function LandingPageFilters() {
  return (
    <FilterBar label="Filter landing pages" paramNames={landingPageFilterNames}>
      <SearchFilter name="q" label="Search landing pages" />
      <SelectFilter name="status" label="Status" options={statuses} />
      <SelectFilter name="variants" label="A/B test" options={versions} />
    </FilterBar>
  )
}
