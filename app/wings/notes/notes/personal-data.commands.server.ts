import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { DB as Tables } from '~/platform/database/tables'
import type { NotesUser } from './commands.server'
import { claimNotesVersion, lockNotesForUpdate, notesChangeChannel } from './notes-version.commands.server'

const BATCH_SIZE = 20

/** Each note of somebody, those in the trash too, with whom it is shared; a few at a time, because they may be large. */
export async function* streamOwnNotesForExport(db: Database, { id: userId }: NotesUser) {
  const notes = (after: string) =>
    db
      .selectFrom('notes')
      .select(['id', 'title', 'content', 'isTodo', 'items', 'pinnedAt', 'createdAt', 'updatedAt', 'deletedAt'])
      .select(selectSharesOfNote)
      .where('userId', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
  for (let page = await notes(FIRST_ID); page.length > 0; page = await notes(page.at(-1)?.id ?? LAST_ID)) yield* page
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const selectSharesOfNote = ({ ref }: ExpressionBuilder<Tables, 'notes'>) =>
  sql<{ email: string; sharedAt: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('email', shared_with_email, 'sharedAt', created_at) order by created_at)
    from note_shares where note_id = ${ref('notes.id')}), '[]')`.as('sharedWith')

/** The kept versions of somebody's notes, a few at a time. */
export async function* streamNoteRevisionsForExport(db: Database, { id: userId }: NotesUser) {
  const versions = (noteId: string, revision: number) =>
    db
      .selectFrom('noteRevisions')
      .innerJoin('notes', 'notes.id', 'noteRevisions.noteId')
      .select(['noteId', 'noteRevisions.revision', 'noteRevisions.title', 'noteRevisions.content'])
      .select(['noteRevisions.isTodo', 'noteRevisions.items', 'reason', 'noteRevisions.createdAt as madeAt'])
      .where('userId', '=', userId)
      .where(sql<boolean>`(note_id, note_revisions.revision) > (${noteId}::uuid, ${revision}::integer)`)
      .orderBy('noteId')
      .orderBy('noteRevisions.revision')
      .limit(BATCH_SIZE)
      .execute()
  let page = await versions(FIRST_ID, 0)
  while (page.length > 0) {
    yield* page
    const last = page.at(-1)
    page = last ? await versions(last.noteId, last.revision) : []
  }
}

/** The notes of others that somebody may read: what they are called, since when, and whose. */
export function listNotesSharedWith(db: Database, { email }: NotesUser) {
  return db
    .selectFrom('noteShares')
    .innerJoin('notes', 'notes.id', 'noteShares.noteId')
    .innerJoin('profiles', 'profiles.id', 'sharedBy')
    .select(['noteId as id', 'title', 'profiles.email as sharedBy', 'noteShares.createdAt as sharedAt', 'openedAt'])
    .where('sharedWithEmail', '=', email)
    .where('deletedAt', 'is', null)
    .orderBy('noteShares.createdAt')
    .orderBy('noteId')
    .execute()
}

/**
 * What is shared with somebody and was opened moves along to their new address, as part of `tx`, and was opened there. What
 * was not stays with the old address: otherwise whoever knows that one would learn the new one by a share that nobody asked
 * for. Their own notes are not shared with their own address.
 */
export async function moveReceivedSharesToNewEmail(
  tx: Database,
  { id, from, to }: { id: string; from: string; to: string },
) {
  await notifySharers(tx, [from, to], {
    filter: ({ eb, or }) => or([eb('openedAt', 'is not', null), eb('sharedBy', '=', id)]),
  })
  const opened = tx
    .selectFrom('noteShares')
    .select('noteId')
    .where('sharedWithEmail', '=', from)
    .where('openedAt', 'is not', null)
  await tx
    .updateTable('noteShares')
    .set({ openedAt: sql<Date>`coalesce(opened_at, now())` })
    .where('sharedWithEmail', '=', to)
    .where('noteId', 'in', opened)
    .execute()
  const already = tx.selectFrom('noteShares').select('noteId').where('sharedWithEmail', '=', to)
  await tx
    .updateTable('noteShares')
    .set({ sharedWithEmail: to })
    .where('sharedWithEmail', '=', from)
    .where('openedAt', 'is not', null)
    .where('noteId', 'not in', already)
    .execute()
  await tx.deleteFrom('noteShares').where('sharedWithEmail', '=', from).where('openedAt', 'is not', null).execute()
  await tx.deleteFrom('noteShares').where('sharedWithEmail', '=', to).where('sharedBy', '=', id).execute()
  await notifyFollowers(tx, notesChangeChannel(id))
}

/** Takes somebody's notes away, for those too who may read them, and their part in what others share, as part of `tx`. */
export async function deleteNotesForUser(tx: Database, { id, email }: NotesUser) {
  await notifySharers(tx, [email], { alsoLocked: [id] })
  await tx.deleteFrom('noteShares').where('sharedWithEmail', '=', email).execute()
  const readers = await tx
    .selectFrom('noteShares')
    .innerJoin('profiles', 'profiles.email', 'sharedWithEmail')
    .select('profiles.id')
    .distinct()
    .where('sharedBy', '=', id)
    .execute()
  await tx.deleteFrom('notes').where('userId', '=', id).execute()
  await notifyFollowers(tx, notesChangeChannel(id), ...readers.map((reader) => notesChangeChannel(reader.id)))
}

interface NotifySharersOptions {
  filter?: (eb: ExpressionBuilder<Tables, 'noteShares'>) => Expression<SqlBool>
  /** Whose notes the transaction changes too. */
  alsoLocked?: string[]
}

const allShares = () => sql<boolean>`true`

/** Those who share with these addresses see another list of readers from now on. */
async function notifySharers(
  tx: Database,
  emails: string[],
  { filter = allShares, alsoLocked = [] }: NotifySharersOptions = {},
) {
  const shares = await tx
    .selectFrom('noteShares')
    .select(['noteId', 'sharedBy'])
    .where('sharedWithEmail', 'in', emails)
    .where(filter)
    .execute()
  const sharers = new Set(shares.map(({ sharedBy }) => sharedBy))
  for (const person of await lockNotesForUpdate(tx, [...alsoLocked, ...sharers])) {
    const ids = shares.filter(({ sharedBy }) => sharedBy === person).map(({ noteId }) => noteId)
    if (ids.length === 0) continue
    const version = await claimNotesVersion(tx, person)
    await tx.updateTable('notes').set({ version }).where('id', 'in', ids).execute()
  }
}
