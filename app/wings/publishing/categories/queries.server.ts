import { sql } from 'kysely'
import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import { categorizedTables } from './categorized-tables'
import type { Category, CategoryKind } from './category'

export const CATEGORIES_TAG = 'categories'

const columns = ['id', 'kind', 'slug', 'name', 'description', 'seoTitle', 'formerSlugs'] as const

const listAllCategories = cachedUntilChanged(CATEGORIES_TAG, (db) =>
  db
    .selectFrom('categories')
    .select(columns)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('slug')
    .execute(),
)

/** All of a kind, in their order; read once until one changes. */
export async function listCategories(db: Database, kind: CategoryKind): Promise<Category[]> {
  const all = await listAllCategories(db)
  return all.flatMap(({ kind: of, ...category }) => (of === kind ? category : []))
}

const listUsedSlugs = Object.fromEntries(
  Object.entries(categorizedTables).map(([kind, { table, listTag }]) => [
    kind,
    cachedUntilChanged(listTag, async (db) => {
      const { rows } = await sql<{ slug: string }>`
        select slug from categories where kind = ${kind} and deleted_at is null and exists (
          select 1 from ${sql.table(table)} where category = categories.slug and published_at <= now())`.execute(db)
      return rows.map(({ slug }) => slug)
    }),
  ]),
) as Record<CategoryKind, (db: Database) => Promise<string[]>>

/** Those in which visitors find something, in their order. */
export async function listPublicCategories(db: Database, kind: CategoryKind) {
  const [all, used] = [await listCategories(db, kind), await listUsedSlugs[kind](db)]
  return all.flatMap(({ slug, name }) => (used.includes(slug) ? { slug, name } : []))
}

export interface ListedCategory extends Category {
  /** How many posts or products name it, drafts among them. */
  used: number
}

/** Those of a kind with how much is in them, for those who manage them. */
export async function listCategoriesWithUse(db: Database, kind: CategoryKind): Promise<ListedCategory[]> {
  const { rows } = await sql<{ slug: string; used: number }>`
    select category as slug, count(*)::integer as used from ${sql.table(categorizedTables[kind].table)}
    where deleted_at is null and category <> '' group by category`.execute(db)
  const used = new Map(rows.map((row) => [row.slug, row.used]))
  return (await listCategories(db, kind)).map((category) => ({ ...category, used: used.get(category.slug) ?? 0 }))
}

/** The name of the category that a column names; empty without one. */
export function categoryNameSql(kind: CategoryKind, column: string) {
  return sql<string>`coalesce((
    select categories.name from categories
    where categories.kind = ${kind} and categories.slug = ${sql.ref(column)}), '')`
}
