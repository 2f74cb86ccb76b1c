import { sql } from 'kysely'
import { recordAction } from '~/domains/audit/commands.server'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DAY_MS } from '~/platform/dates'
import { isUuid } from '~/platform/is-uuid'
import { isWithin, limitRate } from '~/platform/rate-limit.server'
import { suspiciousContent } from '~/rich-text/suspicious-content'
import { cleanNote, wordsOf } from './clean-note.server'
import { NoteChanged, NoteMissing, SignedInAsAnother, TooManyNotes } from './errors'
import { takeVersion, tellReaders } from './followers.server'
import { emptyNote, isSameNote, LONGEST_CONTENT, type Note, type NoteContent } from './note'
import { contentOf, type NoteRow, noteColumns, presentNote } from './note-row.server'
import { type NewNote, NOTE_TOO_LONG, type NoteChange } from './note-rules'
import { countNotes } from './queries.server'
import { hasRoomToPin, MOST_NOTES, requireRoom, requireRoomToGrow, requireRoomToPin } from './room.server'
import { keepSnapshot } from './snapshots.server'

/** Who writes. */
export interface Writer {
  id: string
  email: string
}

const CREATIONS = { attempts: 120, sentence: 'You created many notes within a minute. Wait a moment, then go on.' }
// a save every two seconds, of several notes in several tabs
const CHANGES = {
  attempts: 600,
  sentence: 'Your notes were saved very often within a minute. Wait a moment, then go on.',
}

/** Call these before the transaction of the work. @throws DomainError 429 */
export const admitNewNote = (db: Database, { id }: Writer) => limitRate(db, `note-creation:${id}`, CREATIONS)
export const admitNoteChange = (db: Database, { id }: Writer) => limitRate(db, `note-change:${id}`, CHANGES)

/**
 * Puts a note among those of `by`. An id that they have already is the same note: nothing is done when it is written
 * alike. @throws NoteChanged, NoteMissing (an id that is not theirs), TooManyNotes, SignedInAsAnother
 */
export async function createNote(db: Database, by: Writer, asked: NewNote, now = new Date()): Promise<Note> {
  const { id, user_id, ...given } = asked
  requireSameUser(by, user_id)
  const empty = emptyNote(asked.is_todo)
  const note = cleanNote({ ...empty, ...given, title: given.title ?? empty.title, items: given.items ?? empty.items })
  requireShort(note)
  return inTransaction(db, async (tx) => {
    const version = await takeVersion(tx, by.id)
    if (id) {
      const known = await tx
        .selectFrom('notes')
        .select(noteColumns)
        .select('deletedAt')
        .where('id', '=', id)
        .executeTakeFirst()
      if (known) return sameOrChanged(known, by, note)
    }
    await requireRoom(tx, by.id)
    const row = await tx
      .insertInto('notes')
      .values({ ...(id && { id }), userId: by.id, ...stored(note), version, createdAt: now, updatedAt: now })
      // somebody else took this id at the same moment
      .onConflict((conflict) => conflict.doNothing())
      .returning(noteColumns)
      .executeTakeFirst()
    if (!row) throw new NoteMissing()
    await flag(tx, by, row.id, undefined, note)
    return presentNote(row)
  })
}

/** What was typed by one person is never saved for another who signed in on the same browser meanwhile. */
function requireSameUser(by: Writer, writtenBy: string | undefined) {
  if (writtenBy && writtenBy !== by.id) throw new SignedInAsAnother()
}

function sameOrChanged(known: NoteRow & { deletedAt: Date | null }, by: Writer, note: NoteContent) {
  if (known.userId !== by.id || known.deletedAt) throw new NoteMissing()
  if (!isSameNote(contentOf(known), note)) throw new NoteChanged(presentNote(known))
  return presentNote(known)
}

/**
 * Changes what is written, or whether it is pinned. Based on an older revision it is refused, unless the note says that
 * already: then the answer to an earlier try was lost. @throws NoteMissing, NoteChanged, SignedInAsAnother
 */
