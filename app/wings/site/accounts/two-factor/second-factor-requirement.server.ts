import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { saveSetting } from '~/wings/site/settings/commands.server'
import { findSetting } from '~/wings/site/settings/queries.server'
import type { Session } from '../session.commands.server'
import { OwnSecondFactorRequired } from './errors'

const SETTING = 'second-factor-required'

/** Whether the studio lets admins in only with a second factor. */
export async function isSecondFactorRequired(db: Database) {
  return (await findSetting(db, SETTING)) === true
}

/** Turns the rule on or off. It counts at once, for open sessions too. @throws OwnSecondFactorRequired */
export function setSecondFactorRequired(
  db: Database,
  by: Actor,
  { session, isRequired }: { session: Pick<Session, 'hasSecondFactor'>; isRequired: boolean },
) {
  if (isRequired && !session.hasSecondFactor) throw new OwnSecondFactorRequired()
  return inTransaction(db, async (tx) => {
    await saveSetting(tx, SETTING, isRequired)
    const action = isRequired ? 'second-factor.required' : 'second-factor.not-required'
    await recordAction(tx, by, { action, subject: `setting:${SETTING}`, title: '' })
    return { isRequired }
  })
}
