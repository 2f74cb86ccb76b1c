import type { Database } from '~/platform/database/database.server'
import type { TextQuestion } from './text-question.server'

export interface KeptAnswer {
  /** Null: there is none, for this reason. */
  answer: string | null
  fault: string
}

const nameOf = ({ variable, question }: { variable: string; question: string }) => `${variable} ${question}`

/** What was answered before to some of a template's questions. */
export async function findAnswers(db: Database, templateId: string, questions: TextQuestion[]) {
  const found = new Map<string, KeptAnswer>()
  if (questions.length > 0) {
    const hashes = [...new Set(questions.map(({ hash }) => hash))]
    const rows = await db
      .selectFrom('bulkAnswers')
      .select(['variable', 'question', 'answer', 'fault'])
      .where('templateId', '=', templateId)
      .where('variable', 'in', [...new Set(questions.map(({ variable }) => variable))])
      .where('question', 'in', hashes)
      .execute()
    for (const row of rows) found.set(nameOf(row), row)
  }
  return ({ variable, hash }: TextQuestion) => found.get(nameOf({ variable, question: hash }))
}

/** Keeps what came of a question. An answer that is there already stays. */
export async function keepAnswer(db: Database, templateId: string, question: TextQuestion, kept: KeptAnswer) {
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
