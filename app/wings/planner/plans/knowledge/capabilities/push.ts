import type { Capability } from '../capability'

export const pushCapability: Capability = {
  key: 'push',
  name: 'Push messages',
  value: 'What cannot wait reaches the phone in a pocket.',
  words: ['push', 'push notification', 'to the phone', 'on the lock screen'],
  requires: [{ key: 'notifications', because: 'a push is a channel of a notification.' }],
  conflicts: [],
  features: [
    {
      key: 'push',
      title: 'Push to devices',
      priority: 'must',
      shall: 'send chosen kinds of notifications to a person’s devices',
      limits: ['95 % reach the push service within 10 seconds.', 'At most 5 a day for one person, urgent ones aside.'],
      story: { role: '{customer}', action: 'be told on my phone', benefit: 'I can react in time' },
      criteria: [
        'WHEN a person does what a push would help with for the first time, THE SYSTEM SHALL explain and ask for the permission then, and not before.',
        'WHEN a push is touched, THE SYSTEM SHALL open the screen it is about.',
        'IF the push service calls a device unknown, THEN THE SYSTEM SHALL forget that device.',
      ],
      tasks: [
        {
          key: 'push',
          title: 'Build push for each platform',
          skill: 'mobile',
          hours: [6, 15, 39],
          after: ['notifications/center', 'mobile-shell/navigation'],
          build:
            'Device tokens per account, sending by a job with growing pauses, deep link in each message, permission asked at the moment of need, quiet hours from 22:00 to 7:00.',
          test: 'Real devices on both platforms: app open, in the background and killed; sign out and send: nothing arrives.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Device',
      purpose: 'A phone or browser that gets pushes',
      fields: ['platform: ios | android | web', 'token: text', 'lastSeenAt: moment'],
      belongsTo: ['Account'],
    },
  ],
  risks: [
    {
      key: 'refused',
      title: 'Most people refuse the permission.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Ask after the first success and say what for; every push also exists in the product.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Permission, delivery, deep link, sign-out',
    passesWhen: 'Each kind arrives on 2 real devices and on none after signing out.',
  },
}
