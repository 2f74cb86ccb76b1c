import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { addressesChanged } from '~/domains/crawlers/changed-addresses.server'
import { noteLinks } from '~/domains/pages/commands.server'
import { linkedPages } from '~/domains/pages/links.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { isPublic } from './engine/publication.server'
import { keepMetRevision, keepRevision } from './engine/revisions.server'
import { subjectOf, tableOf, withPieces } from './engine/rows.server'
import type { StoredPiece } from './engine/stored-piece.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'
import { holdUntouched, PieceWasTouched, type Untouched } from './untouched-piece.server'

interface TextChange {
  /** The texts of the piece as they are to be stored: clean HTML whose links name pages. Nothing else is done to them. */
  change: (texts: string[]) => string[]
  /** What was done, as the audit log says it: `linked`. */
  deed: string
}

/**
 * Gives a public piece other texts, which visitors see at once. Every other field stays to the byte, also what was worked
 * out of the texts before. Answers the revision, the same one when nothing changed. @throws PieceWasTouched when it was
 * saved since, is not public or has changes that wait; PieceIsGone; DomainError when the texts are longer than may be
 */
export function changePublishedTexts<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  piece: Untouched,
  { change, deed }: TextChange,
  now = new Date(),
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const stored = await holdUntouched(tx, kind, piece)
    if (!isPublic(stored, now)) throw new PieceWasTouched('is no longer public')
    if (stored.contentRevision !== stored.revision) throw new PieceWasTouched('has changes that wait to be published')
    const before = kind.texts.of(stored.row)
    const texts = change(before)
    if (texts.every((html, at) => html === before[at])) return stored.revision
    const content = kind.texts.replaced(stored.row, texts)
    refuseFaults(kind, stored.row, content)
    await keepMetRevision(tx, stored)
    const revision = stored.revision + 1
    await writeTexts(tx, kind, stored, { content, revision }, now)
    await keepRevision(tx, by, { pieceId: stored.id, revision, content, reason: 'published' }, now)
    const subject = subjectOf(kind, stored.id)
    await recordAction(tx, by, { action: `${kind.name}.${deed}`, subject, title: content.title, after: { revision } })
    return revision
  })
}

/** What could not be saved any more in the editor is not written; what could not be saved before is no fault of ours. */
function refuseFaults<Content extends PieceContent>({ schema }: PieceKind<Content>, before: Content, after: Content) {
  const { error } = schema.safeParse(after)
  if (error && schema.safeParse(before).success) throw new DomainError(error.issues[0]?.message ?? error.message)
}

/** Lists and cards show none of the texts, so only the pages of the piece itself are drawn anew. */
async function writeTexts<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  stored: StoredPiece<Content>,
  { content, revision }: { content: Content; revision: number },
  now: Date,
) {
  const all = Object.entries(kind.columnsOf(content))
  const columns = Object.fromEntries(all.filter(([name]) => name !== 'slug' && kind.columns.includes(name)))
  await withPieces(tx)
    .updateTable(tableOf(kind))
    .set({ ...columns, revision, contentRevision: revision, savedAt: now, updatedAt: now })
    .where('id', '=', stored.id)
    .execute()
  await noteLinks(tx, stored.id, linkedPages(kind.texts.of(content).join('')))
  await addressesChanged(tx, [kind.pathOf(stored.row.slug || stored.id)], now)
  await contentChanged(tx, subjectOf(kind, stored.id))
}
