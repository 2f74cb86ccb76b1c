import type { Ai } from '~/platform/ai/ai.server'
import type { AiUse } from '~/platform/ai/ai-use'
import type { Database } from '~/platform/database/database.server'
import { limitRate } from '~/platform/rate-limit.server'

const HOUR = { attempts: 60, seconds: 3600 }
const DAY = { attempts: 300, seconds: 86_400 }

/** Counts a question of somebody to the AI. Call it before the question, outside of a transaction. @throws DomainError 429 */
export async function countQuestion(db: Database, userId: string, now = new Date()) {
  const inHour = `You asked the AI ${HOUR.attempts} times within an hour. Go on in a while; everything else works meanwhile.`
  const inDay = `You asked the AI ${DAY.attempts} times within a day. Go on tomorrow; everything else works meanwhile.`
  await limitRate(db, `ai hour ${userId}`, { ...HOUR, sentence: inHour }, now)
  await limitRate(db, `ai day ${userId}`, { ...DAY, sentence: inDay }, now)
}

interface Asked extends AiUse {
  userId: string
  blueprintId: string | null
  /** What it was for: "plan:summary". */
  purpose: string
}

/** Keeps what an answer cost; what its provider did not count is not kept. */
export async function recordUse(db: Database, { provider, model }: Pick<Ai, 'provider' | 'model'>, asked: Asked) {
  if (asked.inputTokens + asked.outputTokens === 0) return
  await db
    .insertInto('aiUsage')
    .values({ ...asked, provider, model })
    .execute()
}
