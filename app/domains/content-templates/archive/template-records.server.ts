import { z } from 'zod'
import { checkedRecord, UnreadableRecord } from '~/platform/archive/checked-record'
import { momentField, momentText } from '~/platform/archive/moment.server'
import { camelCase, renameKeys, snakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { templateForm } from '../admin/save-form'
import { checkShape } from '../engine/content-shape'
import type { TemplateState } from '../template'

/** A template as an archive has it; moments to the microsecond. */
export interface KeptTemplate extends TemplateState {
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

/** A template from its record, checked as if its editor had sent it. @throws UnreadableRecord */
export function templateOf(record: unknown): KeptTemplate {
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

const faultAt = (field = '', message = 'cannot be read') => [field, message].filter(Boolean).join(': ')

/** The record of a template. */
export function recordOf({ variables, content, samples, id, name, kind, ...moments }: KeptTemplate) {
  return {
    ...{ id, name, kind, samples, ...(renameKeys(moments, snakeCase) as object) },
    ...(renameKeys({ variables, content }, snakeCase) as object),
  }
}

// a text has up to a million characters
const AT_ONCE = 10

/** The templates after an id, or those with these ids, in the order of their ids; with all fields that are known today. */
export async function readTemplates(
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
