import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { InvalidFields } from '~/platform/errors/errors'
import { cleanEntries, createEntries, type NewEntry } from '~/wings/publishing/writing/create-entries.commands.server'
import { findSlugOwners } from '~/wings/publishing/writing/slug-owners.queries.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import { findPageTitles } from '~/wings/web/pages/queries.server'
import { recordTemplateUse } from './commands.server'
import { entryTypes } from './entry-types.server'
import { findUsableTemplate, lockTemplateForUpdate } from './queries.server'
import { renderTemplate } from './render-template.server'
import { resolveReferences } from './resolve-references.server'
import type { TemplateContentByKind, TemplateKind, TemplateProblem } from './template'
import type { TemplateRow } from './variable'

export interface GeneratedDraft {
  id: string
  kind: TemplateKind
  /** What could not be kept, by field: an address that another page has. */
  fieldErrors: Record<string, string>
}

interface DraftRequest {
  /** The id that the draft gets. Asked twice, because the first answer was lost on its way, it is made once. */
  id: string
  row: TemplateRow
  /** What the page wants to be found by, unless the template says it. */
  keyphrase?: string
}

/**
 * Makes one draft of a template and the values for it. @throws InvalidFields with a sentence for each value, or text of the
 * template, that is wrong; then nothing is made.
 */
export async function generateDraft(
  db: Database,
  by: Actor,
  templateId: string,
  { id, row: given, keyphrase = '' }: DraftRequest,
  now = new Date(),
): Promise<GeneratedDraft> {
  const template = await findUsableTemplate(db, templateId)
  const { kind, variables } = template
  const [row = given] = await resolveReferences(db, variables, [given])
  const { content: rendered, problems } = renderTemplate(template, row)
  if (!rendered) throw draftRefused(toFieldErrors(problems))
  const { seo } = rendered
  const content = { ...rendered, seo: { ...seo, keyphrase: seo.keyphrase || keyphrase } }
  return inTransaction(db, async (tx) => {
    // who asks for the same draft at the same moment waits here
    await lockTemplateForUpdate(tx, templateId)
    const isThere = id in (await findPageTitles(tx, [id]))
    if (isThere) return { kind, id, fieldErrors: {} }
    const fieldErrors = await createDraft(tx, by, kind, { id, content }, now)
    await recordTemplateUse(tx, templateId, 1, now)
    return { kind, id, fieldErrors }
  })
}

function draftRefused(fields: Record<string, string>) {
  return new InvalidFields('The draft could not be generated: some values are missing or invalid.', fields)
}

/** Answers what could not be kept. A picture that is gone may stand in the template: without it nothing is made. */
async function createDraft<Kind extends TemplateKind>(
  tx: Database,
  by: Actor,
  name: Kind,
  { id, content }: NewEntry<TemplateContentByKind[Kind]>,
  now: Date,
): Promise<Record<string, string>> {
  const kind = entryTypes[name]
  const gone = await findMissingPictures(tx, kind.pictureIdsByField(content))
  if (gone.length > 0) throw draftRefused(Object.fromEntries(gone.map((field) => [field, PICTURE_GONE])))
  const holder = content.slug ? (await findSlugOwners(tx, kind, [content.slug])).get(content.slug) : undefined
  const entries = await cleanEntries(kind, [{ id, content: holder ? { ...content, slug: '' } : content }])
  const cause = { subject: `${kind.name}:${id}`, title: content.title }
  const { rejected } = await createEntries(tx, kind, { by, cause }, entries, now)
  if (rejected[0]) throw draftRefused({ slug: rejected[0].reason })
  return holder ? { slug: holder.message } : {}
}

const PICTURE_GONE = 'An image is no longer in the media library. Choose another.'

/** The fields that show pictures which are not in the library. */
async function findMissingPictures(tx: Database, picturesOf: Record<string, string[]>) {
  const found = await findPicturesById(tx, Object.values(picturesOf).flat())
  return Object.entries(picturesOf).flatMap(([field, ids]) => (ids.every((id) => found[id]) ? [] : [field]))
}

function toFieldErrors(problems: TemplateProblem[]) {
  const named = problems.map(({ field, line, message }) => [field, line ? `Line ${line}: ${message}` : message])
  return Object.fromEntries(named) as Record<string, string>
}
