import type { Database } from '~/platform/database/database.server'
import { type ListedAgentToken, MAX_AGENT_TOKENS } from './agent-token'
import { hashAgentToken } from './agent-token-secret.server'

/** A program and the person for whom it works. */
export interface Agent {
  tokenId: string
  /** What the person called it. */
  name: string
  person: { id: string; email: string }
}

export function listAgentTokensForUser(db: Database, userId: string): Promise<ListedAgentToken[]> {
  return db
    .selectFrom('agentTokens')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MAX_AGENT_TOKENS)
    .execute()
}

/** Who comes with this token; undefined: nobody. */
export async function findAgentByToken(db: Database, token: string): Promise<Agent | undefined> {
  const row = await db
    .selectFrom('agentTokens')
    .innerJoin('profiles', 'profiles.id', 'agentTokens.userId')
    .select(['agentTokens.id as tokenId', 'name', 'profiles.id as personId', 'email'])
    .where('tokenHash', '=', hashAgentToken(token))
    .executeTakeFirst()
  return row && { tokenId: row.tokenId, name: row.name, person: { id: row.personId, email: row.email } }
}

/** The programs that may work for somebody; their keys are not kept, so they cannot be told. */
export function listAgentTokensForExport(db: Database, userId: string) {
  return db
    .selectFrom('agentTokens')
    .select(['name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}
