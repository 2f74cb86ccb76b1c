import { Banknote, Download, KeyRound, type LucideIcon, Mail, ShieldAlert, ShoppingBag, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { isUuid } from '~/platform/database/is-uuid'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { Money } from '~/wings/site/settings/money'
import { DownloadLinksCard } from '../admin/download-links-card'
import { LicenseCard } from '../admin/license-card'
import { OrderActions } from '../admin/order-actions'
import { OrderCard } from '../admin/order-card'
import { AmountCard, OriginCard, PurchaseCard } from '../admin/order-fact-cards'
import { OrderStatusBadges } from '../admin/order-status-badges'
import { useOrderActions } from '../admin/use-order-actions'
import type { Refund } from '../fulfillment/refund'
import { refundFailureReason } from '../fulfillment/refund-details'
import { findOrderDetails } from '../management/order-details.queries.server'
import type { OrderTimelineEvent } from '../management/order-timeline'
import type { Route } from './+types/admin-order'

const icons: Record<OrderTimelineEvent['kind'], LucideIcon> = {
  order: ShoppingBag,
  money: Banknote,
  mail: Mail,
  download: Download,
  license: KeyRound,
  action: UserRound,
  trouble: ShieldAlert,
}

interface RefundNoticeProps {
  order: { currency: string }
  refunds: Refund[]
}

export async function loader({ context, params: { orderId } }: Route.LoaderArgs) {
  const isId = isUuid(orderId)
  const details = isId ? await findOrderDetails(context.get(databaseContext), orderId) : undefined
  if (!details) throw notFound('Order')
  return details
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`Order ${loaderData?.order.number ?? ''}`)
}

export default function AdminOrder({ loaderData }: Route.ComponentProps) {
  const { order, license, links, refunds, timeline, ordersOfCustomer } = loaderData
  const actions = useOrderActions(order.id)
  return (
    <>
      <PageHeader
        title={`Order ${order.number}`}
        text={
          <Link to="/admin/orders" className="link">
            All orders
          </Link>
        }
        actions={<OrderActions order={order} actions={actions} />}
      >
        <OrderStatusBadges order={order} />
      </PageHeader>
      {order.paymentIssue && (
        <div className="mb-6">
          <Notice kind="warning" title="Payment does not match the order">
            {order.paymentIssue}
          </Notice>
        </div>
      )}
      <RefundNotice order={order} refunds={refunds} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:[&>*]:min-w-0">
        <div className="grid content-start gap-8">
          <PurchaseCard order={order} ordersOfCustomer={ordersOfCustomer} />
          <AmountCard order={order} refunds={refunds} />
          <LicenseCard license={license} actions={actions} />
          <DownloadLinksCard links={links} actions={actions} />
          <OriginCard order={order} />
        </div>
        <OrderCard title="Timeline">
          <OrderTimeline events={timeline} />
        </OrderCard>
      </div>
    </>
  )
}

/** Stays until another refund was made: the buyer has not got the money. */
function RefundNotice({ order: { currency }, refunds }: RefundNoticeProps) {
  const last = refunds.at(-1)
  if (!last?.failedAt) return null
  const why = last.failureReason && ` (${refundFailureReason(last)})`
  return (
    <div className="mb-6">
      <Notice kind="warning" title="The last refund failed">
        The customer’s bank rejected the refund of <Money amount={last.amount} currency={currency} /> {why}. The order
        is unchanged. Refund it again, or send the money another way.
      </Notice>
    </div>
  )
}

/** What happened with an order, the newest first. */
function OrderTimeline({ events }: { events: OrderTimelineEvent[] }) {
  return (
    <ol className="text-dense">
      {events.map((happening) => (
        <TimelineItem key={[happening.at.toISOString(), happening.text, happening.note].join()} happening={happening} />
      ))}
    </ol>
  )
}

function TimelineItem({ happening: { at, kind, text, note } }: { happening: OrderTimelineEvent }) {
  const Icon = icons[kind]
  return (
    <li className="flex gap-3 border-t border-line py-2.5 first:border-t-0">
      <Icon
        size={16}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${kind === 'trouble' ? 'text-danger' : 'text-faint'}`}
      />
      <div className="min-w-0 flex-1">
        <p className={`break-words ${kind === 'trouble' ? 'font-semibold text-danger' : ''}`}>{text}</p>
        {note && <p className="break-words text-faint">{note}</p>}
      </div>
      <RelativeTime at={at} className="shrink-0 text-faint" />
    </li>
  )
}
