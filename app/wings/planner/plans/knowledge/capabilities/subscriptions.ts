import type { Capability } from '../capability'

export const subscriptionsCapability: Capability = {
  key: 'subscriptions',
  name: 'Subscriptions',
  value: 'Income repeats, and people pay for what they use and can stop.',
  words: ['subscription', 'subscribe', 'monthly plan', 'recurring', 'membership', 'freemium', 'trial', 'billing'],
  requires: [{ key: 'payments', because: 'a subscription is a payment that repeats.' }],
  conflicts: [],
  features: [
    {
      key: 'plans',
      title: 'Plans and trial',
      priority: 'must',
      shall: 'offer plans by month and year with a trial of 14 days and limits that hold',
      limits: ['A change of plan holds within 60 seconds.', 'At a limit nothing is deleted; only adding stops.'],
      story: { role: '{customer}', action: 'try it and then choose a plan', benefit: 'I pay for what I need' },
      criteria: [
        'WHEN a trial ends without a choice, THE SYSTEM SHALL go to the free plan and keep all data for reading.',
        'IF an act would pass a limit of the plan, THEN THE SYSTEM SHALL refuse it and name limit and next plan.',
        'WHEN a plan is changed in the middle of a month, THE SYSTEM SHALL show the amount due today before it is confirmed.',
      ],
      tasks: [
        {
          key: 'plans',
          title: 'Build plans, trial and limits',
          skill: 'backend',
          hours: [6, 15, 36],
          after: ['payments/webhook'],
          build:
            'Plans as data, one function that answers what an account may do, the provider’s subscription as the truth, limits checked in the command that adds.',
          test: 'Each plan at its limit minus one, at it and above; trial end by moving the clock.',
        },
        {
          key: 'pricing',
          title: 'Build pricing page and plan settings',
          skill: 'frontend',
          hours: [4, 10, 21],
          after: ['plans', 'web-shell/parts'],
          build: 'A table of plans with month and year, the current plan with its use, change, card and cancellation.',
          test: 'Up, down and cancel in a browser with the provider’s test cards.',
        },
      ],
    },
    {
      key: 'dunning',
      title: 'Failed payments and cancellation',
      priority: 'should',
      shall: 'try failed payments again for 14 days and let people cancel in the product',
      limits: ['Cancelling takes at most 2 clicks and no call.', 'At most 3 reminders go out for one failed payment.'],
      story: { role: '{customer}', action: 'mend my card or cancel', benefit: 'I stay in control' },
      criteria: [
        'WHEN a payment fails, THE SYSTEM SHALL mail a link to change the card and keep access for 14 days.',
        'WHEN a person cancels, THE SYSTEM SHALL keep the plan until the end of the paid time and confirm the date by mail.',
      ],
      tasks: [
        {
          key: 'dunning',
          title: 'Handle failed payments and cancellation',
          skill: 'backend',
          hours: [4, 10, 24],
          after: ['plans'],
          build:
            'States active, past due, cancelled with dates, reminders on days 1, 5 and 12, the end of access, coming back without losing data.',
          test: 'The provider’s test clock over 60 days: each state, each mail once.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Subscription',
      purpose: 'A plan that somebody pays for',
      fields: ['plan: text', 'period: month | year', 'paidUntil: date', 'cancelledAt?: moment', 'providerId: text'],
      belongsTo: ['Account', 'Organization'],
    },
  ],
  risks: [
    {
      key: 'price',
      title: 'The price is a guess.',
      likelihood: 'high',
      impact: 'medium',
      response:
        'Ask 10 people for money before building the second plan; keep plans as data, so a price changes in an hour.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Plans, limits, failed payments over time',
    passesWhen: 'A simulated year of 1,000 subscriptions ends with the same sums here and at the provider.',
  },
}
