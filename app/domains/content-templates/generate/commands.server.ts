import type { Actor } from '~/domains/audit/actor'
import { makeDraft } from '~/domains/writing/make-draft.server'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { noteTemplateUse } from '../commands.server'
import { findTemplateToUse } from '../queries.server'
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

/**
 * Makes one draft of a template and the values for it. @throws WrongFields with a sentence for each value, or text of the
 * template, that is wrong; then nothing is made.
 */
export async function generateDraft(
  db: Database,
  by: Actor,
  templateId: string,
  given: Row,
  now = new Date(),
): Promise<GeneratedDraft> {
  const template = await findTemplateToUse(db, templateId)
  const { kind, variables } = template
  const [row = given] = await lookUpReferences(db, variables, [given])
  const { content, problems } = renderTemplate(template, row)
  if (!content) throw new WrongFields('The draft was not made: some values are missing or wrong.', fieldsOf(problems))
  return inTransaction(db, async (tx) => {
    const made = await draftOf(tx, by, kind, content, now)
    await noteTemplateUse(tx, templateId, 1, now)
    return { kind, ...made }
  })
}

function draftOf<Kind extends TemplateKind>(tx: Database, by: Actor, kind: Kind, content: ContentOf[Kind], now: Date) {
  return makeDraft(tx, pieceKinds[kind], by, content, now)
}

function fieldsOf(problems: Problem[]) {
  const named = problems.map(({ field, line, message }) => [field, line ? `Line ${line}: ${message}` : message])
  return Object.fromEntries(named) as Record<string, string>
}
