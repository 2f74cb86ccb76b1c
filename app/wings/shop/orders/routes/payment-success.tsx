import { data } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { findActiveDownloadToken } from '~/wings/shop/downloads/download-links.commands.server'
import { listFilesForBuyer } from '~/wings/shop/downloads/queries.server'
import { findLicenseOfOrder } from '~/wings/shop/licenses/queries.server'
import { privatePageHeaders, requireOrderByKey } from '../checkout/order-key.server'
import { getOrderProgress } from '../checkout/order-progress'
import type { Order } from '../queries.server'
import { reconcileStripePaymentJob } from '../stripe/jobs.server'
import { PaymentSuccessPage } from '../ui/payment-success-page'
import type { Route } from './+types/payment-success'

// the event is nearly always there sooner
const STRIPE_LOOKUP_DELAY_MS = 20_000

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { SECRET } = context.get(environmentContext)
  const key = url.searchParams.get('order') ?? ''
  const order = await requireOrderByKey(context, key)
  const progress = getOrderProgress(order)
  if (progress === 'waiting' || progress === 'pending') await scheduleStripeLookup(db, order)
  const { number, productName, tierName, email, payment, total, currency, invoiceUrl } = order
  const hasFiles = (await listFilesForBuyer(db, order.productId, order.paidAt ?? new Date())).length > 0
  const delivery = progress === 'ready' ? await findDelivery(db, SECRET, order.id) : undefined
  const shown = { number, productName, tierName, email, payment, total, currency, invoiceUrl, hasFiles }
  return data({ orderKey: key, progress, order: shown, delivery }, { headers: privatePageHeaders })
}

/** The webhook is the truth; should it be silent, Stripe is asked, once at a time for each order. */
async function scheduleStripeLookup(db: Database, { id, checkoutId }: Order) {
  const startAfter = new Date(Date.now() + STRIPE_LOOKUP_DELAY_MS)
  if (checkoutId) await enqueue(db, reconcileStripePaymentJob, { orderId: id }, { id, startAfter })
}

async function findDelivery(db: Database, secret: string, orderId: string) {
  const license = await findLicenseOfOrder(db, orderId)
  const link = await findActiveDownloadToken(db, secret, orderId)
  return { key: license?.key ?? '', downloadPath: link && `/download/${link.token}` }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(_: Route.MetaArgs) {
  return noindexMeta('Your order')
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  return <PaymentSuccessPage {...loaderData} />
}
