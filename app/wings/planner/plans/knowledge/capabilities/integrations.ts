import type { Capability } from '../capability'

export const integrationsCapability: Capability = {
  key: 'integrations',
  name: 'Integrations',
  value: 'The product works with what people use already.',
  words: [
    'integration',
    'integrate',
    'slack',
    'google calendar',
    'salesforce',
    'hubspot',
    'crm',
    'erp',
    'jira',
    'connect to',
    'third party',
  ],
  requires: [
    { key: 'accounts', because: 'a connection belongs to somebody.' },
    { key: 'jobs', because: 'data is exchanged in the background.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'connect',
      title: 'Connect another service',
      priority: 'must',
      shall: 'let a person connect another service by OAuth, see its state and part from it',
      limits: ['Connecting takes at most 4 clicks.', 'A lost connection is shown within 15 minutes.'],
      story: { role: '{customer}', action: 'connect the service I use', benefit: 'I do not copy by hand' },
      criteria: [
        'WHEN a token is about to expire, THE SYSTEM SHALL renew it without the person.',
        'IF renewing fails 3 times, THEN THE SYSTEM SHALL mark the connection as lost and tell the person once.',
        'WHEN a person parts from a service, THE SYSTEM SHALL revoke and delete its tokens within 60 seconds.',
      ],
      tasks: [
        {
          key: 'connect',
          title: 'Build connections and their tokens',
          skill: 'backend',
          hours: [5, 14, 33],
          after: ['accounts/session', 'jobs/queue'],
          build:
            'OAuth with state and PKCE, tokens encrypted with a key outside the database, renewal by a job with a lock, page of connections with state and last exchange.',
          test: 'A local server plays the other service: expired, revoked, slow, and two renewals at once.',
        },
      ],
    },
    {
      key: 'exchange',
      title: 'Exchange data with the first service',
      priority: 'must',
      shall: 'bring records over from the first service and send changes back at most 5 minutes later',
      limits: [
        'A record is never doubled, in 1,000 random repeats.',
        'The service’s limits are kept: 0 answers of 429 in a normal day.',
      ],
      story: { role: '{customer}', action: 'see the same in both places', benefit: 'nobody works on old data' },
      criteria: [
        'WHEN a record changed in both places, THE SYSTEM SHALL keep the later change and record the other.',
        'IF a record cannot be exchanged, THEN THE SYSTEM SHALL list it with the reason and go on with the others.',
      ],
      tasks: [
        {
          key: 'exchange',
          title: 'Build the exchange with the first service',
          skill: 'backend',
          hours: [8, 23, 60],
          after: ['connect'],
          build:
            'One adapter file per service, table of pairs of ids, changes since a mark, pauses by the service’s headers, log of what moved.',
          test: 'Recorded answers of the real service, then random changes on both sides: both end equal.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Connection',
      purpose: 'A service that somebody connected',
      fields: ['service: text', 'tokens: encrypted', 'lostAt?: moment', 'exchangedAt?: moment'],
      belongsTo: ['Account', 'Organization'],
    },
    {
      name: 'LinkedRecord',
      purpose: 'The same thing here and there',
      fields: ['localId: uuid', 'remoteId: text', 'mark: text'],
      belongsTo: ['Connection'],
    },
  ],
  risks: [
    {
      key: 'change',
      title: 'The other service changes or closes its interface.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Keep each service in one file with recorded answers, and run them against the real one every night.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Tokens, exchange, limits',
    passesWhen: 'After 1,000 random changes both sides hold the same records.',
  },
}
