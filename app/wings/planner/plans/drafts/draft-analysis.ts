import type { Platform, ProductType } from '../brief-schema'

/**
 * `found`: the idea says so; `added`: the person does; `needed`: something else does, and `why` says what. The idea may
 * name what is needed anyway.
 */
export interface DraftCapability {
  key: string
  name: string
  why: string
  /** What the idea says, in its own form; null when something else brought it in. */
  word: string | null
  state: 'found' | 'added' | 'needed'
}

export interface CapabilityOption {
  key: string
  name: string
}

export interface ClarifyingQuestion {
  key: string
  question: string
  why: string
  options: { key: string; label: string; means: string }[]
  recommended: string
}

/** What is read out of a draft while it is written. */
export interface DraftAnalysis {
  productType: ProductType
  platforms: Platform[]
  chips: DraftCapability[]
  /** What most products of the kind have and this one does not. */
  usual: CapabilityOption[]
  /** What the idea says no to. */
  refused: CapabilityOption[]
  conflicts: { reason: string; advice: string }[]
  /** At most five, those that were answered too. */
  questions: ClarifyingQuestion[]
}
