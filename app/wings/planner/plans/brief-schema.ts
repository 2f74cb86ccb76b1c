import { z } from 'zod'
import { briefReadingSchema, MAX_IDEA_LENGTH } from './brief/brief-reading-schema.ts'
import { SKILLS } from './skills.ts'

export const PRODUCT_TYPES = [
  'marketplace',
  'saas',
  'mobile-app',
  'internal-tool',
  'ai-agent',
  'shop',
  'course-site',
  'iot-dashboard',
  'game',
  'browser-extension',
  'community-site',
  'booking-service',
] as const
export const PLATFORMS = ['web', 'ios', 'android', 'desktop', 'browser', 'device', 'server'] as const
export const COMPLIANCE = ['gdpr', 'pci-dss', 'hipaa', 'soc2', 'wcag', 'coppa'] as const

const MAX_NAME_LENGTH = 200
const MAX_CHOSEN = 200
const name = z.string().max(MAX_NAME_LENGTH)

export const teamMemberSchema = z.strictObject({
  role: z.string().trim().min(1, 'Enter a role.').max(80, 'Use at most 80 characters.'),
  skills: z.array(z.enum(SKILLS)).max(SKILLS.length),
  hoursPerWeek: z.number().min(1, 'Enter at least 1 hour per week.').max(80, 'Enter at most 80 hours per week.'),
})

/** ISO 4217, as "EUR". */
const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'Use the three letters of a currency, such as EUR.')
export const DEFAULT_CURRENCY = 'USD'

/**
 * What a person tells about their product before it is planned. `reading` is what was read out of the idea, as the person
 * corrected it; null: as the rules read it. `capabilities` are those that the person asks for beside it.
 */
export const briefSchema = z.strictObject({
  idea: z
    .string()
    .trim()
    .min(10, 'Describe the idea in at least 10 characters.')
    .max(MAX_IDEA_LENGTH, 'Use at most 200,000 characters.'),
  reading: briefReadingSchema.nullable().default(null),
  audience: z.string().trim().max(500, 'Use at most 500 characters.'),
  /** Null: none of these. */
  productType: z.enum(PRODUCT_TYPES).nullable(),
  platforms: z.array(z.enum(PLATFORMS)).max(PLATFORMS.length),
  capabilities: z.array(name).max(MAX_CHOSEN),
  team: z.array(teamMemberSchema).min(1, 'Add at least one person.').max(50, 'Add at most 50 people.'),
  weeks: z.int().min(1, 'Enter at least 1 week.').max(104, 'Enter at most 104 weeks.'),
  /** In whole units of `currency`; null: nobody said. */
  budget: z.int('Enter the budget as a whole number.').min(0, 'A budget cannot be negative.').nullable(),
  currency: currencySchema.default(DEFAULT_CURRENCY),
  compliance: z.array(z.enum(COMPLIANCE)).max(COMPLIANCE.length),
  answers: z.array(z.strictObject({ question: name, option: name })).max(MAX_CHOSEN),
})

export type Brief = z.infer<typeof briefSchema>
export type ProductType = (typeof PRODUCT_TYPES)[number]
export type Platform = Brief['platforms'][number]
export type Compliance = Brief['compliance'][number]
export type TeamMember = z.infer<typeof teamMemberSchema>

/** A brief as it was kept at any time. */
export type StoredBrief = z.input<typeof briefSchema>

/** A brief as it was kept once, with what briefs have got since. */
export const withBriefDefaults = (kept: StoredBrief): Brief => ({
  ...kept,
  reading: kept.reading ? { ...kept.reading, by: kept.reading.by ?? 'rule' } : null,
  currency: kept.currency ?? DEFAULT_CURRENCY,
})
