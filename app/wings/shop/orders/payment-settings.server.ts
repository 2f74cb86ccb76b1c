import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { saveSetting } from '~/wings/site/settings/commands.server'
import { findSetting } from '~/wings/site/settings/queries.server'

const SETTING = 'payments'

/** What Stripe does besides taking the money: both must be set up in its dashboard first. */
export const paymentSettingsSchema = z.object({
  /** Stripe Tax adds the tax of the buyer's place to the price. */
  tax: z.boolean(),
  /** Stripe Invoicing writes an invoice for each payment. */
  invoices: z.boolean(),
})

export type PaymentSettings = z.infer<typeof paymentSettingsSchema>

export async function findPaymentSettings(db: Database): Promise<PaymentSettings> {
  const { data } = paymentSettingsSchema.partial().safeParse((await findSetting(db, SETTING)) ?? {})
  return { tax: data?.tax ?? false, invoices: data?.invoices ?? false }
}

export function savePaymentSettings(db: Database, by: Actor, wanted: PaymentSettings) {
  return inTransaction(db, async (tx) => {
    const before = await findPaymentSettings(tx)
    await saveSetting(tx, SETTING, wanted)
    const done = { action: 'payments.set-up', subject: 'settings:payments', title: 'Payments' }
    await recordAction(tx, by, { ...done, before, after: wanted })
    return wanted
  })
}
