import type { Brief } from '../brief-schema'
import { KNOWLEDGE_BASE, type KnowledgeBase } from '../knowledge/knowledge-base'
import { chooseCapabilities, isExcluded } from './choose-capabilities'

/** What products of the kind often have and this one has not: offered, never planned unasked. */
export function suggestCapabilities(brief: Brief, knowledge: KnowledgeBase = KNOWLEDGE_BASE) {
  const archetype = knowledge.archetypes.find(({ key }) => key === brief.productType)
  const planned = new Set(chooseCapabilities(brief, knowledge).chosen.map(({ module }) => module.key))
  return [...(archetype?.core ?? []), ...(archetype?.usual ?? [])].flatMap((offered) => {
    const module = knowledge.capabilities.find(({ key }) => key === offered)
    return !module || planned.has(offered) || isExcluded(module, brief) ? [] : [{ key: offered, name: module.name }]
  })
}
