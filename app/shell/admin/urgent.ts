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
export function urgentItems({ failedMails, unreadMessages, errors, slow, deleted }: Attention): UrgentItem[] {
  const items: UrgentItem[] = [
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
  return items.filter(({ count }) => count > 0)
}
