import { FilterLinks } from '~/ui/filter-links'
import { blogListPath } from '../blog-list-path'
import { filterableCategories, postCategoryLabels } from '../post'

/** Narrows the list, or a search, to a category. */
export function CategoryLinks({ q, category }: { q?: string; category: string | null }) {
  return (
    <FilterLinks
      label="Categories"
      links={[
        { label: 'All', to: blogListPath({ q }), isCurrent: category === null },
        ...filterableCategories.map((listed) => ({
          label: postCategoryLabels[listed],
          to: blogListPath({ q, category: listed }),
          isCurrent: category === listed,
        })),
      ]}
    />
  )
}
