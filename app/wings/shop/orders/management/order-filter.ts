import { z } from 'zod'
import { parseSort, type SortOrder } from '~/ui/workspace/sort-order'
import { type OrderStatus, orderStatusLabels, type PaymentProvider } from '../order'

/** What the list of orders shows, as its address says it. */
export interface OrderFilter {
  q: string
  status: OrderStatus | 'fault' | null
  payment: PaymentProvider | null
  productId: string | null
  /** The first and the last day on which an order was placed, in UTC: 2026-03-31. */
  from: string | null
  to: string | null
  sort: SortOrder
  /** The order that the page begins after, or ends before. */
  after: string | null
  before: string | null
}

export const orderStatusOptions = { ...orderStatusLabels, fault: 'Needs attention' } as const

export const paymentMethodLabels: Record<PaymentProvider, string> = { stripe: 'Stripe', test: 'Test', free: 'Free' }

export const orderFilterNames = ['q', 'status', 'payment', 'product', 'from', 'to'] as const

const sortKeys = ['placed', 'total']
const newestFirst: SortOrder = { by: 'placed', direction: 'desc' }
const MAX_TEXT_LENGTH = 200

const day = z.iso.date()
const uuid = z.uuid()

/** Whatever the address holds, it means something: what is not understood filters nothing. */
export function parseOrderFilter(params: URLSearchParams): OrderFilter {
  const text = (name: string) =>
    (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed()
  const oneOf = <Choice extends string>(name: string, choices: Record<Choice, string>) =>
    Object.hasOwn(choices, text(name)) ? (text(name) as Choice) : null
  const valid = (schema: z.ZodType<string>, name: string) => schema.safeParse(text(name)).data ?? null
  const sort = parseSort(params.get('sort'))
  return {
    q: text('q'),
    status: oneOf('status', orderStatusOptions),
    payment: oneOf('payment', paymentMethodLabels),
    productId: valid(uuid, 'product'),
    from: valid(day, 'from'),
    to: valid(day, 'to'),
    sort: sort && sortKeys.includes(sort.by) ? sort : newestFirst,
    after: valid(uuid, 'after'),
    before: valid(uuid, 'before'),
  }
}

export function isOrderListFiltered({ q, status, payment, productId, from, to }: OrderFilter) {
  return [q, status, payment, productId, from, to].some(Boolean)
}
