import { listedStatuses } from '~/domains/writing/piece-filter'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { productCategories } from '../../product'
import { filterNames } from '../../product-filter'

const choices = (all: string, labels: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

export function ProductFilters() {
  return (
    <FilterBar label="Filter products" names={filterNames}>
      <SearchFilter name="q" label="Search names and texts" />
      <SelectFilter name="status" label="Status" options={choices('All but the trash', listedStatuses)} />
      <SelectFilter name="category" label="Category" options={choices('All categories', productCategories)} />
    </FilterBar>
  )
}
