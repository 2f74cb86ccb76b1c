import { defaultNeeds } from './needs-params'
import type { StackNeeds } from './stack-needs'

/** Needs of a small web product with sign-in, changed where a test says so. */
export function someStackNeeds(changes: Partial<StackNeeds> = {}): StackNeeds {
  return { ...defaultNeeds, ...changes }
}

const typescriptTeam = { size: 3, knows: ['typescript', 'react'] }

/** Ten products as different as what people ask for. */
export const exampleNeeds: Record<string, StackNeeds> = {
  marketplace: someStackNeeds({
    productType: 'marketplace',
    serverRendering: true,
    files: true,
    search: true,
    payments: true,
    compliance: ['gdpr', 'pci'],
    team: { size: 5, knows: ['ruby', 'rails', 'javascript'] },
    usersADay: 4_000,
    monthlyBudget: 600,
  }),
  saas: someStackNeeds({
    serverRendering: true,
    realtime: true,
    payments: true,
    compliance: ['gdpr'],
    residency: 'eu',
    team: typescriptTeam,
    monthlyBudget: 150,
  }),
  'mobile app': someStackNeeds({
    productType: 'mobile-app',
    platforms: ['ios', 'android'],
    offline: true,
    files: true,
    team: { size: 2, knows: ['typescript', 'react'] },
    usersADay: 2_000,
    monthlyBudget: 200,
    weeks: 14,
  }),
  'internal tool': someStackNeeds({
    productType: 'internal-tool',
    search: true,
    hosting: 'on-premises',
    team: { size: 1, knows: ['python'] },
    usersADay: 40,
    monthlyBudget: 50,
    weeks: 6,
  }),
  'AI agent': someStackNeeds({
    productType: 'ai-agent',
    realtime: true,
    files: true,
    ai: true,
    compliance: ['soc2'],
    hosting: 'serverless',
    team: { size: 3, knows: ['typescript', 'next.js'] },
    monthlyBudget: 500,
    weeks: 8,
  }),
  shop: someStackNeeds({
    productType: 'shop',
    serverRendering: true,
    search: true,
    payments: true,
    compliance: ['gdpr', 'pci'],
    hosting: 'own-server',
    residency: 'eu',
    team: { size: 2, knows: ['php', 'laravel'] },
    usersADay: 3_000,
    monthlyBudget: 200,
    weeks: 12,
  }),
  'course site': someStackNeeds({
    productType: 'course-site',
    serverRendering: true,
    files: true,
    payments: true,
    team: { size: 2, knows: ['python', 'django'] },
    usersADay: 800,
    monthlyBudget: 120,
  }),
  'IoT dashboard': someStackNeeds({
    productType: 'iot-dashboard',
    platforms: ['web', 'device'],
    realtime: true,
    hosting: 'own-server',
    team: { size: 4, knows: ['c', 'typescript', 'react'] },
    usersADay: 200,
    monthlyBudget: 200,
    weeks: 26,
  }),
  game: someStackNeeds({
    productType: 'game',
    platforms: ['web', 'ios', 'android'],
    accounts: false,
    team: { size: 2, knows: ['gdscript'] },
    usersADay: 5_000,
    monthlyBudget: 60,
    weeks: 30,
  }),
  'browser extension': someStackNeeds({
    productType: 'browser-extension',
    platforms: ['extension'],
    offline: true,
    payments: true,
    team: { size: 1, knows: ['typescript'] },
    usersADay: 1_500,
    monthlyBudget: 60,
    weeks: 8,
  }),
}
