import { href } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DomainError } from '~/platform/errors/errors'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { enforceRateLimit, isWithinRateLimit } from '~/platform/security/rate-limit.commands.server'
import { DAY_MS } from '~/platform/time/dates'
import type { SignedInUser } from '~/wings/site/accounts/account'
import { findBrand } from '~/wings/site/settings/queries.server'
import { lockNoteForUpdate, type NotesUser } from '../commands.server'
import { NoteMissing } from '../errors'
import { getDisplayTitle } from '../note'
import type { NoteRow } from '../note-row.queries.server'
import { claimNotesVersion, notifyReaders } from '../notes-version.commands.server'
import { sharedNoteEmail } from './emails'
import { MAX_SHARES, type NoteShare } from './note-share'
import { findShare } from './shares.queries.server'

type NoteSharer = Pick<SignedInUser, 'id' | 'email' | 'full_name'>

const HOURLY_LIMIT = {
  attempts: 60,
  seconds: 3_600,
  message: 'You have shared too many notes. Please try again later.',
}
const A_DAY = DAY_MS / 1_000
const EMAIL_LIMIT_PER_NOTE = { attempts: 1, seconds: A_DAY }
// of one sharer to one address, whatever the notes are called
const EMAIL_LIMIT_PER_RECIPIENT = { attempts: 10, seconds: A_DAY }

class ShareMissing extends DomainError {
  constructor() {
    super('This note is no longer shared with this email address.', 404)
  }
}

/** Call it before the transaction of the work. @throws DomainError 429 */
export const limitNoteSharing = (db: Database, { id }: NotesUser, now = new Date()) =>
  enforceRateLimit(db, `note-share:${id}`, HOURLY_LIMIT, now)

/**
 * Lets whoever signs in with this address read a note, and mails them so. Shared again it is the same share, with at most
 * one mail a day. @throws NoteMissing, DomainError 409
 */
export async function shareNote(
  db: Database,
  { ORIGIN }: Pick<SiteEnvironment, 'ORIGIN'>,
  by: NoteSharer,
  noteId: string,
  email: string,
  now = new Date(),
): Promise<NoteShare> {
  return inTransaction(db, async (tx) => {
    const version = await claimNotesVersion(tx, by.id)
    const note = await lockNoteForUpdate(tx, by, noteId)
    if (email === by.email) throw new DomainError('This is your own email address.', 409)
    if (!note.sharedWith.includes(email)) {
      if (note.sharedWith.length >= MAX_SHARES)
        throw new DomainError(`You can share a note with at most ${MAX_SHARES} people.`, 409)
      await tx
        .insertInto('noteShares')
        .values({ noteId: note.id, sharedWithEmail: email, sharedBy: by.id, createdAt: now })
        .execute()
      await setNoteVersion(tx, note.id, version)
      await notifyReaders(tx, note.id)
    }
    const link = `${ORIGIN}${href('/planner/dashboard')}?note=${note.id}`
    if (await canSendEmail(tx, note, email, now)) {
      await sendMail(tx, {
        secret: null,
        cause: `note-share:${note.id}:${email}:${now.toISOString()}`,
        to: email,
        template: sharedNoteEmail(await findBrand(tx), {
          by: by.full_name || by.email,
          address: by.email,
          title: getDisplayTitle(note),
          link,
        }),
      })
    }
    return (await findShare(tx, note.id, email)) as NoteShare
  })
}

/** The owner's tabs hear of whom a note is shared with as of any other change. */
const setNoteVersion = (tx: Database, noteId: string, version: number) =>
  tx.updateTable('notes').set({ version }).where('id', '=', noteId).execute()

/** Neither stopping and sharing again nor many notes send somebody a mail a minute. */
async function canSendEmail(tx: Database, { id, userId }: Pick<NoteRow, 'id' | 'userId'>, email: string, now: Date) {
  // by the row's own id: an address may write it in other letters
  const isFirst = await isWithinRateLimit(tx, `note-share-mail:${id}:${email}`, EMAIL_LIMIT_PER_NOTE, now)
  return isFirst && isWithinRateLimit(tx, `note-share-mails:${userId}:${email}`, EMAIL_LIMIT_PER_RECIPIENT, now)
}

/** Takes a note away from whoever signs in with this address. @throws NoteMissing, ShareMissing */
export async function stopSharingNote(db: Database, by: NotesUser, noteId: string, email: string) {
  return inTransaction(db, async (tx) => {
    const version = await claimNotesVersion(tx, by.id)
    await lockNoteForUpdate(tx, by, noteId)
    await setNoteVersion(tx, noteId, version)
    // while they still are among the readers
    await notifyReaders(tx, noteId)
    const { numDeletedRows } = await tx
      .deleteFrom('noteShares')
      .where('noteId', '=', noteId)
      .where('sharedWithEmail', '=', email)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new ShareMissing()
    return { note_id: noteId, shared_with_email: email }
  })
}

/**
 * Somebody opened a note that is shared with them: from now on whoever shared it may know their name, and they the
 * sharer's among their team. @throws NoteMissing
 */
export async function markSharedNoteOpened(db: Database, { email }: NotesUser, noteId: string, now = new Date()) {
  if (!isUuid(noteId)) throw new NoteMissing()
  const opened = await db
    .updateTable('noteShares')
    .set(({ fn, val }) => ({ openedAt: fn.coalesce('openedAt', val(now)) }))
    .where('noteId', '=', noteId)
    .where('sharedWithEmail', '=', email)
    .where('noteId', 'in', ({ selectFrom }) => selectFrom('notes').select('id').where('deletedAt', 'is', null))
    .returning('openedAt')
    .executeTakeFirst()
  if (!opened?.openedAt) throw new NoteMissing()
  return { note_id: noteId, opened_at: opened.openedAt.toISOString() }
}
