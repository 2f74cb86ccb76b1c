import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'

export interface PlanPerson {
  id: string
  /** Their name, or their address while they gave none. */
  name: string
}

const MAX_PEOPLE = 200

/**
 * Who shares a plan, and may therefore be assigned to its tasks: the owner first, then by address. Who was invited counts
 * from their first look on: an invitation must not tell whether an address has an account.
 */
export async function listPlanPeople(db: Database, planId: string): Promise<PlanPerson[]> {
  const owner = db
    .selectFrom('blueprints')
    .innerJoin('profiles', 'profiles.id', 'blueprints.ownerId')
    .select(['profiles.id', 'fullName', 'email', sql<number>`0`.as('rank')])
    .where('blueprints.id', '=', planId)
  const members = db
    .selectFrom('blueprintMembers')
    .innerJoin('profiles', 'profiles.email', 'blueprintMembers.email')
    .select(['profiles.id', 'fullName', 'profiles.email', sql<number>`1`.as('rank')])
    .where('blueprintMembers.blueprintId', '=', planId)
    .where('blueprintMembers.joinedAt', 'is not', null)
    .where('profiles.emailVerified', '=', true)
  const rows = await owner.unionAll(members).orderBy('rank').orderBy('email').limit(MAX_PEOPLE).execute()
  return rows.map(({ id, fullName, email }) => ({ id, name: fullName || email }))
}
