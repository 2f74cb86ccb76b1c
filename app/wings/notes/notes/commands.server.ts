import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { InvalidFields } from '~/platform/errors/errors'
import { enforceRateLimit, isWithinRateLimit } from '~/platform/security/rate-limit.commands.server'
import { DAY_MS } from '~/platform/time/dates'
import { detectSuspiciousContent } from '~/rich-text/suspicious-content'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { NoteChanged, NoteMissing, SignedInAsAnotherUser, TooManyNotes } from './errors'
import { emptyNote, isSameNoteContent, MAX_NOTE_CONTENT_LENGTH, type Note, type NoteContent } from './note'
import { saveNoteRevision } from './note-revisions.commands.server'
import { type NoteRow, noteColumns, toNote, toNoteContent } from './note-row.queries.server'
import { type NewNote, NOTE_TOO_LONG_MESSAGE, type NoteChange } from './note-schemas'
import {
  hasPinQuota,
  MAX_NOTES,
  requireByteQuota,
  requireNoteQuota,
  requirePinQuota,
} from './notes-quota.queries.server'
import { claimNotesVersion, notifyReaders } from './notes-version.commands.server'
import { countOwnNotes } from './queries.server'
import { buildSearchText, sanitizeNote } from './sanitize-note.server'

/** Who writes. */
export interface NotesUser {
  id: string
  email: string
}

const CREATION_RATE_LIMIT = {
  attempts: 120,
  message: 'Too many new notes. Please wait a minute and try again.',
}
// a save every two seconds, of several notes in several tabs
const CHANGE_RATE_LIMIT = {
  attempts: 600,
  message: 'Too many saves. Please wait a minute and try again.',
}

/** Call these before the transaction of the work. @throws DomainError 429 */
export const limitNoteCreation = (db: Database, { id }: NotesUser) =>
  enforceRateLimit(db, `note-creation:${id}`, CREATION_RATE_LIMIT)
export const limitNoteChanges = (db: Database, { id }: NotesUser) =>
  enforceRateLimit(db, `note-change:${id}`, CHANGE_RATE_LIMIT)

/**
 * Puts a note among those of `by`. An id that they have already is the same note: nothing is done when it is written
 * alike. @throws NoteChanged, NoteMissing (an id that is not theirs), TooManyNotes, SignedInAsAnotherUser
 */
export async function createNote(db: Database, by: NotesUser, asked: NewNote, now = new Date()): Promise<Note> {
  const { id, user_id, ...given } = asked
  requireSameUser(by, user_id)
  const empty = emptyNote(asked.is_todo)
  const note = sanitizeNote({
    ...empty,
    ...given,
    title: given.title ?? empty.title,
    items: given.items ?? empty.items,
  })
  requireContentWithinLimit(note)
  return inTransaction(db, async (tx) => {
    const version = await claimNotesVersion(tx, by.id)
    if (id) {
      const known = await tx
        .selectFrom('notes')
        .select(noteColumns)
        .select('deletedAt')
        .where('id', '=', id)
        .executeTakeFirst()
      if (known) return requireSameContent(known, by, note)
    }
    await requireNoteQuota(tx, by.id)
    const row = await tx
      .insertInto('notes')
      .values({ ...(id && { id }), userId: by.id, ...toNoteValues(note), version, createdAt: now, updatedAt: now })
      // somebody else took this id at the same moment
      .onConflict((conflict) => conflict.doNothing())
      .returning(noteColumns)
      .executeTakeFirst()
    if (!row) throw new NoteMissing()
    await recordSuspiciousContent(tx, by, row.id, undefined, note)
    return toNote(row)
  })
}

/** What was typed by one person is never saved for another who signed in on the same browser meanwhile. */
function requireSameUser(by: NotesUser, writtenBy: string | undefined) {
  if (writtenBy && writtenBy !== by.id) throw new SignedInAsAnotherUser()
}

function requireSameContent(known: NoteRow & { deletedAt: Date | null }, by: NotesUser, note: NoteContent) {
  if (known.userId !== by.id || known.deletedAt) throw new NoteMissing()
  if (!isSameNoteContent(toNoteContent(known), note)) throw new NoteChanged(toNote(known))
  return toNote(known)
}

/**
 * Changes what is written, or whether it is pinned. Based on an older revision it is refused, unless the note says that
 * already: then the answer to an earlier try was lost. @throws NoteMissing, NoteChanged, SignedInAsAnotherUser
 */
export async function saveNote(
  db: Database,
  by: NotesUser,
  id: string,
  change: NoteChange,
  now = new Date(),
): Promise<Note> {
  const { revision, snapshot, is_pinned, user_id, ...written } = change
  requireSameUser(by, user_id)
  return inTransaction(db, async (tx) => {
    const version = await claimNotesVersion(tx, by.id)
    const row = await lockNoteForUpdate(tx, by, id)
    const before = toNoteContent(row)
    const after = sanitizeNote({ ...before, ...written })
    if (written.content !== undefined) requireContentWithinLimit(after)
    const isWritten = !isSameNoteContent(before, after)
    if (isWritten && revision !== undefined && revision !== row.revision) throw new NoteChanged(toNote(row))
    if (isWritten) {
      await requireByteQuota(tx, by.id, { from: contentBytes(before), to: contentBytes(after) })
      await saveNoteRevision(tx, row, snapshot ?? 'writing', now)
      await recordSuspiciousContent(tx, by, id, before, after)
    }
    if (is_pinned && !row.pinnedAt) await requirePinQuota(tx, by.id)
    const changed = await tx
      .updateTable('notes')
      .set({ version, ...(isWritten && toNextRevision(row, after, now)), ...toPinnedValues(row, is_pinned, now) })
      .where('id', '=', id)
      .returning(noteColumns)
      .executeTakeFirstOrThrow()
    if (isWritten) await notifyReaders(tx, id)
    return toNote(changed)
  })
}

