import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { templateKindLabels } from '../template'
import { templateFilter } from '../template-filter'

export function TemplateFilters() {
  return (
    <FilterBar label="Filter templates" paramNames={templateFilter.names}>
      <SearchFilter name="q" label="Search templates" />
      <SelectFilter name="kind" label="Type" all="All types" options={templateKindLabels} />
      <SelectFilter name="show" label="Status" all="Active" options={{ trash: 'Trash' }} />
    </FilterBar>
  )
}
