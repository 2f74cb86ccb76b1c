import { setImmediate as breathe } from 'node:timers/promises'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { findPictures } from '~/domains/media/find-picture.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { withBoundLinks } from './engine/bound-links.server'
import { cleanContent, flagsOf } from './engine/clean-content.server'
import { PICTURE_IS_GONE } from './engine/refused-fields.server'
import { writeNewPieces } from './engine/write-new.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'
import { takenSlugs } from './slug-holders.server'

export interface NewPiece<Content extends PieceContent> {
  id: string
  content: Content
}

/** One that went through `cleanMany`. */
export interface CleanPiece<Content extends PieceContent> extends NewPiece<Content> {
  flags: string[]
}

/** What makes the pieces, as the audit log names it. */
export interface Cause {
  subject: string
  title: string
}

export interface CreatedMany {
  /** The pieces that are there now, all at revision 1. */
  made: string[]
  /** Those that are not: their address belongs to somebody, or a picture of theirs is gone. */
  refused: { id: string; reason: string }[]
}

// cleaning a long text takes some milliseconds
const CLEANED_AT_ONCE = 4

/** What may be stored of pieces, and what in them looks suspicious. Takes its time, so it is done before the transaction. */
export async function cleanMany<Content extends PieceContent>(kind: PieceKind<Content>, pieces: NewPiece<Content>[]) {
  const cleaned: CleanPiece<Content>[] = []
  for (const [position, { id, content }] of pieces.entries()) {
    cleaned.push({ id, content: cleanContent(kind, content), flags: flagsOf(content) })
    if (position % CLEANED_AT_ONCE === 0) await breathe()
  }
  return cleaned
}

/**
 * Makes many drafts at once, each as its first save would make it, with a few statements for all of them and one entry of
 * the audit log. Other than a save, a piece that cannot be kept whole is not made, and no address is given a number.
 */
export async function createMany<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  { by, cause }: { by: Actor; cause: Cause },
  pieces: CleanPiece<Content>[],
  now = new Date(),
): Promise<CreatedMany> {
  return inTransaction(db, async (tx) => {
    const refused = await withoutTheirPictures(tx, kind, pieces)
    const whole = pieces.filter(({ id }) => !refused.has(id))
    for (const [id, reason] of await takenSlugs(tx, kind, whole)) refused.set(id, reason)
    const free = whole.filter(({ id }) => !refused.has(id))
    const made = await withOwnLinks(tx, kind, free)
    const states = made.map((piece) => ({ ...piece, publishedAt: null, createdAt: now }))
    await writeNewPieces(tx, kind, states, { author: by }, now)
    if (made.length > 0) await recordCreation(tx, kind, { by, cause }, made)
    return { made: made.map(({ id }) => id), refused: [...refused].map(([id, reason]) => ({ id, reason })) }
  })
}

async function withOwnLinks<Content extends PieceContent, Piece extends NewPiece<Content>>(
  tx: Database,
  kind: PieceKind<Content>,
  pieces: Piece[],
) {
  const bound: Piece[] = []
  for (const piece of pieces) bound.push({ ...piece, content: await withBoundLinks(tx, kind, piece.content) })
  return bound
}

/** Which of them show a picture that is no longer in the library, each with a sentence. */
async function withoutTheirPictures<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieces: NewPiece<Content>[],
) {
  const found = await findPictures(tx, [...new Set(pieces.flatMap(({ content }) => picturesInFields(kind, content)))])
  const lacking = pieces.filter(({ content }) => picturesInFields(kind, content).some((id) => !found[id]))
  return new Map(lacking.map(({ id }) => [id, PICTURE_IS_GONE]))
}

function picturesInFields<Content extends PieceContent>(kind: PieceKind<Content>, content: Content) {
  return Object.values(kind.picturesOf(content)).flat()
}

function recordCreation(
  tx: Database,
  { name }: Pick<PieceKind, 'name'>,
  { by, cause }: { by: Actor; cause: Cause },
  made: { flags: string[] }[],
) {
  const flags = [...new Set(made.flatMap((piece) => piece.flags))]
  return recordAction(tx, by, { action: `${name}s.created`, ...cause, after: { pieces: made.length }, flags })
}
