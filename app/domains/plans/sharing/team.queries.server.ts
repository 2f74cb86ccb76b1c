import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { type Person, reachablePlans } from '../queries.server'

export interface TeamMember {
  id: string
  email: string
  name: string
}

const MOST_SHOWN = 10

/** Those who share a plan with `person`: owners, and members who have opened it. Nobody else is ever named. */
export async function listTeam(db: Database, person: Person): Promise<TeamMember[]> {
  const plans = reachablePlans(db, person).select('blueprints.id')
  return db
    .selectFrom('profiles')
    .select(['id', 'email', 'fullName as name'])
    .where('id', '!=', person.id)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('blueprints').select('ownerId').where('blueprints.id', 'in', plans)),
        eb(
          'email',
          'in',
          selectFrom('blueprintMembers')
            .select('blueprintMembers.email')
            .where('blueprintId', 'in', plans)
            .where('joinedAt', 'is not', null),
        ),
      ]),
    )
    .orderBy(sql`coalesce(nullif(full_name, ''), email)`)
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute()
}
