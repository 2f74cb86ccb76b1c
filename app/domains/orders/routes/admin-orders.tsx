import { Download } from 'lucide-react'
import { useNavigation, useSearchParams } from 'react-router'
import { ConfirmedDownload } from '~/domains/accounts/confirmed-download'
import { ShopHeader } from '~/domains/products/shop-header'
import { databaseContext } from '~/platform/context.server'
import { placeParams, withParams } from '~/ui/workspace/address'
import { buttonLook } from '~/ui/workspace/button'
import { DateFilter, FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPaging } from '~/ui/workspace/paging'
import { NoOrders } from '../admin/no-orders'
import { OrderSumsRow } from '../admin/order-sums'
import { OrderTable } from '../admin/order-table'
import { listOrderedProducts, listOrders } from '../desk/list-orders.server'
import { filterNames, isFiltered, listedPayments, listedStatuses, readOrderFilter } from '../desk/order-filter'
import type { Route } from './+types/admin-orders'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const filter = readOrderFilter(url.searchParams)
  return {
    page: await listOrders(db, filter, SHOWN),
    products: await listOrderedProducts(db),
    isFiltered: isFiltered(filter),
    isChronological: filter.sort.by === 'placed' && filter.sort.direction === 'desc',
  }
}

export function meta() {
  return [{ title: 'Orders' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { page, products, isFiltered, isChronological } = loaderData
  const { state } = useNavigation()
  return (
    <>
      <ShopHeader actions={<ExportLink />} />
      <OrderFilters products={products} />
      <OrderSumsRow />
      <OrderTable orders={page.rows} isStale={state === 'loading'} empty={<NoOrders isFiltered={isFiltered} />} />
      <KeysetPaging before={page.before} after={page.after} isChronological={isChronological} />
    </>
  )
}

/** What the filters show, all of it. */
function ExportLink() {
  const [params] = useSearchParams()
  const query = withParams(params, { ...placeParams, sort: null })
  return (
    <ConfirmedDownload href={`/admin/orders/export.csv${query}`} className={buttonLook()}>
      <Download size={17} aria-hidden="true" className="shrink-0" />
      Export as CSV
    </ConfirmedDownload>
  )
}

function OrderFilters({ products }: { products: { id: string; name: string }[] }) {
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
