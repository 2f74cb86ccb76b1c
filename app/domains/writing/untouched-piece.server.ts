import type { Actor } from '~/domains/audit/actor'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { publish, withdraw } from './engine/publication.server'
import { restoreRevision } from './engine/restoration.server'
import { keepMetRevision } from './engine/revisions.server'
import { type Saved, saveDraft } from './engine/save-draft.server'
import { holdPiece, type StoredPiece } from './engine/stored-piece.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/*
 * What a program does with pieces that it wrote itself: only while they are as it left them. Each takes the revision that
 * the program wrote last.
 */

export interface Untouched {
  id: string
  revision: number
}

/** Somebody has saved it, or put it into the trash. */
export class PieceWasTouched extends DomainError {
  constructor(what: string) {
    super(`Its page ${what}.`, 409)
  }
}

/**
 * Gives the piece another content. When visitors see it, or will, they see the new one from the same moment on. Answers the
 * revision. @throws PieceWasTouched, PieceIsGone, WrongFields when a field cannot be kept
 */
export function rewrite<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  piece: Untouched,
  content: Content,
): Promise<number> {
  return changed(db, kind, by, piece, (tx) => saveDraft(tx, kind, by, piece.id, { basedOn: piece.revision, content }))
}

/** Makes an earlier revision its content again, in the same way. */
export function returnTo<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  piece: Untouched,
  revision: number,
): Promise<number> {
  return changed(db, kind, by, piece, (tx) =>
    restoreRevision(tx, kind, by, piece.id, { revision, basedOn: piece.revision }),
  )
}

/** Publishes it, now or at a moment to come. False for one that is public or scheduled already: it stays so. */
export function publishUntouched<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  piece: Untouched,
  at: Date | undefined,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const stored = await holdUntouched(tx, kind, piece)
    if (stored.publishedAt) return false
    await publish(tx, kind, by, piece.id, { at }, now)
    return true
  })
}

/** Takes it away from visitors. */
export function withdrawUntouched<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  piece: Untouched,
) {
  return inTransaction(db, async (tx) => {
    await holdUntouched(tx, kind, piece)
    await withdraw(tx, kind, by, piece.id)
  })
}

function changed<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  piece: Untouched,
  write: (tx: Database) => Promise<Saved | { current: unknown }>,
) {
  return inTransaction(db, async (tx) => {
    const stored = await holdUntouched(tx, kind, piece)
    const { publishedAt, contentRevision } = stored
    // what it said before stays in the history, also when its author saved it a minute ago
    await keepMetRevision(tx, stored)
    const saved = await write(tx)
    if ('current' in saved) throw new PieceWasTouched('was edited by hand')
    if (saved.fieldErrors) throw new WrongFields(Object.values(saved.fieldErrors).join(' '), saved.fieldErrors)
    const isShown = publishedAt !== null && contentRevision === piece.revision
    if (isShown && saved.revision !== piece.revision) await publish(tx, kind, by, piece.id, { at: publishedAt })
    return saved.revision
  })
}

/** The piece as the program left it, held until the end of the transaction. @throws PieceWasTouched, PieceIsGone */
export async function holdUntouched<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  { id, revision }: Untouched,
): Promise<StoredPiece<Content>> {
  const stored = await holdPiece(tx, kind, id)
  if (stored.deletedAt) throw new PieceWasTouched('is in the trash')
  if (stored.revision !== revision) throw new PieceWasTouched('was edited by hand')
  return stored
}
