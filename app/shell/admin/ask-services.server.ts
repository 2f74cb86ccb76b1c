import { access, constants } from 'node:fs/promises'
import { reachStripe } from '~/domains/orders/reach-stripe.server'
import { readOneBlueprint } from '~/domains/plans/connection.queries.server'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { reachSmtp } from '~/platform/mail/reach-smtp.server'
import { StoreUnavailable } from '~/platform/storage/file-store.server'
import { storeNamed } from '~/platform/storage/storage.server'

export interface ServiceAnswer {
  /** As in the list of services. */
  name: string
  tookMs: number
  /** Why it does not answer, for people; absent when it does. */
  fault?: string
}

const PATIENCE_MS = 5_000

/** Asks every service that is set up, all at once, and tells how long each took. Stand-ins are not asked: they are here. */
export function askServices(db: Database, env: SiteEnvironment, withinMs = PATIENCE_MS): Promise<ServiceAnswer[]> {
  const { STRIPE_SECRET_KEY, SMTP_URL, ERROR_REPORT_URL } = env
  return Promise.all([
    ...(STRIPE_SECRET_KEY ? [timed('Payments', withinMs, () => reachStripe(env, withinMs))] : []),
    ...(SMTP_URL ? [timed('Mail', withinMs, () => reachSmtp(SMTP_URL, withinMs))] : []),
    timed('Database', withinMs, () => readOneBlueprint(db)),
    timed('Storage', withinMs, () => reachStorage(env)),
    ...(ERROR_REPORT_URL ? [timed('Error reports', withinMs, () => reachHost(ERROR_REPORT_URL, withinMs))] : []),
  ])
}

class TooSlow extends Error {}

async function timed(name: string, withinMs: number, ask: () => Promise<unknown>): Promise<ServiceAnswer> {
  const startedAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), withinMs)
  })
  const fault = await Promise.race([ask(), tooSlow]).then(
    () => undefined,
    (error) => faultIn(error, withinMs),
  )
  clearTimeout(timer)
  return { name, tookMs: Math.round(performance.now() - startedAt), ...(fault && { fault }) }
}

/** A file that is not there is asked for: the answer "none" needs the whole way. Files on this machine must be writable. */
async function reachStorage({ DATA_DIR, S3_URL }: SiteEnvironment) {
  await storeNamed('media', DATA_DIR).sizeOf('connection-test')
  if (!S3_URL) await access(DATA_DIR, constants.R_OK | constants.W_OK)
}

/** Whatever it answers, it is there; a report would have to be sent to know more. */
function reachHost(address: string, withinMs: number) {
  return fetch(new URL(address).origin, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMs),
  })
}

// nodemailer's, Stripe's status, PostgreSQL's
const REFUSED_SIGN_INS = new Set<unknown>(['EAUTH', 401, '28P01', '28000'])

/** Without what a service wrote, which may repeat a key. */
function faultIn(error: unknown, withinMs: number) {
  if (error instanceof TooSlow) return `It gave no answer within ${withinMs / 1000} seconds.`
  if (error instanceof StoreUnavailable) return error.message
  const { code, statusCode, cause } = error as { code?: unknown; statusCode?: number; cause?: { code?: unknown } }
  if (REFUSED_SIGN_INS.has(code) || REFUSED_SIGN_INS.has(statusCode)) return 'It refuses the key or the password.'
  const detail = statusCode ?? code ?? cause?.code
  return typeof detail === 'string' || typeof detail === 'number'
    ? `It cannot be reached (${detail}).`
    : 'It cannot be reached.'
}
