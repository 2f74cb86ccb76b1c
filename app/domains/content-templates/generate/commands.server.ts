import type { Actor } from '~/domains/audit/actor'
import { findPictures } from '~/domains/media/find-picture.server'
import { findPageTitles } from '~/domains/pages/queries.server'
import { cleanMany, createMany, type NewPiece } from '~/domains/writing/create-many.server'
import { findSlugHolders } from '~/domains/writing/slug-holders.server'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { noteTemplateUse } from '../commands.server'
import { findHeldTemplate, findTemplateToUse } from '../queries.server'
import { lookUpReferences } from '../references.server'
import { renderTemplate } from '../render-template.server'
import type { ContentOf, Problem, TemplateKind } from '../template'
import type { Row } from '../variables/variable'
import { pieceKinds } from './piece-kinds.server'

export interface GeneratedDraft {
  id: string
  kind: TemplateKind
  /** What could not be kept, by field: an address that another page has. */
  fieldErrors: Record<string, string>
}

interface Asked {
  /** The id that the draft gets. Asked twice, because the first answer was lost on its way, it is made once. */
  id: string
  row: Row
  /** What the page wants to be found by, unless the template says it. */
  keyphrase?: string
}

/**
 * Makes one draft of a template and the values for it. @throws WrongFields with a sentence for each value, or text of the
 * template, that is wrong; then nothing is made.
 */
export async function generateDraft(
  db: Database,
  by: Actor,
  templateId: string,
  { id, row: given, keyphrase = '' }: Asked,
  now = new Date(),
): Promise<GeneratedDraft> {
  const template = await findTemplateToUse(db, templateId)
  const { kind, variables } = template
  const [row = given] = await lookUpReferences(db, variables, [given])
  const { content: rendered, problems } = renderTemplate(template, row)
  if (!rendered) throw notMade(fieldsOf(problems))
  const { seo } = rendered
  const content = { ...rendered, seo: { ...seo, keyphrase: seo.keyphrase || keyphrase } }
  return inTransaction(db, async (tx) => {
    // who asks for the same draft at the same moment waits here
    await findHeldTemplate(tx, templateId)
    const isThere = id in (await findPageTitles(tx, [id]))
    if (isThere) return { kind, id, fieldErrors: {} }
    const fieldErrors = await makeDraft(tx, by, kind, { id, content }, now)
    await noteTemplateUse(tx, templateId, 1, now)
    return { kind, id, fieldErrors }
  })
}

function notMade(fields: Record<string, string>) {
  return new WrongFields('The draft was not made: some values are missing or wrong.', fields)
}

/** Answers what could not be kept. A picture that is gone may stand in the template: without it nothing is made. */
async function makeDraft<Kind extends TemplateKind>(
  tx: Database,
  by: Actor,
  name: Kind,
  { id, content }: NewPiece<ContentOf[Kind]>,
  now: Date,
): Promise<Record<string, string>> {
  const kind = pieceKinds[name]
  const gone = await goneFrom(tx, kind.picturesOf(content))
  if (gone.length > 0) throw notMade(Object.fromEntries(gone.map((field) => [field, PICTURE_GONE])))
  const holder = content.slug ? (await findSlugHolders(tx, kind, [content.slug])).get(content.slug) : undefined
  const pieces = await cleanMany(kind, [{ id, content: holder ? { ...content, slug: '' } : content }])
  const cause = { subject: `${kind.name}:${id}`, title: content.title }
  const { refused } = await createMany(tx, kind, { by, cause }, pieces, now)
  if (refused[0]) throw notMade({ slug: refused[0].reason })
  return holder ? { slug: holder.sentence } : {}
}

const PICTURE_GONE = 'A picture of this page is no longer in the library. Choose another one.'

/** The fields that show pictures which are not in the library. */
async function goneFrom(tx: Database, picturesOf: Record<string, string[]>) {
  const found = await findPictures(tx, Object.values(picturesOf).flat())
  return Object.entries(picturesOf).flatMap(([field, ids]) => (ids.every((id) => found[id]) ? [] : [field]))
}

function fieldsOf(problems: Problem[]) {
  const named = problems.map(({ field, line, message }) => [field, line ? `Line ${line}: ${message}` : message])
  return Object.fromEntries(named) as Record<string, string>
}
