import { FilterLinks } from '~/ui/filter-links'
import type { Category } from '~/wings/publishing/categories/category'
import { blogListPath } from '../blog-list-path'

interface CategoryLinksProps {
  categories: Pick<Category, 'slug' | 'name'>[]
  q?: string
  category: string | null
  /** Everything is listed. */
  isAll: boolean
}

/** Narrows the list, or a search, to a category; nothing where there is none. */
export function CategoryLinks({ categories, q, category, isAll }: CategoryLinksProps) {
  if (categories.length === 0) return null
  return (
    <FilterLinks
      label="Categories"
      links={[
        { label: 'All', to: blogListPath({ q }), isCurrent: isAll },
        ...categories.map(({ slug, name }) => ({
          label: name,
          to: blogListPath({ q, category: slug }),
          isCurrent: category === slug,
        })),
      ]}
    />
  )
}
