import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'

/** The place of the products when there are none: of this kind, or at all. */
export function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState title="Nothing matches" text="No product has all of this. Clear a filter, or search for less." />
  }
  return (
    <EmptyState
      title="No products yet"
      text="Describe the first one: it is saved as you type, and nobody sees it before you publish it."
      action={
        <ButtonLink to="/admin/products/new" variant="primary">
          Make a product
        </ButtonLink>
      }
    />
  )
}
