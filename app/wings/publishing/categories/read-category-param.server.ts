import type { Database } from '~/platform/database/database.server'
import { type Category, type CategoryKind, findCategory } from './category'
import { listCategories } from './queries.server'

export interface CategoryParam {
  /** Undefined: a list of everything. */
  category?: Category
  /** An earlier slug: the list lives at that of the category. */
  isMoved: boolean
  /** No category has it: the list of everything is shown, and kept under no such address. */
  isUnknown: boolean
}

/** The category that the address of a list names. */
export async function readCategoryParam(db: Database, kind: CategoryKind, slug: string | null): Promise<CategoryParam> {
  if (slug === null) return { isMoved: false, isUnknown: false }
  const category = findCategory(await listCategories(db, kind), slug)
  if (!category) return { isMoved: false, isUnknown: true }
  return { category, isMoved: category.slug !== slug, isUnknown: false }
}
