import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { findRecordProblem, parseRecord } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import { toSnakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { isoTimestamp, isoTimestampField } from '~/platform/time/iso-timestamp.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { optionalLanguageSchema } from '~/wings/site/settings/content-language-schema'
import { findBrand } from '~/wings/site/settings/queries.server'
import { keyphraseKey } from '~/wings/web/seo-analysis/keyphrase-key'
import { recordSeoPictures, saveSeoSettings } from './commands.server'
import type { SeoColumn, SeoRow } from './seo-fields'
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

const columns = Object.keys(seoRecord) as SeoColumn[]

type ArchivedSettings = { page_path: string; updated_at: string } & Record<string, unknown>

const archivedSettings: z.ZodType<ArchivedSettings> = z
  .object({
    page_path: pagePath,
    ...Object.fromEntries(columns.map((column) => [toSnakeCase(column), toColumnSchema(seoRecord[column])])),
    updated_at: isoTimestampField,
  })
  .refine(
    (record: Record<string, unknown>) => JSON.stringify(record.schema_markup).length <= MAX_ARCHIVED_MARKUP_LENGTH,
    'The schema markup is too long.',
  )

/** What is wrong with the record of a page's settings. */
export const validateSeoSettingsRecord = (record: unknown) =>
  findRecordProblem(() => parseRecord(archivedSettings, record))

interface ImportOptions {
  by: Actor
  dryRun?: DryRunIds
}

/** Takes back what search engines are told of pages, in place of what is set for the same paths. */
export async function importSeoSettings(tx: Database, records: unknown[], { by, dryRun }: ImportOptions) {
  const taken: RecordImportResult[] = []
  const { language } = await findBrand(tx)
  for (const record of records) {
    const row = rowOf(parseRecord(archivedSettings, record), language)
    const judged = await judge(tx, row)
    if (judged.outcome !== 'unchanged' && !dryRun) await write(tx, by, row)
    taken.push(judged)
  }
  return taken
}

async function judge(tx: Database, row: ReturnType<typeof rowOf>): Promise<RecordImportResult> {
  const { pagePath: name } = row
  const before = await tx
    .selectFrom('seoSettings')
    .selectAll()
    .select(isoTimestamp('updatedAt').as('changedAt'))
    .where('pagePath', '=', name)
    .executeTakeFirst()
  if (!before) return { name, outcome: 'added' }
  const { changedAt, ...fields } = before
  return { name, outcome: isDeepStrictEqual({ ...fields, updatedAt: changedAt }, row) ? 'unchanged' : 'replaced' }
}

async function write(tx: Database, by: Actor, row: ReturnType<typeof rowOf>) {
  const { pagePath: path } = row
  const [customMetaTags, schemaMarkup] = [JSON.stringify(row.customMetaTags), row.schemaMarkup]
  await saveSeoSettings(tx, { ...row, customMetaTags, schemaMarkup: schemaMarkup && JSON.stringify(schemaMarkup) })
  await recordSeoPictures(tx, path, row)
  await recordAction(tx, by, { action: 'seo.imported', subject: `seo:${path}`, title: path })
}

function rowOf(record: ArchivedSettings, siteLanguage: string) {
  const settings = Object.fromEntries(columns.map((column) => [column, record[toSnakeCase(column)]])) as SeoRow
  const language = settings.language || null
  return {
    ...settings,
    language,
    pagePath: record.page_path,
    keyphraseKey: keyphraseKey(settings.focusKeyphrase ?? '', language ?? siteLanguage),
    updatedAt: record.updated_at,
  }
}
