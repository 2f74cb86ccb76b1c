import { sql } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError, InvalidFields } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { categorizedTables } from './categorized-tables'
import { type CategoryKind, type CategoryText, MAX_CATEGORIES } from './category'
import { moveContent, returnMovedContent } from './move-content.commands.server'
import { CATEGORIES_TAG } from './queries.server'

/** Adds a category at the end. @throws InvalidFields when its slug is taken; DomainError when there are too many */
export function addCategory(db: Database, by: Actor, kind: CategoryKind, text: CategoryText) {
  return inTransaction(db, async (tx) => {
    await lockCategories(tx)
    const row = await insertCategory(tx, kind, text)
    await recordChange(tx, by, 'added', { kind, ...row, ...text }, { after: text })
    return row
  })
}

/** The same as part of what brings content in, without a word in the audit log. */
export async function insertCategory(tx: Database, kind: CategoryKind, text: CategoryText) {
  await assertSlugIsFree(tx, kind, text.slug)
  const { count, last } = await tx
    .selectFrom('categories')
    .select((from) => [from.fn.countAll<number>().as('count'), from.fn.max('position').as('last')])
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= MAX_CATEGORIES) throw new DomainError(`There can be at most ${MAX_CATEGORIES} categories.`)
  await freeFormerSlug(tx, kind, text.slug)
  return tx
    .insertInto('categories')
    .values({ kind, ...text, position: (last ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Describes a category anew. Another slug goes to all that is in it; the earlier one leads to the new one. */
export function updateCategory(db: Database, by: Actor, id: string, text: CategoryText) {
  return inTransaction(db, async (tx) => {
    await lockCategories(tx)
    const { kind, formerSlugs, ...before } = await findCategoryRow(tx, id)
    const isMoved = before.slug !== text.slug
    if (isMoved) {
      await assertSlugIsFree(tx, kind, text.slug)
      await freeFormerSlug(tx, kind, text.slug)
      await moveContent(tx, kind, { from: before.slug, to: text.slug })
    }
    const former = [...formerSlugs, ...(isMoved ? [before.slug] : [])].filter((slug) => slug !== text.slug)
    await tx
      .updateTable('categories')
      .set({ ...text, formerSlugs: former, updatedAt: new Date() })
      .where('id', '=', id)
      .execute()
    await recordChange(tx, by, 'changed', { kind, id, ...text }, { before, after: text })
    return before
  })
}

/** Puts the categories of a kind into this order; those that it does not name come after. */
export function reorderCategories(db: Database, by: Actor, kind: CategoryKind, ids: string[]) {
  return inTransaction(db, async (tx) => {
    await lockCategories(tx)
    await sql`
      update categories set position = place.number
      from (select id, row_number() over (order by array_position(${ids}::uuid[], id), position, slug) as number
        from categories where kind = ${kind} and deleted_at is null) as place
      where categories.id = place.id`.execute(tx)
    await recordAction(tx, by, { action: 'categories.ordered', subject: `categories:${kind}` })
    await emitCategoryChange(tx, kind)
  })
}

/**
 * Deletes a category. What is in it goes to another one, to which its address then leads, or has none. Answers how much was
 * moved.
 */
export function deleteCategory(db: Database, by: Actor, id: string, moveTo: string | null) {
  return inTransaction(db, async (tx) => {
    await lockCategories(tx)
    const { kind, slug, name, formerSlugs } = await findCategoryRow(tx, id)
    const target = moveTo === null ? undefined : await findCategoryRow(tx, moveTo)
    if (target && (target.id === id || target.kind !== kind))
      throw new InvalidFields('Choose another category.', { moveTo: 'Choose another category.' })
    await tx.deleteFrom('categories').where('kind', '=', kind).where('deletedAt', '<', undoLimit()).execute()
    await tx.updateTable('categories').set({ deletedAt: new Date() }).where('id', '=', id).execute()
    const moved = await moveContent(tx, kind, { from: slug, to: target?.slug ?? '', categoryId: id })
    if (target) {
      const former = [...new Set([...target.formerSlugs, slug, ...formerSlugs])]
      await tx.updateTable('categories').set({ formerSlugs: former }).where('id', '=', target.id).execute()
    }
    const after = { movedTo: target?.name ?? null, moved }
    await recordChange(tx, by, 'deleted', { kind, id, name }, { before: { name, slug }, after })
    return { id, name, moved }
  })
}

/** Brings a deleted category back with what was in it, as far as nobody has moved that since. */
export function restoreCategory(db: Database, by: Actor, id: string) {
  return inTransaction(db, async (tx) => {
    await lockCategories(tx)
    const row = await tx
      .selectFrom('categories')
      .select(['kind', 'slug', 'name'])
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .executeTakeFirst()
    if (!row) throw new DomainError('This category can no longer be restored.', 404)
    const { slug, name } = row
    const kind = row.kind as CategoryKind
    await assertSlugIsFree(tx, kind, slug)
    await freeFormerSlug(tx, kind, slug)
    await tx.updateTable('categories').set({ deletedAt: null }).where('id', '=', id).execute()
    await returnMovedContent(tx, kind, { categoryId: id, slug })
    await recordChange(tx, by, 'restored', { kind, id, name }, {})
    return { id, name }
  })
}

// after that a deleted category is gone for good
const UNDO_DAYS = 30
const undoLimit = (now = new Date()) => new Date(now.getTime() - UNDO_DAYS * 24 * 60 * 60 * 1000)

/** Nobody else changes categories until the end of `tx`. */
export async function lockCategories(tx: Database) {
  await sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`.execute(tx)
}

async function findCategoryRow(tx: Database, id: string) {
  const row = await tx
    .selectFrom('categories')
    .select(['id', 'kind', 'slug', 'name', 'description', 'seoTitle', 'formerSlugs'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw new DomainError('This category no longer exists.', 404)
  return { ...row, kind: row.kind as CategoryKind }
}

async function assertSlugIsFree(tx: Database, kind: CategoryKind, slug: string) {
  const taken = await tx
    .selectFrom('categories')
    .select('name')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!taken) return
  const message = `“${taken.name}” already has this slug.`
  throw new InvalidFields(message, { slug: message })
}

/** An address that led elsewhere is a category of its own from now on. */
async function freeFormerSlug(tx: Database, kind: CategoryKind, slug: string) {
  await sql`
    update categories set former_slugs = array_remove(former_slugs, ${slug})
    where kind = ${kind} and ${slug} = any(former_slugs)`.execute(tx)
}

interface ChangedCategory {
  kind: CategoryKind
  id: string
  name: string
}

async function recordChange(
  tx: Database,
  by: Actor,
  verb: string,
  { kind, id, name }: ChangedCategory,
  change: { before?: unknown; after?: unknown },
) {
  await recordAction(tx, by, { action: `category.${verb}`, subject: `category:${id}`, title: name, ...change })
  await emitCategoryChange(tx, kind)
}

/** The pages that list what is in them are drawn anew, with all that names a category. */
export function emitCategoryChange(tx: Database, kind: CategoryKind) {
  return emitContentChange(tx, CATEGORIES_TAG, categorizedTables[kind].listTag)
}
