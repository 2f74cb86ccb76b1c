import { FilterBar, SearchFilter, SelectFilter, TextFilter } from '~/ui/workspace/filter-bar'
import { statusFilterLabels } from '~/wings/publishing/writing/entry-filter'
import { categoryLabel } from '../post'
import { postFilterNames } from '../post-filter'

interface PostFiltersProps {
  categories: string[]
  authors: string[]
}

export function PostFilters({ categories, authors }: PostFiltersProps) {
  const statuses = Object.entries(statusFilterLabels).map(([value, label]) => ({ value, label }))
  return (
    <FilterBar label="Filter posts" paramNames={postFilterNames}>
      <SearchFilter name="q" label="Search posts" />
      <SelectFilter name="status" label="Status" options={[{ value: '', label: 'All statuses' }, ...statuses]} />
      <SelectFilter name="category" label="Category" options={toOptions('All categories', categories, categoryLabel)} />
      <SelectFilter name="author" label="Author" options={toOptions('All authors', authors)} />
      <TextFilter name="tag" label="Tag" />
    </FilterBar>
  )
}

function toOptions(all: string, values: string[], labelOf = (value: string) => value) {
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: labelOf(value) }))]
}
