import { isEmptyReading, questionsForUnclearIdea } from '../brief/read-brief'
import type { Brief } from '../brief-schema'
import { type ChosenCapability, chooseCapabilities } from '../engine/choose-capabilities'
import { selectClarifyingQuestions } from '../engine/clarifying-questions'
import { suggestCapabilities } from '../engine/suggest-capabilities'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import type { ClarifyingQuestion, DraftAnalysis, DraftCapability } from './draft-analysis'
import { draftChoices } from './draft-to-brief'
import { limitsFromReading } from './limits-from-reading'
import type { UnfinishedDraft } from './plan-draft'

/** Says what the engine makes of a draft, before anything is planned. */
export function analyzeDraft(draft: UnfinishedDraft): DraftAnalysis {
  const choices = draftChoices(draft)
  const { reading, productType, platforms } = choices
  const limits = limitsFromReading(reading)
  const brief: Brief = { ...choices, ...limits, audience: '' }
  const { chosen, conflicts } = chooseCapabilities(brief, KNOWLEDGE_BASE)
  const isUnclear = isEmptyReading(reading) && draft.added.length === 0
  return {
    reading,
    unclear: isUnclear ? questionsForUnclearIdea(reading.language) : [],
    limits,
    productType,
    platforms,
    chips: chosen.map((one) => toCapabilityChip(one, draft.added)),
    usual: suggestCapabilities(brief),
    conflicts: conflicts.map(({ because, advice }) => ({ reason: because, advice })),
    questions: isUnclear ? [] : selectQuestions(brief),
  }
}

function toCapabilityChip({ module: { key, name }, why }: ChosenCapability, added: string[]): DraftCapability {
  return added.includes(key) ? { key, name, why: 'You added it.', state: 'added' } : { key, name, why, state: 'needed' }
}

/** The five that were asked at first, without those that an answer has settled since: Back finds the same ones again. */
function selectQuestions(brief: Brief): ClarifyingQuestion[] {
  const first = selectClarifyingQuestions({ ...brief, answers: [] })
  const answered = new Set(brief.answers.map(({ question }) => question))
  const open = new Set(selectClarifyingQuestions(brief).map(({ key }) => key))
  return first.filter(({ key }) => answered.has(key) || open.has(key))
}
