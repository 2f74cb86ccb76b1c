import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { providerDisconnectedMail } from '../own-account-emails'
import { listSignInMethods } from '../queries.server'
import { type IdentityProof, verifyIdentity } from '../verify-identity.server'
import { LastSignInMethodStays, ProviderNotConnected } from './errors'
import { type OAuthProviderId, oauthProviderNames } from './oauth-provider'
import { revokeSessionsAndTokens } from './password.commands.server'

/**
 * Takes a provider away from the ways into somebody's account. Their other sessions and the tokens of their agents end,
 * and a mail says so. @throws WrongCurrentPassword, RecentSignInRequired, ProviderNotConnected, LastSignInMethodStays
 */
export async function disconnectProvider(
  db: Database,
  proof: IdentityProof & { session: { id: string } },
  providerId: OAuthProviderId,
  now = new Date(),
) {
  const { id, email, adminId } = await verifyIdentity(db, proof, now)
  const provider = oauthProviderNames[providerId]
  await inTransaction(db, async (tx) => {
    // of two ways that are taken away at once, one stays
    await tx.selectFrom('profiles').select('id').where('id', '=', id).forUpdate().execute()
    const methods = await listSignInMethods(tx, id)
    if (!methods.some((method) => method.providerId === providerId)) throw new ProviderNotConnected(provider)
    if (methods.every((method) => method.providerId === providerId)) throw new LastSignInMethodStays(provider)
    await tx.deleteFrom('signInMethods').where('userId', '=', id).where('providerId', '=', providerId).execute()
    await revokeSessionsAndTokens(tx, id, proof.session.id)
    if (adminId) {
      const done = { action: 'admin.sign-in-disconnected', subject: `profile:${id}`, title: email }
      await recordAction(tx, { id, email }, { ...done, before: { provider } })
    }
    const template = providerDisconnectedMail(await findBrand(tx), { provider })
    await sendMail(tx, { secret: null, cause: `unlinked:${providerId}:${id}:${now.getTime()}`, to: email, template })
  })
}
