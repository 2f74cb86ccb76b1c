import type { Compliance, HostingKind, Platform, ProductType, Residency, Scale } from '../stack-needs'
import type { Layer } from './layers'

/** From 0 to 10, and why. */
type ReasonedScore = readonly [score: number, reason: string]

/** What a technology is rated for by itself; how it fits a team is worked out from the needs. */
type RatedCriterion = 'community' | 'performance' | 'scale' | 'cost' | 'integration' | 'security'

/** Whole US dollars a month, from and to. */
export type CostBand = readonly [low: number, high: number]

export type ExitCost = 'low' | 'medium' | 'high'

/** What the hard filters look at. What is absent never refuses. */
interface TechnologyFacts {
  /** It reaches these and no others. */
  platforms?: readonly Platform[]
  rendersOnServer?: boolean
  /** It can answer the calls of apps and of its own pages; false for what only makes pages. */
  servesApi?: boolean
  /** It is made for pages: an app without any asks too much of it. */
  isPagesOnly?: boolean
  /** It is made for answering calls; pages are not what it is for. */
  isApiOnly?: boolean
  worksOffline?: boolean
  runsOn?: readonly Exclude<HostingKind, 'any'>[]
  /** Services: where the provider lets you keep the data. */
  regions?: readonly Exclude<Residency, 'any'>[]
  /** Services: for which rules the provider publishes an agreement or a report. */
  assurances?: readonly Compliance[]
  /** Users a day up to which we would still start with it. */
  maxUsersADay?: number
  /** It makes sense for these products only. */
  productTypes?: readonly ProductType[]
  minPeople?: number
  /** Weeks until somebody new to it is productive. */
  learningWeeks?: number
}

/** A library runs inside your program, a server is run by you, a service by somebody else. */
export const technologyForms = { library: 'Library', server: 'Server', service: 'Service' } as const

export interface Technology {
  id: string
  name: string
  layer: Layer
  what: string
  license: string
  form: keyof typeof technologyForms
  facts: TechnologyFacts
  /** What a team may know that helps here, in lower case. */
  skills: readonly string[]
  /** One of each list has to be in the stack: what it is built on, or what it is known to serve well. */
  requiresOneOfEach?: readonly (readonly string[])[]
  /** With one of these in the stack there is nothing more to run. */
  runsInside?: readonly string[]
  integratesWith: readonly string[]
  conflictsWith?: readonly { id: string; why: string }[]
  scores: Readonly<Record<RatedCriterion, ReasonedScore>>
  /** Wide on purpose: what is usual, not what was measured. */
  monthlyCost: Readonly<Record<Scale, CostBand>>
  exit: readonly [cost: ExitCost, why: string]
  /** The year of the first stable release or of the launch for everybody. */
  matureSince: number
  sources: readonly string[]
  /** The day on which somebody last looked at this entry. */
  reviewed: string
}

/** It costs nothing itself; the machine on which it runs is counted with hosting. */
export const zeroMonthlyCost: Technology['monthlyCost'] = { small: [0, 0], medium: [0, 0], large: [0, 0] }
