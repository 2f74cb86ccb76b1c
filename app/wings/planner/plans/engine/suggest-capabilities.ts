import type { Brief } from '../brief-schema'
import { KNOWLEDGE_BASE, type KnowledgeBase } from '../knowledge/knowledge-base'
import { findCapabilities } from './find-capabilities'

/** `needed`: the kind of product has it; `found` and `refused`: the idea says so; `usual`: most products of the kind. */
type SuggestedCapability = { key: string; name: string; state: 'needed' | 'found' | 'usual' | 'refused' }

/** What a person can choose from for their idea, in the order in which it matters; each capability once. */
export function suggestCapabilities(
  { idea, productType }: Pick<Brief, 'idea' | 'productType'>,
  knowledge: KnowledgeBase = KNOWLEDGE_BASE,
): SuggestedCapability[] {
  const archetype = knowledge.archetypes.find(({ key }) => key === productType)
  const { found, refused } = findCapabilities(idea, knowledge.capabilities)
  const names = new Map(knowledge.capabilities.map(({ key, name }) => [key, name]))
  const offered = new Map<string, SuggestedCapability>()
  const offer = (keys: string[], state: SuggestedCapability['state']) => {
    for (const key of keys) if (!offered.has(key)) offered.set(key, { key, name: names.get(key) ?? key, state })
  }
  const refusedKeys = refused.map(({ key }) => key)
  offer(
    (archetype?.core ?? []).filter((key) => !refusedKeys.includes(key)),
    'needed',
  )
  offer(
    found.map(({ key }) => key),
    'found',
  )
  offer(refusedKeys, 'refused')
  offer(archetype?.usual ?? [], 'usual')
  return [...offered.values()]
}
