import type { Capability } from '../capability'

export const realtimeCapability: Capability = {
  key: 'realtime',
  name: 'Live updates',
  value: 'Everybody sees the same at the same time.',
  words: [
    'realtime',
    'real time',
    'live updates',
    'live data',
    'websocket',
    'collaboration',
    'collaborative',
    'multiplayer',
  ],
  requires: [],
  conflicts: [],
  features: [
    {
      key: 'stream',
      title: 'Changes appear by themselves',
      priority: 'must',
      shall: 'show changes of others on open pages within 1 second',
      limits: [
        '1,000 open pages per process, at most 10 messages a second to each.',
        'After a break of 60 seconds a page has missed 0 changes.',
      ],
      story: {
        role: '{customer}',
        action: 'see what others do as it happens',
        benefit: 'we do not work against each other',
      },
      criteria: [
        'WHEN a change is stored, THE SYSTEM SHALL tell every open page whose person may see it.',
        'WHEN a broken connection returns, THE SYSTEM SHALL send what was missed or have the page load anew.',
        'IF a person loses the right, THEN THE SYSTEM SHALL stop telling them within 60 seconds.',
      ],
      tasks: [
        {
          key: 'stream',
          title: 'Build the stream of changes',
          skill: 'backend',
          hours: [6, 15, 36],
          after: ['delivery/repository', 'accounts/session'],
          build:
            'Server-sent events with an id per message, changes told on commit between processes, rights asked per subject, joined messages above 10 a second, a sign of life every 20 seconds.',
          test: '1,000 connections and 100 changes a second for 5 minutes; cut each connection once: every page ends equal to the database.',
        },
      ],
    },
    {
      key: 'presence',
      title: 'Who is here',
      priority: 'could',
      words: ['presence', 'who is online'],
      shall: 'show who looks at the same record now',
      limits: ['A person who left disappears within 30 seconds.'],
      story: { role: '{customer}', action: 'see who else is here', benefit: 'I ask before I change' },
      criteria: ['WHEN a person opens or leaves a record, THE SYSTEM SHALL show that to the others on it.'],
      tasks: [
        {
          key: 'presence',
          title: 'Show who is present',
          skill: 'frontend',
          hours: [2, 6, 15],
          after: ['stream'],
          build:
            'Presence kept in memory with a time limit, names only to people with the right, one entry per person with more tabs.',
          test: 'Close a tab, kill a browser, open two tabs.',
        },
      ],
    },
  ],
  entities: [],
  risks: [
    {
      key: 'proxies',
      title: 'Proxies cut long connections.',
      likelihood: 'medium',
      impact: 'low',
      response: 'Send a sign of life every 20 seconds and fall back to asking every 10.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Load, breaks, rights',
    passesWhen: 'Every page equals the database 2 seconds after the last change.',
  },
}
