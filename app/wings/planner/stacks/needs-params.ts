import { type CriterionWeights, criteria } from './criteria'
import { type StackNeeds, stackNeedsSchema } from './stack-needs'

/*
 * Needs as the address of the generator carries them, so that a reload or somebody else gets the same answer:
 * ?type=saas&on=web&with=accounts,payments&rules=gdpr&hosting=any&data=eu&team=3&knows=react&users=500&budget=150&weeks=16
 */

/** What a product can do or not, in the order in which it is asked. */
export const abilityLabels = {
  serverRendering: 'Server rendering',
  accounts: 'User accounts',
  payments: 'Payments',
  files: 'File uploads',
  search: 'Search',
  realtime: 'Real-time updates',
  offline: 'Offline support',
  ai: 'AI features',
} as const

type Ability = keyof typeof abilityLabels
const abilityNames = Object.keys(abilityLabels) as Ability[]

/** A small product for the web with accounts, made by three people. */
export const defaultNeeds: StackNeeds = {
  productType: 'saas',
  platforms: ['web'],
  serverRendering: false,
  realtime: false,
  offline: false,
  accounts: true,
  files: false,
  search: false,
  payments: false,
  ai: false,
  compliance: [],
  hosting: 'any',
  residency: 'any',
  team: { size: 3, knows: [] },
  usersADay: 500,
  monthlyBudget: null,
  weeks: 16,
}

export function needsToParams(needs: StackNeeds): URLSearchParams {
  const { team, weights } = needs
  return new URLSearchParams({
    type: needs.productType,
    on: needs.platforms.join(','),
    with: abilityNames.filter((ability) => needs[ability]).join(','),
    rules: needs.compliance.join(','),
    hosting: needs.hosting,
    data: needs.residency,
    team: String(team.size),
    // a name may hold a comma, but no line break
    knows: team.knows.join('\n'),
    users: String(needs.usersADay),
    budget: needs.monthlyBudget === null ? '' : String(needs.monthlyBudget),
    weeks: String(needs.weeks),
    ...(weights && { weights: criteria.map((criterion) => weights[criterion]).join(',') }),
  })
}

/** Whether an address carries needs at all. */
export const hasNeedsParams = (params: URLSearchParams) => params.has('type')

/** The needs in an address. What is missing or makes no sense there is taken from `otherwise`, field by field. */
export function parseNeedsParams(params: URLSearchParams, otherwise: StackNeeds = defaultNeeds): StackNeeds {
  const told = Object.entries(readParams(params)).filter(([, value]) => value !== undefined)
  let needs = otherwise
  for (const [name, value] of told) {
    const parsed = stackNeedsSchema.safeParse({ ...needs, [name]: value })
    if (parsed.success) needs = parsed.data
  }
  return needs
}

function readParams(params: URLSearchParams) {
  const text = (name: string) => params.get(name) ?? undefined
  const list = (name: string) => params.get(name)?.split(',').filter(Boolean)
  const number = (name: string) => (params.get(name) ? Number(params.get(name)) : undefined)
  const can = list('with')
  const size = number('team')
  const knows = params.get('knows')?.split('\n').filter(Boolean)
  return {
    productType: text('type'),
    platforms: list('on'),
    ...(can && Object.fromEntries(abilityNames.map((ability) => [ability, can.includes(ability)]))),
    compliance: list('rules'),
    hosting: text('hosting'),
    residency: text('data'),
    team: size === undefined ? undefined : { size, knows: knows ?? [] },
    usersADay: number('users'),
    monthlyBudget: params.get('budget') === '' ? null : number('budget'),
    weeks: number('weeks'),
    weights: parseWeights(list('weights')),
  }
}

function parseWeights(list: string[] | undefined): CriterionWeights | undefined {
  if (list?.length !== criteria.length) return undefined
  return Object.fromEntries(criteria.map((criterion, index) => [criterion, Number(list[index])])) as CriterionWeights
}
