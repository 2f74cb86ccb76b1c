import type { Capability } from '../capability'

export const offlineCapability: Capability = {
  key: 'offline',
  name: 'Offline use',
  value: 'A lost connection takes nothing away.',
  words: ['offline', 'without internet', 'no connection', 'poor connection', 'local first'],
  requires: [],
  conflicts: [
    {
      key: 'realtime',
      because: 'What is offline cannot be live: both show the same records with different ages.',
      advice: 'Show the age of offline records, and let live updates replace them once connected.',
    },
  ],
  features: [
    {
      key: 'read',
      title: 'Reading offline',
      priority: 'must',
      shall: 'open without a connection and show what was seen in the last 30 days',
      limits: [
        'It opens within 2 seconds in flight mode.',
        'At most 200 MB are kept on the device, the oldest go first.',
      ],
      story: {
        role: '{customer}',
        action: 'look something up without a connection',
        benefit: 'I can rely on it anywhere',
      },
      criteria: [
        'WHILE there is no connection, THE SYSTEM SHALL say so in one place and show the age of what is shown.',
        'WHEN a person signs out, THE SYSTEM SHALL delete what was kept on the device.',
        'IF something was never loaded, THEN THE SYSTEM SHALL say that it needs a connection.',
      ],
      tasks: [
        {
          key: 'store',
          title: 'Keep records on the device',
          skill: 'frontend',
          hours: [7, 18, 42],
          after: ['web-shell/layout', 'mobile-shell/navigation', 'accounts/session'],
          build:
            'Local database with a version and migrations, the frame and code kept for offline starts, reading through the local copy, limit with removal of the oldest.',
          test: 'Flight mode at each screen, update of the app while offline, full storage.',
        },
      ],
    },
  ],
  entities: [],
  risks: [
    {
      key: 'stale',
      title: 'People decide by old data without noticing.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Show the age beside everything older than 1 hour.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Start, reading, limits, sign-out in flight mode',
    passesWhen: 'The main journey’s reading part passes in flight mode on 2 devices.',
  },
}
