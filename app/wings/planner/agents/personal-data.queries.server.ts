import type { Database } from '~/platform/database/database.server'

/** The programs that may work for somebody; their keys are not kept, so they cannot be told. */
export function listAgentTokensForExport(db: Database, userId: string) {
  return db
    .selectFrom('agentTokens')
    .select(['name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}
