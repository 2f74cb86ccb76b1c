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
import { limitRate } from '~/platform/rate-limit.server'
import { requireNote, type Writer } from '../commands.server'
import { NoteMissing } from '../errors'
import { takeVersion, tellReaders } from '../followers.server'
import { shownTitle } from '../note'
import { sharedNoteMail } from './emails'
import { MOST_SHARES, type NoteShare } from './share'
import { findShare } from './shares.queries.server'

type Sharer = Pick<SignedInUser, 'id' | 'email' | 'full_name'>

const PER_HOUR = {
  attempts: 60,
  seconds: 3_600,
  sentence: 'You shared notes very often within an hour. Wait a little before the next one.',
}
const ONE_MAIL_A_DAY = { attempts: 1, seconds: DAY_MS / 1_000 }

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
        .values({ noteId, sharedWithEmail: email, sharedBy: by.id, createdAt: now })
        .execute()
      await moveOn(tx, noteId, version)
      await tellReaders(tx, noteId)
    }
    const link = `${ORIGIN}${href('/planner/dashboard')}?note=${noteId}`
    if (await mayMail(tx, noteId, email, now)) {
      await sendMail(tx, {
        cause: `note-share:${noteId}:${email}:${now.toISOString()}`,
        to: email,
        template: sharedNoteMail(await findBrand(tx), { by: by.full_name || by.email, title: shownTitle(note), link }),
      })
    }
    return (await findShare(tx, noteId, email)) as NoteShare
  })
}

/** The owner's tabs hear of whom a note is shared with as of any other change. */
const moveOn = (tx: Database, noteId: string, version: number) =>
  tx.updateTable('notes').set({ version }).where('id', '=', noteId).execute()

/** Stopping and sharing again sends nobody a mail a minute. */
async function mayMail(tx: Database, noteId: string, email: string, now: Date) {
  try {
    await limitRate(tx, `note-share-mail:${noteId}:${email}`, ONE_MAIL_A_DAY, now)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
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
