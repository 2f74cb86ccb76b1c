import type { Database } from '~/platform/database/database.server'
import type { TextPrompt } from './text-prompt.server'

export interface StoredAiText {
  /** Null: there is none, for this reason. */
  text: string | null
  error: string
}

const aiTextKey = ({ variable, promptHash }: { variable: string; promptHash: string }) => `${variable} ${promptHash}`

/** What was answered before to some of a template's questions. */
export async function findAiTexts(db: Database, templateId: string, questions: TextPrompt[]) {
  const found = new Map<string, StoredAiText>()
  if (questions.length > 0) {
    const hashes = [...new Set(questions.map(({ hash }) => hash))]
    const rows = await db
      .selectFrom('bulkAiTexts')
      .select(['variable', 'promptHash', 'text', 'error'])
      .where('templateId', '=', templateId)
      .where('variable', 'in', [...new Set(questions.map(({ variable }) => variable))])
      .where('promptHash', 'in', hashes)
      .execute()
    for (const row of rows) found.set(aiTextKey(row), row)
  }
  return ({ variable, hash }: TextPrompt) => found.get(aiTextKey({ variable, promptHash: hash }))
}

/** Keeps what came of a question. An answer that is there already stays. */
export async function saveAiText(db: Database, templateId: string, question: TextPrompt, kept: StoredAiText) {
  await db
    .insertInto('bulkAiTexts')
    .values({ templateId, variable: question.variable, promptHash: question.hash, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['templateId', 'variable', 'promptHash'])
        .doUpdateSet(({ ref }) => ({ text: ref('excluded.text'), error: ref('excluded.error') }))
        .where('bulkAiTexts.text', 'is', null),
    )
    .execute()
}
