import { z } from 'zod'
import { email } from '~/platform/email'

/*
 * A customer has no account: a mailed link, which works once and for half an hour, opens a session of two hours in which
 * they see what they bought.
 */

export const LINK_MINUTES = 30
export const SESSION_HOURS = 2

const id = z.uuid('This is not one of your orders.')

/** What the page of purchases is asked for. */
export const purchasesForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('ask'), email }),
  z.object({ intent: z.literal('mail'), orderId: id }),
  z.object({ intent: z.literal('free-place'), orderId: id, activationId: id }),
])

/** The same for everybody who asks, customer or not. */
export const ASKED =
  'If something was bought with this address, a mail with a link is on its way. It works once, within 30 minutes.'
