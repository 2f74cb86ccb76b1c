import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { recordErrorReport } from '~/platform/errors/error-monitor.commands.server'
import { log } from '~/platform/monitoring/log.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { sendMailToStudio } from '~/wings/site/settings/studio-mail.commands.server'
import { paymentMismatchMail } from '../emails'
import type { PaymentMismatch } from '../errors'
import { findOrder } from '../queries.server'

/** A payment that does not fit its order settles nothing: it stands on the order, among the errors, and in a mail. */
export async function recordPaymentMismatch(
  tx: Database,
  env: SiteEnvironment,
  orderId: string,
  { message }: PaymentMismatch,
) {
  await tx.updateTable('orders').set({ paymentIssue: message }).where('id', '=', orderId).execute()
  const order = await findOrder(tx, orderId)
  if (!order) return
  log.error({ orderId, fault: message }, 'a payment does not fit its order')
  await recordErrorReport(tx, { source: 'server', kind: 'error', reference: orderId, message }, env.ERROR_REPORT_URL)
  const brand = await findBrand(tx)
  const template = paymentMismatchMail(brand, order, `${env.ORIGIN}/admin/orders/${orderId}`)
  await sendMailToStudio(tx, brand, { secret: null, cause: `order-fault:${orderId}`, template })
}