const toNextRevision = ({ revision }: NoteRow, after: NoteContent, now: Date) => ({
  ...toNoteValues(after),
  revision: revision + 1,
  updatedAt: now,
})

const toPinnedValues = ({ pinnedAt }: NoteRow, isPinned: boolean | undefined, now: Date) =>
  isPinned === undefined ? {} : { pinnedAt: isPinned ? (pinnedAt ?? now) : null }

/** Moves a note into the trash; those it was shared with do not see it meanwhile. @throws NoteMissing */
export async function deleteNote(db: Database, by: NotesUser, id: string, now = new Date()) {
  await inTransaction(db, async (tx) => {
    const version = await claimNotesVersion(tx, by.id)
    await lockNoteForUpdate(tx, by, id)
    await tx.updateTable('notes').set({ deletedAt: now, version }).where('id', '=', id).execute()
    await notifyReaders(tx, id)
  })
}

/**
 * Brings a note back from the trash, pinned as it was while there is room for it; one that is back already stays as it is.
 * @throws NoteMissing, TooManyNotes
 */
export async function restoreNote(db: Database, by: NotesUser, id: string): Promise<Note> {
  return inTransaction(db, async (tx) => {
    const version = await claimNotesVersion(tx, by.id)
    if ((await countOwnNotes(tx, by.id)) >= MAX_NOTES) throw new TooManyNotes(MAX_NOTES)
    const row = isUuid(id)
      ? await tx
          .updateTable('notes')
          .set({ deletedAt: null, version, ...(!(await hasPinQuota(tx, by.id)) && unpinnedIfTrashed) })
          .where('id', '=', id)
          .where('userId', '=', by.id)
          .returning(noteColumns)
          .executeTakeFirst()
      : undefined
    if (!row) throw new NoteMissing()
    await notifyReaders(tx, id)
    return toNote(row)
  })
}

// one that is back already is among those that are pinned
const unpinnedIfTrashed = { pinnedAt: sql<Date | null>`case when deleted_at is null then pinned_at end` }

/** Takes a note out of the trash for good. @throws NoteMissing */
export async function deleteNotePermanently(db: Database, by: NotesUser, id: string) {
  if (!isUuid(id)) throw new NoteMissing()
  const { numDeletedRows } = await db
    .deleteFrom('notes')
    .where('id', '=', id)
    .where('userId', '=', by.id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new NoteMissing()
}

const DAYS_IN_TRASH = 30

export async function purgeDeletedNotes(db: Database, now = new Date()) {
  const before = new Date(now.getTime() - DAYS_IN_TRASH * DAY_MS)
  await db.deleteFrom('notes').where('deletedAt', '<', before).execute()
}

/** One of the writer's own notes, locked until the transaction ends. @throws NoteMissing */
export async function lockNoteForUpdate(tx: Database, by: NotesUser, id: string): Promise<NoteRow> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('notes')
        .select(noteColumns)
        .where('id', '=', id)
        .where('userId', '=', by.id)
        .where('deletedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw new NoteMissing()
  return row
}

/** A sign like & is longer once it is clean; what is stored must be small enough to be saved again. */
function requireContentWithinLimit({ content }: NoteContent) {
  if (content.length > MAX_NOTE_CONTENT_LENGTH)
    throw new InvalidFields(NOTE_TOO_LONG_MESSAGE, { content: NOTE_TOO_LONG_MESSAGE })
}

const contentBytes = ({ content, items }: NoteContent) =>
  Buffer.byteLength(content) + Buffer.byteLength(JSON.stringify(items))

function toNoteValues(note: NoteContent) {
  return {
    title: note.title,
    content: note.content,
    isTodo: note.is_todo,
    items: JSON.stringify(note.items),
    searchText: buildSearchText(note),
  }
}

/** Writes down that a note begins to look as if it wanted to run something; what it says stays out of the log. */
async function recordSuspiciousContent(
  tx: Database,
  by: NotesUser,
  id: string,
  before: NoteContent | undefined,
  after: NoteContent,
) {
  const known = before ? detectSuspiciousContent(textAndMarkup(before)) : []
  const flags = detectSuspiciousContent(textAndMarkup(after)).filter((sign) => !known.includes(sign))
  if (flags.length === 0 || !(await isWithinRateLimit(tx, `note-flags:${by.id}`, FLAGS))) return
  await recordAction(tx, by, { action: 'note.saved', subject: `note:${id}`, flags })
}

// whoever writes and takes it back over and over must not bury the rest of the log
const FLAGS = { attempts: 20, seconds: 3_600 }

const textAndMarkup = ({ title, content, items }: NoteContent) =>
  [title, content, ...items.map(({ text }) => text)].join('\n')
