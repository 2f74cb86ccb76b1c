import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { announceLater } from './announce-publication.server'
import { changeOf } from './audited.server'
import { notePictures } from './picture-uses.server'
import { refusedFields } from './refused-fields.server'
import { keepRevision, keepWhatIsThere } from './revisions.server'
import { nounOf, subjectOf } from './rows.server'
import { type CurrentVersion, meet } from './save-draft.server'
import { holdPiece, type StoredPiece } from './stored-piece.server'
import { writeRow } from './write-row.server'

interface Publication {
  /** When it comes out; a moment in the future schedules it. Left out: now, and what is public keeps its date. */
  at?: Date
  /** The revision that is meant to be published; left out: whatever is stored. */
  basedOn?: number
}

export interface Published {
  revision: number
  publishedAt: Date
  slug: string
  /** What a good one has and this one lacks, by field: worth a look, no reason to refuse. */
  warnings: Record<string, string>
}

/** Brings out what is being written, now or at a moment to come. Every page that shows it is fresh before this returns. */
export function publish<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  pieceId: string,
  { at, basedOn }: Publication = {},
  now = new Date(),
): Promise<Published | { current: CurrentVersion<Content> }> {
  return inTransaction(db, async (tx) => {
    const stored = await holdPiece(tx, kind, pieceId)
    if (stored.deletedAt) throw new DomainError(`This ${nounOf(kind)} is in the trash. Restore it first.`)
    if (basedOn !== undefined && basedOn !== stored.revision) return meet(tx, kind, stored)
    const { working: content, revision } = stored
    await refuseUnfinished(tx, kind, pieceId, content)
    const publishedAt = at ?? (isPublic(stored, now) ? stored.publishedAt : now)
    await keepWhatIsThere(tx, stored)
    await writeRow(tx, kind, stored, { content, publishedAt, contentRevision: revision }, now)
    await tx.deleteFrom('pieceDrafts').where('pieceId', '=', pieceId).execute()
    await notePictures(tx, kind, pieceId)
    await keepRevision(tx, by, { pieceId, revision, content, reason: 'published' }, now)
    await recordPublication(tx, kind, by, stored, publishedAt, now)
    await announceLater(tx, kind, pieceId, publishedAt, now)
    return { revision, publishedAt, slug: content.slug, warnings: kind.warningsFor(content) }
  })
}

/** Takes the piece away from visitors. What waits to be published goes on waiting. */
export function withdraw(db: Database, kind: PieceKind, by: Actor, pieceId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const stored = await holdPiece(tx, kind, pieceId)
    if (!stored.publishedAt) return { revision: stored.revision }
    await keepWhatIsThere(tx, stored)
    const { row: content, contentRevision } = stored
    await writeRow(tx, kind, stored, { content, publishedAt: null, contentRevision }, now)
    await recordAction(tx, by, {
      action: `${kind.name}.withdrawn`,
      subject: subjectOf(kind, pieceId),
      title: content.title,
      before: { publishedAt: stored.publishedAt },
      after: { publishedAt: null },
    })
    return { revision: stored.revision }
  })
}

/** @throws WrongFields with a sentence for each thing that is missing or cannot be public. */
export async function refuseUnfinished<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieceId: string,
  content: Content,
) {
  const fields = { ...kind.missingIn(content), ...(await refusedFields(tx, kind, pieceId, content)) }
  if (Object.keys(fields).length > 0)
    throw new WrongFields(`This ${nounOf(kind)} is not ready to be published.`, fields)
}

export function isPublic(stored: StoredPiece, now: Date): stored is StoredPiece & { publishedAt: Date } {
  return stored.publishedAt !== null && stored.publishedAt <= now
}

async function recordPublication(
  tx: Database,
  kind: PieceKind,
  by: Actor,
  stored: StoredPiece,
  publishedAt: Date,
  now: Date,
) {
  const { before, after, ...what } = changeOf(kind, stored, stored.row, stored.working)
  await recordAction(tx, by, {
    ...what,
    action: publishedAt > now ? `${kind.name}.scheduled` : `${kind.name}.published`,
    before: { ...before, publishedAt: stored.publishedAt },
    after: { ...after, publishedAt },
  })
}
