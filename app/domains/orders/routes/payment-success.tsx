import { data } from 'react-router'
import { findDownloadToken } from '~/domains/downloads/links.server'
import { findLicence } from '~/domains/licences/queries.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { orderOfKey, privateHeaders } from '../checkout/private-page.server'
import { progressOf } from '../checkout/progress'
import type { Order } from '../queries.server'
import { lookUpStripePayment } from '../stripe/jobs.server'
import { SuccessPage } from '../ui/success-page'
import type { Route } from './+types/payment-success'

// the event is nearly always there sooner
const ASK_STRIPE_AFTER_MS = 20_000

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { SECRET } = context.get(environmentContext)
  const key = url.searchParams.get('order') ?? ''
  const order = await orderOfKey(context, key)
  const progress = progressOf(order)
  if (progress === 'waiting' || progress === 'pending') await askStripeSoon(db, order)
  const { number, productName, tierName, email, payment, total, currency, invoiceUrl } = order
  const delivery = progress === 'ready' ? await deliveryOf(db, SECRET, order.id) : undefined
  const shown = { number, productName, tierName, email, payment, total, currency, invoiceUrl }
  return data({ orderKey: key, progress, order: shown, delivery }, { headers: privateHeaders })
}

/** The webhook is the truth; should it be silent, Stripe is asked, once at a time for each order. */
async function askStripeSoon(db: Database, { id, checkoutId }: Order) {
  const startAfter = new Date(Date.now() + ASK_STRIPE_AFTER_MS)
  if (checkoutId) await enqueue(db, lookUpStripePayment, { orderId: id }, { id, startAfter })
}

async function deliveryOf(db: Database, secret: string, orderId: string) {
  const licence = await findLicence(db, orderId)
  const link = await findDownloadToken(db, secret, orderId)
  return { key: licence?.key ?? '', downloadPath: link && `/download/${link.token}` }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Your order' }, { name: 'robots', content: 'noindex' }]
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  return <SuccessPage {...loaderData} />
}
