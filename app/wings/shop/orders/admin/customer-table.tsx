import { Link, useNavigate } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useFormatMoney } from '~/wings/site/settings/money'
import type { CustomerListItem, SpendByCurrency } from '../management/customers.queries.server'

const columns: TableColumn<CustomerListItem>[] = [
  {
    key: 'email',
    header: 'Customer',
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
    header: 'Orders',
    align: 'end',
    phoneLabel: 'orders',
    cell: ({ orders }) => formatNumber(orders),
  },
  {
    key: 'spent',
    header: 'Amount spent',
    align: 'end',
    phoneLabel: 'spent',
    cell: ({ spent }) => <SpentAmounts spent={spent} />,
  },
  {
    key: 'since',
    header: 'Customer since',
    align: 'end',
    phoneLabel: 'since',
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
]

export function SpentAmounts({ spent }: { spent: SpendByCurrency[] }) {
  const format = useFormatMoney()
  return spent.length === 0 ? '–' : spent.map(({ currency, total }) => format(total, currency)).join(', ')
}

interface CustomerTableProps {
  customers: CustomerListItem[]
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
      getRowKey={({ id }) => id}
      getRowLabel={({ email }) => email}
      onOpen={({ id }) => void navigate(`/admin/orders/customers/${id}`)}
      {...rest}
    />
  )
}
