import type { Attention } from './attention.server'

export interface UrgentItem {
  count: number
  one: string
  many: string
  action: string
  path: string
  tone: 'danger' | 'warning' | 'accent' | 'neutral'
}

/** What is counted on the dashboard, the most pressing first; nothing of what is zero. */
export function urgentItems(attention: Attention): UrgentItem[] {
  return [...inTheShop(attention), ...inTheHouse(attention)].filter(({ count }) => count > 0)
}

function inTheShop({ faultyOrders, disputedOrders, waitingReviews }: Attention): UrgentItem[] {
  return [
    {
      count: faultyOrders,
      one: 'payment was not taken for its order',
      many: 'payments were not taken for their orders',
      action: 'Look at the orders',
      path: '/admin/orders?status=fault',
      tone: 'danger',
    },
    {
      count: disputedOrders,
      one: 'order is disputed by its buyer’s bank',
      many: 'orders are disputed by their buyers’ banks',
      action: 'See the disputes',
      path: '/admin/orders?status=disputed',
      tone: 'danger',
    },
    {
      count: waitingReviews,
      one: 'review waits for your decision',
      many: 'reviews wait for your decision',
      action: 'Open the queue',
      path: '/admin/review-moderation',
      tone: 'accent',
    },
  ]
}

function inTheHouse({ failedMails, unreadMessages, errors, slow, deleted }: Attention): UrgentItem[] {
  return [
    {
      count: failedMails,
      one: 'mail could not be delivered',
      many: 'mails could not be delivered',
      action: 'Open the outbox',
      path: '/admin/settings/outbox?state=failed',
      tone: 'danger',
    },
    {
      count: unreadMessages,
      one: 'message is unread',
      many: 'messages are unread',
      action: 'Read the inbox',
      path: '/admin/settings/inbox?show=unread',
      tone: 'accent',
    },
    {
      count: errors,
      one: 'error in the last 24 hours',
      many: 'errors in the last 24 hours',
      action: 'See the errors',
      path: '/admin/settings/errors?kind=error',
      tone: 'danger',
    },
    {
      count: slow,
      one: 'slow operation in the last 24 hours',
      many: 'slow operations in the last 24 hours',
      action: 'See what was slow',
      path: '/admin/settings/errors?kind=slow',
      tone: 'warning',
    },
    {
      count: deleted,
      one: 'deleted post can be brought back',
      many: 'deleted posts can be brought back',
      action: 'Open the trash',
      path: '/admin/blog?status=trash',
      tone: 'neutral',
    },
  ]
}
