import { noteLinks } from '~/domains/pages/commands.server'
import { linkedPages } from '~/domains/pages/links.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { subjectOf, tableOf, withPieces } from './engine/rows.server'
import { findHeldPiece } from './engine/stored-piece.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/**
 * Changes where the links of a piece lead, as `relinked` says of each of its texts: what it says stays the same, so this
 * is no revision.
 */
export async function relinkPiece<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieceId: string,
  relinked: (html: string) => Promise<string>,
) {
  const stored = await findHeldPiece(tx, kind, pieceId)
  if (!stored) return
  const before = kind.texts.of(stored.row)
  const texts: string[] = []
  for (const html of before) texts.push(await relinked(html))
  if (texts.every((html, place) => html === before[place])) return
  const columns = changedIn(kind.columnsOf(stored.row), kind.columnsOf(kind.texts.replaced(stored.row, texts)))
  await withPieces(tx).updateTable(tableOf(kind)).set(columns).where('id', '=', pieceId).execute()
  await noteLinks(tx, pieceId, linkedPages(texts.join('')))
  if (stored.publishedAt) await contentChanged(tx, subjectOf(kind, pieceId))
}

/** The columns that say something else now; what somebody set by hand beside the text, such as its time, stays. */
function changedIn(before: object, after: object) {
  const was = new Map<string, unknown>(Object.entries(before))
  const isSame = ([name, value]: [string, unknown]) => JSON.stringify(value) === JSON.stringify(was.get(name))
  return Object.fromEntries(Object.entries(after).filter((column) => !isSame(column)))
}