export async function saveNote(
  db: Database,
  by: Writer,
  id: string,
  change: NoteChange,
  now = new Date(),
): Promise<Note> {
  const { revision, snapshot, is_pinned, user_id, ...written } = change
  requireSameUser(by, user_id)
  return inTransaction(db, async (tx) => {
    const version = await takeVersion(tx, by.id)
    const row = await requireNote(tx, by, id)
    const before = contentOf(row)
    const after = cleanNote({ ...before, ...written })
    if (written.content !== undefined) requireShort(after)
    const isWritten = !isSameNote(before, after)
    if (isWritten && revision !== undefined && revision !== row.revision) throw new NoteChanged(presentNote(row))
    if (isWritten) {
      await requireRoomToGrow(tx, by.id, { from: sizeOf(before), to: sizeOf(after) })
      await keepSnapshot(tx, row, snapshot ?? 'writing', now)
      await flag(tx, by, id, before, after)
    }
    if (is_pinned && !row.pinnedAt) await requireRoomToPin(tx, by.id)
    const changed = await tx
      .updateTable('notes')
      .set({ version, ...(isWritten && next(row, after, now)), ...pinned(row, is_pinned, now) })
      .where('id', '=', id)
      .returning(noteColumns)
      .executeTakeFirstOrThrow()
    if (isWritten) await tellReaders(tx, id)
    return presentNote(changed)
  })
}

const next = ({ revision }: NoteRow, after: NoteContent, now: Date) => ({
  ...stored(after),
  revision: revision + 1,
  updatedAt: now,
})

const pinned = ({ pinnedAt }: NoteRow, isPinned: boolean | undefined, now: Date) =>
  isPinned === undefined ? {} : { pinnedAt: isPinned ? (pinnedAt ?? now) : null }

/** Moves a note into the trash; those it was shared with do not see it meanwhile. @throws NoteMissing */
export async function deleteNote(db: Database, by: Writer, id: string, now = new Date()) {
  await inTransaction(db, async (tx) => {
    const version = await takeVersion(tx, by.id)
    await requireNote(tx, by, id)
    await tx.updateTable('notes').set({ deletedAt: now, version }).where('id', '=', id).execute()
    await tellReaders(tx, id)
  })
}

/**
 * Brings a note back from the trash, pinned as it was while there is room for it; one that is back already stays as it is.
 * @throws NoteMissing, TooManyNotes
 */
export async function restoreNote(db: Database, by: Writer, id: string): Promise<Note> {
  return inTransaction(db, async (tx) => {
    const version = await takeVersion(tx, by.id)
    if ((await countNotes(tx, by.id)) >= MOST_NOTES) throw new TooManyNotes(MOST_NOTES)
    const row = isUuid(id)
      ? await tx
          .updateTable('notes')
          .set({ deletedAt: null, version, ...(!(await hasRoomToPin(tx, by.id)) && unpinned) })
          .where('id', '=', id)
          .where('userId', '=', by.id)
          .returning(noteColumns)
          .executeTakeFirst()
      : undefined
    if (!row) throw new NoteMissing()
    await tellReaders(tx, id)
    return presentNote(row)
  })
}

// one that is back already is among those that are pinned
const unpinned = { pinnedAt: sql<Date | null>`case when deleted_at is null then pinned_at end` }

/** Takes a note out of the trash for good. @throws NoteMissing */
export async function destroyNote(db: Database, by: Writer, id: string) {
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
export async function requireNote(tx: Database, by: Writer, id: string): Promise<NoteRow> {
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
function requireShort({ content }: NoteContent) {
  if (content.length > LONGEST_CONTENT) throw new WrongFields(NOTE_TOO_LONG, { content: NOTE_TOO_LONG })
}

const sizeOf = ({ content, items }: NoteContent) =>
  Buffer.byteLength(content) + Buffer.byteLength(JSON.stringify(items))

function stored(note: NoteContent) {
  return {
    title: note.title,
    content: note.content,
    isTodo: note.is_todo,
    items: JSON.stringify(note.items),
    words: wordsOf(note),
  }
}

/** Writes down that a note begins to look as if it wanted to run something; what it says stays out of the log. */
async function flag(tx: Database, by: Writer, id: string, before: NoteContent | undefined, after: NoteContent) {
  const known = before ? suspiciousContent(wordsAndMarks(before)) : []
  const flags = suspiciousContent(wordsAndMarks(after)).filter((sign) => !known.includes(sign))
  if (flags.length === 0 || !(await isWithin(tx, `note-flags:${by.id}`, FLAGS))) return
  await recordAction(tx, by, { action: 'note.saved', subject: `note:${id}`, flags })
}

// whoever writes and takes it back over and over must not bury the rest of the log
const FLAGS = { attempts: 20, seconds: 3_600 }

const wordsAndMarks = ({ title, content, items }: NoteContent) =>
  [title, content, ...items.map(({ text }) => text)].join('\n')
