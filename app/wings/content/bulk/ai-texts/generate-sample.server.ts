import type { AiClient } from '~/platform/ai/ai-client.server'
import { AiError } from '~/platform/ai/ai-error'
import type { TokenUsage } from '~/platform/ai/token-usage'
import type { Database } from '~/platform/database/database.server'
import { DomainError, InvalidFields } from '~/platform/errors/errors'
import { consumeAiQuota, recordAiUsage } from '~/wings/site/ai-usage/commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { findDataTableRows, type StoredDataTable } from '../data-tables.commands.server'
import { mapRow } from '../engine/render-row'
import type { RunTemplate } from '../run-template'
import { resolveVariableSources } from '../variable-sources.server'
import type { AiSample, AiSampleForm } from './ai-sample'
import { findAiTexts, saveAiText } from './ai-texts.commands.server'
import { generateAiText } from './generate-ai-text.server'
import { buildTextPrompts, type TextPrompt } from './text-prompt.server'

interface SampleRequest {
  ai: AiClient
  template: RunTemplate
  table: StoredDataTable
  form: AiSampleForm
  signal: AbortSignal
}

/** What the AI writes for one row, kept so that a run has the same text. @throws DomainError */
export async function generateSample(db: Database, by: Actor, asking: SampleRequest): Promise<AiSample> {
  const { ai, template, signal } = asking
  const question = await buildSamplePrompt(db, asking)
  const known = (await findAiTexts(db, template.id, [question]))(question)
  if (typeof known?.text === 'string') return { text: known.text, use: null }
  await consumeAiQuota(db, by.id ?? by.email)
  try {
    const { text, use } = await generateAiText(ai, question, signal)
    await recordSampleUse(db, ai, by, use)
    await saveAiText(db, template.id, question, { text, error: '' })
    return { text, use }
  } catch (error) {
    if (!(error instanceof AiError)) throw error
    await recordSampleUse(db, ai, by, error.usage)
    throw new DomainError(error.message, 503)
  }
}

/** @throws InvalidFields when the instruction says nothing that can be asked, or the row nothing that it names */
async function buildSamplePrompt(db: Database, { template, table, form }: SampleRequest): Promise<TextPrompt> {
  const { variable, instruction, mapping: chosen, row: position } = form
  // the other variables may be chosen later
  const variables = template.variables.map((one) => ({ ...one, isRequired: false }))
  const filling = { mapping: chosen, instructions: { [variable]: instruction } }
  const { mapping, instructions } = resolveVariableSources({ ...template, variables }, table.columns, filling)
  const [row] = await findDataTableRows(db, table.id, position, position)
  if (!row) throw new DomainError('This row does not exist.', 404)
  const { values } = mapRow({ columns: table.columns, mapping, keyColumn: null }, row)
  const { questions, empty } = buildTextPrompts({ variables, instructions }, values)
  if (empty.length > 0) throw new InvalidFields(`Row ${position} has no value for ${empty.join(', ')}.`, {})
  const [question] = questions
  if (!question) throw new DomainError('This variable does not exist in the template.', 404)
  return question
}

async function recordSampleUse(db: Database, ai: AiClient, { id }: Actor, use: TokenUsage) {
  if (id !== null) await recordAiUsage(db, ai, { userId: id, blueprintId: null, purpose: 'bulk-run:sample', ...use })
}
