import type { Database } from '~/platform/database/database.server'
import { type ListedToken, MOST_TOKENS } from './agent-token'
import { hashOfToken } from './secret-token.server'

/** A program and the person for whom it works. */
export interface Agent {
  tokenId: string
  /** What the person called it. */
  name: string
  person: { id: string; email: string }
}

export function listTokensOf(db: Database, userId: string): Promise<ListedToken[]> {
  return db
    .selectFrom('agentTokens')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MOST_TOKENS)
    .execute()
}

/** Who comes with this token; undefined: nobody. */
export async function findAgent(db: Database, token: string): Promise<Agent | undefined> {
  const row = await db
    .selectFrom('agentTokens')
    .innerJoin('profiles', 'profiles.id', 'agentTokens.userId')
    .select(['agentTokens.id as tokenId', 'name', 'profiles.id as personId', 'email'])
    .where('tokenHash', '=', hashOfToken(token))
    .executeTakeFirst()
  return row && { tokenId: row.tokenId, name: row.name, person: { id: row.personId, email: row.email } }
}
