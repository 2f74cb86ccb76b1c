import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { isRecorded } from '~/domains/audit/recorded.server'
import { addressesChanged } from '~/domains/crawlers/changed-addresses.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import type { PieceKind } from '../piece-kind.server'
import { subjectOf } from './rows.server'
import { findHeldPiece } from './stored-piece.server'

const schedule: Actor = { id: null, email: 'schedule' }

/**
 * At the moment of a scheduled piece: writes down that it came out, and has every page that shows it drawn anew. What makes
 * it public is its date alone, so a server that was down, or a job that comes late, keeps no visitor from it. A job whose
 * piece was rescheduled or withdrawn does nothing.
 */
export function announcementOf(kind: PieceKind) {
  return defineJob({
    name: `announce-${kind.name}`,
    pollSeconds: 3,
    data: z.object({ pieceId: z.uuid(), publishedAt: z.iso.datetime() }),
    work: (db, { pieceId, publishedAt }) => announce(db, kind, pieceId, new Date(publishedAt)),
  })
}

/** Has its coming out written down at the moment itself, when that is still to come. */
export async function announceLater(
  tx: Database,
  kind: PieceKind,
  pieceId: string,
  publishedAt: Date | null,
  now: Date,
) {
  if (!publishedAt || publishedAt <= now) return
  const data = { pieceId, publishedAt: publishedAt.toISOString() }
  await enqueue(tx, announcementOf(kind), data, { startAfter: publishedAt })
}

function announce(db: Database, kind: PieceKind, pieceId: string, publishedAt: Date) {
  return inTransaction(db, async (tx) => {
    const stored = await findHeldPiece(tx, kind, pieceId)
    if (stored?.publishedAt?.getTime() !== publishedAt.getTime()) return
    const [action, subject] = [`${kind.name}.published on schedule`, subjectOf(kind, pieceId)]
    if (await isRecorded(tx, subject, action, publishedAt)) return
    await recordAction(tx, schedule, { action, subject, title: stored.row.title, after: { publishedAt } })
    await addressesChanged(tx, [kind.pathOf(stored.row.slug)])
    await contentChanged(tx, kind.listTag, subject)
  })
}
