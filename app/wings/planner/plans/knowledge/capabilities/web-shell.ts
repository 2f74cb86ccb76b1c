import type { Capability } from '../capability'

export const webShellCapability: Capability = {
  key: 'web-shell',
  name: 'Web frame',
  value: 'People know where they are and what they can do on every screen and device.',
  words: ['website', 'web app', 'landing page'],
  requires: [{ key: 'hosting', because: 'pages have to be served from somewhere.' }],
  conflicts: [],
  features: [
    {
      key: 'frame',
      title: 'Layout and navigation',
      priority: 'must',
      shall: 'show every page in one layout that works from 320 to 1920 pixels of width',
      limits: ['No page scrolls sideways at 320 pixels.', 'Every page is reached in at most 3 clicks from the first.'],
      story: { role: 'visitor', action: 'move between pages on any device', benefit: 'I reach what I came for' },
      criteria: [
        'WHEN a page opens, THE SYSTEM SHALL mark the current entry of the navigation and set title and heading.',
        'IF an address does not exist, THEN THE SYSTEM SHALL answer 404 with a way back to the start page.',
        'IF a page fails, THEN THE SYSTEM SHALL show a reference of at most 12 characters to quote to support.',
      ],
      tasks: [
        {
          key: 'layout',
          title: 'Build the layout with navigation and error pages',
          skill: 'frontend',
          hours: [6, 15, 30],
          after: ['delivery/repository'],
          build:
            'One layout with header, navigation (a menu below 768 pixels), content and footer; pages for 404 and 500; tokens for color, type and spacing in one file.',
          test: 'Open each page at 320, 768 and 1920 pixels in a real browser: no sideways scrolling, the menu works by keyboard.',
        },
        {
          key: 'parts',
          title: 'Build buttons, fields, tables and dialogs',
          skill: 'frontend',
          hours: [8, 20, 42],
          after: ['layout'],
          build:
            'The parts that all screens share, each with its states: rest, focus, disabled, busy, error. Fields show their message beside them and keep what was typed.',
          test: 'A page with all parts in all states passes an automated accessibility check and keyboard walk.',
        },
      ],
    },
  ],
  entities: [],
  risks: [],
  qualities: [
    {
      key: 'load',
      title: 'Pages appear',
      target: 'Largest Contentful Paint is at most 2.5 s for 75 % of visits on a mid-range phone.',
      method: 'Measured in the browser of visitors, and with Lighthouse in the pipeline.',
    },
  ],
  testing: {
    covers: 'Layout, navigation, error pages',
    passesWhen: 'The journey through all pages passes on a phone and a desktop browser.',
  },
}
