import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { giveWayToImport } from './before-import.server'
import { announceLater } from './engine/announce-publication.server'
import { changeOf } from './engine/audited.server'
import { notePictures } from './engine/picture-uses.server'
import { refuseUnfinished } from './engine/publication.server'
import { refusedFields } from './engine/refused-fields.server'
import { findRevision, keepRevision, keepWhatIsThere } from './engine/revisions.server'
import { tableOf, withPieces } from './engine/rows.server'
import { writeBeside } from './engine/save-draft.server'
import { holdPiece } from './engine/stored-piece.server'
import { writeRow } from './engine/write-row.server'
import type { IncomingPiece } from './incoming-pieces.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'
import { holdUntouched, type Untouched } from './untouched-piece.server'

/** The state that a piece had before an import took its place; what it said is in its history. */
export interface Replaced {
  revision: number
  contentRevision: number
  publishedAt: Date | null
  deletedAt: Date | null
  /** Columns beside the content, which an earlier import may have set. */
  columns: Record<string, string | number | null>
}

/** Puts incoming content in the place of a piece, whose versions stay in its history. Answers its new revision. */
export async function replacePiece<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  by: Actor,
  { id, content, publishedAt, flags, columns }: IncomingPiece<Content>,
  now = new Date(),
): Promise<{ revision: number; before: Replaced }> {
  await giveWayToImport(tx, kind, id)
  const stored = await holdPiece(tx, kind, id)
  const before = { ...stateOf(stored), columns: await columnsBeside(tx, kind, id) }
  const revision = stored.revision + 1
  // nothing in the trash can be public, not even for a moment
  await setBeside(tx, kind, id, { deletedAt: null })
  await writeRow(tx, kind, stored, { content, publishedAt, contentRevision: revision }, now)
  await setBeside(tx, kind, id, { ...columns, revision, savedAt: now })
  await notePictures(tx, kind, id)
  const { before: was, after: is, ...what } = changeOf(kind, stored, stored.row, content)
  await recordAction(tx, by, {
    ...what,
    action: `${kind.name}.imported`,
    flags,
    before: { ...was, publishedAt: stored.publishedAt },
    after: { ...is, slug: content.slug, revision, publishedAt },
  })
  await announceLater(tx, kind, id, publishedAt, now)
  return { revision, before }
}

/**
 * Makes a piece that `replacePiece` has replaced what it was before, as a new revision, which is answered: the words,
 * changes that waited to be published, its publication, the trash. @throws DomainError when somebody has touched it since,
 * or when it cannot be like that any more
 */
export function giveBack<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  piece: Untouched,
  before: Replaced,
  now = new Date(),
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const stored = await holdUntouched(tx, kind, piece)
    const content = await contentAt(tx, kind, piece.id, before.contentRevision)
    const working = await contentAt(tx, kind, piece.id, before.revision)
    const { publishedAt, deletedAt, columns } = before
    await refuse(tx, kind, piece.id, content, publishedAt)
    await keepWhatIsThere(tx, stored)
    const revision = stored.revision + 1
    const hasDraft = before.revision !== before.contentRevision
    const contentRevision = hasDraft ? before.contentRevision : revision
    await writeRow(tx, kind, stored, { content, publishedAt, contentRevision }, now)
    await setBeside(tx, kind, piece.id, { ...columns, revision, savedAt: now, deletedAt })
    if (hasDraft) await writeBeside(tx, piece.id, working, now)
    await notePictures(tx, kind, piece.id)
    await keepRevision(tx, by, { pieceId: piece.id, revision, content: working, reason: 'restored' }, now)
    const { before: was, after: is, ...what } = changeOf(kind, stored, stored.row, content)
    await recordAction(tx, by, {
      ...what,
      action: `${kind.name}.put back`,
      before: { ...was, ...stateOf(stored) },
      after: { ...is, ...stateOf(before), revision },
    })
    await announceLater(tx, kind, piece.id, publishedAt, now)
    return revision
  })
}

function stateOf({ revision, contentRevision, publishedAt, deletedAt }: Omit<Replaced, 'columns'>) {
  return { revision, contentRevision, publishedAt, deletedAt }
}

/** What the table has beside the content: what a kind works out of it, such as the time to read it. */
async function columnsBeside<Content extends PieceContent>(tx: Database, kind: PieceKind<Content>, id: string) {
  const inContent = new Set<string>([kind.titleColumn, ...kind.columns])
  const names = Object.keys(kind.columnsOf(kind.empty)).filter((name) => !inContent.has(name))
  if (names.length === 0) return {}
  const found = await withPieces(tx)
    .selectFrom(tableOf(kind))
    .select(names as unknown as readonly ['slug'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (found ?? {}) as Replaced['columns']
}

async function setBeside(tx: Database, kind: Pick<PieceKind, 'table'>, id: string, columns: object) {
  await withPieces(tx).updateTable(tableOf(kind)).set(columns).where('id', '=', id).execute()
}

async function contentAt<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  id: string,
  revision: number,
) {
  const kept = await findRevision(tx, kind, id, revision)
  if (!kept) throw new DomainError('What it was before is no longer kept.')
  return kept.content
}

async function refuse<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  id: string,
  content: Content,
  publishedAt: Date | null,
) {
  if (publishedAt) return refuseUnfinished(tx, kind, id, content)
  const fields = await refusedFields(tx, kind, id, content)
  if (Object.keys(fields).length > 0) throw new WrongFields(Object.values(fields).join(' '), fields)
}
