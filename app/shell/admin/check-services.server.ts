import { access, constants } from 'node:fs/promises'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { verifySmtp } from '~/platform/mail/verify-smtp.server'
import { FileStoreUnavailable } from '~/platform/storage/file-store.server'
import { getFileStore } from '~/platform/storage/storage.server'
import { testBlueprintsConnection } from '~/wings/planner/plans/connection-test.queries.server'
import { checkStripeConnection } from '~/wings/shop/orders/check-stripe-connection.server'

export interface ServiceHealth {
  /** As in the list of services. */
  name: string
  durationMs: number
  /** Why it does not answer, for people; absent when it does. */
  error?: string
}

const TIMEOUT_MS = 5_000

/** Asks every service that is set up, all at once, and tells how long each took. Stand-ins are not asked: they are here. */
export function checkServices(db: Database, env: SiteEnvironment, withinMs = TIMEOUT_MS): Promise<ServiceHealth[]> {
  const { STRIPE_SECRET_KEY, SMTP_URL, ERROR_REPORT_URL } = env
  return Promise.all([
    ...(STRIPE_SECRET_KEY ? [checkWithTimeout('Payments', withinMs, () => checkStripeConnection(env, withinMs))] : []),
    ...(SMTP_URL ? [checkWithTimeout('Email', withinMs, () => verifySmtp(SMTP_URL, withinMs))] : []),
    checkWithTimeout('Database', withinMs, () => testBlueprintsConnection(db)),
    checkWithTimeout('Storage', withinMs, () => pingStorage(env)),
    ...(ERROR_REPORT_URL
      ? [checkWithTimeout('Error reports', withinMs, () => pingHost(ERROR_REPORT_URL, withinMs))]
      : []),
  ])
}

class ServiceTimeout extends Error {}

async function checkWithTimeout(name: string, withinMs: number, ask: () => Promise<unknown>): Promise<ServiceHealth> {
  const startedAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceTimeout()), withinMs)
  })
  const error = await Promise.race([ask(), tooSlow]).then(
    () => undefined,
    (failure) => describeFailure(failure, withinMs),
  )
  clearTimeout(timer)
  return { name, durationMs: Math.round(performance.now() - startedAt), ...(error && { error }) }
}

/** A file that is not there is asked for: the answer "none" needs the whole way. Files on this machine must be writable. */
async function pingStorage({ DATA_DIR, S3_URL }: SiteEnvironment) {
  await getFileStore('media', DATA_DIR).getSize('connection-test')
  if (!S3_URL) await access(DATA_DIR, constants.R_OK | constants.W_OK)
}

/** Whatever it answers, it is there; a report would have to be sent to know more. */
function pingHost(address: string, withinMs: number) {
  return fetch(new URL(address).origin, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMs),
  })
}

// nodemailer's, Stripe's status, PostgreSQL's
const AUTH_FAILURE_CODES = new Set<unknown>(['EAUTH', 401, '28P01', '28000'])

/** Without what a service wrote, which may repeat a key. */
function describeFailure(error: unknown, withinMs: number) {
  if (error instanceof ServiceTimeout) return `No response within ${withinMs / 1000} seconds.`
  if (error instanceof FileStoreUnavailable) return error.message
  const { code, statusCode, cause } = error as { code?: unknown; statusCode?: number; cause?: { code?: unknown } }
  if (AUTH_FAILURE_CODES.has(code) || AUTH_FAILURE_CODES.has(statusCode)) return 'The key or password was rejected.'
  const detail = statusCode ?? code ?? cause?.code
  return typeof detail === 'string' || typeof detail === 'number'
    ? `Cannot be reached (${detail}).`
    : 'Cannot be reached.'
}
