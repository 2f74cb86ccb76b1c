import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { sendMail } from '~/platform/mail/send-mail.server'
import { isWithin } from '~/platform/rate-limit.server'
import type { Account } from '../queries.server'
import { wrongCodesMail } from './emails'

const UNREMARKED = { attempts: 4, seconds: 3_600 }

/** Tells somebody, once a day, that their password was right five times within an hour and the code was not. */
export async function warnOfWrongCodes(db: Database, { id, email }: Pick<Account, 'id' | 'email'>, now = new Date()) {
  if (await isWithin(db, `wrong-codes:${id}`, UNREMARKED, now)) return
  await inTransaction(db, async (tx) => {
    const cause = `wrong-codes:${id}:${now.toISOString().slice(0, 10)}`
    await sendMail(tx, { secret: null, cause, to: email, template: wrongCodesMail(await findBrand(tx)) })
  })
}
