import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { StackLibraryFull } from './errors'
import { MAX_STACKS } from './queries.server'

// the same pace as for plans
const SAVE_RATE_LIMIT = {
  attempts: 60,
  seconds: 3_600,
  message: 'You have saved too many stacks. Please try again later.',
}

/** Counts a stack that is saved or copied. Call it before the transaction of the work. @throws DomainError 429 */
export const limitStackSaves = (db: Database, ownerId: string) =>
  enforceRateLimit(db, `stack-saving:${ownerId}`, SAVE_RATE_LIMIT)

/** Whether somebody has room for another stack; whoever asks waits for their others. What is deleted leaves room. @throws StackLibraryFull */
export async function requireLibraryCapacity(tx: Database, ownerId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stacks of ${ownerId}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('savedStacks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_STACKS) throw new StackLibraryFull(MAX_STACKS)
}
