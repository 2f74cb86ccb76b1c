import { formatMoney } from '~/platform/text/money'
import { actionLabel } from '~/wings/site/audit-log/action-label'
import { countryName } from '~/wings/site/visits/country'
import type { Refund } from '../fulfillment/refund'
import { refundFailureReason, unlistedRefundAmount } from '../fulfillment/refund-details'
import type { OrderStatus, PaymentProvider } from '../order'

/** Something that happened with an order. */
export interface OrderTimelineEvent {
  at: Date
  kind: 'order' | 'money' | 'mail' | 'download' | 'license' | 'action' | 'trouble'
  text: string
  note?: string
}

interface OrderTimelineSources {
  order: {
    createdAt: Date
    paidAt: Date | null
    pendingAt: Date | null
    refundedAt: Date | null
    chargeRefundedAt: Date | null
    disputedAt: Date | null
    expiredAt: Date | null
    accessRevokedAt: Date | null
    status: OrderStatus
    payment: PaymentProvider
    total: number
    refunded: number
    currency: string
    buyerName: string
    email: string
    paymentIssue: string
  }
  license: { createdAt: Date; activations: { name: string; createdAt: Date }[] } | undefined
  downloads: { startedAt: Date; fileName: string; version: string; country: string; ipAddress: string }[]
  mails: { createdAt: Date; recipient: string; subject: string; sentAt: Date | null; lastError: string | null }[]
  refunds: Refund[]
  events: { receivedAt: Date; type: string; lastError: string | null }[]
  auditEntries: { happenedAt: Date; action: string; actorEmail: string; subjectTitle: string }[]
}

/** What happened with an order, the newest first; amounts are written in the language. */
export function buildOrderTimeline(happened: OrderTimelineSources, language: string): OrderTimelineEvent[] {
  const money = (amount: number) => formatMoney(amount, happened.order.currency, language)
  const all = [
    ...orderEvents(happened.order, money),
    ...happened.refunds.flatMap((refund) => refundEvents(refund, money)),
    ...unlistedRefundEvents(happened, money),
    ...happened.mails.map(mailEvent),
    ...happened.downloads.map(downloadEvent),
    ...(happened.license?.activations ?? []).map(activationEvent),
    ...happened.events.map(stripeWebhookEvent),
    ...happened.auditEntries.map(auditEvent),
  ]
  // of one moment, what was told last happened last
  return all.reverse().sort((one, other) => other.at.getTime() - one.at.getTime())
}

type FormatMoney = (amount: number) => string

function orderEvents(order: OrderTimelineSources['order'], money: FormatMoney): OrderTimelineEvent[] {
  const { total, payment, paymentIssue } = order
  const paid = payment === 'free' ? 'Free order' : `${money(total)} paid${payment === 'test' ? ' (test payment)' : ''}`
  const moments: [Date | null, OrderTimelineEvent['kind'], string, string?][] = [
    [order.createdAt, 'order', 'Order placed', order.buyerName || order.email],
    [order.pendingAt, 'money', 'Payment pending'],
    [order.paidAt, 'money', paid],
    [order.expiredAt, 'order', 'Checkout expired without payment'],
    [order.disputedAt, 'trouble', 'Payment disputed by the customer’s bank'],
    [
      paymentIssue ? (order.paidAt ?? order.createdAt) : null,
      'trouble',
      'Payment does not match the order',
      paymentIssue,
    ],
  ]
  return moments.flatMap(([at, kind, text, note]) => (at ? [{ at, kind, text, note }] : []))
}

function refundEvents(refund: Refund, money: FormatMoney): OrderTimelineEvent[] {
  const { amount, status, createdAt, failedAt } = refund
  const made: OrderTimelineEvent = { at: createdAt, kind: 'money', text: `${money(amount)} refunded` }
  if (!failedAt) return [status === 'succeeded' ? made : { ...made, note: 'Pending' }]
  return [
    made,
    { at: failedAt, kind: 'trouble', text: `Refund of ${money(amount)} failed`, note: refundFailureReason(refund) },
  ]
}

/** What went back in refunds that the provider has told of only as a sum. */
function unlistedRefundEvents(
  { order, refunds }: Pick<OrderTimelineSources, 'order' | 'refunds'>,
  money: FormatMoney,
): OrderTimelineEvent[] {
  const [amount, at] = [unlistedRefundAmount(order.refunded, refunds), order.chargeRefundedAt ?? order.refundedAt]
  return amount > 0 && at ? [{ at, kind: 'money', text: `${money(amount)} refunded` }] : []
}

function mailEvent({
  createdAt,
  sentAt,
  lastError,
  subject,
  recipient,
}: OrderTimelineSources['mails'][number]): OrderTimelineEvent {
  const state = sentAt ? 'sent' : lastError ? 'not sent yet' : 'waiting'
  const note = `To ${recipient}, ${state}${lastError && !sentAt ? `: ${lastError}` : ''}`
  return { at: createdAt, kind: 'mail', text: subject, note }
}

function downloadEvent(download: OrderTimelineSources['downloads'][number]): OrderTimelineEvent {
  const { startedAt, fileName, version, country, ipAddress } = download
  return {
    at: startedAt,
    kind: 'download',
    text: `${fileName} downloaded`,
    note: [version, countryName(country), ipAddress].join(', '),
  }
}

function activationEvent({ createdAt, name }: { createdAt: Date; name: string }): OrderTimelineEvent {
  return { at: createdAt, kind: 'license', text: 'License key activated', note: name }
}

function stripeWebhookEvent({
  receivedAt,
  type,
  lastError,
}: OrderTimelineSources['events'][number]): OrderTimelineEvent {
  return lastError
    ? { at: receivedAt, kind: 'trouble', text: `Stripe: ${type}`, note: lastError }
    : { at: receivedAt, kind: 'order', text: `Stripe: ${type}` }
}

function auditEvent({
  happenedAt,
  action,
  actorEmail,
  subjectTitle,
}: OrderTimelineSources['auditEntries'][number]): OrderTimelineEvent {
  const note = subjectTitle.startsWith('Order ') ? actorEmail : [actorEmail, subjectTitle].filter(Boolean).join(', ')
  return { at: happenedAt, kind: 'action', text: actionLabel(action), note }
}
