import { z } from 'zod'
import { type CriterionWeights, criteria, defaultCriterionWeights, normalizeWeights } from './criteria.ts'

/*
 * What somebody needs from a stack. Everything that the engine answers follows from these fields alone.
 */

export const productTypeLabels = {
  marketplace: 'Marketplace',
  saas: 'SaaS',
  'mobile-app': 'Mobile app',
  'internal-tool': 'Internal tool',
  'ai-agent': 'AI agent',
  shop: 'Shop',
  'course-site': 'Course site',
  'iot-dashboard': 'IoT dashboard',
  game: 'Game',
  'browser-extension': 'Browser extension',
  'content-site': 'Content site',
} as const

export const platformLabels = {
  web: 'the web',
  ios: 'iOS',
  android: 'Android',
  desktop: 'desktop',
  extension: 'browser extensions',
  device: 'devices',
} as const

export const complianceLabels = { gdpr: 'GDPR', hipaa: 'HIPAA', pci: 'PCI DSS', soc2: 'SOC 2' } as const

export const hostingLabels = {
  any: 'any hosting',
  'own-server': 'a server of your own',
  platform: 'a hosting platform',
  serverless: 'serverless functions',
  'on-premises': 'your own premises',
} as const

export const residencyLabels = { any: 'anywhere', eu: 'the European Union', us: 'the United States' } as const

export type ProductType = keyof typeof productTypeLabels
export type Platform = keyof typeof platformLabels
export type Compliance = keyof typeof complianceLabels
export type HostingKind = keyof typeof hostingLabels
export type Residency = keyof typeof residencyLabels

const oneOf = <Key extends string>(names: Record<Key, string>, message: string) =>
  z.enum(Object.keys(names) as [Key, ...Key[]], message)

const severalOf = <Key extends string>(names: Record<Key, string>, message: string) =>
  z.array(oneOf(names, message)).transform((chosen) => [...new Set(chosen)])

const yesOrNo = z.boolean('Choose yes or no.')

const team = z.object({
  size: z.int('Enter the number of people as a whole number.').min(1, 'A team has at least one person.').max(1000),
  knows: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .min(1, 'Enter a language or framework.')
        .max(60, 'Use at most 60 characters per name.'),
    )
    .max(40, 'Add at most 40 languages and frameworks.'),
})

const weight = z
  .int('Enter each weight as a whole number.')
  .min(0, 'A weight cannot be negative.')
  .max(100, 'A weight can be at most 100.')

const weights = z
  .record(z.enum(criteria as [keyof CriterionWeights, ...(keyof CriterionWeights)[]]), weight)
  .refine((given) => criteria.some((criterion) => given[criterion] > 0), { error: 'Set at least one weight above 0.' })

export const stackNeedsSchema = z.object({
  productType: oneOf(productTypeLabels, 'Choose a product type.'),
  platforms: severalOf(platformLabels, 'Choose a platform from the list.').refine((chosen) => chosen.length > 0, {
    error: 'Choose at least one platform.',
  }),
  /** Pages arrive rendered: for search engines, for slow phones. */
  serverRendering: yesOrNo,
  /** Changes of others appear at once. */
  realtime: yesOrNo,
  /** People go on working without a connection. */
  offline: yesOrNo,
  /** People sign in. */
  accounts: yesOrNo,
  /** People upload files. */
  files: yesOrNo,
  search: yesOrNo,
  payments: yesOrNo,
  ai: yesOrNo,
  compliance: severalOf(complianceLabels, 'Choose a compliance standard from the list.'),
  hosting: oneOf(hostingLabels, 'Choose a hosting option.'),
  residency: oneOf(residencyLabels, 'Choose a data location.'),
  team,
  usersADay: z
    .int('Enter the daily users as a whole number.')
    .min(0, 'Daily users cannot be negative.')
    .max(1_000_000_000),
  /** Whole US dollars for everything that runs; null for no limit. */
  monthlyBudget: z
    .int('Enter the budget in whole US dollars.')
    .min(0, 'A budget cannot be negative.')
    .max(100_000_000)
    .nullable(),
  weeks: z
    .int('Enter the weeks as a whole number.')
    .min(1, 'Enter at least 1 week.')
    .max(520, 'Enter at most 520 weeks.'),
  /** Absent: as the house weighs (criteria.ts). */
  weights: weights.optional(),
})

export type StackNeeds = z.output<typeof stackNeedsSchema>

export type Scale = 'small' | 'medium' | 'large'

const MEDIUM_FROM = 1_000 // users a day: one small server is idle most of the day below this
const LARGE_FROM = 50_000 // users a day: from here on more than one server is the rule

export function getScale({ usersADay }: Pick<StackNeeds, 'usersADay'>): Scale {
  if (usersADay >= LARGE_FROM) return 'large'
  return usersADay >= MEDIUM_FROM ? 'medium' : 'small'
}

/** Shares of 100 points. */
export function getWeights({ weights }: Pick<StackNeeds, 'weights'>): CriterionWeights {
  return weights ? normalizeWeights(weights) : defaultCriterionWeights
}

/** Something on a server remembers what people did. */
export function storesData(needs: StackNeeds) {
  return needs.accounts || needs.files || needs.search || needs.payments || needs.ai || needs.realtime
}
