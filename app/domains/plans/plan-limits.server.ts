import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { limitRate } from '~/platform/rate-limit.server'
import { type Person, requireRole } from './queries.server'

const CREATIONS = {
  attempts: 60,
  seconds: 3_600,
  sentence: 'You created many plans within an hour. Wait a little before the next one; nothing you typed is lost.',
}
const CHANGES = {
  attempts: 240,
  sentence: 'You changed many things within a minute. Wait a moment, then repeat this change.',
}
// cards are moved faster than words are written, and a program may put a whole board in order
const BOARD_CHANGES = { ...CHANGES, attempts: 1_200 }
export const MOST_PLANS = 200

/** Call it before the transaction of the work. @throws DomainError 429 */
export const admitCreation = (db: Database, { id }: Person) => limitRate(db, `plan-creation:${id}`, CREATIONS)

/**
 * Whether somebody may change a plan, and has not done so too often. Call it before the body is read, and before
 * the transaction of the work. @throws PlanMissing, PlanIsReadOnly, DomainError 429
 */
export async function admitChange(db: Database, person: Person, planId: string) {
  await requireRole(db, person, planId, 'change')
  await limitRate(db, `plan-change:${person.id}`, CHANGES)
}

/** The same for the cards of its board. @throws PlanMissing, PlanIsReadOnly, DomainError 429 */
export async function admitBoardChange(db: Database, person: Person, planId: string) {
  await requireRole(db, person, planId, 'change')
  await limitRate(db, `board-change:${person.id}`, BOARD_CHANGES)
}

/** Whether somebody has room for another plan; whoever asks waits for their others. @throws DomainError 409 */
export async function requireRoom(tx: Database, { id }: Person) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plans of ${id}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('blueprints')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ownerId', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_PLANS)
    throw new DomainError(`You have ${MOST_PLANS} plans. Move one to the trash to make room for another.`, 409)
}
