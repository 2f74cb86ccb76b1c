import { listedStatuses } from '~/domains/writing/piece-filter'
import { FilterBar, SearchFilter, SelectFilter, TextFilter } from '~/ui/workspace/filter-bar'
import { categoryLabel } from '../../post'
import { filterNames } from '../../writing/post-filter'

interface PostFiltersProps {
  categories: string[]
  authors: string[]
}

export function PostFilters({ categories, authors }: PostFiltersProps) {
  const statuses = Object.entries(listedStatuses).map(([value, label]) => ({ value, label }))
  return (
    <FilterBar label="Filter posts" names={filterNames}>
      <SearchFilter name="q" label="Search titles and texts" />
      <SelectFilter name="status" label="Status" options={[{ value: '', label: 'All but the trash' }, ...statuses]} />
      <SelectFilter name="category" label="Category" options={choices('All categories', categories, categoryLabel)} />
      <SelectFilter name="author" label="Author" options={choices('All authors', authors)} />
      <TextFilter name="tag" label="Tag" />
    </FilterBar>
  )
}

function choices(all: string, values: string[], labelOf = (value: string) => value) {
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: labelOf(value) }))]
}
