import { Link, useNavigate } from 'react-router'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useFormatMoney } from '~/wings/site/settings/money'
import type { OrderListItem } from '../management/order-list.queries.server'
import { OrderStatusBadges } from './order-status-badges'

const numberColumn: TableColumn<OrderListItem> = {
  key: 'number',
  header: 'Order',
  className: 'md:w-1/3',
  cell: ({ id, number, productName, tierName }) => (
    <>
      <Link to={`/admin/orders/${id}`} className="font-semibold hover:underline">
        {number} · {productName}
      </Link>
      <span className="block text-faint">{tierName}</span>
    </>
  ),
}

const customerColumn: TableColumn<OrderListItem> = {
  key: 'customer',
  header: 'Customer',
  className: 'max-md:basis-full',
  cell: ({ name, email }) => (
    <span className="break-all">
      {name && <span className="block break-words text-ink">{name}</span>}
      <span className={name ? 'text-faint' : ''}>{email}</span>
    </span>
  ),
}

const commonColumns: TableColumn<OrderListItem>[] = [
  { key: 'status', header: 'Status', cell: (order) => <OrderStatusBadges order={order} /> },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    isSortable: true,
    cell: (order) => <OrderTotal order={order} />,
  },
  {
    key: 'placed',
    header: 'Placed',
    align: 'end',
    isSortable: true,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
]

function OrderTotal({ order: { total, refunded, currency, payment } }: { order: OrderListItem }) {
  const format = useFormatMoney()
  if (payment === 'free') return 'Free'
  const isPart = refunded > 0 && refunded < total
  return (
    <>
      {format(total, currency)}
      {isPart && <span className="block whitespace-nowrap text-faint">−{format(refunded, currency)}</span>}
    </>
  )
}

interface OrderTableProps {
  orders: OrderListItem[]
  empty: React.ReactNode
  isStale?: boolean
  /** On the page of a customer it is clear whose they are, and there is one order: the newest first. */
  isOfOneCustomer?: boolean
}

export function OrderTable({ orders, empty, isStale = false, isOfOneCustomer = false }: OrderTableProps) {
  const navigate = useNavigate()
  const columns = isOfOneCustomer
    ? [numberColumn, ...commonColumns.map((column) => ({ ...column, isSortable: false }))]
    : [numberColumn, customerColumn, ...commonColumns]
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders}
      getRowKey={({ id }) => id}
      getRowLabel={({ number }) => `order ${number}`}
      onOpen={({ id }) => void navigate(`/admin/orders/${id}`)}
      isStale={isStale}
      empty={empty}
    />
  )
}
