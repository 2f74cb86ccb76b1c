import type { Brief, ProductType, TeamMember } from './brief-schema'

const developer: TeamMember = { role: 'Developer', skills: ['backend', 'frontend', 'devops'], hoursPerWeek: 35 }
const designer: TeamMember = { role: 'Designer', skills: ['design', 'frontend', 'content'], hoursPerWeek: 20 }
const mobileDeveloper: TeamMember = { role: 'App developer', skills: ['mobile', 'backend', 'devops'], hoursPerWeek: 35 }

/** A brief for tests and the demo content: a web product of two people in twelve weeks. */
export function aBrief(own: Partial<Brief> = {}): Brief {
  return {
    idea: 'A tool for small teams to keep track of their tasks',
    audience: 'Teams of 3 to 10 people',
    productType: 'saas',
    platforms: ['web'],
    capabilities: [],
    team: [developer, designer],
    weeks: 12,
    budget: 40_000,
    compliance: [],
    answers: [],
    ...own,
  }
}

/** One idea for each of ten kinds of product. */
export const SAMPLE_BRIEFS = {
  marketplace: aBrief({
    idea: 'A marketplace where neighbors rent out tools, with search, a map, messages and reviews. Renters pay by card and owners get payouts.',
    audience: 'People in one town who need a drill twice a year',
    productType: 'marketplace',
    team: [developer, developer, designer],
    weeks: 8,
    budget: 60_000,
    compliance: ['gdpr'],
    answers: [{ question: 'payouts', option: 'provider' }],
  }),
  saas: aBrief({
    idea: 'A SaaS for agencies to plan client projects with reports, CSV import, a public API and webhooks, by monthly subscription',
    audience: 'Agencies of 5 to 30 people',
    team: [developer, developer, designer],
    weeks: 8,
    budget: 80_000,
    compliance: ['soc2'],
  }),
  'mobile-app': aBrief({
    idea: 'A mobile app to note what you eat, offline, synchronized across devices, with push reminders. No payments, accounts by e-mail.',
    audience: 'People with an allergy who look for its cause',
    productType: 'mobile-app',
    platforms: ['ios', 'android'],
    team: [mobileDeveloper, designer],
    weeks: 16,
    budget: 45_000,
    compliance: ['gdpr'],
  }),
  'internal-tool': aBrief({
    idea: 'An internal tool that replaces the spreadsheet of repair requests in our warehouse, with approvals and an Excel import',
    audience: '40 colleagues in two warehouses',
    productType: 'internal-tool',
    team: [developer],
    weeks: 10,
    budget: 20_000,
  }),
  'ai-agent': aBrief({
    idea: 'An AI agent that reads support mail, answers from our own documents and asks a person for approval before it refunds',
    audience: 'Support teams of 3 to 15 people',
    productType: 'ai-agent',
    team: [{ ...developer, skills: ['backend', 'ai', 'frontend'] }, developer],
    weeks: 14,
    budget: 55_000,
  }),
  shop: aBrief({
    idea: 'An online shop for a coffee roastery with a blog, subscriptions to beans, coupons and reviews',
    audience: 'People in the region who drink good coffee',
    productType: 'shop',
    weeks: 12,
    budget: 30_000,
    compliance: ['pci-dss'],
  }),
  'course-site': aBrief({
    idea: 'A course site for piano with video lessons, quizzes and certificates; students pay once per course',
    audience: 'Adults who begin to play',
    productType: 'course-site',
    weeks: 8,
    budget: 30_000,
    compliance: ['wcag'],
  }),
  'iot-dashboard': aBrief({
    idea: 'An IoT dashboard for greenhouses: sensors send temperature and humidity, alerts go to the phone, reports by week',
    audience: 'Growers with 2 to 20 greenhouses',
    productType: 'iot-dashboard',
    platforms: ['web', 'device'],
    team: [developer, { role: 'Embedded developer', skills: ['embedded', 'backend'], hoursPerWeek: 30 }],
    weeks: 12,
    budget: 50_000,
  }),
  game: aBrief({
    idea: 'A puzzle game for phones with 15 levels and a leaderboard, no advertising and no payments',
    audience: 'People with five minutes on the train',
    productType: 'game',
    platforms: ['ios', 'android'],
    team: [{ role: 'Game developer', skills: ['game', 'mobile', 'backend'], hoursPerWeek: 30 }, designer],
    weeks: 18,
    budget: 25_000,
  }),
  'browser-extension': aBrief({
    idea: 'A browser extension that lets you leave notes on any web page. Everything stays in the browser, without accounts.',
    audience: 'Students who read papers online',
    productType: 'browser-extension',
    platforms: ['browser'],
    team: [{ role: 'Developer', skills: ['frontend', 'devops'], hoursPerWeek: 12 }],
    weeks: 14,
    budget: 4_000,
  }),
} satisfies Partial<Record<ProductType, Brief>>
