import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { shortText } from '~/platform/short-text'
import { findAccountById } from '../queries.server'
import { provenAccount } from '../sign-in/proven-account.server'
import { type Entrance, enter } from '../sign-in/sign-in.server'
import type { Stranger } from './ask-provider.server'
import type { Problem, ProviderId } from './provider'

const LONGEST_NAME = 120

/**
 * Signs in whoever the provider says it is: by an account that was linked before, else by the account of the address
 * that the provider has confirmed, else with a new account. Answers what follows, or why there is no session.
 */
export function enterWith(
  db: Database,
  env: SiteEnvironment,
  headers: Headers,
  { provider, stranger }: { provider: ProviderId; stranger: Stranger },
): Promise<Entrance | { problem: Problem }> {
  return inTransaction(db, async (tx) => {
    const linked = await findLinked(tx, provider, stranger.accountId)
    if (linked) return enter(tx, env, headers, linked.id, 'provider')
    if (!stranger.email) return { problem: 'unconfirmed' }
    const account = await accountOf(tx, { email: stranger.email, name: stranger.name })
    await link(tx, account.id, provider, stranger.accountId)
    return enter(tx, env, headers, account.id, 'provider')
  })
}

async function findLinked(tx: Database, providerId: ProviderId, accountId: string) {
  const method = await tx
    .selectFrom('signInMethods')
    .select('userId')
    .where('providerId', '=', providerId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return method && findAccountById(tx, method.userId)
}

async function accountOf(tx: Database, { email, name }: { email: string; name: string }) {
  const { id } = await provenAccount(tx, { email, name: shortText.parse(name).slice(0, LONGEST_NAME) })
  const account = await findAccountById(tx, id)
  if (!account) throw new Error('An account went away while somebody signed in with it.')
  return account
}

async function link(tx: Database, userId: string, providerId: ProviderId, accountId: string) {
  await tx
    .insertInto('signInMethods')
    .values({ userId, providerId, accountId })
    .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
    .execute()
}
