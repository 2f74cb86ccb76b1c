import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { shortText } from '~/platform/sanitize-text'
import { sendConfirmation } from '../commands.server'
import { findAccount, findAccountById } from '../queries.server'
import { enter } from '../sign-in/sign-in.server'
import type { Stranger } from './ask-provider.server'
import type { Problem, ProviderId } from './provider'

const LONGEST_NAME = 120

/**
 * Signs in whoever the provider says it is: by an account that was linked before, else by an address that both sides have
 * confirmed, else with a new account. Answers the cookies of the session, or why there is none.
 */
export function enterWith(
  db: Database,
  env: SiteEnvironment,
  headers: Headers,
  { provider, stranger }: { provider: ProviderId; stranger: Stranger },
): Promise<{ cookies: string[] } | { problem: Problem }> {
  return inTransaction(db, async (tx) => {
    const linked = await findLinked(tx, provider, stranger.accountId)
    if (linked) return { cookies: await enter(tx, env, headers, linked) }
    if (!stranger.email) return { problem: 'unconfirmed' }
    const account = await accountWith(tx, { email: stranger.email, name: stranger.name })
    if (!account.emailVerified) {
      // a stranger may have made it and know its password: it is handed to nobody
      await sendConfirmation(tx, env, account)
      return { problem: 'not-ours' }
    }
    await link(tx, account.id, provider, stranger.accountId)
    return { cookies: await enter(tx, env, headers, account) }
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

/** The account of an address, made when there is none: the provider has confirmed the address. */
async function accountWith(tx: Database, { email, name }: { email: string; name: string }) {
  await tx
    .insertInto('profiles')
    .values({ email, fullName: shortText.parse(name).slice(0, LONGEST_NAME), emailVerified: true })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const account = await findAccount(tx, email)
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
