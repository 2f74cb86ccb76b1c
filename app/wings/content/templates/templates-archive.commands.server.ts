import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import { findRecordProblem, InvalidRecord, parseRecord } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import { renameKeys, toCamelCase, toSnakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { isoTimestamp, isoTimestampField } from '~/platform/time/iso-timestamp.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { recordMediaUses } from '~/wings/site/media/commands.server'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import { saveTemplateRevision, templateAuditSubject, toTemplateColumns } from './commands.server'
import { findTemplatePictures } from './engine/find-template-pictures.server'
import { validateTemplateContent } from './engine/validate-content'
import type { EditableTemplate } from './template'
import { templateForm } from './template-form'

/** A template as an archive has it; moments to the microsecond. */
interface ArchivedTemplate extends EditableTemplate {
  id: string
  savedAt: string
  createdAt: string
  deletedAt: string | null
}

const recordSchema = z.looseObject({
  id: z.uuid(),
  saved_at: isoTimestampField,
  created_at: isoTimestampField,
  deleted_at: isoTimestampField.nullable(),
})

const fieldErrorMessage = (field = '', message = 'cannot be read') => [field, message].filter(Boolean).join(': ')

// a text has up to a million characters
const BATCH_SIZE = 10

/** Templates, as they leave in an archive and come back; not how often they were used, nor earlier versions. */
export const templatesArchive = {
  name: 'content_templates',
  exportRecords: exportTemplates,
  validate: (record: unknown) => findRecordProblem(() => parseTemplateRecord(record)),
  importRecords: importRecords,
}

async function* exportTemplates(db: Database) {
  let after: string | undefined
  for (;;) {
    const templates = await listTemplatesForArchive(db, { after })
    yield* templates.map(toTemplateRecord)
    after = templates.at(-1)?.id
    if (after === undefined) return
  }
}

/** Takes templates back, each in place of the one with its id, which stays in the history. */
async function importRecords(tx: Database, records: unknown[], { by, dryRun }: { by: Actor; dryRun?: DryRunIds }) {
  const taken: RecordImportResult[] = []
  for (const template of records.map(parseTemplateRecord)) {
    const { id, kind, name } = template
    const [before] = await listTemplatesForArchive(tx, { ids: [id] })
    if (isDeepStrictEqual(before, template)) taken.push({ name, outcome: 'unchanged' })
    else if (before && before.kind !== kind) {
      taken.push({ name, outcome: 'refused', reason: 'A template of another type has the same ID.' })
    } else {
      if (!dryRun) await write(tx, by, template)
      taken.push({
        name,
        outcome: before ? 'replaced' : 'added',
        ...(await missingPictureReason(tx, template, dryRun)),
      })
    }
  }
  return taken
}

async function missingPictureReason(tx: Database, template: ArchivedTemplate, dryRun: DryRunIds) {
  const pictures = await findTemplatePictures(tx, template)
  const found = await findPicturesById(tx, pictures)
  const lacks = pictures.some((picture) => !found[picture] && !dryRun?.has(picture))
  return lacks ? { reason: 'An image is not in the media library.' } : {}
}

async function write(tx: Database, by: Actor, template: ArchivedTemplate) {
  const { id, savedAt, createdAt, deletedAt, ...state } = template
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
  const {
    id,
    saved_at: savedAt,
    created_at: createdAt,
    deleted_at: deletedAt,
    ...fields
  } = parseRecord(recordSchema, record)
  const { state, fault } = parseState(toCamelCaseFields(fields))
  if (!state) throw new InvalidRecord(fault)
  return { id, ...state, savedAt, createdAt, deletedAt }
}

/** Names of variables are somebody's own words: samples are kept as they are. */
function toCamelCaseFields(fields: Record<string, unknown>) {
  try {
    const [variables, content] = [fields.variables, fields.content].map((part) => renameKeys(part, toCamelCase))
    return { ...fields, variables, content }
  } catch (error) {
    throw error instanceof RangeError ? new InvalidRecord('It is nested too deeply.') : error
  }
}

function parseState(given: unknown): { state?: EditableTemplate; fault: string } {
  const { data: form, error } = templateForm.safeParse(given)
  if (!form) return { fault: fieldErrorMessage(error.issues[0]?.path.join('.'), error.issues[0]?.message) }
  const { content, problems } = validateTemplateContent(form.kind, form.content)
  if (!content) return { fault: fieldErrorMessage(`content.${problems[0]?.field}`, problems[0]?.message) }
  return { state: { ...form, content }, fault: '' }
}

/** The record of a template. */
function toTemplateRecord({ variables, content, samples, id, name, kind, ...moments }: ArchivedTemplate) {
  return {
    id,
    name,
    kind,
    samples,
    ...(renameKeys(moments, toSnakeCase) as object),
    ...(renameKeys({ variables, content }, toSnakeCase) as object),
  }
}

/** The templates after an id, or those with these ids, in the order of their ids; with all fields that are known today. */
async function listTemplatesForArchive(
  db: Database,
  { after, ids }: { after?: string | undefined; ids?: string[] },
): Promise<ArchivedTemplate[]> {
  if (ids?.length === 0) return []
  const rows = await db
    .selectFrom('contentTemplates')
    .select(['id', 'kind', 'name', 'variables', 'content', 'samples'])
    .select([isoTimestamp('savedAt').as('savedAt'), isoTimestamp('createdAt').as('createdAt')])
    .select(isoTimestamp('deletedAt').$castTo<string | null>().as('deletedAt'))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .$if(ids === undefined, (query) => query.limit(BATCH_SIZE))
    .execute()
  return rows.map(({ id, savedAt, createdAt, deletedAt, ...stored }) => {
    const state = parseState(stored).state ?? (stored as unknown as EditableTemplate)
    return { id, ...state, savedAt, createdAt, deletedAt }
  })
}
