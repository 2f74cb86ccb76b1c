import { actionWords } from '~/domains/audit/action-words'
import { countryName } from '~/domains/visits/country'
import { formatAmount, type OrderStatus, type PaymentKind } from '../order'
import { reasonOf, unnamedRefund } from '../refunds/describe-refund'
import type { Refund } from '../refunds/refund'

/** Something that happened with an order. */
export interface Happening {
  at: Date
  kind: 'order' | 'money' | 'mail' | 'download' | 'licence' | 'deed' | 'trouble'
  text: string
  note?: string
}

interface Happened {
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
    payment: PaymentKind
    total: number
    refunded: number
    currency: string
    buyerName: string
    email: string
    fault: string
  }
  licence: { createdAt: Date; activations: { name: string; createdAt: Date }[] } | undefined
  downloads: { startedAt: Date; fileName: string; version: string; country: string; ipAddress: string }[]
  mails: { createdAt: Date; recipient: string; subject: string; sentAt: Date | null; lastError: string | null }[]
  refunds: Refund[]
  events: { receivedAt: Date; type: string; lastError: string | null }[]
  deeds: { happenedAt: Date; action: string; actorEmail: string; subjectTitle: string }[]
}

/** What happened with an order, the newest first. */
export function timelineOf(happened: Happened): Happening[] {
  const all = [
    ...momentsOf(happened.order),
    ...happened.refunds.flatMap((refund) => ofRefund(refund, happened.order.currency)),
    ...ofUnnamedRefund(happened),
    ...happened.mails.map(ofMail),
    ...happened.downloads.map(ofDownload),
    ...(happened.licence?.activations ?? []).map(ofActivation),
    ...happened.events.map(ofEvent),
    ...happened.deeds.map(ofDeed),
  ]
  // of one moment, what was told last happened last
  return all.reverse().sort((one, other) => other.at.getTime() - one.at.getTime())
}

function momentsOf(order: Happened['order']): Happening[] {
  const { total, currency, payment, fault } = order
  const amount = formatAmount(total, currency)
  const paid = payment === 'free' ? 'Given away' : `${amount} paid${payment === 'test' ? ' (a test: no money)' : ''}`
  const moments: [Date | null, Happening['kind'], string, string?][] = [
    [order.createdAt, 'order', 'Order placed', order.buyerName || order.email],
    [order.pendingAt, 'money', 'Payment under way'],
    [order.paidAt, 'money', paid],
    [order.expiredAt, 'order', 'Checkout expired without a payment'],
    [order.disputedAt, 'trouble', 'The buyer’s bank disputes the payment'],
    [fault ? (order.paidAt ?? order.createdAt) : null, 'trouble', 'A payment was not taken for this order', fault],
  ]
  return moments.flatMap(([at, kind, text, note]) => (at ? [{ at, kind, text, note }] : []))
}

function ofRefund(refund: Refund, currency: string): Happening[] {
  const { amount, status, createdAt, failedAt } = refund
  const money = formatAmount(amount, currency)
  const made: Happening = { at: createdAt, kind: 'money', text: `${money} refunded` }
  if (!failedAt) return [status === 'succeeded' ? made : { ...made, note: 'On its way' }]
  return [made, { at: failedAt, kind: 'trouble', text: `The refund of ${money} failed`, note: reasonOf(refund) }]
}

/** What went back in refunds that the provider has told of only as a sum. */
function ofUnnamedRefund({ order, refunds }: Pick<Happened, 'order' | 'refunds'>): Happening[] {
  const [amount, at] = [unnamedRefund(order.refunded, refunds), order.chargeRefundedAt ?? order.refundedAt]
  return amount > 0 && at ? [{ at, kind: 'money', text: `${formatAmount(amount, order.currency)} refunded` }] : []
}

function ofMail({ createdAt, sentAt, lastError, subject, recipient }: Happened['mails'][number]): Happening {
  const state = sentAt ? 'sent' : lastError ? 'not sent yet' : 'waiting'
  const note = `To ${recipient}, ${state}${lastError && !sentAt ? `: ${lastError}` : ''}`
  return { at: createdAt, kind: 'mail', text: subject, note }
}

function ofDownload(download: Happened['downloads'][number]): Happening {
  const { startedAt, fileName, version, country, ipAddress } = download
  return {
    at: startedAt,
    kind: 'download',
    text: `${fileName} downloaded`,
    note: [version, countryName(country), ipAddress].join(', '),
  }
}

function ofActivation({ createdAt, name }: { createdAt: Date; name: string }): Happening {
  return { at: createdAt, kind: 'licence', text: 'License key activated', note: name }
}

function ofEvent({ receivedAt, type, lastError }: Happened['events'][number]): Happening {
  return lastError
    ? { at: receivedAt, kind: 'trouble', text: `Stripe: ${type}`, note: lastError }
    : { at: receivedAt, kind: 'order', text: `Stripe: ${type}` }
}

function ofDeed({ happenedAt, action, actorEmail, subjectTitle }: Happened['deeds'][number]): Happening {
  const note = subjectTitle.startsWith('Order ') ? actorEmail : [actorEmail, subjectTitle].filter(Boolean).join(', ')
  return { at: happenedAt, kind: 'deed', text: actionWords(action), note }
}
