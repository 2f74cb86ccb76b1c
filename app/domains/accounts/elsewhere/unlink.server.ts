import { recordAction } from '~/domains/audit/commands.server'
import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { sendMail } from '~/platform/mail/send-mail.server'
import { unlinkedMail } from '../own-account-emails'
import { type Proof, prove } from '../proof.server'
import { listSignInMethods } from '../queries.server'
import { LastWayInStays, NotConnected } from '../sign-in/errors'
import { endWhatCameAbout } from '../sign-in/password.server'
import { type ProviderId, providerNames } from './provider'

/**
 * Takes a provider away from the ways into somebody's account. Their other sessions and the tokens of their agents end,
 * and a mail says so. @throws WrongOwnPassword, SignInAgain, NotConnected, LastWayInStays
 */
export async function unlink(
  db: Database,
  proof: Proof & { session: { id: string } },
  providerId: ProviderId,
  now = new Date(),
) {
  const { id, email, adminId } = await prove(db, proof, now)
  const provider = providerNames[providerId]
  await inTransaction(db, async (tx) => {
    // of two ways that are taken away at once, one stays
    await tx.selectFrom('profiles').select('id').where('id', '=', id).forUpdate().execute()
    const methods = await listSignInMethods(tx, id)
    if (!methods.some((method) => method.providerId === providerId)) throw new NotConnected(provider)
    if (methods.every((method) => method.providerId === providerId)) throw new LastWayInStays(provider)
    await tx.deleteFrom('signInMethods').where('userId', '=', id).where('providerId', '=', providerId).execute()
    await endWhatCameAbout(tx, id, proof.session.id)
    if (adminId) {
      const done = { action: 'admin.sign-in-disconnected', subject: `profile:${id}`, title: email }
      await recordAction(tx, { id, email }, { ...done, before: { provider } })
    }
    const template = unlinkedMail(await findBrand(tx), { provider })
    await sendMail(tx, { secret: null, cause: `unlinked:${providerId}:${id}:${now.getTime()}`, to: email, template })
  })
}
