import { Link } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { EmptyState } from '~/ui/empty-state'
import { DescriptionList } from '~/ui/workspace/facts'
import { RelativeTime } from '~/ui/workspace/moment'
import { PageHeader } from '~/ui/workspace/page-header'
import { SpentAmounts } from '../admin/customer-table'
import { OrderTable } from '../admin/order-table'
import { findCustomerWithOrders } from '../desk/customers.server'
import type { Route } from './+types/admin-customer'

export async function loader({ context, params: { customerId } }: Route.LoaderArgs) {
  const isId = isUuid(customerId)
  const customer = isId ? await findCustomerWithOrders(context.get(databaseContext), customerId) : undefined
  if (!customer) throw notFound('Customer')
  return { customer }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.customer.email ?? 'Customer' }, { name: 'robots', content: 'noindex' }]
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
              'E-mail',
              <a key="mail" href={`mailto:${email}`} className="link break-all">
                {email}
              </a>,
            ],
            ['Since', <RelativeTime key="since" at={createdAt} isExact />],
            ['Spent', <SpentAmounts key="spent" spent={spent} />],
          ]}
        />
      </div>
      <h2 className="mb-2 text-base font-semibold">Orders</h2>
      <OrderTable orders={orders} isOfOneCustomer empty={<EmptyState title="No orders" />} />
    </>
  )
}
