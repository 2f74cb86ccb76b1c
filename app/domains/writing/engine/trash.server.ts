import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DAY_MS } from '~/platform/dates'
import type { PieceKind } from '../piece-kind.server'
import { deletePieces } from './delete-pieces.server'
import { forgetEditors } from './presence.server'
import { withdraw } from './publication.server'
import { setDeleted } from './put-back.server'
import { subjectOf, tableOf, withPieces } from './rows.server'
import { holdPiece } from './stored-piece.server'

const KEPT_DAYS = 30
const PURGED_AT_ONCE = 500

/** Puts the piece into the trash, where nobody sees it and from where it comes back as it was. */
export function moveToTrash(db: Database, kind: PieceKind, by: Actor, pieceId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { deletedAt, working } = await holdPiece(tx, kind, pieceId)
    if (deletedAt) return
    await withdraw(tx, kind, by, pieceId, now)
    await setDeleted(tx, kind, pieceId, now)
    const subject = subjectOf(kind, pieceId)
    await recordAction(tx, by, { action: `${kind.name}.deleted`, subject, title: working.title })
  })
}

/** Takes the piece out of the trash; it is not public until it is published. */
export function takeFromTrash(db: Database, kind: PieceKind, by: Actor, pieceId: string) {
  return inTransaction(db, async (tx) => {
    const { deletedAt, working } = await holdPiece(tx, kind, pieceId)
    if (!deletedAt) return
    await setDeleted(tx, kind, pieceId, null)
    const subject = subjectOf(kind, pieceId)
    await recordAction(tx, by, { action: `${kind.name}.restored from the trash`, subject, title: working.title })
  })
}

const timetable: Actor = { id: null, email: 'schedule' }

/** Deletes for good what has been in the trash for 30 days without being written on. Answers how many that were. */
export async function purgeTrash(db: Database, kind: PieceKind, now = new Date()) {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await forgetEditors(db, new Date(now.getTime() - DAY_MS))
  const old = await withPieces(db)
    .selectFrom(tableOf(kind))
    .select('id')
    .where('deletedAt', '<', before)
    .where('savedAt', '<', before)
    .limit(PURGED_AT_ONCE)
    .execute()
  let purged = 0
  for (const { id } of old) if (await purge(db, kind, id)) purged++
  return purged
}

/** False when it is no longer in the trash, or stays there because something must be kept that belongs to it. */
function purge(db: Database, kind: PieceKind, pieceId: string) {
  return inTransaction(db, async (tx) => {
    const { deletedAt, row } = await holdPiece(tx, kind, pieceId)
    if (!deletedAt || !(await deletePieces(tx, kind, [{ id: pieceId, slug: row.slug }]))) return false
    const subject = subjectOf(kind, pieceId)
    await recordAction(tx, timetable, { action: `${kind.name}.purged`, subject, title: row.title })
    return true
  })
}
