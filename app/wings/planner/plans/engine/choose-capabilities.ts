import type { Brief } from '../brief-schema'
import type { KnowledgeBase } from '../knowledge/knowledge-base'
import type { Capability, ProductArchetype } from '../knowledge/knowledge-schema'
import { findCapabilities } from './find-capabilities'

export type ChosenCapability = { module: Capability; why: string; from: string }
export type CapabilityConflict = { between: [string, string]; because: string; advice: string }
type CapabilityRequest = { key: string; why: string; from: string }

/**
 * The capabilities of a plan, each with the reason it is there: the kind of product, the person's choice (or the words of
 * the idea where nothing was chosen), platforms, compliance and answers, and then everything that these require.
 */
export function chooseCapabilities(brief: Brief, archetype: ProductArchetype, knowledge: KnowledgeBase) {
  const { refused } = findCapabilities(brief.idea, knowledge.capabilities)
  const picked = new Set(brief.capabilities)
  const dropped = new Set(findAnsweredOptions(brief, knowledge).flatMap(({ drops = [] }) => drops))
  const isUnwanted = (key: string) =>
    !picked.has(key) && (dropped.has(key) || refused.some((refusal) => refusal.key === key))
  const wishes = collectRequests(brief, archetype, knowledge).filter(({ key }) => !isUnwanted(key))
  const chosen = resolveRequiredCapabilities(wishes, knowledge.capabilities)
  const conflicts = [
    ...findUnknownCapabilities(brief, knowledge),
    ...findConflicts(chosen),
    ...findRequiredButUnwanted(chosen, isUnwanted),
  ]
  return { chosen, conflicts }
}

function collectRequests(brief: Brief, archetype: ProductArchetype, knowledge: KnowledgeBase): CapabilityRequest[] {
  const core = archetype.core.map((key) => ({
    key,
    why: `${everyProduct(archetype.name)} has it.`,
    from: `archetype:${archetype.key}`,
  }))
  const picked = brief.capabilities.map((key) => ({ key, why: 'You chose it.', from: 'brief:capabilities' }))
  const found = findCapabilities(brief.idea, knowledge.capabilities).found.map(({ key, word }) => ({
    key,
    why: `The idea says “${word}”.`,
    from: 'brief:idea',
  }))
  const answered = findAnsweredOptions(brief, knowledge).flatMap(({ adds = [], label }) =>
    adds.map((key) => ({ key, why: `Your answer: ${label}.`, from: 'brief:answers' })),
  )
  return [
    ...core,
    ...(picked.length > 0 ? picked : found),
    ...answered,
    ...platformAndComplianceRequests(brief, knowledge),
  ]
}

/** "Every online shop", but "Every SaaS product": a word with more capitals keeps them. */
function everyProduct(name: string) {
  const hasMore = /^\S+[A-Z]/.test(name)
  return `Every ${hasMore ? name : name.charAt(0).toLowerCase() + name.slice(1)}`
}

function platformAndComplianceRequests(brief: Brief, { platforms, compliance }: KnowledgeBase): CapabilityRequest[] {
  const byPlatform = brief.platforms.flatMap((platform) =>
    platforms[platform].map((key) => ({ key, why: `It runs on ${platform}.`, from: `platform:${platform}` })),
  )
  const byRule = compliance
    .filter(({ key }) => brief.compliance.includes(key))
    .flatMap((rule) =>
      rule.capabilities.map((key) => ({ key, why: `${rule.name} asks for it.`, from: `compliance:${rule.key}` })),
    )
  return [...byPlatform, ...byRule]
}

/** The options that were chosen in answer to clarifying questions. */
export function findAnsweredOptions({ answers }: Brief, { questions }: KnowledgeBase) {
  return answers.flatMap(({ question, option }) => {
    const options = questions.find(({ key }) => key === question)?.options ?? []
    return options.filter(({ key }) => key === option)
  })
}

/** The wished capabilities and all that they require, directly or not, each once, with the reason of the first wish. */
export function resolveRequiredCapabilities(
  wishes: CapabilityRequest[],
  capabilities: Capability[],
): ChosenCapability[] {
  const known = new Map(capabilities.map((module) => [module.key, module]))
  const chosen = new Map<string, ChosenCapability>()
  const queue = [...wishes]
  for (const { key, why, from } of queue) {
    const module = known.get(key)
    if (!module || chosen.has(key)) continue
    chosen.set(key, { module, why, from })
    for (const need of module.requires)
      queue.push({ key: need.key, why: `${module.name} needs it: ${need.because}`, from: `capability:${key}` })
  }
  return [...chosen.values()]
}

/** A brief may be older than the knowledge base: what is gone from it is said, not left out in silence. */
function findUnknownCapabilities({ capabilities }: Brief, knowledge: KnowledgeBase): CapabilityConflict[] {
  const known = new Set(knowledge.capabilities.map(({ key }) => key))
  return capabilities
    .filter((key) => !known.has(key))
    .map((key) => ({
      between: [key, 'brief'],
      because: `The knowledge base has no capability "${key}", so nothing is planned for it.`,
      advice: 'Choose another capability, or add requirements and tasks of your own.',
    }))
}

function findConflicts(chosen: ChosenCapability[]): CapabilityConflict[] {
  const present = new Set(chosen.map(({ module }) => module.key))
  return chosen.flatMap(({ module }) =>
    module.conflicts
      .filter(({ key }) => present.has(key))
      .map(({ key, because, advice }): CapabilityConflict => ({ between: [module.key, key], because, advice })),
  )
}

function findRequiredButUnwanted(
  chosen: ChosenCapability[],
  isUnwanted: (key: string) => boolean,
): CapabilityConflict[] {
  return chosen
    .filter(({ module }) => isUnwanted(module.key))
    .map(({ module, from, why }) => ({
      between: [module.key, from.replace('capability:', '')],
      because: `You do not want ${module.name.toLowerCase()}, but it is required. ${why}`,
      advice: `Keep ${module.name.toLowerCase()}, or take out what requires it.`,
    }))
}
