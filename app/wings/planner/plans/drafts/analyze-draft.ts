import type { Brief } from '../brief-schema'
import { type ChosenCapability, chooseCapabilities } from '../engine/choose-capabilities'
import { selectClarifyingQuestions } from '../engine/clarifying-questions'
import { findCapabilities } from '../engine/find-capabilities'
import { suggestCapabilities } from '../engine/suggest-capabilities'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import type { ClarifyingQuestion, DraftAnalysis, DraftCapability } from './draft-analysis'
import { draftChoices } from './draft-to-brief'
import type { UnfinishedDraft } from './plan-draft'

/** Says what the engine makes of a draft, before anything is planned. */
export function analyzeDraft(draft: UnfinishedDraft): DraftAnalysis {
  const brief: Brief = { ...draftChoices(draft), audience: '', team: [], weeks: 1, budget: 0 }
  const { productType, platforms } = brief
  if (draft.idea.trim() === '' && draft.added.length === 0)
    return {
      productType,
      platforms,
      chips: [],
      usual: [],
      refused: [],
      conflicts: [],
      questions: selectQuestions(brief),
    }
  const archetype = KNOWLEDGE_BASE.archetypes.find(({ key }) => key === productType)
  if (!archetype) throw new Error(`The knowledge base has no product type ${productType}.`)
  const { chosen, conflicts } = chooseCapabilities(brief, archetype, KNOWLEDGE_BASE)
  const words = new Map(findCapabilities(draft.idea).found.map(({ key, word }) => [key, word]))
  const planned = new Set(chosen.map(({ module }) => module.key))
  const offers = suggestCapabilities(brief)
  const offered = (wanted: (typeof offers)[number]['state']) =>
    offers.filter(({ key, state }) => state === wanted && !planned.has(key)).map(({ key, name }) => ({ key, name }))
  return {
    productType,
    platforms,
    chips: chosen.map((one) => toCapabilityChip(one, words, draft.added)),
    usual: offered('usual'),
    refused: offered('refused'),
    conflicts: conflicts.map(({ because, advice }) => ({ reason: because, advice })),
    questions: selectQuestions(brief),
  }
}

function toCapabilityChip(
  { module: { key, name }, why, from }: ChosenCapability,
  words: Map<string, string>,
  added: string[],
): DraftCapability {
  const word = words.get(key) ?? null
  if (from !== 'brief:idea' && from !== 'brief:capabilities') return { key, name, why, word, state: 'needed' }
  // once something was added or removed the engine takes all of them as chosen, those of the idea too
  if (word === null || added.includes(key)) return { key, name, why: 'You added it.', word: null, state: 'added' }
  return { key, name, why: `The idea says “${word}”.`, word, state: 'found' }
}

/** The five that were asked at first, without those that an answer has settled since: Back finds the same ones again. */
function selectQuestions(brief: Brief): ClarifyingQuestion[] {
  const first = selectClarifyingQuestions({ ...brief, answers: [] })
  const answered = new Set(brief.answers.map(({ question }) => question))
  const open = new Set(selectClarifyingQuestions(brief).map(({ key }) => key))
  return first
    .filter(({ key }) => answered.has(key) || open.has(key))
    .map(({ key, question, why, options, recommended }) => ({
      key,
      question,
      why,
      options: options.map(({ key, label, means }) => ({ key, label, means })),
      recommended,
    }))
}
