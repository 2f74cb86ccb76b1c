import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { literalInPattern } from '~/platform/database/like'
import { type Person, reachablePlans } from './queries.server'

export interface TeamMember {
  id: string
  email: string
  name: string
}

const MOST_SHOWN = 10

interface Wanted {
  /** What their address or name has in it. */
  search?: string
  /** Addresses that are left out. */
  without?: string[]
  limit?: number
}

/** Those who share a plan with `person`: owners, and members who have opened it. Nobody else is ever named. */
export async function listTeam(
  db: Database,
  person: Person,
  { search = '', without = [], limit = MOST_SHOWN }: Wanted = {},
): Promise<TeamMember[]> {
  const pattern = `%${literalInPattern(search)}%`
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
    .where(({ eb, or }) => or([eb('email', 'ilike', pattern), eb('fullName', 'ilike', pattern)]))
    .where('email', 'not in', ['', ...without])
    .orderBy(sql`coalesce(nullif(full_name, ''), email)`)
    .orderBy('id')
    .limit(Math.min(limit, MOST_SHOWN))
    .execute()
}
