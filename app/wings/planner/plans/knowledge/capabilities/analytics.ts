import type { Capability } from '../capability'

export const analyticsCapability: Capability = {
  key: 'analytics',
  name: 'Product analytics',
  value: 'The team knows which step people do not take.',
  words: ['analytics', 'statistics', 'funnel', 'metrics', 'usage', 'insights'],
  requires: [{ key: 'hosting', because: 'events are stored beside the data.' }],
  conflicts: [],
  features: [
    {
      key: 'events',
      title: 'Events of the main journey',
      priority: 'must',
      shall: 'count the steps of the main journey without cookies and without full network addresses',
      limits: [
        'At most 15 kinds of events.',
        'An event costs the page at most 5 ms and is lost in at most 1 % of cases.',
      ],
      story: { role: 'product owner', action: 'see where people stop', benefit: 'I mend the step that costs most' },
      criteria: [
        'WHEN a step is taken, THE SYSTEM SHALL record kind, day, source and a visitor number that changes every day.',
        'IF a browser asks not to be followed or is a robot, THEN THE SYSTEM SHALL record nothing.',
      ],
      tasks: [
        {
          key: 'events',
          title: 'Record events and count them',
          skill: 'data',
          hours: [4, 11, 24],
          after: ['delivery/repository'],
          build:
            'Events from the server where a command happens, a beacon for page views, a list of kinds in one file, daily sums by a job, rows older than 14 months deleted.',
          test: 'A journey with 5 steps gives 5 rows; robots and refusals give 0; sums equal the rows.',
        },
        {
          key: 'funnel',
          title: 'Build the page of the funnel',
          skill: 'frontend',
          hours: [4, 10, 21],
          after: ['events', 'web-shell/parts'],
          build:
            'Steps with numbers and shares per week and source, the metrics of this plan with their targets, a table beside each chart.',
          test: 'The shares of a made-up week equal those counted by hand.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Event',
      purpose: 'A step that somebody took, without saying who',
      fields: ['kind: text', 'day: date', 'visitor: text', 'source?: text'],
    },
  ],
  risks: [],
  qualities: [],
  testing: { covers: 'Each kind of event, refusals, sums', passesWhen: 'Numbers of a scripted day equal the script.' },
}
