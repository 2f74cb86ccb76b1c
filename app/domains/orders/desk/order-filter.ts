import { z } from 'zod'
import { readSort, type Sort } from '~/ui/workspace/sort'
import { type OrderStatus, orderStatuses, type PaymentKind } from '../order'

/** What the list of orders shows, as its address says it. */
export interface OrderFilter {
  q: string
  status: OrderStatus | 'fault' | null
  payment: PaymentKind | null
  productId: string | null
  /** The first and the last day on which an order was placed, in UTC: 2026-03-31. */
  from: string | null
  to: string | null
  sort: Sort
  /** The order that the page begins after, or ends before. */
  after: string | null
  before: string | null
}

export const listedStatuses = { ...orderStatuses, fault: 'Needs a look' } as const

export const listedPayments: Record<PaymentKind, string> = { stripe: 'Stripe', test: 'Test', free: 'Free' }

export const filterNames = ['q', 'status', 'payment', 'product', 'from', 'to'] as const

const sortKeys = ['placed', 'total']
const newestFirst: Sort = { by: 'placed', direction: 'desc' }
const LONGEST_TEXT = 200

const day = z.iso.date()
const uuid = z.uuid()

/** Whatever the address holds, it means something: what is not understood filters nothing. */
export function readOrderFilter(params: URLSearchParams): OrderFilter {
  const text = (name: string) =>
    (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT).toWellFormed()
  const oneOf = <Choice extends string>(name: string, choices: Record<Choice, string>) =>
    Object.hasOwn(choices, text(name)) ? (text(name) as Choice) : null
  const valid = (schema: z.ZodType<string>, name: string) => schema.safeParse(text(name)).data ?? null
  const sort = readSort(params.get('sort'))
  return {
    q: text('q'),
    status: oneOf('status', listedStatuses),
    payment: oneOf('payment', listedPayments),
    productId: valid(uuid, 'product'),
    from: valid(day, 'from'),
    to: valid(day, 'to'),
    sort: sort && sortKeys.includes(sort.by) ? sort : newestFirst,
    after: valid(uuid, 'after'),
    before: valid(uuid, 'before'),
  }
}

export function isFiltered({ q, status, payment, productId, from, to }: OrderFilter) {
  return [q, status, payment, productId, from, to].some(Boolean)
}
