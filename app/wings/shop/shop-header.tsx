import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'

const tabs = [
  { to: '/admin/products', label: 'Products' },
  { to: '/admin/products/categories', label: 'Categories' },
  { to: '/admin/orders', label: 'Orders' },
  { to: '/admin/orders/customers', label: 'Customers' },
  { to: '/admin/review-moderation', label: 'Reviews' },
]

/** The head that the screens of the shop share: products, who bought them, what they think of them. */
export function ShopHeader({ actions }: { actions?: React.ReactNode }) {
  return (
    <PageHeader title="Products" actions={actions}>
      <LinkTabs label="Products, categories, orders, customers and reviews" tabs={tabs} />
    </PageHeader>
  )
}
