import { Link } from 'react-router'
import { isUuid } from '~/platform/database/is-uuid'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { DescriptionList } from '~/ui/workspace/description-list'
import { PageHeader } from '~/ui/workspace/page-header'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SpentAmounts } from '../admin/customer-table'
import { OrderTable } from '../admin/order-table'
import { findCustomerWithOrders } from '../management/customers.queries.server'
import type { Route } from './+types/admin-customer'

export async function loader({ context, params: { customerId } }: Route.LoaderArgs) {
  const isId = isUuid(customerId)
  const customer = isId ? await findCustomerWithOrders(context.get(databaseContext), customerId) : undefined
  if (!customer) throw notFound('Customer')
  return { customer }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData?.customer.email ?? 'Customer')
}

export default function AdminCustomer({ loaderData: { customer } }: Route.ComponentProps) {
  const { name, email, createdAt, spent, orders } = customer
  return (
    <>
      <PageHeader
        title={name || email}
        text={
          <Link to="/admin/orders/customers" className="link">
            All customers
          </Link>
        }
      />
      <div className="mb-8">
        <DescriptionList
          items={[
            [
              'Email',
              <a key="mail" href={`mailto:${email}`} className="link break-all">
                {email}
              </a>,
            ],
            ['Customer since', <RelativeTime key="since" at={createdAt} isExact />],
            ['Amount spent', <SpentAmounts key="spent" spent={spent} />],
          ]}
        />
      </div>
      <h2 className="mb-2 text-base font-semibold">Orders</h2>
      <OrderTable orders={orders} isOfOneCustomer empty={<EmptyState title="No orders" />} />
    </>
  )
}
