import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import { accessiblePlans, type Person } from './queries.server'

export interface Collaborator {
  id: string
  email: string
  name: string
}

const MAX_LISTED = 10

interface CollaboratorFilter {
  /** What their address or name has in it. */
  search?: string
  /** Addresses that are left out. */
  excludedEmails?: string[]
  limit?: number
}

/** Those who share a plan with `person`: owners, and members who have opened it. Nobody else is ever named. */
export async function listCollaborators(
  db: Database,
  person: Person,
  { search = '', excludedEmails = [], limit = MAX_LISTED }: CollaboratorFilter = {},
): Promise<Collaborator[]> {
  const pattern = `%${escapeLikePattern(search)}%`
  const plans = accessiblePlans(db, person).select('blueprints.id')
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
    .where('email', 'not in', ['', ...excludedEmails])
    .orderBy(sql`coalesce(nullif(full_name, ''), email)`)
    .orderBy('id')
    .limit(Math.min(limit, MAX_LISTED))
    .execute()
}
