import { z } from 'zod'
import { emailField } from '~/platform/forms/email-field'
import { shortTextField } from '~/platform/forms/short-text-field'

const MAX_NAME_LENGTH = 120
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/
// the letters of the country, then what its numbers are made of
const VAT_NUMBER = /^[A-Z]{2}[A-Z0-9+*]{2,13}$/

function nameField(sentence: string) {
  return shortTextField.refine((text) => text.length <= MAX_NAME_LENGTH, sentence)
}

export const checkoutForm = z
  .object({
    tier: z.string('Please choose a license.').min(1, 'Please choose a license.').max(64),
    email: emailField,
    name: nameField(`Name must be ${MAX_NAME_LENGTH} characters or fewer.`).refine(
      (text) => text !== '',
      'Please enter your name.',
    ),
    businessName: nameField(`Company name must be ${MAX_NAME_LENGTH} characters or fewer.`).default(''),
    vatNumber: z
      .string()
      .default('')
      .transform((text) => text.replace(/[\s./-]/g, '').toUpperCase())
      .refine(
        (number) => number === '' || VAT_NUMBER.test(number),
        'Please enter a valid VAT number with its country code, such as DE123456789.',
      ),
    consent: z.literal('yes', 'Please agree to immediate delivery to continue.'),
    /** Random, of this form: sent twice, it is one order. */
    idempotencyKey: z.string().regex(IDEMPOTENCY_KEY).optional().catch(undefined),
    /** How the visit began, as the browser remembers it. */
    visit: z.string().max(10_000).catch('').default(''),
  })
  .refine(({ vatNumber, businessName }) => vatNumber === '' || businessName !== '', {
    path: ['businessName'],
    message: 'Please enter the company that the VAT number belongs to.',
  })

export type CheckoutInput = z.infer<typeof checkoutForm>
