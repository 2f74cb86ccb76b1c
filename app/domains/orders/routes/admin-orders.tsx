import { Download } from 'lucide-react'
import { useNavigation, useSearchParams } from 'react-router'
import { ConfirmedDownload } from '~/domains/accounts/confirmed-download'
import { ShopHeader } from '~/domains/products/shop-header'
import { databaseContext } from '~/platform/context.server'
import { placeParams, withParams } from '~/ui/workspace/address'
import { buttonLook } from '~/ui/workspace/button'
import { KeysetPaging } from '~/ui/workspace/paging'
import { NoOrders } from '../admin/no-orders'
import { OrderFilters } from '../admin/order-filters'
import { OrderSumsRow } from '../admin/order-sums'
import { OrderTable } from '../admin/order-table'
import { listOrderedProducts, listOrders } from '../desk/list-orders.server'
import { isFiltered, readOrderFilter } from '../desk/order-filter'
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
