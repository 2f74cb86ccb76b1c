import { isLocalOrigin, type SiteEnvironment } from '~/platform/env.server'

/** `stripe`: money; `test`: clearly marked test payments; `request`: the studio is asked by a message. */
export type HowToPay = 'stripe' | 'test' | 'request'

/** How products are paid for on this site; the same for everyone who looks. */
export function howToPay(env: Pick<SiteEnvironment, 'STRIPE_SECRET_KEY' | 'ORIGIN'>): HowToPay {
  if (env.STRIPE_SECRET_KEY) return 'stripe'
  return isLocalOrigin(env.ORIGIN) ? 'test' : 'request'
}
