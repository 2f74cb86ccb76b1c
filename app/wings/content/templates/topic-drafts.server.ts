import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { generateDraft } from './generate-draft.commands.server'
import { findUsableTemplate, listTemplates } from './queries.server'
import type { Variable } from './variable'

const MAX_TEMPLATES_PER_KIND = 50
const kinds = ['post', 'landing-page'] as const

export interface TopicTemplate {
  id: string
  name: string
  kind: (typeof kinds)[number]
}

/** Templates of pages that can be about one topic, of each kind the last saved ones. */
export async function listTopicTemplates(db: Database): Promise<TopicTemplate[]> {
  const offered: TopicTemplate[] = []
  for (const kind of kinds) {
    const { rows } = await listTemplates(db, { q: '', kind }, {}, MAX_TEMPLATES_PER_KIND)
    offered.push(...rows.map(({ id, name }) => ({ id, name, kind })))
  }
  return offered
}

/**
 * Makes a draft of a template whose variable for the topic is filled, every other one with its default. @throws InvalidFields
 * with a sentence for each value that is missing or wrong; then nothing is made.
 */
export async function createTopicDraft(
  db: Database,
  by: Actor,
  templateId: string,
  { id, keyphrase }: { id: string; keyphrase: string },
  now = new Date(),
) {
  const { variables } = await findUsableTemplate(db, templateId)
  const variable = findTopicVariable(variables)
  const row = variable ? { [variable.name]: keyphrase } : {}
  return generateDraft(db, by, templateId, { id, row, keyphrase }, now)
}

const names = ['topic', 'keyphrase', 'title']
const ofWords = ['text', 'long-text']

/** The variable that is called so, else the first one for words. */
export function findTopicVariable(variables: Variable[]) {
  const texts = variables.filter(({ type }) => ofWords.includes(type))
  const called = names.map((name) => texts.find((variable) => variable.name === name))
  return called.find(Boolean) ?? texts[0]
}
