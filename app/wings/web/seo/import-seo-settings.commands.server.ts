import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { findRecordProblem, parseRecord } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { isoTimestamp, isoTimestampField } from '~/platform/time/iso-timestamp.server'
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

/** What is wrong with the record of a page's settings. */
export const validateSeoSettingsRecord = (record: unknown) => findRecordProblem(() => parseRecord(seoRecord, record))

interface ImportOptions {
  by: Actor
  dryRun?: DryRunIds
}

/** Takes back what search engines are told of pages, in place of what is set for the same paths. */
export async function importSeoSettings(tx: Database, records: unknown[], { by, dryRun }: ImportOptions) {
  const taken: RecordImportResult[] = []
  const { language } = await findBrand(tx)
  for (const record of records) {
    const row = rowOf(parseRecord(seoRecord, record), language)
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
  const values = { ...row, customMetaTags, schemaMarkup: schemaMarkup && JSON.stringify(schemaMarkup) }
  await tx
    .insertInto('seoSettings')
    .values(values)
    .onConflict((conflict) => conflict.column('pagePath').doUpdateSet(values))
    .execute()
  await recordAction(tx, by, { action: 'seo.imported', subject: `seo:${path}`, title: path })
  await emitContentChange(tx, 'seo', `seo:${path}`)
}

function rowOf(record: z.infer<typeof seoRecord>, siteLanguage: string) {
  return {
    pagePath: record.page_path,
    breadcrumbLabel: record.breadcrumb_label,
    metaTitle: record.meta_title,
    metaDescription: record.meta_description,
    canonicalUrl: record.canonical_url,
    robotsMeta: record.robots_meta,
    ogTitle: record.og_title,
    ogDescription: record.og_description,
    ogImage: record.og_image,
    twitterTitle: record.twitter_title,
    twitterDescription: record.twitter_description,
    twitterImage: record.twitter_image,
    customMetaTags: record.custom_meta_tags,
    schemaMarkup: record.schema_markup,
    inSitemap: record.in_sitemap,
    focusKeyphrase: record.focus_keyphrase,
    keyphraseKey: keyphraseKey(record.focus_keyphrase ?? '', record.language || siteLanguage),
    synonyms: record.synonyms,
    isPillar: record.is_pillar,
    language: record.language || null,
    updatedAt: record.updated_at,
  }
}
