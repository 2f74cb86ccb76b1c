import type { ProductArchetype } from '../archetype'

export const saasArchetype: ProductArchetype = {
  key: 'saas',
  name: 'SaaS product',
  words: [
    'saas',
    'software as a service',
    'subscription software',
    'b2b',
    'web application',
    'platform for teams',
    'startups',
    'agencies',
  ],
  nouns: { item: 'project', items: 'projects', customer: 'member', customers: 'members' },
  problem: 'A team does recurring work in mails and spreadsheets, and loses track of it.',
  approach: 'Take over one recurring piece of work completely, for one kind of team, and charge for it by month.',
  core: ['records', 'organizations', 'subscriptions', 'analytics'],
  usual: ['reports', 'import-export', 'integrations', 'public-api', 'audit-log', 'notifications'],
  users: [
    { name: 'Member', need: 'Get the daily work done with fewer steps than today.' },
    { name: 'Owner', need: 'See how things stand, and decide who may do what.' },
    { name: 'Payer', need: 'Know what it costs and stop when it does not help.' },
  ],
  nonUsers: [
    {
      name: 'Enterprise with 1,000 people',
      reason: 'Asks for single sign-on, contracts and reviews that cost months.',
    },
  ],
  journeys: [
    {
      key: 'first-value',
      name: 'From sign-up to first value',
      actor: 'Owner',
      steps: [
        'Signs up',
        'Creates the organization',
        'Enters the first project',
        'Invites a colleague',
        'Sees the colleague’s change',
      ],
      capabilities: ['accounts', 'organizations', 'records'],
    },
    {
      key: 'pay',
      name: 'From trial to payment',
      actor: 'Payer',
      steps: ['Reaches a limit of the trial', 'Compares plans', 'Pays by card', 'Finds the receipt'],
      capabilities: ['subscriptions', 'payments', 'invoices'],
    },
  ],
  glossary: [
    { term: 'Organization', meaning: 'A team whose data stays apart from that of other teams.' },
    { term: 'Seat', meaning: 'One member who counts for the price.' },
    { term: 'Activation', meaning: 'The first week in which two members changed a project.' },
  ],
  nonGoals: [
    { text: 'No single sign-on in the first version', reason: 'Teams below 50 people rarely ask for it.' },
    {
      text: 'No custom fields',
      reason: 'The first version is right for one kind of team; fields come after 10 of them asked.',
    },
    { text: 'No hosting at the customer', reason: 'Each installation would double support.' },
  ],
  metrics: [
    {
      name: 'Activated organizations',
      target: '40 % of sign-ups within 7 days',
      why: 'Who does not reach value in a week does not pay.',
    },
    { name: 'Trials that pay', target: '8 %', why: 'Shows whether the work is worth money.' },
  ],
  counterMetrics: [
    {
      name: 'Support requests per organization and month',
      target: 'at most 0.5',
      why: 'Growth must not drown the team.',
    },
  ],
  qualities: [
    {
      key: 'answers',
      title: 'Screens answer',
      target: '95 % of requests answer within 300 ms with 1,000 organizations.',
      method: 'Load test with 100 simultaneous people in the pipeline.',
    },
  ],
  risks: [
    {
      key: 'must-have',
      title: 'It is nice to have, but nobody pays.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Sell to 5 teams by hand before the second plan is built.',
    },
  ],
}
