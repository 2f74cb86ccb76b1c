import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isUuid } from '~/platform/is-uuid'
import { type FreshToken, MOST_TOKENS } from './agent-token'
import { TokenMissing, TooManyTokens } from './errors'
import { hashOfToken, makeSecretToken } from './secret-token.server'

/** Makes a token with which a program works for `userId`. Only its hash is kept. @throws TooManyTokens */
export async function issueToken(db: Database, userId: string, name: string, now = new Date()): Promise<FreshToken> {
  const token = makeSecretToken()
  return inTransaction(db, async (tx) => {
    // two tabs at once must not make one too many
    await tx.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
    const { count } = await tx
      .selectFrom('agentTokens')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_TOKENS) throw new TooManyTokens()
    const { id } = await tx
      .insertInto('agentTokens')
      .values({ userId, name, tokenHash: hashOfToken(token), createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, name, token }
  })
}

/** From now on it opens nothing. @throws TokenMissing */
export async function endToken(db: Database, userId: string, tokenId: string) {
  if (!isUuid(tokenId)) throw new TokenMissing()
  const { numDeletedRows } = await db
    .deleteFrom('agentTokens')
    .where('id', '=', tokenId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new TokenMissing()
}

/** Ends all of somebody's tokens: whoever knew their password may have made some. */
export async function endTokensOf(tx: Database, userId: string) {
  await tx.deleteFrom('agentTokens').where('userId', '=', userId).execute()
}

const EXACT_TO_MS = 60_000 // a busy program would write a row with every call

export async function rememberUse(db: Database, tokenId: string, now = new Date()) {
  await db
    .updateTable('agentTokens')
    .set({ lastUsedAt: now })
    .where('id', '=', tokenId)
    .where(({ eb, or }) =>
      or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', new Date(now.getTime() - EXACT_TO_MS))]),
    )
    .execute()
}
