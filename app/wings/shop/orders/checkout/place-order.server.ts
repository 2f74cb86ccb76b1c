import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isLocalOrigin, type SiteEnvironment } from '~/platform/env/env.server'
import { emailField } from '~/platform/forms/email-field'
import { shortTextField } from '~/platform/forms/short-text-field'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { resolveSession } from '~/wings/site/accounts/session.commands.server'
import { anonymizeIp } from '~/wings/site/visits/anonymize-ip'
import { lookUpCountry } from '~/wings/site/visits/look-up-country.server'
import { parseVisit } from '~/wings/site/visits/parse-visit'
import { fullPayment, settleOrder } from '../fulfillment/settle-order.commands.server'
import { getPaymentModeForRequest } from '../payment-mode.server'
import type { Order } from '../queries.server'
import { isTierFree, type NewOrder, openOrder } from './open-order.commands.server'
import { createOrderKey } from './order-key.server'
import { isVatNumber, normalizeVatNumber } from './vat-number'

const MAX_NAME_LENGTH = 120
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/

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
      .transform(normalizeVatNumber)
      .refine(
        (number) => number === '' || isVatNumber(number),
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

interface RequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

// nobody's mailbox is filled by someone who types a stranger's address
const mailsPerRecipient = {
  attempts: 3,
  seconds: 3_600,
  message: 'We already emailed this address several times. Check your inbox and spam folder, or try again in an hour.',
}
const ordersPerAddress = { attempts: 10, seconds: 60 }

/** Counts an order, before it is read. @throws DomainError 429 when there were too many from this network. */
export const limitOrderRate = ({ context }: Pick<RequestArgs, 'context'>) =>
  enforceRateLimit(
    context.get(databaseContext),
    `checkout:${clientKey(context.get(requestMetaContext).address)}`,
    ordersPerAddress,
  )

/** Opens the order that the checkout page asks for; answers where it goes on. */
export async function placeOrder(args: RequestArgs, slug: string, form: CheckoutInput) {
  const db = args.context.get(databaseContext)
  const env = args.context.get(environmentContext)
  const isFree = await isTierFree(db, slug, form.tier)
  if (isFree) await enforceRateLimit(db, `given-away-to:${form.email}`, mailsPerRecipient)
  const newOrder = await toNewOrder(args, slug, form)
  const order = await inTransaction(db, (tx) => openAndSettleIfFree(tx, env, newOrder))
  const key = createOrderKey(env.SECRET, order.id)
  if (order.payment === 'free') return `/payment/success?order=${key}`
  return order.payment === 'test' ? `/payment/test/${key}` : `/payment/continue?order=${key}`
}

async function openAndSettleIfFree(tx: Database, env: SiteEnvironment, newOrder: NewOrder): Promise<Order> {
  const order = await openOrder(tx, newOrder)
  if (order.payment === 'free') await settleOrder(tx, order.id, fullPayment(order), env)
  return order
}

async function toNewOrder({ request, context }: RequestArgs, slug: string, form: CheckoutInput): Promise<NewOrder> {
  const env = context.get(environmentContext)
  const { region, ...visit } = parseVisit(form.visit, env.ORIGIN)
  const { user } = await resolveSession({ request, context })
  const { address } = context.get(requestMetaContext)
  const ways = getPaymentModeForRequest(env, request, address)
  return {
    slug,
    tierId: form.tier,
    email: form.email,
    name: form.name,
    idempotencyKey: form.idempotencyKey,
    businessName: form.businessName,
    vatNumber: form.vatNumber,
    ...visit,
    payment: ways === 'request' ? undefined : ways,
    visit: {
      ipAddress: anonymizeIp(address),
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500),
      country: await lookUpCountry(address, region),
      // who looks at a local site, or pays without money, is one of its makers
      isAdmin: isLocalOrigin(env.ORIGIN) || ways === 'test' || user?.is_admin === true,
    },
  }
}
