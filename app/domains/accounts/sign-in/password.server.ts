import { createHash } from 'node:crypto'
import { endTokensOf } from '~/domains/agents/commands.server'
import type { Database } from '~/platform/database/database.server'
import type { Account } from '../queries.server'

/** Takes about a tenth of a second of a processor: never inside a transaction. */
export async function hashed(password: string) {
  const { hashPassword } = await import('better-auth/crypto')
  return hashPassword(password)
}

export async function isPasswordOf({ password: hash }: Pick<Account, 'password'>, password: string) {
  if (!hash) return false
  const { verifyPassword } = await import('better-auth/crypto')
  return verifyPassword({ hash, password })
}

/** Names a password without telling anything about it: it changes with every new one. */
export function passwordMark({ password }: Pick<Account, 'password'>) {
  return createHash('sha256')
    .update(password ?? '')
    .digest('base64url')
    .slice(0, 16)
}

/**
 * Gives somebody this password and ends what came about with the one before: every session, except one that is to stay,
 * and the tokens of their agents.
 */
export async function keepPassword(tx: Database, userId: string, hash: string, except?: string) {
  await tx
    .insertInto('signInMethods')
    .values({ userId, providerId: 'credential', accountId: userId, password: hash })
    .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doUpdateSet({ password: hash }))
    .execute()
  await endWhatCameAbout(tx, userId, except)
}

/** Whoever came in by a way that is no more is out: sessions, except one that is to stay, and the tokens of agents. */
export async function endWhatCameAbout(tx: Database, userId: string, except?: string) {
  await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()
  await endTokensOf(tx, userId)
}
