import type { DashboardAttention } from './dashboard-attention.server'

export interface AttentionItem {
  count: number
  singular: string
  plural: string
  actionLabel: string
  path: string
  tone: 'danger' | 'warning' | 'accent' | 'neutral'
}

/** What is counted on the dashboard, the most pressing first; nothing of what is zero. */
export function buildAttentionItems(attention: DashboardAttention): AttentionItem[] {
  return [...shopItems(attention), ...siteItems(attention)].filter(({ count }) => count > 0)
}

function shopItems({ faultyOrders, disputedOrders, waitingReviews }: DashboardAttention): AttentionItem[] {
  return [
    {
      count: faultyOrders,
      singular: 'payment was not taken for its order',
      plural: 'payments were not taken for their orders',
      actionLabel: 'Look at the orders',
      path: '/admin/orders?status=fault',
      tone: 'danger',
    },
    {
      count: disputedOrders,
      singular: 'order is disputed by its buyer’s bank',
      plural: 'orders are disputed by their buyers’ banks',
      actionLabel: 'See the disputes',
      path: '/admin/orders?status=disputed',
      tone: 'danger',
    },
    {
      count: waitingReviews,
      singular: 'review waits for your decision',
      plural: 'reviews wait for your decision',
      actionLabel: 'Open the queue',
      path: '/admin/review-moderation',
      tone: 'accent',
    },
  ]
}

function siteItems({ failedMails, unreadMessages, errors, slow, deleted }: DashboardAttention): AttentionItem[] {
  return [
    {
      count: failedMails,
      singular: 'mail could not be delivered',
      plural: 'mails could not be delivered',
      actionLabel: 'Open the outbox',
      path: '/admin/settings/outbox?state=failed',
      tone: 'danger',
    },
    {
      count: unreadMessages,
      singular: 'message is unread',
      plural: 'messages are unread',
      actionLabel: 'Read the inbox',
      path: '/admin/settings/inbox?show=unread',
      tone: 'accent',
    },
    {
      count: errors,
      singular: 'error in the last 24 hours',
      plural: 'errors in the last 24 hours',
      actionLabel: 'See the errors',
      path: '/admin/settings/errors?kind=error',
      tone: 'danger',
    },
    {
      count: slow,
      singular: 'slow operation in the last 24 hours',
      plural: 'slow operations in the last 24 hours',
      actionLabel: 'See what was slow',
      path: '/admin/settings/errors?kind=slow',
      tone: 'warning',
    },
    {
      count: deleted,
      singular: 'deleted post can be brought back',
      plural: 'deleted posts can be brought back',
      actionLabel: 'Open the trash',
      path: '/admin/blog?status=trash',
      tone: 'neutral',
    },
  ]
}
