import { createHmac } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { log } from '~/platform/monitoring/log.server'
import { clientKey, isWithinRateLimit } from '~/platform/security/rate-limit.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'

const HOUR = 3_600
// whoever tries for hours fills the log of the process, not the audit log
const SAME_AN_HOUR = { attempts: 1, seconds: HOUR }
const ALL_AN_HOUR = { attempts: 300, seconds: HOUR }

const anonymousActor: Actor = { id: null, email: 'nobody' }

interface RefusedAccess {
  action: 'sign-in.failed' | 'reauthentication.failed' | 'admin.refused'
  /** Why, in a few words: a status, or a path. */
  reason: string
  /** Empty when nobody knows who it was. */
  email: string
  /** The network address. */
  address: string
}

/**
 * Leaves a line in the log and, once an hour for the same, an entry in the audit log: who and from where, as keyed hashes
 * that say no more than "the same again". A trace that cannot be kept is logged, and never keeps anything from going on.
 */
export async function recordRefusedAccess(
  db: Database,
  { SECRET }: Pick<SiteEnvironment, 'SECRET'>,
  { action, reason, email, address }: RefusedAccess,
) {
  const account = email && keyedHash(SECRET, 'account', email)
  const network = keyedHash(SECRET, 'network', clientKey(address))
  log.info({ action, reason, account, network }, 'somebody was refused')
  try {
    if (!(await isWithinRateLimit(db, `trace:${action}:${account}:${network}:${reason}`, SAME_AN_HOUR))) return
    if (!(await isWithinRateLimit(db, 'traces', ALL_AN_HOUR))) return
    const subject = account ? `account:${account}` : `network:${network}`
    await recordAction(db, anonymousActor, { action, subject, title: reason, after: { account, network } })
  } catch (error) {
    log.info({ err: error }, 'the trace of a refusal could not be kept')
  }
}

function keyedHash(secret: string, kind: string, text: string) {
  return createHmac('sha256', secret).update(`trace of ${kind}:${text}`).digest('base64url').slice(0, 16)
}
