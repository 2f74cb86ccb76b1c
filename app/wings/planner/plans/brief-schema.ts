import { z } from 'zod'

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
export const SKILLS = [
  'backend',
  'frontend',
  'mobile',
  'design',
  'data',
  'ai',
  'devops',
  'product',
  'content',
  'embedded',
  'game',
] as const

const MAX_NAME_LENGTH = 200
const MAX_CHOSEN = 200
const name = z.string().max(MAX_NAME_LENGTH)

const teamMemberSchema = z.strictObject({
  role: z.string().trim().min(1, 'Enter a role.').max(80, 'Use at most 80 characters.'),
  skills: z.array(z.enum(SKILLS)).max(SKILLS.length),
  hoursPerWeek: z.number().min(1, 'Enter at least 1 hour per week.').max(80, 'Enter at most 80 hours per week.'),
})

/** What a person tells about their product before it is planned. `capabilities` empty: they are taken from the idea. */
export const briefSchema = z.strictObject({
  idea: z
    .string()
    .trim()
    .min(10, 'Describe the idea in at least 10 characters.')
    .max(5000, 'Use at most 5,000 characters.'),
  audience: z.string().trim().max(500, 'Use at most 500 characters.'),
  productType: z.enum(PRODUCT_TYPES),
  platforms: z.array(z.enum(PLATFORMS)).max(PLATFORMS.length),
  capabilities: z.array(name).max(MAX_CHOSEN),
  team: z.array(teamMemberSchema).min(1, 'Add at least one person.').max(50, 'Add at most 50 people.'),
  weeks: z.int().min(1, 'Enter at least 1 week.').max(104, 'Enter at most 104 weeks.'),
  budget: z.int('Enter the budget in whole dollars.').min(0, 'A budget cannot be negative.'),
  compliance: z.array(z.enum(COMPLIANCE)).max(COMPLIANCE.length),
  answers: z.array(z.strictObject({ question: name, option: name })).max(MAX_CHOSEN),
})

export type Brief = z.infer<typeof briefSchema>
export type ProductType = Brief['productType']
export type Platform = Brief['platforms'][number]
export type Compliance = Brief['compliance'][number]
export type Skill = (typeof SKILLS)[number]
export type TeamMember = z.infer<typeof teamMemberSchema>
