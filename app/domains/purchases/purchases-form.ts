import { z } from 'zod'
import { emailField } from '~/platform/email'

const id = z.uuid('This is not one of your orders.')

/** What the page of purchases is asked for. */
export const purchasesForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('ask'), email: emailField }),
  z.object({ intent: z.literal('mail'), orderId: id }),
  z.object({ intent: z.literal('free-place'), orderId: id, activationId: id }),
])
