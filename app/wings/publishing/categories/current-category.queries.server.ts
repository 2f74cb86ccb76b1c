import type { Database } from '~/platform/database/database.server'
import { findCategory, isCategoryKind } from './category'
import { listCategories } from './queries.server'

/** Content with its category as it is called now: an open editor or an older revision may say an earlier slug. */
export async function withCurrentCategory<Content extends object>(
  db: Database,
  kind: string,
  content: Content,
): Promise<Content> {
  const { category } = content as { category?: unknown }
  if (typeof category !== 'string' || category === '' || !isCategoryKind(kind)) return content
  const current = findCategory(await listCategories(db, kind), category)
  return current && current.slug !== category ? { ...content, category: current.slug } : content
}
