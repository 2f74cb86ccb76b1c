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
      singular: 'payment does not match its order',
      plural: 'payments do not match their orders',
      actionLabel: 'View orders',
      path: '/admin/orders?status=fault',
      tone: 'danger',
    },
    {
      count: disputedOrders,
      singular: 'order is disputed',
      plural: 'orders are disputed',
      actionLabel: 'View disputes',
      path: '/admin/orders?status=disputed',
      tone: 'danger',
    },
    {
      count: waitingReviews,
      singular: 'review is pending',
      plural: 'reviews are pending',
      actionLabel: 'Moderate reviews',
      path: '/admin/review-moderation',
      tone: 'accent',
    },
  ]
}

function siteItems({
  failedMails,
  unreadMessages,
  errors,
  repeatedlySlow,
  deleted,
}: DashboardAttention): AttentionItem[] {
  return [
    {
      count: failedMails,
      singular: 'email could not be delivered',
      plural: 'emails could not be delivered',
      actionLabel: 'View outbox',
      path: '/admin/settings/outbox?state=failed',
      tone: 'danger',
    },
    {
      count: unreadMessages,
      singular: 'message is unread',
      plural: 'messages are unread',
      actionLabel: 'View inbox',
      path: '/admin/settings/inbox?show=unread',
      tone: 'accent',
    },
    {
      count: errors,
      singular: 'error in the last 24 hours',
      plural: 'errors in the last 24 hours',
      actionLabel: 'View errors',
      path: '/admin/settings/errors?kind=error',
      tone: 'danger',
    },
    {
      count: repeatedlySlow,
      singular: 'operation was slow several times in the last 24 hours',
      plural: 'operations were slow several times in the last 24 hours',
      actionLabel: 'View slow operations',
      path: '/admin/settings/errors?kind=slow',
      tone: 'warning',
    },
    {
      count: deleted,
      singular: 'deleted post can be restored',
      plural: 'deleted posts can be restored',
      actionLabel: 'View trash',
      path: '/admin/blog?status=trash',
      tone: 'neutral',
    },
  ]
}
