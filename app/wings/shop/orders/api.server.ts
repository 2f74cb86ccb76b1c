import { createApi, jsonBody, uuidParam } from '~/kits/api/api.server'
import { changeDownloadLinkTerms } from '~/wings/shop/downloads/order-download-links.commands.server'
import { removeActivation, restoreActivation } from '~/wings/shop/licenses/commands.server'
import { activationNameForm } from '~/wings/shop/licenses/license'
import { requireRecentAuthentication } from '~/wings/site/accounts/recent-authentication.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { privatePageHeaders, readOrderKey } from './checkout/order-key.server'
import { getOrderProgress } from './checkout/order-progress'
import { refundOrder, resendReceipt, restoreOrderAccess, revokeOrderAccess } from './commands.server'
import { OrderNotFound } from './errors'
import { downloadLinkTermsForm } from './management/download-link-terms'
import { parseOrderFilter } from './management/order-filter'
import { sumOrders } from './management/order-totals.queries.server'
import { paymentSettingsSchema, savePaymentSettings } from './payment-settings.server'
import { findOrder } from './queries.server'

const orderParam = uuidParam('orderId', () => new OrderNotFound())

export const ordersApi = createAdminApi()
  /** What the orders of the filter come to, in each currency. */
  .get('/totals', async (c) => {
    const filter = parseOrderFilter(new URL(c.req.url).searchParams)
    return c.json({ totals: await sumOrders(c.var.db, filter) })
  })
  /** Says what Stripe does besides taking the money. */
  .put('/payment-settings', jsonBody(paymentSettingsSchema), async (c) => {
    return c.json(await savePaymentSettings(c.var.db, c.var.admin, c.req.valid('json')))
  })
  /** Sends the money back and takes key and links away. */
  .post('/:orderId/refund', orderParam, async (c) => {
    requireRecentAuthentication(c.env.context)
    await refundOrder(c.var.db, c.var.admin, c.req.param('orderId'), c.var.siteEnv)
    return c.json({})
  })
  /** Mails the receipt once more, with key and a link that works. */
  .post('/:orderId/receipt', orderParam, async (c) => {
    await resendReceipt(c.var.db, c.var.admin, c.req.param('orderId'), c.var.siteEnv)
    return c.json({})
  })
  /** Takes key and links away; POST gives them back. */
  .delete('/:orderId/access', orderParam, async (c) => {
    await revokeOrderAccess(c.var.db, c.var.admin, c.req.param('orderId'))
    return c.json({})
  })
  .post('/:orderId/access', orderParam, async (c) => {
    await restoreOrderAccess(c.var.db, c.var.admin, c.req.param('orderId'), c.var.siteEnv)
    return c.json({})
  })
  /** Changes until when and how often a download link works. */
  .patch(
    '/:orderId/download-links/:linkId',
    orderParam,
    uuidParam('linkId', () => new OrderNotFound()),
    jsonBody(downloadLinkTermsForm),
    async (c) => {
      const { orderId, linkId } = c.req.param()
      const before = await changeDownloadLinkTerms(c.var.db, c.var.admin, orderId, linkId, c.req.valid('json'))
      return c.json({ before })
    },
  )
  /** Frees a place of the order's key. */
  .delete(
    '/:orderId/activations/:activationId',
    orderParam,
    uuidParam('activationId', () => new OrderNotFound()),
    async (c) => {
      const { orderId, activationId } = c.req.param()
      await removeActivation(c.var.db, c.var.admin, orderId, activationId)
      return c.json({})
    },
  )
  /** Puts the order's key to use under a name: it takes a removal back. */
  .post('/:orderId/activations', orderParam, jsonBody(activationNameForm), async (c) => {
    await restoreActivation(c.var.db, c.var.admin, c.req.param('orderId'), c.req.valid('json').name)
    return c.json({})
  })

export const paymentStatusApi = createApi(() => ({}))
  /** How far an order is: asked by the page that its buyer waits on. */
  .get('/', async (c) => {
    const orderId = readOrderKey(c.var.siteEnv.SECRET, c.req.query('order'))
    const order = orderId && (await findOrder(c.var.db, orderId))
    if (!order) throw new OrderNotFound()
    return c.json({ status: getOrderProgress(order) }, 200, privatePageHeaders)
  })
