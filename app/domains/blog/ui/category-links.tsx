import { FilterLinks } from '~/ui/filter-links'
import { listedCategories, postCategories } from '../post'
import { listAddress } from '../reading/list-address'

/** Narrows the list, or a search, to a category. */
export function CategoryLinks({ q, category }: { q?: string; category: string | null }) {
  return (
    <FilterLinks
      label="Kinds of posts"
      links={[
        { label: 'All', to: listAddress({ q }), isCurrent: category === null },
        ...listedCategories.map((listed) => ({
          label: postCategories[listed],
          to: listAddress({ q, category: listed }),
          isCurrent: category === listed,
        })),
      ]}
    />
  )
}
