import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { type IssuedAgentToken, MAX_AGENT_TOKENS } from './agent-token'
import { generateAgentToken, hashAgentToken } from './agent-token-secret.server'
import { AgentTokenMissing, TooManyAgentTokens } from './errors'

/** Makes a token with which a program works for `userId`. Only its hash is kept. @throws TooManyAgentTokens */
export async function issueAgentToken(
  db: Database,
  userId: string,
  name: string,
  now = new Date(),
): Promise<IssuedAgentToken> {
  const token = generateAgentToken()
  return inTransaction(db, async (tx) => {
    // two tabs at once must not make one too many
    await tx.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
    const { count } = await tx
      .selectFrom('agentTokens')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_AGENT_TOKENS) throw new TooManyAgentTokens()
    const { id } = await tx
      .insertInto('agentTokens')
      .values({ userId, name, tokenHash: hashAgentToken(token), createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, name, token }
  })
}

/** From now on it opens nothing. @throws AgentTokenMissing */
export async function revokeAgentToken(db: Database, userId: string, tokenId: string) {
  if (!isUuid(tokenId)) throw new AgentTokenMissing()
  const { numDeletedRows } = await db
    .deleteFrom('agentTokens')
    .where('id', '=', tokenId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AgentTokenMissing()
}

/** Ends all of somebody's tokens: whoever knew their password may have made some. */
export async function revokeAllAgentTokens(tx: Database, userId: string) {
  await tx.deleteFrom('agentTokens').where('userId', '=', userId).execute()
}

const LAST_USED_PRECISION_MS = 60_000 // a busy program would write a row with every call

export async function recordAgentTokenUse(db: Database, tokenId: string, now = new Date()) {
  await db
    .updateTable('agentTokens')
    .set({ lastUsedAt: now })
    .where('id', '=', tokenId)
    .where(({ eb, or }) =>
      or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', new Date(now.getTime() - LAST_USED_PRECISION_MS))]),
    )
    .execute()
}
