import type { Capability } from '../capability'

export const emailCapability: Capability = {
  key: 'email',
  name: 'E-mail',
  value: 'Messages that people wait for arrive, once.',
  words: ['email', 'e mail', 'newsletter', 'digest'],
  requires: [{ key: 'hosting', because: 'mail needs a domain with sender records.' }],
  conflicts: [],
  features: [
    {
      key: 'sending',
      title: 'Mail that arrives once',
      priority: 'must',
      shall: 'send mail through an outbox so that each message goes out exactly once after its cause is stored',
      limits: ['95 % of messages are handed over within 60 seconds.', 'A failed one is tried 5 times in 24 hours.'],
      story: { role: '{customer}', action: 'get the message I am waiting for', benefit: 'I can go on at once' },
      criteria: [
        'WHEN a change that sends mail is undone, THE SYSTEM SHALL send nothing.',
        'IF the provider refuses an address finally, THEN THE SYSTEM SHALL stop mailing it and show that in the account.',
        'THE SYSTEM SHALL send each message as text and HTML with the same content.',
      ],
      tasks: [
        {
          key: 'sending',
          title: 'Build the outbox and the first templates',
          skill: 'backend',
          hours: [4, 11, 24],
          after: ['delivery/repository'],
          build:
            'Outbox table written in the transaction of its cause, a worker with growing pauses, one Message-ID per row, text and HTML from one template, SPF, DKIM and DMARC records.',
          test: 'A local mail server refuses, hangs and accepts: each message arrives once; a rolled-back change sends none.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'OutboxMessage',
      purpose: 'A mail that is to be sent or was',
      fields: ['to: text(254)', 'template: text', 'data: json', 'sentAt?: moment', 'attempts: integer'],
    },
  ],
  risks: [
    {
      key: 'spam',
      title: 'Messages land in spam folders.',
      likelihood: 'medium',
      impact: 'medium',
      response:
        'Set SPF, DKIM and DMARC before the first message and send through a provider with a warmed-up address.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Outbox, retries, templates',
    passesWhen: 'Each message of the product arrives at a local mail server once, readable as text.',
  },
  monthly: { low: 0, high: 25, what: 'Mail provider' },
}
