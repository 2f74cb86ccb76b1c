import { sql } from 'kysely'
import { z } from 'zod'
import { defineArchiveList } from '~/platform/archive/archive-list.server'
import { archivedTable } from '~/platform/archive/archived-table.server'
import { InvalidRecord, parseRecord } from '~/platform/archive/parse-record'
import type { DryRunIds } from '~/platform/archive/record-import'
import { renameKeys, toCamelCase, toSnakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { isoTimestampField } from '~/platform/time/iso-timestamp.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { recordMediaUses } from '~/wings/site/media/commands.server'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import { saveTemplateRevision, templateAuditSubject, toTemplateColumns } from './commands.server'
import { findTemplatePictures } from './engine/find-template-pictures.server'
import { validateTemplateContent } from './engine/validate-content'
import type { EditableTemplate } from './template'
import { templateForm } from './template-form'

const momentsSchema = z.object({
  id: z.uuid(),
  saved_at: isoTimestampField,
  created_at: isoTimestampField,
  deleted_at: isoTimestampField.nullable(),
})

type ArchivedTemplate = EditableTemplate & z.infer<typeof momentsSchema>

/** Templates; not how often they were used, nor earlier versions. */
export const templatesArchive = defineArchiveList({
  ...archivedTable<ArchivedTemplate>('contentTemplates', {
    key: 'id',
    columns: ['id', 'kind', 'name', 'variables', 'content', 'samples', 'saved_at', 'created_at', 'deleted_at'],
    timestamps: ['saved_at', 'created_at', 'deleted_at'],
    // a text has up to a million characters
    batchSize: 10,
    // with all fields that are known today
    toItems: (_db, rows) => rows.map((row) => ({ ...row, ...parseState(row).state })),
  }),
  name: 'content_templates',
  read: parseTemplateRecord,
  titleOf: ({ name }) => name,
  toRecords: (_db, templates) => templates.map((template) => ({ ...template, ...renameTexts(template, toSnakeCase) })),
  plan: async (tx, _templates, dryRun) => ({
    refusalFor: ({ kind }, before) =>
      before && before.kind !== kind ? 'A template of another type has the same ID.' : undefined,
    warningFor: (template) => missingPictureWarning(tx, template, dryRun),
  }),
  write: writeTemplate,
})

async function missingPictureWarning(tx: Database, template: ArchivedTemplate, dryRun: DryRunIds) {
  const pictures = await findTemplatePictures(tx, template)
  const found = await findPicturesById(tx, pictures)
  const lacks = pictures.some((picture) => !found[picture] && !dryRun?.has(picture))
  return lacks ? 'An image is not in the media library.' : undefined
}

async function writeTemplate(tx: Database, by: Actor, template: ArchivedTemplate) {
  const { id, saved_at: savedAt, created_at: createdAt, deleted_at: deletedAt, ...state } = template
  const row = { ...toTemplateColumns(state), savedAt, createdAt, deletedAt, savedBy: by.email }
  const { revision } = await tx
    .insertInto('contentTemplates')
    .values({ id, kind: state.kind, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...row, revision: sql`content_templates.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  await saveTemplateRevision(tx, by, { id, revision, state }, new Date(savedAt))
  await recordMediaUses(tx, templateAuditSubject(id), await findTemplatePictures(tx, template))
  await recordAction(tx, by, { action: 'template.imported', subject: templateAuditSubject(id), title: state.name })
}

/** A template from its record, checked as if its editor had sent it. @throws InvalidRecord */
function parseTemplateRecord(record: unknown): ArchivedTemplate {
  const moments = parseRecord(momentsSchema, record)
  const fields = record as Record<string, unknown>
  const { state, fault } = parseState({ ...fields, ...renameTexts(fields, toCamelCase) })
  if (!state) throw new InvalidRecord(fault)
  return { ...moments, ...state }
}

// names of variables are somebody's own words: samples stay as they are
function renameTexts({ variables, content }: { variables?: unknown; content?: unknown }, rename: typeof toSnakeCase) {
  return renameKeys({ variables, content }, rename) as object
}

const fieldErrorMessage = (field = '', message = 'cannot be read') => [field, message].filter(Boolean).join(': ')

function parseState(given: unknown): { state?: EditableTemplate; fault: string } {
  const { data: form, error } = templateForm.safeParse(given)
  if (!form) return { fault: fieldErrorMessage(error.issues[0]?.path.join('.'), error.issues[0]?.message) }
  const { content, problems } = validateTemplateContent(form.kind, form.content)
  if (!content) return { fault: fieldErrorMessage(`content.${problems[0]?.field}`, problems[0]?.message) }
  return { state: { ...form, content }, fault: '' }
}
