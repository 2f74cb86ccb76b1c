import type { SiteEnvironment } from '~/platform/env/env.server'
import { isLocalMailPreview } from '~/platform/mail/mail-body.server'
import { getPaymentMode } from '~/wings/shop/orders/payment-mode.server'

export interface ConnectedService {
  name: string
  /** Works for real, is replaced by something that the site brings along, or is missing. */
  state: 'on' | 'stand-in' | 'off'
  /** What it is, or what happens without it. */
  description: string
  /** The variables that decide it: their names, never their values. */
  variables: string[]
}

/** What the site is connected to. Keys and passwords stay where they are; their first letters tell a test key from a live one. */
export function listConnectedServices(env: SiteEnvironment): ConnectedService[] {
  return [payments(env), mail(env), database(env), storage(env), errorReports(env)]
}

function payments(env: SiteEnvironment): ConnectedService {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE, TEST_PAYMENTS } = env
  const variables = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE', 'TEST_PAYMENTS']
  const shared = { name: 'Payments', variables }
  if (STRIPE_SECRET_KEY) {
    const kind = /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY) ? 'live mode' : 'test mode'
    const at = STRIPE_API_BASE ? ` at ${new URL(STRIPE_API_BASE).host}` : ''
    return { ...shared, state: 'on', description: `Stripe${at}, ${kind}.` }
  }
  const why =
    TEST_PAYMENTS === '1'
      ? 'for everyone, because TEST_PAYMENTS is 1. Anyone can get products without paying.'
      : 'on this machine only, because the site runs on a local address.'
  return getPaymentMode(env) === 'test'
    ? { ...shared, state: 'stand-in', description: `Test mode ${why}` }
    : {
        ...shared,
        state: 'off',
        description: 'Not configured. Products show “Request to buy”, which sends a message to the inbox.',
      }
}

function mail(env: SiteEnvironment): ConnectedService {
  const { SMTP_URL, MAIL_FROM } = env
  const place = isLocalMailPreview(env)
    ? 'they are kept in the outbox and printed in the log'
    : 'they wait in the outbox'
  const shared = { name: 'Email', variables: ['SMTP_URL', 'MAIL_FROM'] }
  return SMTP_URL
    ? { ...shared, state: 'on', description: `${new URL(SMTP_URL).host}, from ${MAIL_FROM}.` }
    : { ...shared, state: 'stand-in', description: `Emails are not sent: ${place}.` }
}

function database({ DATABASE_URL, WEB_CONCURRENCY }: SiteEnvironment): ConnectedService {
  const shared = { name: 'Database', state: 'on' as const, variables: ['DATABASE_URL', 'WEB_CONCURRENCY'] }
  const processes = WEB_CONCURRENCY === 1 ? 'one process' : `${WEB_CONCURRENCY} processes`
  return DATABASE_URL
    ? { ...shared, description: `PostgreSQL at ${new URL(DATABASE_URL).host}, ${processes}.` }
    : { ...shared, description: `The site’s own PostgreSQL, in the data folder, ${processes}.` }
}

function storage({ S3_URL }: SiteEnvironment): ConnectedService {
  const words = S3_URL
    ? `Files are stored in ${bucketAddress(S3_URL)}.`
    : 'Files are stored in the data folder on this machine.'
  return { name: 'Storage', state: 'on', description: words, variables: ['S3_URL', 'DATA_DIR'] }
}

function bucketAddress(address: string) {
  const { host, pathname } = new URL(address)
  return host + pathname
}

function errorReports({ ERROR_REPORT_URL }: SiteEnvironment): ConnectedService {
  const shared = { name: 'Error reports', variables: ['ERROR_REPORT_URL'] }
  return ERROR_REPORT_URL
    ? {
        ...shared,
        state: 'on',
        description: `Sent to ${new URL(ERROR_REPORT_URL).host}; the last 100 are also kept here.`,
      }
    : { ...shared, state: 'stand-in', description: 'The last 100 are kept here and are not sent anywhere.' }
}
