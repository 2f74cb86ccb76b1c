import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { type Person, requireRole } from './queries.server'

const CREATION_LIMIT = {
  attempts: 60,
  seconds: 3_600,
  message: 'You have created too many plans. Please try again later. Your draft is kept.',
}
const CHANGE_LIMIT = {
  attempts: 240,
  message: 'Too many changes. Wait a minute and try again.',
}
// cards are moved faster than words are written, and a program may put a whole board in order
const BOARD_CHANGE_LIMIT = { ...CHANGE_LIMIT, attempts: 1_200 }
export const MAX_PLANS = 200

/** Call it before the transaction of the work. @throws DomainError 429 */
export const limitPlanCreation = (db: Database, { id }: Person) =>
  enforceRateLimit(db, `plan-creation:${id}`, CREATION_LIMIT)

/**
 * Whether somebody may change a plan, and has not done so too often. Call it before the body is read, and before
 * the transaction of the work. @throws PlanMissing, PlanIsReadOnly, DomainError 429
 */
export async function authorizePlanChange(db: Database, person: Person, planId: string) {
  await requireRole(db, person, planId, 'change')
  await enforceRateLimit(db, `plan-change:${person.id}`, CHANGE_LIMIT)
}

/** The same for the cards of its board. @throws PlanMissing, PlanIsReadOnly, DomainError 429 */
export async function authorizeBoardChange(db: Database, person: Person, planId: string) {
  await requireRole(db, person, planId, 'change')
  await enforceRateLimit(db, `board-change:${person.id}`, BOARD_CHANGE_LIMIT)
}

/** Whether somebody has room for another plan; whoever asks waits for their others. @throws DomainError 409 */
export async function requirePlanQuota(tx: Database, { id }: Person) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plans of ${id}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('blueprints')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ownerId', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_PLANS)
    throw new DomainError(`You have reached the limit of ${MAX_PLANS} plans. Delete a plan to create another.`, 409)
}
