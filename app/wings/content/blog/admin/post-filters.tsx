import { FilterBar, SearchFilter, SelectFilter, TextFilter } from '~/ui/workspace/filter-bar'
import { statusFilterLabels } from '~/wings/publishing/writing/entry-filter'
import { categoryLabel } from '../post'
import { postFilterNames } from '../post-filter'

interface PostFiltersProps {
  categories: string[]
  authors: string[]
}

export function PostFilters({ categories, authors }: PostFiltersProps) {
  return (
    <FilterBar label="Filter posts" paramNames={postFilterNames}>
      <SearchFilter name="q" label="Search posts" />
      <SelectFilter name="status" label="Status" all="All statuses" options={statusFilterLabels} />
      <SelectFilter
        name="category"
        label="Category"
        all="All categories"
        options={toOptions(categories, categoryLabel)}
      />
      <SelectFilter name="author" label="Author" all="All authors" options={toOptions(authors)} />
      <TextFilter name="tag" label="Tag" />
    </FilterBar>
  )
}

function toOptions(values: string[], labelOf = (value: string) => value) {
  return values.map((value) => ({ value, label: labelOf(value) }))
}
