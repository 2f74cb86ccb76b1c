import type { Brand } from '~/wings/site/settings/brand'
import { questionsSentence } from '~/wings/site/settings/mail-phrases'

/** The last line of a mail about an order: who writes, and where questions go. */
export function orderMailSender(brand: Brand, orderNumber: number) {
  return `${brand.legalName}. ${questionsSentence(brand, `Questions about order ${orderNumber}?`)}`.trimEnd()
}
