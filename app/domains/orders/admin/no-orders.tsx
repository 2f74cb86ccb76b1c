import { EmptyState } from '~/ui/empty-state'

/** The place of the orders when there are none: of this kind, or at all. */
export function EmptyOrders({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState title="Nothing matches" text="No order has all of this. Clear a filter, or search for less." />
  }
  return (
    <EmptyState
      title="No orders yet"
      text="Whoever begins to buy a product appears here, with the payment, the key, the downloads and every mail."
    />
  )
}
