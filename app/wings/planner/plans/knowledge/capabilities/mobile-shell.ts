import type { Capability } from '../capability'

export const mobileShellCapability: Capability = {
  key: 'mobile-shell',
  name: 'Mobile frame',
  value: 'The app starts where people left it and feels at home on their phone.',
  words: ['mobile app', 'android', 'ios', 'iphone', 'app store'],
  requires: [{ key: 'delivery', because: 'builds for the stores come out of the pipeline.' }],
  conflicts: [],
  features: [
    {
      key: 'frame',
      title: 'Screens and navigation of the app',
      priority: 'must',
      shall: 'start, navigate and come back from the background in the manner of the platform',
      limits: [
        'A cold start shows content within 2 seconds on a phone of 4 years ago.',
        'The back gesture works on every screen.',
      ],
      story: {
        role: '{customer}',
        action: 'open the app and go on where I was',
        benefit: 'a minute of waiting is enough to use it',
      },
      criteria: [
        'WHEN the app comes back within 30 minutes, THE SYSTEM SHALL show the screen and the typed text as they were left.',
        'WHEN a link of the product is opened on the phone, THE SYSTEM SHALL show its screen in the app.',
        'IF the system font is set to 200 %, THEN THE SYSTEM SHALL show all texts without cutting them.',
      ],
      tasks: [
        {
          key: 'navigation',
          title: 'Build app start, tabs and deep links',
          skill: 'mobile',
          hours: [8, 20, 45],
          after: ['delivery/repository'],
          build:
            'Tab and stack navigation, restored state, deep links for every screen, loading and failure states, light and dark colors from one file.',
          test: 'Kill the app on each screen and open it again; open 5 deep links from a cold start.',
        },
      ],
    },
    {
      key: 'stores',
      title: 'Releases in the stores',
      priority: 'must',
      shall: 'be built, signed and handed to the stores by the pipeline',
      limits: ['A build for testers is ready within 60 minutes of a merge.', 'The download is at most 60 MB.'],
      story: {
        role: 'developer',
        action: 'send a build to testers by merging',
        benefit: 'everybody tests the same thing',
      },
      criteria: [
        'WHEN a version is tagged, THE SYSTEM SHALL hand signed builds to the test tracks of both stores.',
        'IF an installed version is older than the oldest supported one, THEN THE SYSTEM SHALL ask for an update before anything else.',
      ],
      tasks: [
        {
          key: 'builds',
          title: 'Sign and upload builds',
          skill: 'mobile',
          hours: [5, 15, 39],
          after: ['navigation'],
          build:
            'Certificates and keys in the pipeline’s secret store, version numbers from tags, upload to the test tracks, crash reports with readable stacks.',
          test: 'A tag produces installable builds on both platforms; a forced crash appears with file and line.',
        },
      ],
    },
  ],
  entities: [],
  risks: [
    {
      key: 'review',
      title: 'A store refuses the app or keeps it waiting.',
      likelihood: 'medium',
      impact: 'high',
      response:
        'Hand in a first build by half of the schedule, with account deletion, privacy answers and a demo account.',
    },
  ],
  qualities: [
    {
      key: 'crashes',
      title: 'Sessions without a crash',
      target: 'At least 99.5 % of sessions end without a crash.',
      method: 'Crash reports divided by sessions, per version.',
    },
  ],
  testing: {
    covers: 'Start, restore, deep links on two platforms',
    passesWhen: 'The main journey passes on the oldest supported and the newest system version.',
  },
  monthly: { low: 10, high: 60, what: 'Store accounts, builds and crash reports' },
}
