import type { Ai } from '~/platform/ai/ai.server'
import { AiFault } from '~/platform/ai/ai-fault'
import { askForObject } from '~/platform/ai/ask-for-object.server'
import type { Brief } from '../brief-schema'
import { nameOf } from '../item-name'
import type { Plan } from '../plan'
import type { AiPart } from './ai-part'
import { answerSchemas } from './answer-schema'
import { applyProposal } from './apply-proposal'
import { instructionsFor } from './instructions'
import { materialFor } from './material'
import { mergeAnswer } from './merge-answer'
import { partChanges } from './part-changes'
import type { Glimpse, PartNews, PartProposal } from './proposal'

interface Improvement {
  plan: Plan
  brief: Brief
  part: AiPart
  signal: AbortSignal
  /** Hears what is being written. */
  tell: (news: PartNews) => void
}

/**
 * Asks the model to improve one part, and answers what it proposes. An answer that cannot be used gives the rules' version;
 * no answer at all is a sentence, and the part stays as it is.
 */
export async function improvePart(ai: Ai, { plan, brief, part, signal, tell }: Improvement): Promise<PartNews> {
  const by = { model: ai.model, brief }
  const proposed = (proposal: PartProposal) =>
    partChanges(plan, applyProposal(plan, { [part]: proposal }, by).plan, part)
  try {
    const { value: answer, use } = await askForObject(ai, {
      name: `plan_${part}`,
      instructions: instructionsFor(part),
      data: materialFor(part, plan, brief),
      schema: answerSchemas[part],
      faultsIn: (answer) => mergeAnswer(plan, answer, by).faults,
      onPartial: (value) => tell({ type: 'writing', items: glimpsesIn(value) }),
      signal,
    })
    const proposal: PartProposal = { by: 'ai', answer }
    return { type: 'proposed', proposal, changes: proposed(proposal), use, note: '' }
  } catch (error) {
    if (!(error instanceof AiFault)) throw error
    const { kind, message, use } = error
    if (kind !== 'unusable') return { type: 'failed', message, use }
    const proposal: PartProposal = { by: 'rules' }
    const note = `${message} This section is as the rules make it.`
    return { type: 'proposed', proposal, changes: proposed(proposal), use, note }
  }
}

const MOST_GLIMPSES = 8
const LONGEST_GLIMPSE = 160

/** The last items of an answer that is not whole yet, by their titles. */
function glimpsesIn(value: unknown): Glimpse[] {
  if (value === null || typeof value !== 'object') return []
  const items = Object.entries(value).flatMap(([section, list]) =>
    (Array.isArray(list) ? list : []).map((item) => ({ section, text: wordsOf(item) })),
  )
  return items.filter(({ text }) => text !== '').slice(-MOST_GLIMPSES)
}

function wordsOf(item: unknown) {
  if (item === null || typeof item !== 'object') return ''
  const { id: _, ...own }: Record<string, unknown> = { ...item }
  const text = nameOf(own) || String(Object.values(own).find((value) => typeof value === 'string') ?? '')
  return text.slice(0, LONGEST_GLIMPSE)
}
