import { listPeopleOfNotes } from '~/domains/notes/people.queries.server'
import { listTeam, type TeamMember } from '~/domains/plans/team.queries.server'
import type { Database } from '~/platform/database/database.server'

const MOST_SHOWN = 10

/** At most ten people who share a plan or a note with `person`, those of plans first. There is no way to anybody else. */
export async function listPeopleAround(db: Database, person: { id: string; email: string }): Promise<TeamMember[]> {
  const team = await listTeam(db, person)
  const known = new Set(team.map(({ id }) => id))
  const others = await listPeopleOfNotes(db, person)
  return [...team, ...others.filter(({ id }) => !known.has(id))].slice(0, MOST_SHOWN)
}
