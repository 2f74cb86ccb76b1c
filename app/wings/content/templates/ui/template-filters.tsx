import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { templateKindLabels } from '../template'
import { templateFilterNames } from '../template-filter'

const kinds = Object.entries(templateKindLabels).map(([value, label]) => ({ value, label }))

export function TemplateFilters() {
  return (
    <FilterBar label="Filter templates" paramNames={templateFilterNames}>
      <SearchFilter name="q" label="Search templates" />
      <SelectFilter name="kind" label="Type" options={[{ value: '', label: 'All types' }, ...kinds]} />
      <SelectFilter
        name="show"
        label="Status"
        options={[
          { value: '', label: 'Active' },
          { value: 'trash', label: 'Trash' },
        ]}
      />
    </FilterBar>
  )
}
