import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import { listCollaborators } from '~/wings/planner/plans/collaborators.queries.server'
import type { NotesUser } from '../commands.server'
import { type Contact, MAX_CONTACTS } from './note-share'

interface ListContactsOptions {
  /** What their address or name has in it. */
  search?: string
  /** Without those who may read this note already. */
  noteId?: string
}

/** Whom a note may be shared with next: the team, then those whom `person` has shared notes with, the latest first. */
export async function listContacts(
  db: Database,
  person: NotesUser,
  { search = '', noteId }: ListContactsOptions = {},
): Promise<Contact[]> {
  const has = noteId && isUuid(noteId) ? await findReaders(db, person, noteId) : []
  const team = await listCollaborators(db, person, { search, excludedEmails: has, limit: MAX_CONTACTS })
  const known = new Set([...has, ...team.map(({ email }) => email)])
  const earlier = await listPastRecipients(db, person, search, [...known])
  return [...team.map(({ email, name }) => ({ email, name })), ...earlier].slice(0, MAX_CONTACTS)
}

async function findReaders(db: Database, { id }: NotesUser, noteId: string) {
  const rows = await db
    .selectFrom('noteShares')
    .select('sharedWithEmail')
    .where('noteId', '=', noteId)
    .where('sharedBy', '=', id)
    .execute()
  return rows.map(({ sharedWithEmail }) => sharedWithEmail)
}

/** They are found by their name, and shown with it, only once they have opened a note. */
function listPastRecipients(
  db: Database,
  { id, email }: NotesUser,
  search: string,
  without: string[],
): Promise<Contact[]> {
  const pattern = `%${escapeLikePattern(search)}%`
  const name = sql<string>`coalesce(max(profiles.full_name), '')`
  return db
    .selectFrom('noteShares')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.email', '=', 'noteShares.sharedWithEmail').on('noteShares.openedAt', 'is not', null),
    )
    .select(['sharedWithEmail as email', name.as('name')])
    .where('sharedBy', '=', id)
    .where('sharedWithEmail', 'not in', [email, ...without])
    .groupBy('sharedWithEmail')
    .having(({ or, eb }) => or([eb('sharedWithEmail', 'ilike', pattern), eb(name, 'ilike', pattern)]))
    .orderBy(({ fn }) => fn.max('noteShares.createdAt'), 'desc')
    .orderBy('sharedWithEmail')
    .limit(MAX_CONTACTS)
    .execute()
}
