import type { Brand } from '~/wings/site/settings/brand'
import { questionsSentence } from '~/wings/site/settings/mail-phrases'

/** Why a mail about an order came, and where questions go. */
export function orderMailReason(brand: Brand, orderNumber: number) {
  return `You received this email because of order ${orderNumber} at ${brand.name}. ${questionsSentence(brand)}`.trimEnd()
}
