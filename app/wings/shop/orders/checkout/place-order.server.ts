import type { RouterContextProvider } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isLocalOrigin, type SiteEnvironment } from '~/platform/env/env.server'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { resolveSession } from '~/wings/site/accounts/session.commands.server'
import { anonymizeIp } from '~/wings/site/visits/anonymize-ip'
import { lookUpCountry } from '~/wings/site/visits/look-up-country.server'
import { parseVisit } from '~/wings/site/visits/parse-visit'
import { settleOrder, zeroPayment } from '../fulfillment/settle-order.commands.server'
import { getPaymentModeForRequest } from '../payment-mode.server'
import type { Order } from '../queries.server'
import type { CheckoutInput } from './checkout-form'
import { isTierFree, type NewOrder, openOrder } from './open-order.commands.server'
import { createOrderKey } from './order-key.server'

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
  if (order.payment === 'free') await settleOrder(tx, order.id, zeroPayment, env)
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
