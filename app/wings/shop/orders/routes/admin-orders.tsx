import { Download } from 'lucide-react'
import { useNavigation, useSearchParams } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { buttonClassName } from '~/ui/workspace/button'
import { DateFilter, FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { resetPageParams, withSearchParams } from '~/ui/workspace/search-params'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { ShopHeader } from '~/wings/shop/shop-header'
import { ReauthenticatedDownloadLink } from '~/wings/site/accounts/reauthenticated-download-link'
import { OrderTable } from '../admin/order-table'
import { OrderTotalsBar } from '../admin/order-totals-bar'
import {
  isOrderListFiltered,
  orderFilterNames,
  orderStatusOptions,
  parseOrderFilter,
  paymentMethodLabels,
} from '../management/order-filter'
import { listOrderedProducts, listOrdersForAdmin } from '../management/order-list.queries.server'
import type { Route } from './+types/admin-orders'

const ORDERS_PER_PAGE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const filter = parseOrderFilter(url.searchParams)
  return {
    page: await listOrdersForAdmin(db, filter, ORDERS_PER_PAGE),
    products: await listOrderedProducts(db),
    isFiltered: isOrderListFiltered(filter),
    isChronological: filter.sort.by === 'placed' && filter.sort.direction === 'desc',
  }
}

export function meta() {
  return noindexMeta('Orders')
}

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { page, products, isFiltered, isChronological } = loaderData
  const { state } = useNavigation()
  return (
    <>
      <ShopHeader actions={<ExportLink />} />
      <OrderFilters products={products} />
      <OrderTotalsBar />
      <OrderTable orders={page.rows} isStale={state === 'loading'} empty={<EmptyOrders isFiltered={isFiltered} />} />
      <KeysetPagination before={page.before} after={page.after} isChronological={isChronological} />
    </>
  )
}

/** What the filters show, all of it. */
function ExportLink() {
  const [params] = useSearchParams()
  const query = withSearchParams(params, { ...resetPageParams, sort: null })
  return (
    <ReauthenticatedDownloadLink href={`/admin/orders/export.csv${query}`} className={buttonClassName()}>
      <Download size={17} aria-hidden="true" className="shrink-0" />
      Export CSV
    </ReauthenticatedDownloadLink>
  )
}

function OrderFilters({ products }: { products: { id: string; name: string }[] }) {
  return (
    <FilterBar label="Filter orders" paramNames={orderFilterNames}>
      <SearchFilter name="q" label="Search by number, email, product or key" />
      <SelectFilter name="status" label="Status" all="All statuses" options={orderStatusOptions} />
      <SelectFilter name="payment" label="Payment" all="All payments" options={paymentMethodLabels} />
      <SelectFilter
        name="product"
        label="Product"
        all="All products"
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateFilter name="from" label="Placed from" />
      <DateFilter name="to" label="to" />
    </FilterBar>
  )
}

/** The place of the orders when there are none: of this kind, or at all. */
function EmptyOrders({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState title="No orders found" text="Try changing the filters or the search term." />
  }
  return <EmptyState title="No orders yet" text="Orders appear here when customers start a checkout." />
}
