import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { noteMediaUses } from '~/domains/media/commands.server'
import { findPictures } from '~/domains/media/find-picture.server'
import { checkedRecord, faultIn, UnreadableRecord } from '~/platform/archive/checked-record'
import { momentField, momentText } from '~/platform/archive/moment.server'
import { camelCase, renameKeys, snakeCase } from '~/platform/archive/stable-json'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { templateForm } from './admin/save-form'
import { columnsOf, keepRevision, subjectOf } from './commands.server'
import { checkShape } from './engine/content-shape'
import { picturesIn } from './engine/pictures-in.server'
import type { TemplateState } from './template'

/** A template as an archive has it; moments to the microsecond. */
interface KeptTemplate extends TemplateState {
  id: string
  savedAt: string
  createdAt: string
  deletedAt: string | null
}

const frame = z.looseObject({
  id: z.uuid(),
  saved_at: momentField,
  created_at: momentField,
  deleted_at: momentField.nullable(),
})

const faultAt = (field = '', message = 'cannot be read') => [field, message].filter(Boolean).join(': ')

// a text has up to a million characters
const AT_ONCE = 10

/** Templates, as they leave in an archive and come back; not how often they were used, nor earlier versions. */
export const templatesArchive = {
  name: 'content_templates',
  exported,
  faultOf: (record: unknown) => faultIn(() => templateOf(record)),
  takeBack,
}

async function* exported(db: Database) {
  let after: string | undefined
  for (;;) {
    const templates = await readTemplates(db, { after })
    yield* templates.map(recordOf)
    after = templates.at(-1)?.id
    if (after === undefined) return
  }
}

/** Takes templates back, each in place of the one with its id, which stays in the history. */
async function takeBack(tx: Database, records: unknown[], { by, rehearsal }: { by: Actor; rehearsal?: Rehearsal }) {
  const taken: TakenBack[] = []
  for (const template of records.map(templateOf)) {
    const { id, kind, name } = template
    const [before] = await readTemplates(tx, { ids: [id] })
    if (isDeepStrictEqual(before, template)) taken.push({ name, fate: 'unchanged' })
    else if (before && before.kind !== kind) {
      taken.push({ name, fate: 'refused', reason: 'A template of another kind has its id.' })
    } else {
      if (!rehearsal) await write(tx, by, template)
      taken.push({ name, fate: before ? 'replaced' : 'added', ...(await lackOf(tx, template, rehearsal)) })
    }
  }
  return taken
}

async function lackOf(tx: Database, template: KeptTemplate, rehearsal: Rehearsal) {
  const pictures = await picturesIn(tx, template)
  const found = await findPictures(tx, pictures)
  const lacks = pictures.some((picture) => !found[picture] && !rehearsal?.has(picture))
  return lacks ? { reason: 'A picture that it shows is not in the library.' } : {}
}

async function write(tx: Database, by: Actor, template: KeptTemplate) {
  const { id, savedAt, createdAt, deletedAt, ...state } = template
  const row = { ...columnsOf(state), savedAt, createdAt, deletedAt, savedBy: by.email }
  const { revision } = await tx
    .insertInto('contentTemplates')
    .values({ id, kind: state.kind, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...row, revision: sql`content_templates.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  await keepRevision(tx, by, { id, revision, state }, new Date(savedAt))
  await noteMediaUses(tx, subjectOf(id), await picturesIn(tx, template))
  await recordAction(tx, by, { action: 'template.imported', subject: subjectOf(id), title: state.name })
}

/** A template from its record, checked as if its editor had sent it. @throws UnreadableRecord */
function templateOf(record: unknown): KeptTemplate {
  const {
    id,
    saved_at: savedAt,
    created_at: createdAt,
    deleted_at: deletedAt,
    ...fields
  } = checkedRecord(frame, record)
  const { state, fault } = stateOf(inOurNames(fields))
  if (!state) throw new UnreadableRecord(fault)
  return { id, ...state, savedAt, createdAt, deletedAt }
}

/** Names of variables are somebody's own words: samples are kept as they are. */
function inOurNames(fields: Record<string, unknown>) {
  try {
    const [variables, content] = [fields.variables, fields.content].map((part) => renameKeys(part, camelCase))
    return { ...fields, variables, content }
  } catch (error) {
    throw error instanceof RangeError ? new UnreadableRecord('It is nested too deeply.') : error
  }
}

function stateOf(given: unknown): { state?: TemplateState; fault: string } {
  const { data: form, error } = templateForm.safeParse(given)
  if (!form) return { fault: faultAt(error.issues[0]?.path.join('.'), error.issues[0]?.message) }
  const { content, problems } = checkShape(form.kind, form.content)
  if (!content) return { fault: faultAt(`content.${problems[0]?.field}`, problems[0]?.message) }
  return { state: { ...form, content }, fault: '' }
}

/** The record of a template. */
function recordOf({ variables, content, samples, id, name, kind, ...moments }: KeptTemplate) {
  return {
    id,
    name,
    kind,
    samples,
    ...(renameKeys(moments, snakeCase) as object),
    ...(renameKeys({ variables, content }, snakeCase) as object),
  }
}

/** The templates after an id, or those with these ids, in the order of their ids; with all fields that are known today. */
async function readTemplates(
  db: Database,
  { after, ids }: { after?: string | undefined; ids?: string[] },
): Promise<KeptTemplate[]> {
  if (ids?.length === 0) return []
  const rows = await db
    .selectFrom('contentTemplates')
    .select(['id', 'kind', 'name', 'variables', 'content', 'samples'])
    .select([momentText('savedAt').as('savedAt'), momentText('createdAt').as('createdAt')])
    .select(momentText('deletedAt').$castTo<string | null>().as('deletedAt'))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .$if(ids === undefined, (query) => query.limit(AT_ONCE))
    .execute()
  return rows.map(({ id, savedAt, createdAt, deletedAt, ...stored }) => {
    const state = stateOf(stored).state ?? (stored as unknown as TemplateState)
    return { id, ...state, savedAt, createdAt, deletedAt }
  })
}
