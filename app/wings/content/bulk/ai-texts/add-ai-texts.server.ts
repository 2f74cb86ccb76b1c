import type { Database } from '~/platform/database/database.server'
import { formatNumber } from '~/platform/text/format-number'
import type { MappedRow } from '../engine/render-row'
import type { RunTemplate } from '../run-template'
import type { AiInstructions } from './ai-instructions'
import { findAiTexts, type StoredAiText } from './ai-texts.commands.server'
import { buildTextPrompts, type TextPrompt } from './text-prompt.server'

interface AiTextRun {
  template: RunTemplate
  instructions: AiInstructions
  maxAiRequests: number
}

/** The rows with what the AI has written for them; one without an answer says why. */
export async function addAiTexts(db: Database, run: AiTextRun, rows: MappedRow[]): Promise<MappedRow[]> {
  if (Object.keys(run.instructions).length === 0) return rows
  const asking = { variables: run.template.variables, instructions: run.instructions }
  const asked = rows.map((row) => ({ row, ...buildTextPrompts(asking, row.values) }))
  const answerTo = await findAiTexts(
    db,
    run.template.id,
    asked.flatMap(({ questions }) => questions),
  )
  return asked.map(({ row, questions, empty }) => {
    if (empty.length > 0) {
      const reason = `No AI text was generated. Empty: ${empty.join(', ')}.`
      return { ...row, refusal: { reason, isUnanswered: false } }
    }
    const values = { ...row.values }
    for (const question of questions) {
      const kept = answerTo(question)
      if (typeof kept?.text !== 'string') {
        return { ...row, refusal: { reason: missingTextReason(question, kept, run), isUnanswered: true } }
      }
      values[question.variable] = kept.text
    }
    return { ...row, values }
  })
}

function missingTextReason({ label }: TextPrompt, kept: StoredAiText | undefined, { maxAiRequests }: AiTextRun) {
  const error = kept?.error || `the limit of ${formatNumber(maxAiRequests)} AI requests was reached.`
  return `${label}: no AI response: ${error}`
}
