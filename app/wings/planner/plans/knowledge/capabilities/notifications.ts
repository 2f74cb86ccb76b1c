import type { Capability } from '../capability'

export const notificationsCapability: Capability = {
  key: 'notifications',
  name: 'Notifications',
  value: 'People hear of what concerns them, and of nothing else.',
  words: ['notification', 'notify', 'reminder', 'remind'],
  requires: [
    { key: 'accounts', because: 'a notification is for a person.' },
    { key: 'email', because: 'what matters also goes by mail.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'center',
      title: 'Notification center',
      priority: 'must',
      shall: 'collect what concerns a person in one list with read marks',
      limits: [
        'The list shows the last 90 days.',
        'The count of unread ones is right within 5 seconds on every open page.',
      ],
      story: {
        role: '{customer}',
        action: 'see what happened since my last visit',
        benefit: 'I miss nothing that concerns me',
      },
      criteria: [
        'WHEN something concerns a person, THE SYSTEM SHALL add one entry that leads to it.',
        'WHEN 3 or more entries are about the same thing, THE SYSTEM SHALL show them as one.',
        'IF the thing was deleted or the right to see it ended, THEN THE SYSTEM SHALL not show the entry.',
      ],
      tasks: [
        {
          key: 'center',
          title: 'Build the list of notifications',
          skill: 'backend',
          hours: [5, 11, 24],
          after: ['accounts/session', 'web-shell/layout'],
          build:
            'Kinds as data with text and target, entry written in the transaction of its cause, grouping by target, read marks, count in the header.',
          test: 'One cause gives one entry per person concerned, none for who caused it; a rolled-back change gives none.',
        },
      ],
    },
    {
      key: 'choices',
      title: 'Choice of channels',
      priority: 'should',
      words: ['digest', 'daily summary'],
      shall: 'let a person choose for each kind whether it comes in the product, by mail or not at all',
      limits: ['A mail has a link that ends its kind with 1 click and without signing in.', 'At most 1 digest a day.'],
      story: { role: '{customer}', action: 'decide what reaches me', benefit: 'I am not disturbed' },
      criteria: ['WHEN a kind is switched off, THE SYSTEM SHALL send none of it from the next minute on.'],
      tasks: [
        {
          key: 'choices',
          title: 'Build the choices and the daily digest',
          skill: 'backend',
          hours: [3, 9, 18],
          after: ['center', 'email/sending'],
          build:
            'Table of kinds and channels with defaults, signed links to unsubscribe, digest job in the person’s time zone.',
          test: 'Each kind in each channel on and off; the digest at 8:00 in three time zones, once.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Notification',
      purpose: 'Something that concerns a person',
      fields: ['kind: text', 'target: text', 'readAt?: moment', 'createdAt: moment'],
      belongsTo: ['Account'],
    },
  ],
  risks: [],
  qualities: [],
  testing: {
    covers: 'Each kind in each channel',
    passesWhen: 'The table of kinds and channels agrees with what arrived in 100 % of the cells.',
  },
}
