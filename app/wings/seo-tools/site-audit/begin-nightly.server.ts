import type { Database } from '~/platform/database/database.server'
import { startAudit } from './commands.server'
import { getHourInTimeZone, NIGHTLY_HOUR } from './nightly-audits'
import { findNightlyAudits, findRunningAudit } from './queries.server'
import { computeFingerprint, findLastFingerprint } from './runs/fingerprint.commands.server'

/** Begins an audit when it is the hour, nobody else has begun one, and there is something that the last one did not judge. */
export async function startNightlyAudit(db: Database, now = new Date()) {
  const { isOn, timeZone } = await findNightlyAudits(db)
  if (!isOn || getHourInTimeZone(timeZone, now) !== NIGHTLY_HOUR) return
  if ((await findRunningAudit(db)) || !(await hasChanged(db))) return
  await startAudit(db, null, now)
}

async function hasChanged(db: Database) {
  const last = await findLastFingerprint(db)
  return last === null || last !== (await computeFingerprint(db))
}
