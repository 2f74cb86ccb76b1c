import type { Brief } from '../brief-schema'
import { KNOWLEDGE, type Knowledge } from '../knowledge/knowledge'
import { findCapabilities } from './find-capabilities'

/** `needed`: the kind of product has it; `found` and `refused`: the idea says so; `usual`: most products of the kind. */
type OfferedCapability = { key: string; name: string; state: 'needed' | 'found' | 'usual' | 'refused' }

/** What a person can choose from for their idea, in the order in which it matters; each capability once. */
export function offerCapabilities(
  { idea, productType }: Pick<Brief, 'idea' | 'productType'>,
  knowledge: Knowledge = KNOWLEDGE,
): OfferedCapability[] {
  const archetype = knowledge.archetypes.find(({ key }) => key === productType)
  const { found, refused } = findCapabilities(idea, knowledge.capabilities)
  const names = new Map(knowledge.capabilities.map(({ key, name }) => [key, name]))
  const offered = new Map<string, OfferedCapability>()
  const offer = (keys: string[], state: OfferedCapability['state']) => {
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
