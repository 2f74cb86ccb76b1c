import type { Database } from '~/platform/database/database.server'
import type { FilledRow } from '../planning/read-row'
import type { RunTemplate } from '../run-template'
import { findAnswers, type KeptAnswer } from './answers.server'
import type { Instructions } from './instruction'
import { questionsOf, type TextQuestion } from './text-question.server'

interface Asking {
  template: RunTemplate
  instructions: Instructions
  mostAsked: number
}

/** The rows with what the AI has written for them; one without an answer says why. */
export async function addAnswers(db: Database, run: Asking, rows: FilledRow[]): Promise<FilledRow[]> {
  if (Object.keys(run.instructions).length === 0) return rows
  const asking = { variables: run.template.variables, instructions: run.instructions }
  const asked = rows.map((row) => ({ row, ...questionsOf(asking, row.values) }))
  const answerTo = await findAnswers(
    db,
    run.template.id,
    asked.flatMap(({ questions }) => questions),
  )
  return asked.map(({ row, questions, empty }) => {
    if (empty.length > 0) {
      const reason = `The AI was not asked. Empty: ${empty.join(', ')}.`
      return { ...row, refusal: { reason, isUnanswered: false } }
    }
    const values = { ...row.values }
    for (const question of questions) {
      const kept = answerTo(question)
      if (typeof kept?.answer !== 'string') {
        return { ...row, refusal: { reason: whyNot(question, kept, run), isUnanswered: true } }
      }
      values[question.variable] = kept.answer
    }
    return { ...row, values }
  })
}

function whyNot({ label }: TextQuestion, kept: KeptAnswer | undefined, { mostAsked }: Asking) {
  const fault = kept?.fault || `this run may ask it ${mostAsked.toLocaleString('en-US')} times, and has.`
  return `${label}: the AI gave no answer: ${fault}`
}
