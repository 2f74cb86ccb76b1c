import type { Capability } from '../capability'

export const webhooksCapability: Capability = {
  key: 'webhooks',
  name: 'Webhooks',
  value: 'Other programs hear of changes without asking all the time.',
  words: ['webhook', 'callback', 'zapier', 'event subscription'],
  requires: [{ key: 'jobs', because: 'deliveries are tried again in the background.' }],
  conflicts: [],
  features: [
    {
      key: 'deliver',
      title: 'Signed deliveries',
      priority: 'must',
      shall: 'send chosen events to addresses of the customer, signed and tried again for 24 hours',
      limits: [
        '95 % of first tries happen within 10 seconds.',
        'An address has 10 seconds to answer; 8 tries are made.',
      ],
      story: { role: 'developer', action: 'be told of a change', benefit: 'my program is up to date without polling' },
      criteria: [
        'WHEN a change is stored, THE SYSTEM SHALL store its event in the same transaction and deliver it at least once.',
        'IF an address leads into a private network, THEN THE SYSTEM SHALL refuse it at saving and at every delivery.',
        'WHEN all tries failed, THE SYSTEM SHALL tell the owner and offer to send it again.',
      ],
      tasks: [
        {
          key: 'deliver',
          title: 'Build events, signatures and deliveries',
          skill: 'backend',
          hours: [6, 15, 33],
          after: ['jobs/queue'],
          build:
            'Event table, delivery rows with tries and answers, HMAC over time and body, check of the resolved address, list of deliveries with repeat.',
          test: 'A receiver that is slow, fails, redirects to 127.0.0.1, and answers; verify the signature with a second implementation.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'WebhookDelivery',
      purpose: 'One try to tell an address',
      fields: ['event: text', 'url: text', 'status?: integer', 'triedAt: moment', 'attempt: integer'],
      belongsTo: ['Account', 'Organization'],
    },
  ],
  risks: [
    {
      key: 'inside',
      title: 'An address is used to reach machines inside the network.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Resolve and check at each delivery, follow no redirects, send through a proxy without access inside.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Delivery, repeats, hostile addresses',
    passesWhen: '1,000 events reach a failing receiver at least once each.',
  },
}
