import type { AiClient } from '~/platform/ai/ai-client.server'
import { AiError } from '~/platform/ai/ai-error'
import { ZERO_TOKEN_USAGE } from '~/platform/ai/token-usage'
import { formatCount } from '~/platform/text/format-number'
import type { Brief } from '../../brief-schema'
import type { Plan } from '../../plan'
import { LANGUAGE_NAMES } from '../improve-part.server'
import { newFindings } from '../new-findings'
import { diffPart } from '../part-changes'
import { previewPartialItems } from '../preview-partial-items'
import { promptAiChecked } from '../prompt-ai-checked.server'
import instructions from '../prompts/fill-wishes.md?raw'
import type { PartEvent, WishesProposal } from '../proposal'
import { applyFills } from './apply-fills'
import { buildFillContext, listUnfilled } from './fill-context'
import { type FillsAnswer, fillsAnswerSchema } from './fills-answer'
import { type FillProblem, findFillProblems } from './find-fill-problems'

interface FillWishesArgs {
  plan: Plan
  brief: Brief
  signal: AbortSignal
  /** Hears what is being written. */
  emit: (event: PartEvent) => void
}

/**
 * Has a model write what the wishes need that no module means, and answers what it proposes. A fill that is wrong twice is
 * left out and named; without one that can be used the plan stays as it is.
 */
export async function fillWishes(
  ai: AiClient,
  { plan, brief, signal, emit }: FillWishesArgs,
): Promise<PartEvent<WishesProposal>> {
  if (listUnfilled(plan).length === 0)
    return proposed({ fills: [] }, 'No wish is left that rules filled in general words.')
  const findProblems = (answer: FillsAnswer) => findFillProblems(answer, { plan, brief })
  try {
    const { value, use } = await promptAiChecked(ai, {
      name: 'plan_wishes',
      instructions,
      data: buildFillContext(plan, brief, LANGUAGE_NAMES[plan.language]),
      schema: fillsAnswerSchema,
      findProblems: (answer) => findProblems(answer).map(({ message }) => message),
      onPartial: (value) => emit({ type: 'writing', items: previewPartialItems(value) }),
      signal,
    })
    const faults = findProblems(value)
    const faulty = new Set(faults.map(({ wish }) => wish))
    const answer = { fills: value.fills.filter(({ wish }) => !faulty.has(wish)) }
    const after = applyFills(plan, answer, { model: ai.model, brief }).plan
    const findings = newFindings(plan, after)
    if (answer.fills.length === 0 || findings.length > 0)
      return { type: 'failed', message: unusable(ai.provider, findings[0] ?? faults[0]?.message), use }
    return { ...proposed(answer, leftOutNote(faults)), use }
  } catch (error) {
    if (!(error instanceof AiError)) throw error
    return { type: 'failed', message: error.message, use: error.usage }
  }

  function proposed(answer: FillsAnswer, note: string) {
    const after = applyFills(plan, answer, { model: ai.model, brief }).plan
    const proposal = { by: 'ai' as const, answer }
    return {
      type: 'proposed' as const,
      proposal,
      changes: diffPart(plan, after, 'wishes'),
      use: ZERO_TOKEN_USAGE,
      note,
    }
  }
}

const unusable = (provider: string, why = '') =>
  `The answer of ${provider} could not be used: ${why} The plan was not changed.`

function leftOutNote(faults: FillProblem[]) {
  if (faults.length === 0) return ''
  const wishes = new Set(faults.map(({ wish, message }) => wish ?? message))
  return `${formatCount(wishes.size, 'wish stays', 'wishes stay')} as the rules filled ${wishes.size === 1 ? 'it' : 'them'}. ${faults
    .slice(0, 5)
    .map(({ message }) => message)
    .join(' ')}`
}
