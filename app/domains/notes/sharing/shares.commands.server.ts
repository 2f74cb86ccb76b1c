import { href } from 'react-router'
import type { SignedInUser } from '~/domains/accounts/account'
import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DAY_MS } from '~/platform/dates'
import type { SiteEnvironment } from '~/platform/env.server'
import { DomainError } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { sendMail } from '~/platform/mail/send-mail.server'
import { isWithin, limitRate } from '~/platform/rate-limit.server'
import { requireNote, type Writer } from '../commands.server'
import { NoteMissing } from '../errors'
import { takeVersion, tellReaders } from '../followers.server'
import { shownTitle } from '../note'
import type { NoteRow } from '../note-row.server'
import { sharedNoteMail } from './emails'
import { MOST_SHARES, type NoteShare } from './share'
import { findShare } from './shares.queries.server'

type Sharer = Pick<SignedInUser, 'id' | 'email' | 'full_name'>

const PER_HOUR = {
  attempts: 60,
  seconds: 3_600,
  sentence: 'You shared notes very often within an hour. Wait a little before the next one.',
}
const A_DAY = DAY_MS / 1_000
const ONE_MAIL_A_DAY = { attempts: 1, seconds: A_DAY }
// of one sharer to one address, whatever the notes are called
const MAILS_TO_ONE_A_DAY = { attempts: 10, seconds: A_DAY }

class ShareMissing extends DomainError {
  constructor() {
    super('This note is not shared with this address any more.', 404)
  }
}

/** Call it before the transaction of the work. @throws DomainError 429 */
export const admitSharing = (db: Database, { id }: Writer, now = new Date()) =>
  limitRate(db, `note-share:${id}`, PER_HOUR, now)

/**
 * Lets whoever signs in with this address read a note, and mails them so. Shared again it is the same share, with at most
 * one mail a day. @throws NoteMissing, DomainError 409
 */
export async function shareNote(
  db: Database,
  { ORIGIN }: Pick<SiteEnvironment, 'ORIGIN'>,
  by: Sharer,
  noteId: string,
  email: string,
  now = new Date(),
): Promise<NoteShare> {
  return inTransaction(db, async (tx) => {
    const version = await takeVersion(tx, by.id)
    const note = await requireNote(tx, by, noteId)
    if (email === by.email) throw new DomainError('This is your own address: you have this note already.', 409)
    if (!note.sharedWith.includes(email)) {
      if (note.sharedWith.length >= MOST_SHARES)
        throw new DomainError(`A note is shared with at most ${MOST_SHARES} people.`, 409)
      await tx
        .insertInto('noteShares')
        .values({ noteId: note.id, sharedWithEmail: email, sharedBy: by.id, createdAt: now })
        .execute()
      await moveOn(tx, note.id, version)
      await tellReaders(tx, note.id)
    }
    const link = `${ORIGIN}${href('/planner/dashboard')}?note=${note.id}`
    if (await mayMail(tx, note, email, now)) {
      await sendMail(tx, {
        secret: null,
        cause: `note-share:${note.id}:${email}:${now.toISOString()}`,
        to: email,
        template: sharedNoteMail(await findBrand(tx), {
          by: by.full_name || by.email,
          address: by.email,
          title: shownTitle(note),
          link,
        }),
      })
    }
    return (await findShare(tx, note.id, email)) as NoteShare
  })
}

/** The owner's tabs hear of whom a note is shared with as of any other change. */
const moveOn = (tx: Database, noteId: string, version: number) =>
  tx.updateTable('notes').set({ version }).where('id', '=', noteId).execute()

/** Neither stopping and sharing again nor many notes send somebody a mail a minute. */
async function mayMail(tx: Database, { id, userId }: Pick<NoteRow, 'id' | 'userId'>, email: string, now: Date) {
  // by the row's own id: an address may write it in other letters
  const isFirst = await isWithin(tx, `note-share-mail:${id}:${email}`, ONE_MAIL_A_DAY, now)
  return isFirst && isWithin(tx, `note-share-mails:${userId}:${email}`, MAILS_TO_ONE_A_DAY, now)
}

/** Takes a note away from whoever signs in with this address. @throws NoteMissing, ShareMissing */
export async function stopSharing(db: Database, by: Writer, noteId: string, email: string) {
  return inTransaction(db, async (tx) => {
    const version = await takeVersion(tx, by.id)
    await requireNote(tx, by, noteId)
    await moveOn(tx, noteId, version)
    // while they still are among the readers
    await tellReaders(tx, noteId)
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
export async function openSharedNote(db: Database, { email }: Writer, noteId: string, now = new Date()) {
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
