import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { statusFilterLabels } from '~/wings/publishing/writing/entry-filter'
import { landingPageFilterNames } from '../landing-page-filter'

const statuses = [
  { value: '', label: 'All but the trash' },
  ...Object.entries(statusFilterLabels).map(([value, label]) => ({ value, label })),
]
const versions = [
  { value: '', label: 'Any number' },
  { value: 'several', label: 'Several' },
]

export function LandingPageFilters() {
  return (
    <FilterBar label="Filter landing pages" paramNames={landingPageFilterNames}>
      <SearchFilter name="q" label="Search titles and texts" />
      <SelectFilter name="status" label="Status" options={statuses} />
      <SelectFilter name="versions" label="Versions" options={versions} />
    </FilterBar>
  )
}
