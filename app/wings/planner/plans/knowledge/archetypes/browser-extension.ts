import type { ProductArchetype } from '../archetype'

export const browserExtensionArchetype: ProductArchetype = {
  key: 'browser-extension',
  name: 'Browser extension',
  words: ['browser extension', 'chrome extension', 'extension', 'add on', 'firefox add on', 'plugin'],
  nouns: { item: 'note', items: 'notes', customer: 'reader', customers: 'readers' },
  problem: 'People copy between tabs what the page in front of them should offer.',
  approach:
    'Add one act to the pages where it is missing, with as few permissions as possible and nothing sent elsewhere.',
  core: ['browser-scripts', 'local-data'],
  usual: ['sync', 'accounts', 'subscriptions'],
  users: [{ name: 'Reader', need: 'Do it on the page, with one click, and trust it.' }],
  nonUsers: [{ name: 'Administrator of a company’s browsers', reason: 'Needs policies and central settings.' }],
  journeys: [
    {
      key: 'use',
      name: 'One act on a page',
      actor: 'Reader',
      steps: ['Opens a page', 'Sees the control where it is needed', 'Uses it', 'Goes on reading'],
      capabilities: ['browser-scripts', 'local-data'],
    },
    {
      key: 'install',
      name: 'From the store to the first use',
      actor: 'Reader',
      steps: ['Reads the listing', 'Installs it with 3 permissions at most', 'Allows one site'],
      capabilities: ['browser-scripts'],
    },
  ],
  glossary: [
    { term: 'Content script', meaning: 'The part that works on a page.' },
    { term: 'Service worker', meaning: 'The part in the background, which the browser may stop at any time.' },
  ],
  nonGoals: [
    { text: 'No reading of pages that were not allowed', reason: 'Trust is the product.' },
    {
      text: 'No server in the first version',
      reason: 'What stays in the browser needs no account.',
      unless: ['hosting'],
    },
    { text: 'No mobile browsers', reason: 'Most of them take no extensions.' },
  ],
  metrics: [
    {
      name: 'People who use it 5 days after installing',
      target: '40 %',
      why: 'Extensions are forgotten, not removed.',
    },
    { name: 'Acts per active person and week', target: '10', why: 'Shows that it is where it is needed.' },
  ],
  counterMetrics: [
    { name: 'Removals in the first week', target: 'at most 15 %', why: 'It must not stand in the way.' },
  ],
  qualities: [
    {
      key: 'pages',
      title: 'Works on real pages',
      target: 'Right on 20 of 20 stored pages in both browsers.',
      method: 'A real browser opens them in the pipeline.',
    },
  ],
  risks: [
    {
      key: 'store-time',
      title: 'The store’s review takes weeks.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Hand in an early version as unlisted, with a reason for each permission.',
    },
  ],
}
