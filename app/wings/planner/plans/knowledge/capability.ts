import type { Skill } from '../brief-schema'
import type { Priority } from '../plan'

/** optimistic, most likely, pessimistic, in hours of one person */
type ThreePointEstimate = [number, number, number]
export type RiskLevel = 'low' | 'medium' | 'high'

export type TaskTemplate = {
  key: string
  title: string
  skill: Skill
  hours: ThreePointEstimate
  /** 'index' is a task of the same module, 'accounts/session' of another one; the latter waits only if it is planned. */
  after: string[]
  build: string
  test: string
}

/** One thing the product does: it becomes a requirement, a story and the tasks that build it. */
export type CapabilityFeature = {
  key: string
  title: string
  priority: Priority
  /** An idea that says one of these means the feature itself: it is then a must-have. */
  words?: string[]
  /** Follows "The product shall". */
  shall: string
  /** Testable consequences with numbers. */
  limits: string[]
  story: { role: string; action: string; benefit: string }
  /** EARS: WHEN …, IF …, WHILE …, WHERE … THE SYSTEM SHALL … */
  criteria: string[]
  tasks: TaskTemplate[]
}

export type EntityTemplate = {
  name: string
  purpose: string
  /** 'title: text', with a question mark when it may be empty: 'leftAt?: moment' */
  fields: string[]
  belongsTo?: string[]
}

export type RiskTemplate = { key: string; title: string; likelihood: RiskLevel; impact: RiskLevel; response: string }
export type QualityTemplate = { key: string; title: string; target: string; method: string }

/** Texts may hold {item}, {items}, {customer} and {customers}: the archetype says what they are called in its product. */
export type Capability = {
  key: string
  name: string
  /** The user value: the title of its epic is the name, this is what for. */
  value: string
  /** By these words, in any form, the capability is found in an idea. */
  words: string[]
  requires: { key: string; because: string }[]
  conflicts: { key: string; because: string; advice: string }[]
  features: CapabilityFeature[]
  entities: EntityTemplate[]
  risks: RiskTemplate[]
  qualities: QualityTemplate[]
  testing: { covers: string; passesWhen: string }
  /** Running cost in whole US dollars a month, for up to 1,000 people; to be confirmed. */
  monthly?: { low: number; high: number; what: string }
}
