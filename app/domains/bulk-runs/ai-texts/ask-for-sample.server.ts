import { countQuestion, recordUse } from '~/domains/ai-usage/commands.server'
import type { Actor } from '~/domains/audit/actor'
import type { Ai } from '~/platform/ai/ai.server'
import { AiFault } from '~/platform/ai/ai-fault'
import type { AiUse } from '~/platform/ai/ai-use'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { findRows, type KeptTable } from '../data-sets/tables.server'
import { fillRow } from '../planning/read-row'
import type { RunTemplate } from '../run-template'
import { fillingOf } from '../runs/filling.server'
import { findAnswers, keepAnswer } from './answers.server'
import { askForText } from './ask-for-text.server'
import type { Sample, SampleForm } from './sample'
import { questionsOf, type TextQuestion } from './text-question.server'

interface Asking {
  ai: Ai
  template: RunTemplate
  table: KeptTable
  form: SampleForm
  signal: AbortSignal
}

/** What the AI writes for one row, kept so that a run has the same text. @throws DomainError, AiFault */
export async function askForSample(db: Database, by: Actor, asking: Asking): Promise<Sample> {
  const { ai, template, signal } = asking
  const question = await questionOf(db, asking)
  const known = (await findAnswers(db, template.id, [question]))(question)
  if (typeof known?.answer === 'string') return { text: known.answer, use: null }
  await countQuestion(db, by.id ?? by.email)
  try {
    const { text, use } = await askForText(ai, question, signal)
    await record(db, ai, by, use)
    await keepAnswer(db, template.id, question, { answer: text, fault: '' })
    return { text, use }
  } catch (error) {
    if (error instanceof AiFault) await record(db, ai, by, error.use)
    throw error
  }
}

/** @throws WrongFields when the instruction says nothing that can be asked, or the row nothing that it names */
async function questionOf(db: Database, { template, table, form }: Asking): Promise<TextQuestion> {
  const { variable, instruction, mapping: chosen, row: position } = form
  // the other variables may be chosen later
  const variables = template.variables.map((one) => ({ ...one, isRequired: false }))
  const filling = { mapping: chosen, instructions: { [variable]: instruction } }
  const { mapping, instructions } = fillingOf({ ...template, variables }, table.columns, filling)
  const [row] = await findRows(db, table.id, position, position)
  if (!row) throw new DomainError('The table has no such row.', 404)
  const { values } = fillRow({ columns: table.columns, mapping, keyColumn: null }, row)
  const { questions, empty } = questionsOf({ variables, instructions }, values)
  if (empty.length > 0) throw new WrongFields(`Row ${position} has nothing in ${empty.join(', ')}.`, {})
  const [question] = questions
  if (!question) throw new DomainError('This template has no such variable.', 404)
  return question
}

async function record(db: Database, ai: Ai, { id }: Actor, use: AiUse) {
  if (id !== null) await recordUse(db, ai, { userId: id, blueprintId: null, purpose: 'bulk-run:sample', ...use })
}
