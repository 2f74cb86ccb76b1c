import { z } from 'zod'
import type { Layer } from './layers'
import type { Scale } from './stack-needs.ts'
import { complianceLabels, hostingLabels, platformLabels, productTypeLabels, residencyLabels } from './stack-needs.ts'

/*
 * What the stack generator knows of technologies: the shape of knowledge/stacks, a file for each layer. The build checks
 * each file by it.
 */

const keyOf = <Key extends string>(labels: Record<Key, string>) => z.enum(Object.keys(labels) as [Key, ...Key[]])
const ids = z.array(z.string())
const dollars = z.int().min(0)

/** Whole US dollars a month, from and to. */
const costBand = z.tuple([dollars, dollars])
export type CostBand = z.output<typeof costBand>

const exitCost = z.enum(['low', 'medium', 'high'])
export type ExitCost = z.output<typeof exitCost>

/** From 0 to 10, and why. */
const reasonedScore = z.tuple([z.int().min(0).max(10), z.string()])

/** What the hard filters look at. What is absent never refuses. */
const technologyFacts = z.strictObject({
  /** It reaches these and no others. */
  platforms: z.array(keyOf(platformLabels)).optional(),
  rendersOnServer: z.boolean().optional(),
  /** It can answer the calls of apps and of its own pages; false for what only makes pages. */
  servesApi: z.boolean().optional(),
  /** It is made for pages: an app without any asks too much of it. */
  isPagesOnly: z.boolean().optional(),
  /** It is made for answering calls; pages are not what it is for. */
  isApiOnly: z.boolean().optional(),
  worksOffline: z.boolean().optional(),
  runsOn: z.array(keyOf(hostingLabels).exclude(['any'])).optional(),
  /** Services: where the provider lets you keep the data. */
  regions: z.array(keyOf(residencyLabels).exclude(['any'])).optional(),
  /** Services: for which rules the provider publishes an agreement or a report. */
  assurances: z.array(keyOf(complianceLabels)).optional(),
  /** Users a day up to which we would still start with it. */
  maxUsersADay: z.int().optional(),
  /** It makes sense for these products only. */
  productTypes: z.array(keyOf(productTypeLabels)).optional(),
  minPeople: z.int().optional(),
  /** Weeks until somebody new to it is productive. */
  learningWeeks: z.number().optional(),
})

/** A library runs inside your program, a server is run by you, a service by somebody else. */
export const technologyForms = { library: 'Library', server: 'Server', service: 'Service' } as const

const noCost: Record<Scale, CostBand> = { small: [0, 0], medium: [0, 0], large: [0, 0] }

const technologySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  what: z.string(),
  license: z.string(),
  form: keyOf(technologyForms),
  facts: technologyFacts.default({}),
  /** What a team may know that helps here, in lower case. */
  skills: ids,
  /** One of each list has to be in the stack: what it is built on, or what it is known to serve well. */
  requiresOneOfEach: z.array(ids).optional(),
  /** With one of these in the stack there is nothing more to run. */
  runsInside: ids.optional(),
  integratesWith: ids,
  conflictsWith: z.array(z.strictObject({ id: z.string(), why: z.string() })).optional(),
  /** What it is rated for by itself; how it fits a team is worked out from the needs. */
  scores: z.strictObject({
    community: reasonedScore,
    performance: reasonedScore,
    scale: reasonedScore,
    cost: reasonedScore,
    integration: reasonedScore,
    security: reasonedScore,
  }),
  /** Wide on purpose: what is usual, not what was measured. Absent: it costs nothing itself, the machine is counted with hosting. */
  monthlyCost: z.strictObject({ small: costBand, medium: costBand, large: costBand }).default(noCost),
  exit: z.tuple([exitCost, z.string()]),
  /** The year of the first stable release or of the launch for everybody. */
  matureSince: z.int(),
  sources: z.array(z.url({ protocol: /^https$/ })).min(1),
  /** The day on which somebody last looked at this entry. */
  reviewed: z.iso.date(),
})

/** knowledge/stacks/LAYER.yaml */
export const technologiesSchema = z.array(technologySchema)

export type Technology = z.output<typeof technologySchema> & { layer: Layer }
