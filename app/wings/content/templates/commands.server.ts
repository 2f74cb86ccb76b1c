import { isDeepStrictEqual } from 'node:util'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { InvalidFields } from '~/platform/errors/errors'
import { DAY_MS } from '~/platform/time/dates'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { deleteMediaUses, recordMediaUses } from '~/wings/site/media/commands.server'
import { findTemplatePictures } from './engine/find-template-pictures.server'
import { validateTemplateContent } from './engine/validate-content'
import { TemplateConflict, TemplateInTrash, TemplateIsGone } from './errors'
import { lockTemplateForUpdate } from './queries.server'
import type { EditableTemplate, StoredTemplate } from './template'
import type { TemplateForm } from './template-form'

export interface SavedTemplate {
  revision: number
  savedAt: Date
}

interface TemplateSave {
  /** The revision that the writer saw last; 0 for a template that is new. */
  basedOn: number
  form: TemplateForm
}

/**
 * Stores a template, also one whose texts have problems: they are named where it is used. @throws TemplateConflict when the
 * save is based on an older revision, InvalidFields when the content is not of its kind
 */
export function saveTemplate(
  db: Database,
  by: Actor,
  id: string,
  save: TemplateSave,
  now = new Date(),
): Promise<SavedTemplate> {
  const state = validateState(save.form)
  return inTransaction(db, async (tx) => {
    const found = await lockTemplateForUpdate(tx, id)
    if (!found) {
      if (save.basedOn !== 0) throw new TemplateIsGone()
      return insertTemplate(tx, by, id, state, now)
    }
    if (isDeepStrictEqual(validateState(found), state)) return { revision: found.revision, savedAt: found.savedAt }
    if (found.revision !== save.basedOn) throw new TemplateConflict(found)
    return updateTemplate(tx, by, found, state, now)
  })
}

function validateState({ kind, name, variables, content, samples }: TemplateForm | StoredTemplate): EditableTemplate {
  const checked = validateTemplateContent(kind, content)
  if (!checked.content) {
    const fields = checked.problems.map(({ field, message }) => [`content.${field}`, message])
    throw new InvalidFields('Some fields are invalid.', Object.fromEntries(fields))
  }
  return { kind, name, variables, content: checked.content, samples }
}

async function insertTemplate(tx: Database, by: Actor, id: string, state: EditableTemplate, now: Date) {
  const made = await tx
    .insertInto('contentTemplates')
    .values({ id, kind: state.kind, ...toTemplateColumns(state), savedAt: now, createdAt: now, savedBy: by.email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst()
  const stored = made ? undefined : await lockTemplateForUpdate(tx, id)
  if (stored) throw new TemplateConflict(stored)
  await saveTemplateRevision(tx, by, { id, revision: 1, state }, now)
  await recordMediaUses(tx, templateAuditSubject(id), await findTemplatePictures(tx, state))
  await recordAction(tx, by, { action: 'template.created', subject: templateAuditSubject(id), title: state.name })
  return { revision: 1, savedAt: now }
}

async function updateTemplate(tx: Database, by: Actor, found: StoredTemplate, state: EditableTemplate, now: Date) {
  const { id } = found
  if (found.kind !== state.kind)
    throw new InvalidFields('The template type cannot be changed.', { kind: 'The template type cannot be changed.' })
  if (found.deletedAt) throw new TemplateInTrash()
  const revision = found.revision + 1
  await tx
    .updateTable('contentTemplates')
    .set({ ...toTemplateColumns(state), revision, savedAt: now, savedBy: by.email })
    .where('id', '=', id)
    .execute()
  await saveTemplateRevision(tx, by, { id, revision, state }, now)
  await recordMediaUses(tx, templateAuditSubject(id), await findTemplatePictures(tx, state))
  const names = ({ variables }: EditableTemplate) => variables.map(({ name }) => name)
  const [before, after] = [found, state].map((one) => ({ name: one.name, variables: names(one) }))
  await recordAction(tx, by, {
    action: 'template.saved',
    subject: templateAuditSubject(id),
    title: state.name,
    before,
    after,
  })
  return { revision, savedAt: now }
}

/** What a template is stored as. */
export function toTemplateColumns({ name, variables, content, samples }: EditableTemplate) {
  return {
    name,
    variables: JSON.stringify(variables),
    content: JSON.stringify(content),
    samples: JSON.stringify(samples),
  }
}

const MAX_REVISIONS = 50

interface NewRevision {
  id: string
  revision: number
  state: EditableTemplate
}

/** Keeps what was saved, and no more of it than the last fifty. */
export async function saveTemplateRevision(tx: Database, by: Actor, { id, revision, state }: NewRevision, now: Date) {
  const row = { templateId: id, revision, state: JSON.stringify(state), savedBy: by.email, savedAt: now }
  await tx.insertInto('contentTemplateRevisions').values(row).execute()
  await tx
    .deleteFrom('contentTemplateRevisions')
    .where('templateId', '=', id)
    .where('revision', '<=', revision - MAX_REVISIONS)
    .execute()
}

/** Makes a template with the same words. Answers its id. */
export function duplicateTemplate(db: Database, by: Actor, id: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const found = await lockTemplateForUpdate(tx, id)
    if (!found) throw new TemplateIsGone()
    const copy = newUuid()
    await insertTemplate(tx, by, copy, { ...validateState(found), name: `${found.name.slice(0, 100)} (copy)` }, now)
    return copy
  })
}

/** Puts templates into the trash, or takes them back. Answers which of them were not there already. */
export function setTemplatesTrashed(db: Database, by: Actor, ids: string[], deletedAt: Date | null) {
  return inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('contentTemplates')
      .set({ deletedAt })
      .where('id', 'in', ids)
      .where('deletedAt', deletedAt ? 'is' : 'is not', null)
      .returning(['id', 'name'])
      .execute()
    const action = deletedAt ? 'template.deleted' : 'template.restored from the trash'
    for (const { id, name } of changed)
      await recordAction(tx, by, { action, subject: templateAuditSubject(id), title: name })
    return changed.map(({ id }) => id)
  })
}

/** Notes that pages were made with a template, as part of the transaction that makes them. */
export async function recordTemplateUse(tx: Database, id: string, pages: number, now = new Date()) {
  await tx
    .updateTable('contentTemplates')
    .set((from) => ({ usedCount: from('usedCount', '+', pages), lastUsedAt: now }))
    .where('id', '=', id)
    .execute()
}

const TRASH_RETENTION_DAYS = 30
const schedule: Actor = { id: null, email: 'schedule' }

/** Deletes for good what has been in the trash for 30 days. */
export function purgeTemplates(db: Database, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('contentTemplates')
      .where('deletedAt', '<', new Date(now.getTime() - TRASH_RETENTION_DAYS * DAY_MS))
      .returning(['id', 'name'])
      .execute()
    if (gone.length > 0)
      await deleteMediaUses(
        tx,
        gone.map(({ id }) => templateAuditSubject(id)),
      )
    for (const { id, name } of gone) {
      await recordAction(tx, schedule, { action: 'template.purged', subject: templateAuditSubject(id), title: name })
    }
  })
}

export const templateAuditSubject = (id: string) => `template:${id}`
