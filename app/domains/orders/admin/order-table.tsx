import { Link, useNavigate } from 'react-router'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import type { ListedOrder } from '../desk/list-orders.server'
import { formatAmount } from '../order'
import { OrderStatusBadges } from './order-status'

const number: Column<ListedOrder> = {
  key: 'number',
  head: 'Order',
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

const customer: Column<ListedOrder> = {
  key: 'customer',
  head: 'Customer',
  className: 'max-md:basis-full',
  cell: ({ name, email }) => (
    <span className="break-all">
      {name && <span className="block break-words text-ink">{name}</span>}
      <span className={name ? 'text-faint' : ''}>{email}</span>
    </span>
  ),
}

const rest: Column<ListedOrder>[] = [
  { key: 'status', head: 'Status', cell: (order) => <OrderStatusBadges order={order} /> },
  {
    key: 'total',
    head: 'Total',
    align: 'end',
    isSortable: true,
    cell: (order) => <Total order={order} />,
  },
  { key: 'placed', head: 'Placed', align: 'end', isSortable: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

function Total({ order: { total, refunded, currency, payment } }: { order: ListedOrder }) {
  if (payment === 'free') return 'Free'
  const isPart = refunded > 0 && refunded < total
  return (
    <>
      {formatAmount(total, currency)}
      {isPart && <span className="block whitespace-nowrap text-faint">−{formatAmount(refunded, currency)}</span>}
    </>
  )
}

interface OrderTableProps {
  orders: ListedOrder[]
  empty: React.ReactNode
  isStale?: boolean
  /** On the page of a customer it is clear whose they are, and there is one order: the newest first. */
  isOfOneCustomer?: boolean
}

export function OrderTable({ orders, empty, isStale = false, isOfOneCustomer = false }: OrderTableProps) {
  const navigate = useNavigate()
  const columns = isOfOneCustomer
    ? [number, ...rest.map((column) => ({ ...column, isSortable: false }))]
    : [number, customer, ...rest]
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      nameOf={({ number }) => `order ${number}`}
      onOpen={({ id }) => void navigate(`/admin/orders/${id}`)}
      isStale={isStale}
      empty={empty}
    />
  )
}
