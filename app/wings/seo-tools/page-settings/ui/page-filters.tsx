import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { pageFilter } from '../page-filter'
import { pageKindLabels } from './page-kind-labels'

const states = {
  described: 'With custom settings',
  plain: 'Without custom settings',
  'no-description': 'Missing meta description',
  noindex: 'Noindex',
  canonical: 'Custom canonical',
  unlisted: 'Not in sitemap',
}

export function PageFilters() {
  return (
    <FilterBar label="Filter pages" paramNames={pageFilter.names}>
      <SearchFilter name="q" label="Title or URL" />
      <SelectFilter name="kind" label="Type" all="All types" options={pageKindLabels} />
      <SelectFilter name="show" label="Settings" all="All pages" options={states} />
    </FilterBar>
  )
}
