import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { statusFilterLabels } from '~/wings/publishing/writing/entry-filter'
import { landingPageFilterNames } from '../landing-page-filter'

export function LandingPageFilters() {
  return (
    <FilterBar label="Filter landing pages" paramNames={landingPageFilterNames}>
      <SearchFilter name="q" label="Search landing pages" />
      <SelectFilter name="status" label="Status" all="All statuses" options={statusFilterLabels} />
      <SelectFilter name="variants" label="A/B test" all="All" options={{ several: 'With A/B test' }} />
    </FilterBar>
  )
}
