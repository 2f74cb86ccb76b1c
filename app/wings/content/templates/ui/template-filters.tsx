import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { templateKindLabels } from '../template'
import { templateFilterNames } from '../template-filter'

const kinds = Object.entries(templateKindLabels).map(([value, label]) => ({ value, label }))

export function TemplateFilters() {
  return (
    <FilterBar label="Filter templates" paramNames={templateFilterNames}>
      <SearchFilter name="q" label="Name of the template" />
      <SelectFilter name="kind" label="Makes" options={[{ value: '', label: 'Every kind' }, ...kinds]} />
      <SelectFilter
        name="show"
        label="Where"
        options={[
          { value: '', label: 'In use' },
          { value: 'trash', label: 'In the trash' },
        ]}
      />
    </FilterBar>
  )
}
