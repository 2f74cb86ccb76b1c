import { findPicture } from '~/domains/media/find-picture.server'
import type { Database } from '~/platform/database/database.server'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { tableOf, titleOf, withPieces } from './rows.server'
import { lockSlug } from './write-row.server'

/** Fields that cannot be kept as they were sent, each with a sentence; the others are. */
export async function refusedFields<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieceId: string,
  content: Content,
) {
  const fieldErrors: Record<string, string> = {}
  const holder = content.slug && (await findHolder(tx, kind, pieceId, content.slug))
  if (holder) fieldErrors.slug = `“${holder}” already has this address. Choose another one.`
  for (const [field, ids] of Object.entries(kind.picturesOf(content))) {
    for (const id of ids) {
      if (!(await findPicture(tx, id, '')))
        fieldErrors[field] = 'This picture is no longer in the library. Choose another one.'
    }
  }
  return fieldErrors
}

/** The title of another piece that has this slug. */
async function findHolder(tx: Database, kind: PieceKind, pieceId: string, slug: string) {
  await lockSlug(tx, kind, slug)
  const holder = await withPieces(tx)
    .selectFrom(`${tableOf(kind)} as piece`)
    .select(['deletedAt', titleOf(kind)])
    .where('slug', '=', slug)
    .where('id', '!=', pieceId)
    .executeTakeFirst()
  return holder && `${holder.title || 'Untitled'}${holder.deletedAt ? ' (in the trash)' : ''}`
}
