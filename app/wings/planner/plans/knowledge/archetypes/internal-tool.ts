import type { ProductArchetype } from '../archetype'

export const internalToolArchetype: ProductArchetype = {
  key: 'internal-tool',
  name: 'Internal tool',
  words: [
    'internal tool',
    'our employees',
    'our company',
    'intranet',
    'for our team',
    'back office tool',
    'replace spreadsheet',
    'staff',
    'warehouse',
  ],
  nouns: { item: 'request', items: 'requests', customer: 'colleague', customers: 'colleagues' },
  problem: 'Colleagues keep the same list in copies of a spreadsheet, and nobody knows which one is right.',
  approach: 'One list with states and an owner for each row, entered by keyboard, with a history of changes.',
  core: ['records', 'roles', 'audit-log'],
  usual: ['import-export', 'reports', 'approvals', 'integrations'],
  users: [
    { name: 'Colleague', need: 'Enter and find a request in under a minute.' },
    { name: 'Team lead', need: 'See what waits, for how long, and for whom.' },
  ],
  nonUsers: [
    { name: 'Customer of the company', reason: 'Must not see internal notes; a portal would be another product.' },
  ],
  journeys: [
    {
      key: 'work',
      name: 'A request from start to end',
      actor: 'Colleague',
      steps: ['Enters a request by keyboard', 'Assigns it', 'The other changes its state', 'Closes it'],
      capabilities: ['records', 'accounts'],
    },
    {
      key: 'look-back',
      name: 'Who changed this?',
      actor: 'Team lead',
      steps: ['Opens a request', 'Reads its history', 'Finds person and reason'],
      capabilities: ['audit-log', 'roles'],
    },
  ],
  glossary: [
    { term: 'Request', meaning: 'One piece of work that somebody asked for.' },
    { term: 'State', meaning: 'Where a request stands: new, in work, waiting, closed.' },
  ],
  nonGoals: [
    { text: 'No accounts for addresses outside of the company', reason: 'Only its own mail domains are let in.' },
    { text: 'No design of its own', reason: 'Standard parts are understood and cost a third.' },
    {
      text: 'No app for phones',
      reason: 'The work is done at a desk; the pages work on a phone.',
      unless: ['mobile-shell'],
    },
  ],
  metrics: [
    {
      name: 'Requests entered here instead of the spreadsheet',
      target: '100 % after 4 weeks',
      why: 'Two places are worse than one bad one.',
    },
    { name: 'Days from new to closed', target: '30 % fewer than today', why: 'The reason to build it.' },
  ],
  counterMetrics: [
    {
      name: 'Minutes spent entering data per person and day',
      target: 'not more than today',
      why: 'A tool must not make work.',
    },
  ],
  qualities: [
    {
      key: 'keyboard',
      title: 'Entry by keyboard',
      target: 'A request is entered in at most 60 s without a mouse by 4 of 5 colleagues.',
      method: 'Five colleagues are timed before the release.',
    },
  ],
  risks: [
    {
      key: 'process',
      title: 'The process is not agreed on, and the tool fixes the wrong one.',
      likelihood: 'high',
      impact: 'medium',
      response: 'Draw the states on one page and have every team lead sign it before building.',
    },
  ],
}
