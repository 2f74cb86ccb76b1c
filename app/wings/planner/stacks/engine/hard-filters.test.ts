import { expect, test } from 'vitest'
import { someStackNeeds } from '../fixtures'
import type { StackNeeds } from '../stack-needs'
import { findTechnology } from '../technologies'
import { findFilterViolation, hardFilters } from './hard-filters'

function refusal(id: string, changes: Partial<StackNeeds>) {
  const technology = findTechnology(id)
  if (!technology) throw new Error(`Nothing is known of ${id}.`)
  return findFilterViolation(technology, someStackNeeds(changes))
}

const cases: [
  rule: string,
  id: string,
  refusing: Partial<StackNeeds>,
  message: string,
  allowing: Partial<StackNeeds>,
][] = [
  ['product-type', 'astro', {}, 'Astro is not made for this kind of product (SaaS).', { productType: 'content-site' }],
  ['platform', 'swiftui', { platforms: ['ios', 'android'] }, 'SwiftUI does not reach Android.', { platforms: ['ios'] }],
  [
    'server-rendering',
    'vite-react',
    { serverRendering: true },
    'React with Vite does not render pages on the server.',
    { accounts: false },
  ],
  [
    'server-calls',
    'vite-react',
    {},
    'React with Vite makes pages only: it needs a second program to keep data.',
    { accounts: false },
  ],
  [
    'pages',
    'fastapi',
    {},
    'FastAPI is made for answering calls: pages would need a second framework.',
    { platforms: ['ios'] },
  ],
  [
    'offline',
    'django',
    { offline: true },
    'With Django the screens need the server for every step.',
    { offline: true, platforms: ['ios'] },
  ],
  [
    'hosting',
    'sqlite',
    { hosting: 'serverless' },
    'SQLite does not run on serverless functions.',
    { hosting: 'own-server' },
  ],
  [
    'hosting',
    'auth0',
    { hosting: 'on-premises' },
    'Auth0 is run by its provider, and everything has to stay on your own premises.',
    {},
  ],
  [
    'compliance',
    'postmark',
    { compliance: ['gdpr', 'hipaa'] },
    'We know of no agreement or report for HIPAA that the provider of Postmark offers at its usual terms.',
    { compliance: ['gdpr'] },
  ],
  [
    'residency',
    'stripe',
    { residency: 'eu' },
    'We know of no way to keep the data of Stripe in the European Union.',
    { residency: 'us' },
  ],
  [
    'scale',
    'sqlite',
    { usersADay: 20_001 },
    'We would not start with SQLite for more than 20,000 users a day.',
    { usersADay: 20_000 },
  ],
  [
    'team-size',
    'kubernetes',
    { team: { size: 7, knows: [] } },
    'Kubernetes takes a team of at least 8; there are 7.',
    { team: { size: 8, knows: [] } },
  ],
  [
    'learning-time',
    'rust',
    { weeks: 35, team: { size: 3, knows: ['php'] } },
    'Rust takes about 12 weeks to learn, nobody in the team knows it, and there are 35 weeks in all.',
    { weeks: 36, team: { size: 3, knows: ['php'] } },
  ],
  [
    'budget',
    'plausible',
    { monthlyBudget: 8 },
    'Plausible costs at least $9 a month; the budget is $8.',
    { monthlyBudget: 9 },
  ],
]

test.each(cases)(
  '%s refuses %s for needs that it cannot meet, and only then',
  (rule, id, refusing, message, allowing) => {
    expect(refusal(id, refusing)).toEqual({ rule, message })
    expect(refusal(id, allowing)).toBeNull()
  },
)

test('every hard filter is proven by a case', () => {
  expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual(hardFilters.map(({ id }) => id).sort())
})

test('a framework for pages is refused where nobody sees a page', () => {
  expect(refusal('nextjs', { platforms: ['ios'] })?.message).toBe('Next.js is made for pages, and none are asked for.')
  expect(refusal('nextjs', { platforms: ['ios', 'web'] })).toBeNull()
})

test('being paid needs somebody else even on your own premises, and card rules are asked of payments alone', () => {
  expect(refusal('stripe', { hosting: 'on-premises' })).toBeNull()
  expect(refusal('stripe', { compliance: ['hipaa'] })).toBeNull()
  expect(refusal('sentry', { compliance: ['pci'] })).toBeNull()
  expect(refusal('sentry', { compliance: ['hipaa'] })).toBeNull()
})

test('a team that said nothing about itself is not told that it knows nothing', () => {
  expect(refusal('rust', { weeks: 2, team: { size: 3, knows: [] } })).toBeNull()
})
