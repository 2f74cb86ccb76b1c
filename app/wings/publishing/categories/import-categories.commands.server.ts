import type { Database } from '~/platform/database/database.server'
import { slugify } from '~/platform/text/slug'
import {
  type Category,
  type CategoryKind,
  findCategory,
  isCategoryKind,
  MAX_CATEGORIES,
  MAX_CATEGORY_NAME_LENGTH,
  nameFromSlug,
} from './category'
import { emitCategoryChange, insertCategory, lockCategories } from './commands.server'
import { listCategories } from './queries.server'

/** What a source calls a category: its slug there, and its name where it has one. */
export interface SourceCategory {
  slug: string
  name?: string
}

export interface ImportedCategory {
  /** Of ours; empty when there are too many already. */
  slug: string
  /** What it is called, when it is new. */
  created?: string
}

/**
 * The categories that these mean, by their slugs: one of ours with that slug, an earlier slug or that name in any case;
 * otherwise a new one, which a dry run only names. As part of `tx`.
 */
export async function importCategories(
  tx: Database,
  kind: CategoryKind,
  wanted: SourceCategory[],
  { isDryRun = false } = {},
): Promise<Map<string, ImportedCategory>> {
  const found = new Map<string, ImportedCategory>()
  if (wanted.every(({ slug }) => slug === '')) return found
  await lockCategories(tx)
  const known = await listCategories(tx, kind)
  for (const one of wanted) {
    if (one.slug !== '' && !found.has(one.slug))
      found.set(one.slug, await importCategory(tx, kind, known, one, isDryRun))
  }
  const isChanged = [...found.values()].some(({ created }) => created)
  if (isChanged && !isDryRun) await emitCategoryChange(tx, kind)
  return found
}

/** One of `known`, or a new one, which is then known too. */
async function importCategory(
  tx: Database,
  kind: CategoryKind,
  known: Category[],
  { slug, name = '' }: SourceCategory,
  isDryRun: boolean,
): Promise<ImportedCategory> {
  const same = findCategory(known, slug) ?? known.find((one) => isSameName(one.name, name))
  if (same) return { slug: same.slug }
  if (known.length >= MAX_CATEGORIES) return { slug: '' }
  const created = name.trim().slice(0, MAX_CATEGORY_NAME_LENGTH) || nameFromSlug(slug)
  const text = { slug, name: created, description: '', seoTitle: '' }
  const { id } = isDryRun ? { id: slug } : await insertCategory(tx, kind, text)
  known.push({ id, ...text, formerSlugs: [] })
  return { slug, created }
}

/** Pieces in categories that there are, as `importCategories` finds or makes them from their slugs. */
export async function withImportedCategories<Content extends object, Piece extends { content: Content }>(
  tx: Database,
  kind: string,
  pieces: Piece[],
): Promise<Piece[]> {
  if (!isCategoryKind(kind)) return pieces
  const slugOf = ({ content }: Piece) => (content as { category?: string }).category ?? ''
  const categories = await importCategories(
    tx,
    kind,
    pieces.map((piece) => ({ slug: slugOf(piece) })),
  )
  return pieces.map((piece) => {
    const found = categories.get(slugOf(piece))
    return found ? { ...piece, content: { ...piece.content, category: found.slug } } : piece
  })
}

function isSameName(one: string, other: string) {
  return other !== '' && (one.toLowerCase() === other.trim().toLowerCase() || slugify(one) === slugify(other))
}
