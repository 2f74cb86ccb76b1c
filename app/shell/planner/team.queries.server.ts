import type { Database } from '~/platform/database/database.server'
import { listNoteCollaborators } from '~/wings/notes/notes/people.queries.server'
import { type Collaborator, listCollaborators } from '~/wings/planner/plans/collaborators.queries.server'

const MAX_SHOWN = 10

/** At most ten people who share a plan or a note with `person`, those of plans first. There is no way to anybody else. */
export async function listTeammates(db: Database, person: { id: string; email: string }): Promise<Collaborator[]> {
  const team = await listCollaborators(db, person)
  const known = new Set(team.map(({ id }) => id))
  const others = await listNoteCollaborators(db, person)
  return [...team, ...others.filter(({ id }) => !known.has(id))].slice(0, MAX_SHOWN)
}
