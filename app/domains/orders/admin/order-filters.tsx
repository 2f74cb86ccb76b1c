import { DateFilter, FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { filterNames, listedPayments, listedStatuses } from '../desk/order-filter'

export function OrderFilters({ products }: { products: { id: string; name: string }[] }) {
  return (
    <FilterBar label="Filter orders" names={filterNames}>
      <SearchFilter name="q" label="Number, e-mail, product or key" />
      <SelectFilter name="status" label="Status" options={choices('Every status', listedStatuses)} />
      <SelectFilter name="payment" label="Payment" options={choices('Every payment', listedPayments)} />
      <SelectFilter
        name="product"
        label="Product"
        options={[
          { value: '', label: 'All products' },
          ...products.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DateFilter name="from" label="Placed from" />
      <DateFilter name="to" label="to" />
    </FilterBar>
  )
}

function choices(all: string, labels: Record<string, string>) {
  return [{ value: '', label: all }, ...Object.entries(labels).map(([value, label]) => ({ value, label }))]
}
