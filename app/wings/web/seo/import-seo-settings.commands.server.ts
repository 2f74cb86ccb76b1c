import { z } from 'zod'
import { defineArchiveList } from '~/platform/archive/archive-list.server'
import { archivedTable } from '~/platform/archive/archived-table.server'
import { parseRecord } from '~/platform/archive/parse-record'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import { isoTimestampField } from '~/platform/time/iso-timestamp.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { optionalLanguageSchema } from '~/wings/site/settings/content-language-schema'
import { findBrand } from '~/wings/site/settings/queries.server'
import { keyphraseKey } from '~/wings/web/seo-analysis/keyphrase-key'

const MAX_MARKUP_LENGTH = 200_000

const text = z.string().max(5_000).nullable()
const tag = z.object({ name: text.optional(), property: text.optional(), content: z.string().max(5_000) })
const pagePath = z
  .string()
  .max(2_000)
  .regex(/^\/(?!\/)/, 'is not a path on this site')

const seoRecord = z
  .object({
    page_path: pagePath,
    breadcrumb_label: text,
    meta_title: text,
    meta_description: text,
    canonical_url: text,
    robots_meta: text,
    og_title: text,
    og_description: text,
    og_image: text,
    twitter_title: text,
    twitter_description: text,
    twitter_image: text,
    custom_meta_tags: z.array(tag).max(100),
    schema_markup: z.union([z.looseObject({}), z.array(z.looseObject({})).max(100)]).nullable(),
    // absent in archives that are older than these fields
    in_sitemap: z.boolean().default(true),
    focus_keyphrase: text.default(null),
    synonyms: text.default(null),
    is_pillar: z.boolean().default(false),
    language: optionalLanguageSchema.nullable().default(null),
    updated_at: isoTimestampField,
  })
  .refine(
    ({ schema_markup }) => JSON.stringify(schema_markup).length <= MAX_MARKUP_LENGTH,
    'The schema markup is too long.',
  )

const table = archivedTable<z.infer<typeof seoRecord> & { keyphrase_key: string | null }>('seoSettings', {
  key: 'page_path',
  columns: [...Object.keys(seoRecord.shape), 'keyphrase_key'],
  timestamps: ['updated_at'],
  json: ['custom_meta_tags', 'schema_markup'],
  batchSize: 200,
})

/** What search engines are told of pages, as the specification names it, in the order of their paths. */
export const seoSettingsArchive = defineArchiveList({
  ...table,
  name: 'seo_settings',
  read: (record) => ({ ...parseRecord(seoRecord, record), keyphrase_key: null }),
  titleOf: ({ page_path }) => page_path,
  toRecords: (_db, rows) => rows.map(({ keyphrase_key: _madeAnew, ...record }) => record),
  async plan(tx) {
    const site = await findBrand(tx)
    return {
      adapt(record) {
        const language = record.language || null
        const keyphrase_key = keyphraseKey(record.focus_keyphrase ?? '', language ?? site.language)
        return { item: { ...record, language, keyphrase_key } }
      },
    }
  },
  async write(tx, by: Actor, row) {
    const { page_path: path } = row
    await table.upsert(tx, row)
    await recordAction(tx, by, { action: 'seo.imported', subject: `seo:${path}`, title: path })
    await emitContentChange(tx, 'seo', `seo:${path}`)
  },
})
