/*
 * An order is one product in one licence tier for one customer, with the price that was agreed. It is open until its
 * payment is settled; whoever has paid has a licence key and a download link, until they are taken back.
 */

export const orderStatusLabels = {
  open: 'Open',
  paid: 'Paid',
  refunded: 'Refunded',
  disputed: 'Disputed',
  expired: 'Expired',
} as const

export type OrderStatus = keyof typeof orderStatusLabels

export type PaymentProvider = 'stripe' | 'test' | 'free'

/** Who came, for the purchase event that is written when the payment is settled. */
export interface OrderVisit {
  ipAddress: string
  userAgent: string
  country: string
  isAdmin: boolean
}

/** Words, not a flag: they are kept with each order, as they were agreed to. */
export const WITHDRAWAL_CONSENT_TEXT =
  'I want delivery to begin immediately, and I understand that my 14-day right of withdrawal ends when it does.'
