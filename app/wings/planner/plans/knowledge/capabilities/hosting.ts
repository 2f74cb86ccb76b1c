import type { Capability } from '../capability'

export const hostingCapability: Capability = {
  key: 'hosting',
  name: 'Hosting and operation',
  value: 'The product answers day and night, and what breaks is noticed and undone.',
  words: ['=hosting', 'deployment'],
  requires: [{ key: 'delivery', because: 'what runs comes out of the pipeline.' }],
  conflicts: [],
  features: [
    {
      key: 'release',
      title: 'Release to production and back',
      priority: 'must',
      shall: 'be released to production by one command of the pipeline and taken back by another',
      limits: [
        'From merge to production takes at most 15 minutes.',
        'A roll-back takes one command and at most 5 minutes.',
      ],
      story: { role: 'developer', action: 'release by merging', benefit: 'a finished change is in use the same day' },
      criteria: [
        'WHEN a release begins, THE SYSTEM SHALL go on answering requests until the new one answers its health check.',
        'IF the health check fails for 60 seconds after a release, THEN THE SYSTEM SHALL go back to the release before.',
      ],
      tasks: [
        {
          key: 'release',
          title: 'Build the release and its roll-back',
          skill: 'devops',
          hours: [6, 15, 36],
          after: ['delivery/repository'],
          build:
            'Build one artifact per commit, migrate the database forward before the switch, watch a health endpoint, keep the last 5 artifacts and offer a roll-back command.',
          test: 'Release a version that fails its health check: the earlier one answers again within 5 minutes.',
        },
      ],
    },
    {
      key: 'watching',
      title: 'Errors and speed are seen',
      priority: 'should',
      shall: 'record errors, and requests that take over 1 second, with the release they came with',
      limits: [
        'A new kind of error is reported to a person within 5 minutes.',
        'Logs are kept for 30 days and hold no passwords or tokens.',
      ],
      story: {
        role: 'developer',
        action: 'see what failed and since when',
        benefit: 'I hear of faults before users write',
      },
      criteria: [
        'WHEN a request fails with a status of 500 or more, THE SYSTEM SHALL record reference, route, release and stack.',
        'WHILE an error repeats, THE SYSTEM SHALL count it instead of sending a second message within 60 minutes.',
      ],
      tasks: [
        {
          key: 'monitoring',
          title: 'Record errors and slow requests',
          skill: 'devops',
          hours: [3, 8, 18],
          after: ['release'],
          build:
            'Structured logs with a request id, an error monitor grouped by stack, a page or channel for new groups, and request durations as p50 and p95 per route.',
          test: 'A route that throws produces one group with the reference that the user saw; 100 repeats send one message.',
        },
      ],
    },
    {
      key: 'backups',
      title: 'Backups that were restored',
      priority: 'must',
      shall: 'back its data up every day and prove that a backup can be restored',
      limits: ['At most 24 hours of data can be lost.', 'A restore takes at most 2 hours.'],
      story: {
        role: 'owner',
        action: 'get yesterday’s data back',
        benefit: 'a mistake or a broken disk is not the end',
      },
      criteria: [
        'WHEN a day ends, THE SYSTEM SHALL store an encrypted backup in another place and keep the last 30.',
        'IF a backup fails or is smaller than half of the last, THEN THE SYSTEM SHALL tell a person within 60 minutes.',
      ],
      tasks: [
        {
          key: 'backup',
          title: 'Back up daily and restore weekly',
          skill: 'devops',
          hours: [3, 8, 21],
          after: ['release'],
          build:
            'A daily dump of database and files, encrypted, to storage in another account; a weekly job restores the newest into an empty database and counts the rows of each table.',
          test: 'The restore job fails when a dump is truncated by one byte.',
        },
      ],
    },
  ],
  entities: [],
  risks: [
    {
      key: 'migration',
      title: 'A database migration locks tables while people work.',
      likelihood: 'medium',
      impact: 'high',
      response:
        'Migrate in two steps (add, then remove a release later) and time each migration on a copy of production.',
    },
  ],
  qualities: [
    {
      key: 'availability',
      title: 'Availability',
      target: 'At least 99.5 % of minutes in a month answer the health check.',
      method: 'A monitor outside of the hosting asks every 60 seconds.',
    },
  ],
  testing: {
    covers: 'Pipeline, roll-back, restore',
    passesWhen: 'A broken release and a lost database were each undone in a rehearsal.',
  },
  monthly: { low: 20, high: 120, what: 'Hosting, backups and monitoring' },
}
