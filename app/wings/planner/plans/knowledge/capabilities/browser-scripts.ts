import type { Capability } from '../capability'

export const browserScriptsCapability: Capability = {
  key: 'browser-scripts',
  name: 'Extension in the browser',
  value: 'Help appears on the page where it is needed, and asks for no more than it needs.',
  words: ['browser extension', 'chrome extension', 'firefox', 'content script', 'add on', 'extension', 'web page'],
  requires: [{ key: 'delivery', because: 'the package for the store comes out of the pipeline.' }],
  conflicts: [],
  features: [
    {
      key: 'inject',
      title: 'Work on the page',
      priority: 'must',
      shall: 'find what it works on in a page and add its controls without changing how the page works',
      limits: [
        'It costs a page at most 50 ms and 10 MB.',
        '0 changes of layout on the 20 most used pages of the audience.',
      ],
      story: { role: '{customer}', action: 'use it on the page I am on', benefit: 'I need not switch to another tab' },
      criteria: [
        'WHEN a page adds content later, THE SYSTEM SHALL work on that too within 500 ms.',
        'IF a page has nothing to work on, THEN THE SYSTEM SHALL add nothing and stop watching after 10 seconds.',
        'THE SYSTEM SHALL keep its styles apart from those of the page.',
      ],
      tasks: [
        {
          key: 'skeleton',
          title: 'Set up the extension with its parts',
          skill: 'frontend',
          hours: [4, 10, 21],
          after: ['delivery/repository'],
          build:
            'Manifest version 3, service worker that may be stopped at any time, content script, typed messages between them, build for Chromium and Firefox.',
          test: 'Load the package in both browsers; stop the worker between two messages.',
        },
        {
          key: 'inject',
          title: 'Build the content script',
          skill: 'frontend',
          hours: [6, 16, 42],
          after: ['skeleton'],
          build:
            'Detection per kind of page in one file each, controls in a shadow root, watcher that stops, undo of all changes when switched off.',
          test: 'Stored copies of 20 real pages in a real browser: controls at the right place, nothing else moved.',
        },
      ],
    },
    {
      key: 'permissions',
      title: 'As few permissions as possible',
      priority: 'must',
      shall: 'ask for permissions at the moment they are needed and work on chosen sites only',
      limits: [
        'At most 3 permissions at installation, none for all sites.',
        'Switching it off on a site takes 1 click.',
      ],
      story: { role: '{customer}', action: 'decide where it works', benefit: 'I can trust it' },
      criteria: [
        'WHEN a site is used for the first time, THE SYSTEM SHALL ask for that site and say what is read.',
        'IF a permission is refused or taken back, THEN THE SYSTEM SHALL go on without what needs it and say what is missing.',
      ],
      tasks: [
        {
          key: 'permissions',
          title: 'Build permissions and options',
          skill: 'frontend',
          hours: [3, 9, 20],
          after: ['skeleton'],
          build:
            'Optional permissions by site, popup with state of this site, options kept in synced storage with a version, page that explains what is read and what leaves the browser.',
          test: 'Refuse, allow, take back; update from options of the version before.',
        },
      ],
    },
    {
      key: 'store',
      title: 'Releases in the stores',
      priority: 'must',
      shall: 'be packed, checked and handed to the stores of both browsers by the pipeline',
      limits: ['The package is at most 2 MB.', 'From tag to hand-in takes at most 15 minutes.'],
      story: {
        role: 'developer',
        action: 'release by a tag',
        benefit: 'a mended fault reaches people as soon as the store agrees',
      },
      criteria: [
        'WHEN a version is tagged, THE SYSTEM SHALL hand the same package to both stores with its list of changes.',
        'IF the package holds code that is loaded from elsewhere, THEN THE SYSTEM SHALL refuse to hand it in.',
      ],
      tasks: [
        {
          key: 'package',
          title: 'Pack and hand in the extension',
          skill: 'devops',
          hours: [3, 7, 16],
          after: ['skeleton'],
          build:
            'Package with version and hashes, store listings as files in the repository, hand-in by the stores’ interfaces, a sentence of justification per permission.',
          test: 'A tag gives installable packages for both browsers; one with a remote script is refused.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'SiteSetting',
      purpose: 'What the extension may do on a site',
      fields: ['host: text', 'isOn: boolean', 'grantedAt?: moment'],
    },
  ],
  risks: [
    {
      key: 'markup',
      title: 'A site changes its markup and the extension stops working.',
      likelihood: 'high',
      impact: 'medium',
      response:
        'Keep detection in one file per site, test real pages every night, and send new rules without a new version.',
    },
    {
      key: 'store',
      title: 'The store refuses the permissions.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Ask for sites one by one at use, and hand in a first version by half of the schedule.',
    },
  ],
  qualities: [
    {
      key: 'page-cost',
      title: 'Cost to the page',
      target: 'At most 50 ms of main thread and 10 MB on each of 20 real pages.',
      method: 'Measured in a real browser in the pipeline.',
    },
  ],
  testing: {
    covers: '20 stored pages, permissions, both browsers',
    passesWhen: 'Controls are right on 20 of 20 pages in both browsers.',
  },
}
