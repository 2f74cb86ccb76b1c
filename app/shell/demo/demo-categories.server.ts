import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { categoryKinds } from '~/wings/publishing/categories/category'
import { deleteCategory, restoreCategory } from '~/wings/publishing/categories/commands.server'
import { type ListedCategory, listCategoriesWithUse } from '~/wings/publishing/categories/queries.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { readDemoCategories } from './demo-files.server'

/** Deletes the categories of the demo that hold nothing any more and that nobody has changed. Answers their ids. */
export async function removeDemoCategories(tx: Database, by: Actor) {
  const demo = await readDemoCategories()
  const removed: string[] = []
  for (const kind of categoryKinds) {
    const isOfDemo = ({ slug, name }: ListedCategory) =>
      demo[kind].some((one) => one.slug === slug && one.name === name)
    const isChanged = ({ description, seoTitle, formerSlugs }: ListedCategory) =>
      description !== '' || seoTitle !== '' || formerSlugs.length > 0
    for (const category of await listCategoriesWithUse(tx, kind)) {
      if (category.used > 0 || !isOfDemo(category) || isChanged(category)) continue
      await deleteCategory(tx, by, category.id, null)
      removed.push(category.id)
    }
  }
  return removed
}

/** Brings them back; one whose slug is used again meanwhile stays away. */
export async function restoreDemoCategories(tx: Database, by: Actor, ids: string[]) {
  for (const id of ids) {
    try {
      await inTransaction(tx, (inner) => restoreCategory(inner, by, id))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
}
