import type { Brief } from '../brief-schema'
import type { KnowledgeBase } from '../knowledge/knowledge-base'
import type { Capability } from '../knowledge/knowledge-schema'
import { findPhrasePositions, tokenize } from './text-matching'

export type ChosenCapability = { module: Capability; why: string; from: string }
export type CapabilityConflict = { between: [string, string]; because: string; advice: string }
type CapabilityRequest = { key: string; why: string; from: string }
type CapabilityChoices = Pick<Brief, 'reading' | 'capabilities' | 'answers' | 'compliance'>

/**
 * The capabilities that the person asks for beside the wishes, each with the reason it is there: chosen, by an answer or by
 * a rule that the product must obey, and then everything that these require.
 */
export function chooseCapabilities(brief: CapabilityChoices, knowledge: KnowledgeBase) {
  const picked = new Set(brief.capabilities)
  const dropped = new Set(findAnsweredOptions(brief, knowledge).flatMap(({ drops = [] }) => drops))
  const excluded = new Set(knowledge.capabilities.filter((module) => isExcluded(module, brief)).map(({ key }) => key))
  const isUnwanted = (key: string) => !picked.has(key) && (dropped.has(key) || excluded.has(key))
  const requests = collectRequests(brief, knowledge).filter(({ key }) => !isUnwanted(key))
  const chosen = resolveRequiredCapabilities(requests, knowledge.capabilities)
  const conflicts = [
    ...findUnknownCapabilities(brief, knowledge),
    ...findConflicts(chosen),
    ...findUnwanted(
      chosen,
      (key) => dropped.has(key) || excluded.has(key),
      (key) => picked.has(key),
    ),
  ]
  return { chosen, conflicts }
}

/** Whether an exclusion of the idea names the capability. */
export function isExcluded({ words }: Pick<Capability, 'words'>, { reading }: Pick<Brief, 'reading'>) {
  return (reading?.exclusions ?? []).some(({ text }) => {
    const said = tokenize(text)
    return words.some((phrase) => findPhrasePositions(phrase, said).length > 0)
  })
}

function collectRequests(brief: CapabilityChoices, knowledge: KnowledgeBase): CapabilityRequest[] {
  const picked = brief.capabilities.map((key) => ({ key, why: 'You chose it.', from: 'brief:capabilities' }))
  const answered = findAnsweredOptions(brief, knowledge).flatMap(({ adds = [], label }) =>
    adds.map((key) => ({ key, why: `Your answer: ${label}.`, from: 'brief:answers' })),
  )
  const byRule = knowledge.compliance
    .filter(({ key }) => brief.compliance.includes(key))
    .flatMap((rule) =>
      rule.capabilities.map((key) => ({ key, why: `${rule.name} asks for it.`, from: `compliance:${rule.key}` })),
    )
  return [...picked, ...answered, ...byRule]
}

/** The options that were chosen in answer to clarifying questions of the knowledge base. */
export function findAnsweredOptions({ answers }: Pick<Brief, 'answers'>, { questions }: KnowledgeBase) {
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
function findUnknownCapabilities(
  { capabilities }: Pick<Brief, 'capabilities'>,
  knowledge: KnowledgeBase,
): CapabilityConflict[] {
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

/** What the idea excludes and the person chose, or something that they chose requires. */
function findUnwanted(
  chosen: ChosenCapability[],
  isRefused: (key: string) => boolean,
  isPicked: (key: string) => boolean,
): CapabilityConflict[] {
  return chosen
    .filter(({ module }) => isRefused(module.key))
    .map(({ module, from, why }) => {
      const name = module.name.toLowerCase()
      if (isPicked(module.key))
        return {
          between: [module.key, 'brief'],
          because: `The idea excludes ${name}, but you chose it.`,
          advice: `Take ${name} out, or take the exclusion out of the brief.`,
        }
      return {
        between: [module.key, from.replace('capability:', '')],
        because: `You do not want ${name}, but it is required. ${why}`,
        advice: `Keep ${name}, or take out what requires it.`,
      }
    })
}
