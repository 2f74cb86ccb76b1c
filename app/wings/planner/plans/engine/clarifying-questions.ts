import type { Brief } from '../brief-schema'
import { KNOWLEDGE_BASE, type KnowledgeBase } from '../knowledge/knowledge-base'
import { resolveRequiredCapabilities } from './choose-capabilities'
import { findCapabilities } from './find-capabilities'

const MAX_QUESTIONS = 5

/**
 * The questions whose answers change the plan most, at most five, the most valuable first. What was answered, or what the
 * brief already says, is not asked.
 */
export function selectClarifyingQuestions(brief: Brief, knowledge: KnowledgeBase = KNOWLEDGE_BASE) {
  const answered = new Set(brief.answers.map(({ question }) => question))
  const archetype = knowledge.archetypes.find(({ key }) => key === brief.productType)
  const { found, refused } = findCapabilities(brief.idea, knowledge.capabilities)
  const named = [
    ...(archetype?.core ?? []),
    ...(brief.capabilities.length > 0 ? brief.capabilities : found.map(({ key }) => key)),
  ]
  const unwanted = new Set(refused.map(({ key }) => key))
  const wishes = named.map((key) => ({ key, why: 'It is wanted.', from: 'brief' }))
  const wanted = new Set(resolveRequiredCapabilities(wishes, knowledge.capabilities).map(({ module }) => module.key))
  return knowledge.questions
    .filter(({ key }) => !answered.has(key))
    .filter(({ types }) => types === 'all' || types.includes(brief.productType))
    .filter(({ settledBy }) => !settledBy.some((key) => wanted.has(key) || unwanted.has(key)))
    .filter(({ onlyWith }) => onlyWith.every((key) => wanted.has(key)))
    .filter(({ settledByRule }) => !brief.compliance.some((rule) => settledByRule.includes(rule)))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MAX_QUESTIONS)
    .map(({ key, question, why, options, recommended }) => ({ key, question, why, options, recommended }))
}
