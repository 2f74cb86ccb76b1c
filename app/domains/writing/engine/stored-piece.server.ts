import { findSearchFields } from '~/domains/seo/search-fields.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { nounOf, tableOf, withPieces } from './rows.server'

/** A piece as those who write it know it. */
export interface StoredPiece<Content extends PieceContent = PieceContent> {
  id: string
  /** Counts the saves. */
  revision: number
  /** The revision that `row` holds; behind `revision` while later changes are not published. */
  contentRevision: number
  publishedAt: Date | null
  deletedAt: Date | null
  savedAt: Date
  previewKey: string
  /** What visitors see, or would see if it were public. */
  row: Content
  /** What is being written; the same as `row` unless changes wait to be published. */
  working: Content
}

/** The piece with what is being written of it, in the trash or not. */
export function findPiece<Content extends PieceContent>(db: Database, kind: PieceKind<Content>, pieceId: string) {
  return load(db, kind, pieceId, false)
}

/** The same, held until the end of the transaction: nobody else saves or publishes it meanwhile. */
export async function holdPiece<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieceId: string,
): Promise<StoredPiece<Content>> {
  const stored = await findHeldPiece(tx, kind, pieceId)
  if (!stored) throw new PieceIsGone(kind)
  return stored
}

export function findHeldPiece<Content extends PieceContent>(tx: Database, kind: PieceKind<Content>, pieceId: string) {
  return load(tx, kind, pieceId, true)
}

export class PieceIsGone extends DomainError {
  constructor(kind: Pick<PieceKind, 'name'>) {
    super(`This ${nounOf(kind)} no longer exists.`, 404)
  }
}

async function load<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  pieceId: string,
  isHeld: boolean,
): Promise<StoredPiece<Content> | undefined> {
  const found = await withPieces(db)
    .selectFrom(`${tableOf(kind)} as piece`)
    .leftJoin('pieceDrafts', 'pieceDrafts.pieceId', 'piece.id')
    .select(['piece.id', 'revision', 'contentRevision', 'publishedAt', 'deletedAt', 'piece.savedAt', 'previewKey'])
    .select([`${kind.titleColumn} as title`, ...kind.columns] as unknown as readonly ['slug'])
    .select('pieceDrafts.content as draft')
    .where('piece.id', '=', pieceId)
    .$if(isHeld, (query) => query.forUpdate('piece'))
    .executeTakeFirst()
  if (!found) return undefined
  const { id, revision, contentRevision, publishedAt, deletedAt, savedAt, previewKey, draft, ...columns } = found
  const seo = await findSearchFields(db, kind.pathOf(columns.slug))
  const row = fromJson(kind, { ...columns, slug: columns.slug === id ? '' : columns.slug, seo })
  const working = draft ? fromJson(kind, draft) : row
  return { id, revision, contentRevision, publishedAt, deletedAt, savedAt, previewKey, row, working }
}

/** Content as it was kept as JSON, perhaps before a field was added. */
export function fromJson<Content extends PieceContent>({ empty }: PieceKind<Content>, kept: unknown): Content {
  const content = kept as Partial<Content>
  return { ...empty, ...content, seo: { ...empty.seo, ...content.seo } }
}

/** The address that the row has: a piece that was given none stands under its id. */
export function slugOf(pieceId: string, { slug }: Pick<PieceContent, 'slug'>) {
  return slug || pieceId
}
