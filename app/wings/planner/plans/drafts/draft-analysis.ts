import type { BriefReading } from '../brief/brief-reading-schema'
import type { Brief, Platform, ProductType } from '../brief-schema'

/** `added`: the person asks for it; `needed`: something else does, and `why` says what. */
export interface DraftCapability {
  key: string
  name: string
  why: string
  state: 'added' | 'needed'
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
  /** As the person corrected it, else as the rules read the idea now. */
  reading: BriefReading
  /** What to answer in the idea before anything can be planned; empty once something was recognized or asked for. */
  unclear: string[]
  /** What holds where the draft says nothing of its own. */
  limits: Pick<Brief, 'team' | 'weeks' | 'budget' | 'currency'>
  productType: ProductType | null
  platforms: Platform[]
  /** Capabilities beside the wishes. */
  chips: DraftCapability[]
  /** What products of the kind often have and this one does not. */
  usual: CapabilityOption[]
  conflicts: { reason: string; advice: string }[]
  /** At most five, those that were answered too. */
  questions: ClarifyingQuestion[]
}
