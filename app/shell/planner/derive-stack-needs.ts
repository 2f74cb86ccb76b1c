import type { Brief, ProductType as PlanProductType } from '~/wings/planner/plans/brief-schema'
import type { Plan } from '~/wings/planner/plans/plan'
import { defaultNeeds } from '~/wings/planner/stacks/needs-params'
import type { Compliance, Platform, ProductType, StackNeeds } from '~/wings/planner/stacks/stack-needs'

// kinds that only one of the two rooms knows
const productTypes: Partial<Record<PlanProductType, ProductType>> = {
  'community-site': 'content-site',
  'booking-service': 'saas',
}

const toStackProductType = (type: Brief['productType']) =>
  type === null ? defaultNeeds.productType : (productTypes[type] ?? (type as ProductType))

const platforms: Partial<Record<Brief['platforms'][number], Platform>> = {
  web: 'web',
  ios: 'ios',
  android: 'android',
  desktop: 'desktop',
  browser: 'extension',
  device: 'device',
}

const complianceByRule: Partial<Record<Brief['compliance'][number], Compliance>> = {
  gdpr: 'gdpr',
  'pci-dss': 'pci',
  hipaa: 'hipaa',
  soc2: 'soc2',
}

/** Which capabilities of a plan ask a stack for what. */
const capabilitiesByNeed = {
  accounts: ['accounts', 'profiles', 'organizations', 'roles'],
  payments: ['payments', 'subscriptions', 'cart', 'payouts', 'invoices'],
  files: ['uploads', 'media-gallery'],
  search: ['search'],
  realtime: ['realtime', 'messaging', 'alerts'],
  offline: ['offline', 'sync', 'local-data'],
  ai: ['ai-chat', 'retrieval', 'agent-tools'],
  serverRendering: ['content-pages', 'listings', 'cart'],
} as const

const mapKnown = <From extends string, To>(given: readonly From[], names: Partial<Record<From, To>>) =>
  given.flatMap((one) => names[one] ?? [])

/** What a plan asks of a stack, as far as its brief and its capabilities tell; the rest as usual. */
export function deriveStackNeeds({ brief, plan }: { brief: Brief; plan: Pick<Plan, 'capabilities'> }): StackNeeds {
  const keys = new Set(plan.capabilities.map(({ key }) => key))
  const abilities = Object.entries(capabilitiesByNeed).map(([ability, capabilities]) => [
    ability,
    capabilities.some((capability) => keys.has(capability)),
  ])
  const reached = mapKnown(brief.platforms, platforms)
  return {
    ...defaultNeeds,
    ...Object.fromEntries(abilities),
    productType: toStackProductType(brief.productType),
    platforms: reached.length ? [...new Set(reached)] : defaultNeeds.platforms,
    compliance: mapKnown(brief.compliance, complianceByRule),
    team: { size: brief.team.length, knows: [] },
    weeks: brief.weeks,
  }
}
