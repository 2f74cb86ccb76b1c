import type { Capability } from '../capability'

export const publicApiCapability: Capability = {
  key: 'public-api',
  name: 'Public API',
  value: 'Other programs do what people can do, within the same rights.',
  words: ['api', 'rest api', 'graphql', 'sdk'],
  requires: [{ key: 'accounts', because: 'a key acts for an account.' }],
  conflicts: [],
  features: [
    {
      key: 'keys',
      title: 'Keys with limits',
      priority: 'must',
      shall: 'let people make and revoke keys with chosen rights, limited to 120 calls a minute',
      limits: ['A revoked key is refused within 60 seconds.', 'A key is shown once and stored as a hash.'],
      story: {
        role: 'developer',
        action: 'make a key that may do only what I need',
        benefit: 'a leak does little harm',
      },
      criteria: [
        'IF the limit is passed, THEN THE SYSTEM SHALL answer 429 with the seconds to wait.',
        'WHEN a key was not used for 90 days, THE SYSTEM SHALL tell its owner.',
      ],
      tasks: [
        {
          key: 'keys',
          title: 'Build API keys and their limits',
          skill: 'backend',
          hours: [4, 10, 21],
          after: ['accounts/session', 'roles/rules'],
          build:
            'Keys with prefix and hash, rights as a list, counter per key and minute, last use, settings to make and revoke.',
          test: '121 calls in a minute; each right against each endpoint; a revoked key.',
        },
      ],
    },
    {
      key: 'endpoints',
      title: 'Endpoints with a contract',
      priority: 'must',
      shall: 'offer its records over HTTP as JSON by a published OpenAPI document',
      limits: [
        '100 % of answers in the tests fit the document.',
        'A version is served for 12 months after the next one.',
      ],
      story: {
        role: 'developer',
        action: 'read and write records from my program',
        benefit: 'I connect what I use already',
      },
      criteria: [
        'WHEN a list is asked for, THE SYSTEM SHALL answer at most 100 rows and the address of the next page.',
        'IF a write is repeated with the same idempotency key within 24 hours, THEN THE SYSTEM SHALL answer as the first time and change nothing.',
        'IF input is wrong, THEN THE SYSTEM SHALL answer 422 with each field and its reason.',
      ],
      tasks: [
        {
          key: 'endpoints',
          title: 'Build the endpoints and their document',
          skill: 'backend',
          hours: [8, 20, 45],
          after: ['keys'],
          build:
            'Schemas that check input and make the OpenAPI document, the same commands as the screens, keyset pages, idempotency keys, one shape of errors.',
          test: 'Every answer of the suite is checked against the document; a stranger’s key gets 404.',
        },
        {
          key: 'guide',
          title: 'Write the developer guide',
          skill: 'content',
          hours: [3, 8, 18],
          after: ['endpoints'],
          build:
            'First call in 5 minutes, one example per resource that the tests run, errors and limits, a page of changes.',
          test: 'A developer who does not know the product makes the first call within 10 minutes.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'ApiKey',
      purpose: 'A program that acts for an account',
      fields: [
        'name: text',
        'prefix: text',
        'hash: text',
        'rights: text[]',
        'lastUsedAt?: moment',
        'revokedAt?: moment',
      ],
      belongsTo: ['Account', 'Organization'],
    },
  ],
  risks: [
    {
      key: 'contract',
      title: 'A change breaks programs of others.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Compare the OpenAPI document with the last release in the pipeline and refuse what breaks it.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Contract, rights, limits, repeats',
    passesWhen: 'A recorded client of the first version still passes.',
  },
}
