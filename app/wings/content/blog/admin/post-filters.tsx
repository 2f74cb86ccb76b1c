import { FilterBar, SearchFilter, SelectFilter, TextFilter } from '~/ui/workspace/filter-bar'
import type { Category } from '~/wings/publishing/categories/category'
import { statusFilterLabels } from '~/wings/publishing/writing/entry-filter'
import { postFilterNames } from '../post-filter'

interface PostFiltersProps {
  categories: Category[]
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
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <SelectFilter
        name="author"
        label="Author"
        all="All authors"
        options={authors.map((author) => ({ value: author, label: author }))}
      />
      <TextFilter name="tag" label="Tag" />
    </FilterBar>
  )
}
