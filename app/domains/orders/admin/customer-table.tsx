import { Link, useNavigate } from 'react-router'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import type { ListedCustomer, Spent } from '../desk/customers.server'
import { formatAmount } from '../order'

const columns: Column<ListedCustomer>[] = [
  {
    key: 'email',
    head: 'Customer',
    className: 'md:w-1/2 break-all',
    cell: ({ id, email, name }) => (
      <>
        <Link to={`/admin/orders/customers/${id}`} className="font-semibold hover:underline">
          {name || email}
        </Link>
        {name && <span className="block text-faint">{email}</span>}
      </>
    ),
  },
  {
    key: 'orders',
    head: 'Orders',
    align: 'end',
    phoneLabel: 'orders',
    cell: ({ orders }) => orders.toLocaleString('en-US'),
  },
  { key: 'spent', head: 'Spent', align: 'end', phoneLabel: 'spent', cell: ({ spent }) => <SpentMoney spent={spent} /> },
  {
    key: 'since',
    head: 'Since',
    align: 'end',
    phoneLabel: 'since',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

export function SpentMoney({ spent }: { spent: Spent[] }) {
  return spent.length === 0 ? '–' : spent.map(({ currency, total }) => formatAmount(total, currency)).join(', ')
}

interface CustomerTableProps {
  customers: ListedCustomer[]
  empty: React.ReactNode
  isStale: boolean
}

export function CustomerTable({ customers, ...rest }: CustomerTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Customers"
      columns={columns}
      rows={customers}
      keyOf={({ id }) => id}
      nameOf={({ email }) => email}
      onOpen={({ id }) => void navigate(`/admin/orders/customers/${id}`)}
      {...rest}
    />
  )
}
