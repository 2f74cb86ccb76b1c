import { z } from 'zod'
import { email } from '~/platform/email'
import { shortText } from '~/platform/short-text'

const LONGEST_NAME = 120
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/
// the letters of the country, then what its numbers are made of
const VAT_NUMBER = /^[A-Z]{2}[A-Z0-9+*]{2,13}$/

function name(sentence: string) {
  return shortText.refine((text) => text.length <= LONGEST_NAME, sentence)
}

export const checkoutForm = z
  .object({
    tier: z.string('Please choose a license.').min(1, 'Please choose a license.').max(64),
    email,
    name: name(`Please keep your name under ${LONGEST_NAME} characters.`).refine(
      (text) => text !== '',
      'Please tell us your name.',
    ),
    businessName: name(`Please keep the name under ${LONGEST_NAME} characters.`).default(''),
    vatNumber: z
      .string()
      .default('')
      .transform((text) => text.replace(/[\s./-]/g, '').toUpperCase())
      .refine(
        (number) => number === '' || VAT_NUMBER.test(number),
        'Please check this number. It begins with the two letters of the country, as in DE123456789.',
      ),
    consent: z.literal('yes', 'Please agree, so that we may deliver at once.'),
    /** Random, of this form: sent twice, it is one order. */
    idempotencyKey: z.string().regex(IDEMPOTENCY_KEY).optional().catch(undefined),
    /** How the visit began, as the browser remembers it. */
    visit: z.string().max(10_000).catch('').default(''),
  })
  .refine(({ vatNumber, businessName }) => vatNumber === '' || businessName !== '', {
    path: ['businessName'],
    message: 'Please name the business that the VAT number belongs to.',
  })

export type Checkout = z.infer<typeof checkoutForm>
