import type { Brief } from '../brief-schema'
import type { Archetype } from '../knowledge/archetype'
import type { Capability } from '../knowledge/capability'
import type { Knowledge } from '../knowledge/knowledge'
import { findCapabilities } from './find-capabilities'

export type Chosen = { module: Capability; why: string; from: string }
export type Conflict = { between: [string, string]; because: string; advice: string }
type Wish = { key: string; why: string; from: string }

/**
 * The capabilities of a plan, each with the reason it is there: the kind of product, the person's choice (or the words of
 * the idea where nothing was chosen), platforms, compliance and answers, and then everything that these require.
 */
export function chooseCapabilities(brief: Brief, archetype: Archetype, knowledge: Knowledge) {
  const { refused } = findCapabilities(brief.idea, knowledge.capabilities)
  const picked = new Set(brief.capabilities)
  const dropped = new Set(answeredOptions(brief, knowledge).flatMap(({ drops = [] }) => drops))
  const isUnwanted = (key: string) =>
    !picked.has(key) && (dropped.has(key) || refused.some((refusal) => refusal.key === key))
  const wishes = wishesOf(brief, archetype, knowledge).filter(({ key }) => !isUnwanted(key))
  const chosen = closure(wishes, knowledge.capabilities)
  const conflicts = [
    ...unknownOnes(brief, knowledge),
    ...conflictsOf(chosen),
    ...neededThoughUnwanted(chosen, isUnwanted),
  ]
  return { chosen, conflicts }
}

function wishesOf(brief: Brief, archetype: Archetype, knowledge: Knowledge): Wish[] {
  const core = archetype.core.map((key) => ({
    key,
    why: `${everyOne(archetype.name)} has it.`,
    from: `archetype:${archetype.key}`,
  }))
  const picked = brief.capabilities.map((key) => ({ key, why: 'You chose it.', from: 'brief:capabilities' }))
  const found = findCapabilities(brief.idea, knowledge.capabilities).found.map(({ key, word }) => ({
    key,
    why: `The idea says “${word}”.`,
    from: 'brief:idea',
  }))
  const answered = answeredOptions(brief, knowledge).flatMap(({ adds = [], label }) =>
    adds.map((key) => ({ key, why: `Your answer: ${label}.`, from: 'brief:answers' })),
  )
  return [...core, ...(picked.length > 0 ? picked : found), ...answered, ...surroundings(brief, knowledge)]
}

/** "Every online shop", but "Every SaaS product": a word with more capitals keeps them. */
function everyOne(name: string) {
  const hasMore = /^\S+[A-Z]/.test(name)
  return `Every ${hasMore ? name : name.charAt(0).toLowerCase() + name.slice(1)}`
}

function surroundings(brief: Brief, { platforms, compliance }: Knowledge): Wish[] {
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
export function answeredOptions({ answers }: Brief, { questions }: Knowledge) {
  return answers.flatMap(({ question, option }) => {
    const options = questions.find(({ key }) => key === question)?.options ?? []
    return options.filter(({ key }) => key === option)
  })
}

/** The wished capabilities and all that they require, directly or not, each once, with the reason of the first wish. */
export function closure(wishes: Wish[], capabilities: Capability[]): Chosen[] {
  const known = new Map(capabilities.map((module) => [module.key, module]))
  const chosen = new Map<string, Chosen>()
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
function unknownOnes({ capabilities }: Brief, knowledge: Knowledge): Conflict[] {
  const known = new Set(knowledge.capabilities.map(({ key }) => key))
  return capabilities
    .filter((key) => !known.has(key))
    .map((key) => ({
      between: [key, 'brief'],
      because: `The knowledge base has no capability "${key}", so nothing is planned for it.`,
      advice: 'Choose another capability, or add requirements and tasks of your own.',
    }))
}

function conflictsOf(chosen: Chosen[]): Conflict[] {
  const present = new Set(chosen.map(({ module }) => module.key))
  return chosen.flatMap(({ module }) =>
    module.conflicts
      .filter(({ key }) => present.has(key))
      .map(({ key, because, advice }): Conflict => ({ between: [module.key, key], because, advice })),
  )
}

function neededThoughUnwanted(chosen: Chosen[], isUnwanted: (key: string) => boolean): Conflict[] {
  return chosen
    .filter(({ module }) => isUnwanted(module.key))
    .map(({ module, from, why }) => ({
      between: [module.key, from.replace('capability:', '')],
      because: `You do not want ${module.name.toLowerCase()}, but it is required. ${why}`,
      advice: `Keep ${module.name.toLowerCase()}, or take out what requires it.`,
    }))
}
