import type { Database } from '~/platform/database/database.server'
import { tableOf, titleOf, withPieces } from './engine/rows.server'
import { lockSlugs } from './engine/write-row.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

interface SlugHolder {
  /** The piece that has it; undefined for a part of the site. */
  id?: string
  /** Why nobody else can have it. */
  sentence: string
}

/** Who has which of these slugs. One that is missing in the answer is free. */
export async function findSlugHolders<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  slugs: string[],
): Promise<Map<string, SlugHolder>> {
  const holders = new Map<string, SlugHolder>()
  const pieces = await findPieces(db, kind, slugs)
  for (const { id, slug, title, deletedAt } of pieces) {
    holders.set(slug, { id, sentence: hasAlready(title, deletedAt) })
  }
  for (const slug of slugs) {
    const owner = kind.ownerOf?.(slug)
    if (owner) holders.set(slug, { sentence: `${kind.pathOf(slug)} ${owner}. Choose another address.` })
  }
  return holders
}

/** Which of these new pieces cannot have their address, each with a sentence: somebody has it, or one that comes before. */
export async function takenSlugs<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieces: { id: string; content: Content }[],
) {
  const wanting = pieces.filter(({ content }) => content.slug !== '')
  const slugs = [...new Set(wanting.map(({ content }) => content.slug))]
  await lockSlugs(tx, kind, slugs)
  const holders = await findSlugHolders(tx, kind, slugs)
  const taken = new Map<string, string>()
  for (const { id, content } of wanting) {
    const holder = holders.get(content.slug)
    if (holder) taken.set(id, holder.sentence)
    else holders.set(content.slug, { id, sentence: hasAlready(content.title) })
  }
  return taken
}

/** That somebody has an address, as a sentence. */
function hasAlready(title: string, deletedAt: Date | null = null) {
  return `“${title || 'Untitled'}${deletedAt ? ' (in the trash)' : ''}” already has this address. Choose another one.`
}

async function findPieces<Content extends PieceContent>(db: Database, kind: PieceKind<Content>, slugs: string[]) {
  if (slugs.length === 0) return []
  return withPieces(db)
    .selectFrom(`${tableOf(kind)} as piece`)
    .select(['id', 'slug', 'deletedAt', titleOf(kind)])
    .where('slug', 'in', slugs)
    .execute()
}
