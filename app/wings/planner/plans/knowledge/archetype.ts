import type { ProductType } from '../brief-schema'
import type { QualityTemplate, RiskTemplate } from './capability'

export type ProductNouns = { item: string; items: string; customer: string; customers: string }

/** A kind of product: what it cannot be without, who comes to it, and how its success is seen. */
export type ProductArchetype = {
  key: ProductType
  name: string
  words: string[]
  nouns: ProductNouns
  problem: string
  approach: string
  /** Capabilities without which it is not this kind of product, in the order of user value. */
  core: string[]
  /** Capabilities that most products of the kind have: offered, never added silently. */
  usual: string[]
  users: { name: string; need: string }[]
  nonUsers: { name: string; reason: string }[]
  journeys: { key: string; name: string; actor: string; steps: string[]; capabilities: string[] }[]
  glossary: { term: string; meaning: string }[]
  /** A non-goal does not stand beside a capability that contradicts it. */
  nonGoals: { text: string; reason: string; unless?: string[] }[]
  metrics: { name: string; target: string; why: string }[]
  counterMetrics: { name: string; target: string; why: string }[]
  qualities: QualityTemplate[]
  risks: RiskTemplate[]
}
