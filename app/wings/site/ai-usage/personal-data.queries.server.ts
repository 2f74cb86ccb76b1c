import type { Database } from '~/platform/database/database.server'

/** What the AI was asked for somebody, and what that took. */
export function listAiUsageForExport(db: Database, userId: string) {
  return db
    .selectFrom('aiUsage')
    .select(['purpose', 'provider', 'model', 'inputTokens', 'outputTokens', 'costMicros', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}
