import { createHash } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { revokeAllAgentTokens } from '~/wings/site/accounts/agent-tokens.commands.server'
import type { Account } from '../queries.server'
import { rejectGuessablePassword } from './guessable-password.server'
import { hashPassword, needsRehash, verifyPassword } from './password-hash.server'

/**
 * The hash of a password that somebody chooses. Takes about a third of a second of a processor: never inside a
 * transaction. @param field what the form calls it. @throws InvalidFields when it is one that everybody tries
 */
export async function hashNewPassword(password: string, owner: { email: string; isAdmin: boolean }, field?: string) {
  await rejectGuessablePassword(password, owner, field)
  return hashPassword(password)
}

export async function isCorrectPassword({ password: hash }: Pick<Account, 'password'>, password: string) {
  return hash ? verifyPassword({ hash, password }) : false
}

/** Takes a password that was just proved into today's kind of hash. Nothing ends with it: the password is the same. */
export async function rehashPassword(
  db: Database,
  { id, password: old }: Pick<Account, 'id' | 'password'>,
  password: string,
) {
  if (!old || !needsRehash(old)) return
  await db
    .updateTable('signInMethods')
    .set({ password: await hashPassword(password) })
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    // not over a password that was changed meanwhile
    .where('password', '=', old)
    .execute()
}

/** Names a password without telling anything about it: it changes with every new one. */
export function passwordFingerprint({ password }: Pick<Account, 'password'>) {
  return createHash('sha256')
    .update(password ?? '')
    .digest('base64url')
    .slice(0, 16)
}

/**
 * Gives somebody this password and ends what came about with the one before: every session, except one that is to stay,
 * and the tokens of their agents.
 */
export async function setPassword(tx: Database, userId: string, hash: string, except?: string) {
  await tx
    .insertInto('signInMethods')
    .values({ userId, providerId: 'credential', accountId: userId, password: hash })
    .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doUpdateSet({ password: hash }))
    .execute()
  await revokeSessionsAndTokens(tx, userId, except)
}

/** Takes somebody's password away: a mailed link lets them choose another. */
export async function deletePassword(tx: Database, userId: string) {
  await tx.deleteFrom('signInMethods').where('userId', '=', userId).where('providerId', '=', 'credential').execute()
}

/** Whoever came in by a way that is no more is out: sessions, except one that is to stay, and the tokens of agents. */
export async function revokeSessionsAndTokens(tx: Database, userId: string, except?: string) {
  await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()
  await revokeAllAgentTokens(tx, userId)
}
