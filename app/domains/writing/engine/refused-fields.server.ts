import { findPictures } from '~/domains/media/find-picture.server'
import type { Database } from '~/platform/database/database.server'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { findSlugHolders } from '../slug-holders.server'
import { lockSlugs } from './write-row.server'

export const PICTURE_IS_GONE = 'This picture is no longer in the library. Choose another one.'

/** Fields that cannot be kept as they were sent, each with a sentence; the others are. */
export async function refusedFields<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieceId: string,
  content: Content,
) {
  const fieldErrors: Record<string, string> = {}
  const taken = content.slug && (await whoHas(tx, kind, pieceId, content.slug))
  if (taken) fieldErrors.slug = taken
  for (const [field, ids] of Object.entries(kind.picturesOf(content))) {
    const found = await findPictures(tx, ids)
    if (ids.some((id) => !found[id])) fieldErrors[field] = PICTURE_IS_GONE
  }
  return fieldErrors
}

/** Who else has this slug already, as a sentence. */
async function whoHas<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieceId: string,
  slug: string,
) {
  await lockSlugs(tx, kind, [slug])
  const holder = (await findSlugHolders(tx, kind, [slug])).get(slug)
  return holder?.id === pieceId ? undefined : holder?.sentence
}
