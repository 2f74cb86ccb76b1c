import type { Capability } from '../capability'

export const paymentsCapability: Capability = {
  key: 'payments',
  name: 'Payments',
  value: 'Money arrives, once, and everybody can see that it did.',
  words: ['payment', 'pay', 'credit card', 'stripe', 'paypal', 'apple pay', 'monetize'],
  requires: [
    { key: 'accounts', because: 'a payment has a payer who can see it again.' },
    { key: 'email', because: 'a payer gets a receipt.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'pay',
      title: 'Pay by card',
      priority: 'must',
      shall: 'take payments through a provider’s own fields so that no card data passes the product',
      limits: [
        '0 card numbers reach our servers.',
        'A paid order is marked as paid within 30 seconds of the provider’s message.',
      ],
      story: { role: '{customer}', action: 'pay in a way I know', benefit: 'I get what I paid for at once' },
      criteria: [
        'WHEN the provider says that a payment succeeded, THE SYSTEM SHALL mark it paid once, however often and in whatever order messages arrive.',
        'IF the browser is closed after paying, THEN THE SYSTEM SHALL still complete the order.',
        'IF the amount differs from the stored one, THEN THE SYSTEM SHALL not complete it and tell a person.',
      ],
      tasks: [
        {
          key: 'provider',
          title: 'Connect the payment provider',
          skill: 'backend',
          hours: [6, 15, 36],
          after: ['delivery/repository', 'accounts/session'],
          build:
            'Create payments on the server from stored prices only, with an idempotency key per order; hosted fields; test and live keys from the environment.',
          test: 'Change the amount in the browser: the payment has the stored one. Press Pay twice: one payment.',
        },
        {
          key: 'webhook',
          title: 'Handle the provider’s messages',
          skill: 'backend',
          hours: [5, 13, 30],
          after: ['provider'],
          build:
            'Check the signature, store each message once, handle it in a job, one function that settles a payment, a nightly comparison with the provider’s list.',
          test: 'Send signed messages twice, in the wrong order, with a bad signature, and not at all: the nightly comparison finds the last.',
        },
      ],
    },
    {
      key: 'refund',
      title: 'Refunds',
      priority: 'should',
      words: ['refund', 'money back'],
      shall: 'let an authorized person refund a payment fully or in part',
      limits: ['The sum of refunds never exceeds the payment.', 'A refund takes at most 3 clicks.'],
      story: {
        role: 'support person',
        action: 'refund a payment',
        benefit: 'a complaint ends with a content {customer}',
      },
      criteria: [
        'WHEN a refund is confirmed, THE SYSTEM SHALL refund through the provider and mail the {customer}.',
        'IF the provider refuses, THEN THE SYSTEM SHALL show its reason and change nothing.',
      ],
      tasks: [
        {
          key: 'refund',
          title: 'Build refunds',
          skill: 'backend',
          hours: [3, 9, 21],
          after: ['webhook'],
          build:
            'Refund command with the remaining amount as its limit, an idempotency key, record of who and why, and handling of refunds made at the provider.',
          test: 'Refund in part twice, then more than is left; refund at the provider and see it here.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Payment',
      purpose: 'Money that was asked for or received',
      fields: [
        'amountCents: integer',
        'currency: text(3)',
        'providerId: text',
        'paidAt?: moment',
        'refundedCents: integer',
      ],
      belongsTo: ['Account', 'Order', 'Subscription', 'Booking'],
    },
    {
      name: 'ProviderEvent',
      purpose: 'A message of the payment provider, kept once',
      fields: ['eventId: text unique', 'kind: text', 'receivedAt: moment', 'handledAt?: moment'],
    },
  ],
  risks: [
    {
      key: 'approval',
      title: 'The payment provider refuses the business or takes weeks to approve it.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Apply in the first week with the real name, site and terms; keep a second provider in mind.',
    },
    {
      key: 'disputes',
      title: 'Disputed payments cost fees and, above 1 %, the account.',
      likelihood: 'low',
      impact: 'high',
      response: 'Use a clear name on statements, answer refund requests within 2 days, and watch the rate weekly.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Payment, messages, refund, nightly comparison',
    passesWhen: 'After 1,000 random orders of messages every payment is settled exactly once.',
  },
  monthly: { low: 0, high: 50, what: 'Payment provider, beside about 3 % of each payment' },
}
