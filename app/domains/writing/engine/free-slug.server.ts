import type { Database } from '~/platform/database/database.server'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { isSuggestedSlug, numberedSlug } from '../suggested-slug'
import { tableOf, withPieces } from './rows.server'
import type { StoredPiece } from './stored-piece.server'
import { lockSlugs } from './write-row.server'

const MOST_NAMESAKES = 99

/** A suggested address that another piece has already gives way to the next free one. Who chose an address is asked. */
export async function withFreeSlug<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  { id, publishedAt }: StoredPiece,
  content: Content,
): Promise<Content> {
  if (publishedAt || content.slug === '' || !isSuggestedSlug(content)) return content
  await lockSlugs(tx, kind, [content.slug])
  const wanted = [content.slug]
  for (let number = 2; number <= MOST_NAMESAKES; number++) wanted.push(numberedSlug(content.slug, number))
  const taken = await withPieces(tx)
    .selectFrom(tableOf(kind))
    .select('slug')
    .where('slug', 'in', wanted)
    .where('id', '!=', id)
    .execute()
  const free = wanted.find((slug) => !kind.ownerOf?.(slug) && !taken.some((other) => other.slug === slug))
  return { ...content, slug: free ?? content.slug }
}
