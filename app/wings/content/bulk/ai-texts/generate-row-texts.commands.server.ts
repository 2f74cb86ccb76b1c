import { commitProgress } from '~/kits/runs/claim-run.commands.server'
import type { Database } from '~/platform/database/database.server'
import { findDataTableRows } from '../data-tables.commands.server'
import { findRowProblem, mapRow } from '../engine/render-row'
import type { ClaimedBulkRun } from '../jobs/claimed-bulk-run.queries.server'
import { findAiTexts } from './ai-texts.commands.server'
import { generateAiTexts } from './generate-ai-texts.server'
import { buildTextPrompts, type TextPrompt } from './text-prompt.server'

const ROWS_AT_ONCE = 20
const NO_AI = 'AI is not configured.'

/**
 * Has the AI write what the rows need and nobody has answered yet. Each answer is kept at once. Answers why the run has to
 * wait, when it has.
 */
export async function generateRowTexts(db: Database, run: ClaimedBulkRun): Promise<string | undefined> {
  const { rowCount } = run.table
  for (let from = run.doneCount + 1; from <= rowCount; from += ROWS_AT_ONCE) {
    const to = Math.min(from + ROWS_AT_ONCE - 1, rowCount)
    const open = await findOpenPrompts(db, run, from, to)
    const reason = open.length > 0 ? await generatePrompts(db, run, open) : undefined
    if (reason) return reason
    await commitProgress(db, run.claim, { doneCount: to })
  }
  return undefined
}

async function generatePrompts(db: Database, run: ClaimedBulkRun, questions: TextPrompt[]) {
  const { ai, by, template, signal } = run
  if (!ai) return NO_AI
  return generateAiTexts(
    db,
    { ai, by, signal, templateId: template.id, consumeRequest: () => consumeAiRequest(db, run) },
    questions,
  )
}

/** What is asked of these rows and has no answer; rows that are refused anyway are not asked about. */
async function findOpenPrompts(db: Database, run: ClaimedBulkRun, from: number, to: number) {
  const columns = { ...run, columns: run.table.columns }
  const rows = (await findDataTableRows(db, run.table.id, from, to)).map((row) => mapRow(columns, row))
  const asking = { variables: run.template.variables, instructions: run.instructions }
  const questions = rows.flatMap((row) => {
    const { questions, empty } = buildTextPrompts(asking, row.values)
    return findRowProblem(run, row) || empty.length > 0 ? [] : questions
  })
  const answerTo = await findAiTexts(db, run.template.id, questions)
  const open = questions.filter((question) => typeof answerTo(question)?.text !== 'string')
  // rows that say the same share one answer
  return [...new Map(open.map((question) => [`${question.variable} ${question.hash}`, question])).values()]
}

/** One more question of those that the run may ask; false when they are used up. */
async function consumeAiRequest(db: Database, { id }: ClaimedBulkRun) {
  const taken = await db
    .updateTable('bulkRuns')
    .set((from) => ({ aiRequestCount: from('aiRequestCount', '+', 1) }))
    .where('id', '=', id)
    .where((from) => from('aiRequestCount', '<', from.ref('maxAiRequests')))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
