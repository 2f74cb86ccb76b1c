import type { RouterContextProvider } from 'react-router'
import { whoAsks } from '~/domains/accounts/session.server'
import { countryOf } from '~/domains/visits/country.server'
import { cutAddress } from '~/domains/visits/cut-address'
import { readVisit } from '~/domains/visits/visit'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isLocalOrigin, type SiteEnvironment } from '~/platform/env.server'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { howRequestPays } from '../how-to-pay.server'
import { orderKey } from '../order-key.server'
import type { Order } from '../queries.server'
import { isGivenAway, type NewOrder, openOrder } from '../settling/open.server'
import { nothing, settleOrder } from '../settling/settle.server'
import type { Checkout } from './checkout-form'

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

// nobody's mailbox is filled by someone who types a stranger's address
const mailsPerRecipient = {
  attempts: 3,
  seconds: 3_600,
  sentence: 'This was sent to this address several times. Please look there, or try again in an hour.',
}
const ordersPerAddress = { attempts: 10, seconds: 60 }

/** Counts an order, before it is read. @throws DomainError 429 when there were too many from this network. */
export const admitOrder = ({ context }: Pick<Asked, 'context'>) =>
  limitRate(context.get(databaseContext), `checkout:${clientKey(context.get(visitContext).address)}`, ordersPerAddress)

/** Opens the order that the checkout page asks for; answers where it goes on. */
export async function placeOrder(args: Asked, slug: string, form: Checkout) {
  const db = args.context.get(databaseContext)
  const env = args.context.get(environmentContext)
  const isFree = await isGivenAway(db, slug, form.tier)
  if (isFree) await limitRate(db, `given-away-to:${form.email}`, mailsPerRecipient)
  const newOrder = await orderOf(args, slug, form)
  const order = await inTransaction(db, (tx) => open(tx, env, newOrder))
  const key = orderKey(env.SECRET, order.id)
  if (order.payment === 'free') return `/payment/success?order=${key}`
  return order.payment === 'test' ? `/payment/test/${key}` : `/payment/continue?order=${key}`
}

async function open(tx: Database, env: SiteEnvironment, newOrder: NewOrder): Promise<Order> {
  const order = await openOrder(tx, newOrder)
  if (order.payment === 'free') await settleOrder(tx, order.id, nothing, env)
  return order
}

async function orderOf({ request, context }: Asked, slug: string, form: Checkout): Promise<NewOrder> {
  const env = context.get(environmentContext)
  const { region, ...visit } = readVisit(form.visit, env.ORIGIN)
  const { user } = await whoAsks({ request, context })
  const { address } = context.get(visitContext)
  const ways = howRequestPays(env, request, address)
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
      ipAddress: cutAddress(address),
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500),
      country: await countryOf(address, region),
      // who looks at a local site, or pays without money, is one of its makers
      isAdmin: isLocalOrigin(env.ORIGIN) || ways === 'test' || user?.is_admin === true,
    },
  }
}
