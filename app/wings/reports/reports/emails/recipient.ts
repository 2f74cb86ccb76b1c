import { z } from 'zod'
import { emailField } from '~/platform/forms/email-field'

/** Somebody who gets the figures by mail. Its name is the address. */
export interface Recipient {
  id: string
  name: string
  isWeekly: boolean
  isMonthly: boolean
}

export const recipientSchema: z.ZodType<Recipient, Recipient> = z.strictObject({
  id: z.uuid(),
  name: emailField,
  isWeekly: z.boolean(),
  isMonthly: z.boolean(),
})

export const MAX_RECIPIENTS = 20
