import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { queueAudit } from '../commands.server'
import { findAuditUnderWay, findNightlyAudits } from '../queries.server'
import { findFingerprint, takeFingerprint } from '../running/fingerprint.server'
import { hourIn, QUIET_HOUR } from './nightly-audits'

/** Begins an audit when it is the hour, nobody else has begun one, and there is something that the last one did not judge. */
export async function beginNightlyAudit(db: Database, now = new Date()) {
  const { isOn, timeZone } = await findNightlyAudits(db)
  if (!isOn || hourIn(timeZone, now) !== QUIET_HOUR) return
  if ((await findAuditUnderWay(db)) || !(await hasChanged(db))) return
  await inTransaction(db, (tx) => queueAudit(tx, null, now))
}

async function hasChanged(db: Database) {
  const last = await findFingerprint(db)
  return last === null || last !== (await takeFingerprint(db))
}
