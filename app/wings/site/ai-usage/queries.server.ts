import type { TokenUsage } from '~/platform/ai/token-usage'
import type { Database } from '~/platform/database/database.server'

/** What one person's questions about a plan used so far. A cost is known when that of each of them is. */
export async function findAiUsageForPlan(db: Database, userId: string, blueprintId: string): Promise<TokenUsage> {
  const row = await db
    .selectFrom('aiUsage')
    .select(({ fn }) => [
      fn.sum('inputTokens').as('inputTokens'),
      fn.sum('outputTokens').as('outputTokens'),
      fn.sum('costMicros').as('costMicros'),
      fn.countAll().as('questions'),
      fn.count('costMicros').as('priced'),
    ])
    .where('userId', '=', userId)
    .where('blueprintId', '=', blueprintId)
    .executeTakeFirstOrThrow()
  return {
    // a sum of nothing is null
    inputTokens: Number(row.inputTokens),
    outputTokens: Number(row.outputTokens),
    costMicros: row.priced === row.questions ? Number(row.costMicros) : null,
  }
}
