import type { BriefReading, Wish } from './brief/brief-reading-schema'
import type { Brief, ProductType, TeamMember } from './brief-schema'

const developer: TeamMember = { role: 'Developer', skills: ['backend', 'frontend', 'devops'], hoursPerWeek: 35 }
const designer: TeamMember = { role: 'Designer', skills: ['design', 'frontend', 'content'], hoursPerWeek: 20 }
const mobileDeveloper: TeamMember = { role: 'App developer', skills: ['mobile', 'backend', 'devops'], hoursPerWeek: 35 }

/** A wish as it is read: "owner [show]: see what is rented" is a wish of an owner, of the kind `show`. */
export function aWish(said: string, id = 'W1', own: Partial<Wish> = {}): Wish {
  const parts = /^(?<role>[^:[]+?)(?: \[(?<kind>\w+)\])?: (?<action>.+)$/.exec(said)?.groups ?? {}
  const { role = '', kind, action = said } = parts
  const text = `${role.charAt(0).toUpperCase()}${role.slice(1)} can ${action}.`
  return {
    id,
    text,
    role,
    action,
    benefit: '',
    condition: '',
    kinds: kind ? [kind] : [],
    release: 'mvp',
    by: 'rule',
    quote: action,
    start: 0,
    end: action.length,
    ...own,
  }
}

/** What is read out of an idea with these wishes. */
export function aReading(wishes: string[], own: Partial<BriefReading> = {}): BriefReading {
  const read = wishes.map((said, index) => aWish(said, `W${index + 1}`))
  const note = (text: string) => ({ text, quote: text, start: 0, end: text.length })
  return {
    by: 'rule',
    language: 'en',
    roles: [...new Set(read.map(({ role }) => role))].map(note),
    entities: [],
    wishes: read,
    exclusions: [],
    limits: {
      team: [],
      weeks: null,
      deadline: null,
      budget: null,
      laws: [],
      languages: [],
      platforms: [],
      residency: null,
    },
    unknowns: [],
    contradictions: [],
    rest: [],
    ...own,
  }
}

/** A brief for tests and the demo content: a web product of two people in twelve weeks. */
export function aBrief(own: Partial<Brief> = {}): Brief {
  return {
    idea: 'A tool for small teams to keep track of their tasks',
    reading: aReading([
      'team member [record]: enter a task',
      'team member [show]: see which tasks are late',
      'lead [assign]: give a task to somebody',
    ]),
    audience: 'Teams of 3 to 10 people',
    productType: 'saas',
    platforms: ['web'],
    capabilities: [],
    team: [developer, designer],
    weeks: 12,
    budget: 40_000,
    currency: 'USD',
    compliance: [],
    answers: [],
    ...own,
  }
}

/** One idea for each of ten kinds of product. */
export const SAMPLE_BRIEFS = {
  marketplace: aBrief({
    reading: aReading([
      'owner [record]: list a tool with pictures and a price per day',
      'neighbor [show]: find tools near me on a map',
      'neighbor [record]: ask for a tool for two days',
      'owner [record]: answer a message of a neighbor',
      'neighbor [record]: rate the owner after the rental',
    ]),
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
    reading: aReading([
      'project lead [schedule]: plan a client project by weeks',
      'project lead [show]: see how many hours a project has left',
      'account manager [export]: export a report for a client',
      'administrator [import]: import projects from a CSV file',
    ]),
    idea: 'A SaaS for agencies to plan client projects with reports, CSV import, a public API and webhooks, by monthly subscription',
    audience: 'Agencies of 5 to 30 people',
    team: [developer, developer, designer],
    weeks: 8,
    budget: 80_000,
    compliance: ['soc2'],
  }),
  'mobile-app': aBrief({
    reading: aReading([
      'eater [record]: note a meal while offline',
      'eater [notify]: be reminded in the evening to note what was eaten',
      'eater [show]: see which meals came before a reaction',
    ]),
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
    reading: aReading([
      'warehouse worker [record]: enter a repair request',
      'foreman [confirm]: approve a repair',
      'foreman [status]: see which repairs are open',
      'office [import]: import the old list from Excel',
    ]),
    idea: 'An internal tool that replaces the spreadsheet of repair requests in our warehouse, with approvals and an Excel import',
    audience: '40 colleagues in two warehouses',
    productType: 'internal-tool',
    team: [developer],
    weeks: 10,
    budget: 20_000,
  }),
  'ai-agent': aBrief({
    reading: aReading([
      'support agent: have a mail answered from our documents',
      'support lead [confirm]: approve a refund before it goes out',
      'support lead [show]: see which answers were corrected',
    ]),
    idea: 'An AI agent that reads support mail, answers from our own documents and asks a person for approval before it refunds',
    audience: 'Support teams of 3 to 15 people',
    productType: 'ai-agent',
    team: [{ ...developer, skills: ['backend', 'ai', 'frontend'] }, developer],
    weeks: 14,
    budget: 55_000,
  }),
  shop: aBrief({
    reading: aReading([
      'visitor [show]: read about a coffee and its farm',
      'customer [schedule]: order beans for every second week',
      'roaster [show]: see what must be roasted on Monday',
    ]),
    idea: 'An online shop for a coffee roastery with a blog, subscriptions to beans, coupons and reviews',
    audience: 'People in the region who drink good coffee',
    productType: 'shop',
    weeks: 12,
    budget: 30_000,
    compliance: ['pci-dss'],
  }),
  'course-site': aBrief({
    reading: aReading([
      'student: watch a lesson and go on where it stopped',
      'student: play a piece and hear whether it was right',
      'teacher [show]: see which lesson students leave',
      'student [export]: get a certificate at the end',
    ]),
    idea: 'A course site for piano with video lessons, quizzes and certificates; students pay once per course',
    audience: 'Adults who begin to play',
    productType: 'course-site',
    weeks: 8,
    budget: 30_000,
    compliance: ['wcag'],
  }),
  'iot-dashboard': aBrief({
    reading: aReading([
      'grower [show]: see temperature and humidity of each greenhouse',
      'grower [notify]: be warned on the phone when it gets too warm',
      'grower: compare this week with the last',
    ]),
    idea: 'An IoT dashboard for greenhouses: sensors send temperature and humidity, alerts go to the phone, reports by week',
    audience: 'Growers with 2 to 20 greenhouses',
    productType: 'iot-dashboard',
    platforms: ['web', 'device'],
    team: [developer, { role: 'Embedded developer', skills: ['embedded', 'backend'], hoursPerWeek: 30 }],
    weeks: 12,
    budget: 50_000,
  }),
  game: aBrief({
    reading: aReading([
      'player: solve a level of the puzzle',
      'player [show]: see the own place among friends',
      'player [record]: go on where the game was left',
    ]),
    idea: 'A puzzle game for phones with 15 levels and a leaderboard, no advertising and no payments',
    audience: 'People with five minutes on the train',
    productType: 'game',
    platforms: ['ios', 'android'],
    team: [{ role: 'Game developer', skills: ['game', 'mobile', 'backend'], hoursPerWeek: 30 }, designer],
    weeks: 18,
    budget: 25_000,
  }),
  'browser-extension': aBrief({
    reading: aReading([
      'student [record]: leave a note on a web page',
      'student: find a note again by its words',
      'student [export]: export all notes',
    ]),
    idea: 'A browser extension that lets you leave notes on any web page. Everything stays in the browser, without accounts.',
    audience: 'Students who read papers online',
    productType: 'browser-extension',
    platforms: ['browser'],
    team: [{ role: 'Developer', skills: ['frontend', 'devops'], hoursPerWeek: 12 }],
    weeks: 14,
    budget: 4_000,
  }),
} satisfies Partial<Record<ProductType, Brief>>
