import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { shortTextField } from '~/platform/forms/short-text-field'
import { findAccountById } from '../queries.server'
import type { OAuthProfile } from './fetch-oauth-profile.server'
import type { OAuthProblem, OAuthProviderId } from './oauth-provider'
import { completeFirstFactor, type FirstFactorResult } from './sign-in.server'
import { findOrCreateVerifiedAccount } from './verified-account.commands.server'

const MAX_NAME_LENGTH = 120

/**
 * Signs in whoever the provider says it is: by an account that was linked before, else by the account of the address
 * that the provider has confirmed, else with a new account. Answers what follows, or why there is no session.
 */
export function signInWithOAuth(
  db: Database,
  env: SiteEnvironment,
  headers: Headers,
  { provider, stranger }: { provider: OAuthProviderId; stranger: OAuthProfile },
): Promise<FirstFactorResult | { problem: OAuthProblem }> {
  return inTransaction(db, async (tx) => {
    const linked = await findLinkedAccount(tx, provider, stranger.accountId)
    if (linked) return completeFirstFactor(tx, env, headers, linked.id, 'provider')
    if (!stranger.email) return { problem: 'unconfirmed' }
    const account = await findOrCreateAccount(tx, { email: stranger.email, name: stranger.name })
    await linkProvider(tx, account.id, provider, stranger.accountId)
    return completeFirstFactor(tx, env, headers, account.id, 'provider')
  })
}

async function findLinkedAccount(tx: Database, providerId: OAuthProviderId, accountId: string) {
  const method = await tx
    .selectFrom('signInMethods')
    .select('userId')
    .where('providerId', '=', providerId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return method && findAccountById(tx, method.userId)
}

async function findOrCreateAccount(tx: Database, { email, name }: { email: string; name: string }) {
  const { id } = await findOrCreateVerifiedAccount(tx, {
    email,
    name: shortTextField.parse(name).slice(0, MAX_NAME_LENGTH),
  })
  const account = await findAccountById(tx, id)
  if (!account) throw new Error('An account went away while somebody signed in with it.')
  return account
}

async function linkProvider(tx: Database, userId: string, providerId: OAuthProviderId, accountId: string) {
  await tx
    .insertInto('signInMethods')
    .values({ userId, providerId, accountId })
    .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
    .execute()
}
