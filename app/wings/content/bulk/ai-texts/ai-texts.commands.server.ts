import type { Database } from '~/platform/database/database.server'
import type { TextPrompt } from './text-prompt.server'

export interface StoredAiText {
  /** Null: there is none, for this reason. */
  answer: string | null
  fault: string
}

const aiTextKey = ({ variable, question }: { variable: string; question: string }) => `${variable} ${question}`

/** What was answered before to some of a template's questions. */
export async function findAiTexts(db: Database, templateId: string, questions: TextPrompt[]) {
  const found = new Map<string, StoredAiText>()
  if (questions.length > 0) {
    const hashes = [...new Set(questions.map(({ hash }) => hash))]
    const rows = await db
      .selectFrom('bulkAnswers')
      .select(['variable', 'question', 'answer', 'fault'])
      .where('templateId', '=', templateId)
      .where('variable', 'in', [...new Set(questions.map(({ variable }) => variable))])
      .where('question', 'in', hashes)
      .execute()
    for (const row of rows) found.set(aiTextKey(row), row)
  }
  return ({ variable, hash }: TextPrompt) => found.get(aiTextKey({ variable, question: hash }))
}

/** Keeps what came of a question. An answer that is there already stays. */
export async function saveAiText(db: Database, templateId: string, question: TextPrompt, kept: StoredAiText) {
  await db
    .insertInto('bulkAnswers')
    .values({ templateId, variable: question.variable, question: question.hash, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['templateId', 'variable', 'question'])
        .doUpdateSet(({ ref }) => ({ answer: ref('excluded.answer'), fault: ref('excluded.fault') }))
        .where('bulkAnswers.answer', 'is', null),
    )
    .execute()
}
