import { sql } from 'kysely'
import { z } from 'zod'
import { defineArchiveList } from '~/platform/archive/archive-list.server'
import { parseRecord } from '~/platform/archive/parse-record'
import type { Database } from '~/platform/database/database.server'
import { MAX_SLUG_LENGTH, slugPattern } from '~/platform/text/slug'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { type CategoryKind, categoryKinds, MAX_CATEGORIES } from './category'
import { categoryKindSchema, categoryTextSchema } from './category-form'
import { emitCategoryChange } from './commands.server'

const { name, slug, description, seoTitle } = categoryTextSchema.shape

const recordSchema = z.object({
  kind: categoryKindSchema,
  slug,
  name,
  description,
  seo_title: seoTitle,
  position: z.int().min(0),
  former_slugs: z.array(z.string().max(MAX_SLUG_LENGTH).regex(slugPattern)).max(1_000),
})

type CategoryRecord = z.output<typeof recordSchema>

const keyOf = ({ kind, slug }: Pick<CategoryRecord, 'kind' | 'slug'>) => `${kind}/${slug}`

/** All categories, each by its kind and slug: one that the site has already is described as the archive does. */
export const categoriesArchive = defineArchiveList({
  name: 'categories',
  keyOf,
  batchSize: 2 * MAX_CATEGORIES,
  find: async (db, keys) => (await listRecords(db)).filter((record) => keys.includes(keyOf(record))),
  async *stream(db) {
    yield await listRecords(db)
  },
  read: (record) => parseRecord(recordSchema, record),
  titleOf: ({ name }) => name,
  toRecords: (_db, records) => records,
  async plan(tx) {
    const known = await listRecords(tx)
    const counts = new Map(categoryKinds.map((kind) => [kind, known.filter((one) => one.kind === kind).length]))
    return {
      refusalFor: ({ kind }, before) =>
        !before && (counts.get(kind) ?? 0) >= MAX_CATEGORIES
          ? `There can be at most ${MAX_CATEGORIES} categories.`
          : undefined,
      taken: ({ kind }, before) => void (before ?? counts.set(kind, (counts.get(kind) ?? 0) + 1)),
    }
  },
  async write(tx, by: Actor, record) {
    const { id } = await tx
      .insertInto('categories')
      .values(toRow(record))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'slug']).where('deletedAt', 'is', null).doUpdateSet(toRow(record)),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAction(tx, by, { action: 'category.imported', subject: `category:${id}`, title: record.name })
  },
  async finish(tx, records) {
    for (const kind of new Set(records.map((record) => record.kind))) await emitCategoryChange(tx, kind)
  },
})

async function listRecords(db: Database): Promise<CategoryRecord[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['kind', 'slug', 'name', 'description', 'seoTitle', 'position', 'formerSlugs'])
    .where('deletedAt', 'is', null)
    .orderBy('kind')
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ kind, seoTitle, formerSlugs, ...row }) => ({
    ...row,
    kind: kind as CategoryKind,
    seo_title: seoTitle,
    former_slugs: formerSlugs,
  }))
}

function toRow({ seo_title, former_slugs, ...record }: CategoryRecord) {
  return { ...record, seoTitle: seo_title, formerSlugs: sql<string[]>`${former_slugs}::text[]` }
}
