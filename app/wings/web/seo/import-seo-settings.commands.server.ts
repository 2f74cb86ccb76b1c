import { z } from 'zod'
import { defineArchiveList } from '~/platform/archive/archive-list.server'
import { archivedTable } from '~/platform/archive/archived-table.server'
import { parseRecord } from '~/platform/archive/parse-record'
import { toSnakeCase } from '~/platform/archive/stable-json'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import { isoTimestampField } from '~/platform/time/iso-timestamp.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { optionalLanguageSchema } from '~/wings/site/settings/content-language-schema'
import { findBrand } from '~/wings/site/settings/queries.server'
import { keyphraseKey } from '~/wings/web/seo-analysis/keyphrase-key'
import { recordSeoPictures } from './commands.server'
import { type SeoPictures, seoPictureColumns } from './seo-fields'
import { type SeoField, seoRecord } from './seo-record'

// more than a form takes
const MAX_ARCHIVED_MARKUP_LENGTH = 200_000

const text = z.string().max(5_000).nullable()
const tag = z.object({ name: text.optional(), property: text.optional(), content: z.string().max(5_000) })
const pagePath = z
  .string()
  .max(2_000)
  .regex(/^\/(?!\/)/, 'is not a path on this site')

function toColumnSchema(field: SeoField) {
  const schema = toValueSchema(field)
  if (!field.isNewer) return schema
  return schema.default(field.kind === 'switch' ? field.initial : null)
}

function toValueSchema({ kind }: SeoField): z.ZodType<unknown> {
  if (kind === 'switch') return z.boolean()
  if (kind === 'tags') return z.array(tag).max(100)
  if (kind === 'markup') return z.union([z.looseObject({}), z.array(z.looseObject({})).max(100)]).nullable()
  return kind === 'language' ? optionalLanguageSchema.nullable() : text
}

const fields = Object.entries(seoRecord).map(([name, field]) => ({ column: toSnakeCase(name), field }))

const archivedSettings = z
  .object({
    page_path: pagePath,
    ...Object.fromEntries(fields.map(({ column, field }) => [column, toColumnSchema(field)])),
    updated_at: isoTimestampField,
  })
  .refine(
    (record: Record<string, unknown>) => JSON.stringify(record.schema_markup).length <= MAX_ARCHIVED_MARKUP_LENGTH,
    'The schema markup is too long.',
  )

/** A row by the names of its columns: those of the SEO record, and these. */
type ArchivedSettings = Record<string, unknown> & {
  page_path: string
  focus_keyphrase: string | null
  language: string | null
  keyphrase_key: string | null
}

const table = archivedTable<ArchivedSettings>('seoSettings', {
  key: 'page_path',
  columns: ['page_path', ...fields.map(({ column }) => column), 'updated_at', 'keyphrase_key'],
  timestamps: ['updated_at'],
  json: fields.flatMap(({ column, field: { kind } }) => (kind === 'tags' || kind === 'markup' ? [column] : [])),
  batchSize: 200,
})

/** What search engines are told of pages, as the specification names it, in the order of their paths. */
export const seoSettingsArchive = defineArchiveList({
  ...table,
  name: 'seo_settings',
  read: (record) => ({ ...parseRecord(archivedSettings, record), keyphrase_key: null }) as unknown as ArchivedSettings,
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
    const pictures = seoPictureColumns.map((column) => [column, row[toSnakeCase(column)]])
    await recordSeoPictures(tx, path, Object.fromEntries(pictures) as SeoPictures)
    await recordAction(tx, by, { action: 'seo.imported', subject: `seo:${path}`, title: path })
    await emitContentChange(tx, 'seo', `seo:${path}`)
  },
})
