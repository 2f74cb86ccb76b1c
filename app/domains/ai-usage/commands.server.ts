import type { Actor } from '~/domains/audit/actor'
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

// of its own: a run asks for each row of a table, which is another measure than what one person types
const RUN_DAY = { attempts: 2_000, seconds: 86_400 }

/** Counts a question that a run asks for somebody. @throws DomainError 429 */
export async function countRunQuestion(db: Database, { id, email }: Actor, now = new Date()) {
  const sentence = `Your runs have asked the AI ${RUN_DAY.attempts.toLocaleString('en-US')} times within a day. Resume this one tomorrow; what was answered is kept.`
  await limitRate(db, `ai runs ${id ?? email}`, { ...RUN_DAY, sentence }, now)
}

// of its own again: each question is about sixty pages, and ten thousand pages are read in a fifth of these
const READING_DAY = { attempts: 1_000, seconds: 86_400 }

/** Counts a question by which a model reads pages for somebody. @throws DomainError 429 */
export async function countReading(db: Database, { id, email }: Actor, now = new Date()) {
  const sentence = `The AI was given pages to read ${READING_DAY.attempts.toLocaleString('en-US')} times within a day. It goes on tomorrow; what it has read is kept.`
  await limitRate(db, `ai reading ${id ?? email}`, { ...READING_DAY, sentence }, now)
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
