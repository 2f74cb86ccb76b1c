/** One of each kind of screen of the back office. */
export const adminPaths = [
  '/admin',
  '/admin/blog',
  '/admin/blog?status=trash',
  '/admin/blog/new',
  '/admin/orders',
  '/admin/orders?q=nothing',
  '/admin/orders/customers',
  '/admin/settings',
  '/admin/settings/errors',
  '/admin/settings/inbox',
  '/admin/settings/inbox?show=archived',
  '/admin/settings/outbox',
  '/admin/settings/studio',
  '/admin/settings/services',
  '/admin/no-such-screen',
]
