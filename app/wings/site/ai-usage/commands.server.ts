import type { AiClient } from '~/platform/ai/ai-client.server'
import type { TokenUsage } from '~/platform/ai/token-usage'
import type { Database } from '~/platform/database/database.server'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { formatNumber } from '~/platform/text/format-number'
import type { Actor } from '~/wings/site/audit-log/actor'

const HOURLY_LIMIT = { attempts: 60, seconds: 3600 }
const DAILY_LIMIT = { attempts: 300, seconds: 86_400 }

/** Counts a question of somebody to the AI. Call it before the question, outside of a transaction. @throws DomainError 429 */
export async function consumeAiQuota(db: Database, userId: string, now = new Date()) {
  const inHour = `You have reached the limit of ${HOURLY_LIMIT.attempts} AI requests per hour. Try again later.`
  const inDay = `You have reached the limit of ${DAILY_LIMIT.attempts} AI requests per day. Try again tomorrow.`
  await enforceRateLimit(db, `ai hour ${userId}`, { ...HOURLY_LIMIT, message: inHour }, now)
  await enforceRateLimit(db, `ai day ${userId}`, { ...DAILY_LIMIT, message: inDay }, now)
}

// of its own: a run asks for each row of a table, which is another measure than what one person types
const RUN_DAILY_LIMIT = { attempts: 2_000, seconds: 86_400 }

/** Counts a question that a run asks for somebody. @throws DomainError 429 */
export async function consumeRunAiQuota(db: Database, { id, email }: Actor, now = new Date()) {
  const message = `Your runs have reached the limit of ${formatNumber(RUN_DAILY_LIMIT.attempts)} AI requests per day. Resume this run tomorrow; finished answers are saved.`
  await enforceRateLimit(db, `ai runs ${id ?? email}`, { ...RUN_DAILY_LIMIT, message }, now)
}

// of its own again: each question is about sixty pages, and ten thousand pages are read in a fifth of these
const PAGE_READING_DAILY_LIMIT = { attempts: 1_000, seconds: 86_400 }

/** Counts a question by which a model reads pages for somebody. @throws DomainError 429 */
export async function consumePageReadingAiQuota(db: Database, { id, email }: Actor, now = new Date()) {
  const sentence = `The limit of ${formatNumber(PAGE_READING_DAILY_LIMIT.attempts)} AI page analyses per day is reached. It continues tomorrow; finished pages are saved.`
  await enforceRateLimit(db, `ai reading ${id ?? email}`, { ...PAGE_READING_DAILY_LIMIT, message: sentence }, now)
}

interface AiUsageRecord extends TokenUsage {
  userId: string
  blueprintId: string | null
  /** What it was for: "plan:summary". */
  purpose: string
}

/** Keeps what an answer cost; what its provider did not count is not kept. */
export async function recordAiUsage(
  db: Database,
  { provider, model }: Pick<AiClient, 'provider' | 'model'>,
  asked: AiUsageRecord,
) {
  if (asked.inputTokens + asked.outputTokens === 0) return
  await db
    .insertInto('aiUsage')
    .values({ ...asked, provider, model })
    .execute()
}
