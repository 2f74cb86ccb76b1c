import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { generateDraft } from './generate/commands.server'
import { findTemplateToUse, listTemplates } from './queries.server'
import type { Variable } from './variables/variable'

const MOST_OFFERED = 50
const kinds = ['post', 'landing-page'] as const

export interface OfferedTemplate {
  id: string
  name: string
  kind: (typeof kinds)[number]
}

/** Templates of pages that can be about one topic, of each kind the last saved ones. */
export async function listTopicTemplates(db: Database): Promise<OfferedTemplate[]> {
  const offered: OfferedTemplate[] = []
  for (const kind of kinds) {
    const { rows } = await listTemplates(db, { q: '', kind, isTrash: false }, {}, MOST_OFFERED)
    offered.push(...rows.map(({ id, name }) => ({ id, name, kind })))
  }
  return offered
}

/**
 * Makes a draft of a template whose variable for the topic is filled, every other one with its default. @throws WrongFields
 * with a sentence for each value that is missing or wrong; then nothing is made.
 */
export async function draftTopic(
  db: Database,
  by: Actor,
  templateId: string,
  { id, keyphrase }: { id: string; keyphrase: string },
  now = new Date(),
) {
  const { variables } = await findTemplateToUse(db, templateId)
  const variable = variableForTopic(variables)
  const row = variable ? { [variable.name]: keyphrase } : {}
  return generateDraft(db, by, templateId, { id, row, keyphrase }, now)
}

const names = ['topic', 'keyphrase', 'title']
const ofWords = ['text', 'long-text']

/** The variable that is called so, else the first one for words. */
export function variableForTopic(variables: Variable[]) {
  const texts = variables.filter(({ type }) => ofWords.includes(type))
  const called = names.map((name) => texts.find((variable) => variable.name === name))
  return called.find(Boolean) ?? texts[0]
}
