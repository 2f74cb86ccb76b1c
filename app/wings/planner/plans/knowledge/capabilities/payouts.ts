import type { Capability } from '../capability'

export const payoutsCapability: Capability = {
  key: 'payouts',
  name: 'Payouts to sellers',
  value: 'Sellers get their money on a day they know.',
  words: ['payout', 'commission', 'pay sellers', 'escrow', '=earnings', 'split payment'],
  requires: [{ key: 'payments', because: 'what is paid out was paid in.' }],
  conflicts: [],
  features: [
    {
      key: 'onboarding',
      title: 'Sellers are checked',
      priority: 'must',
      shall: 'let sellers prove who they are to the payment provider before their first sale',
      limits: [
        'The check takes at most 10 minutes of the seller’s time.',
        '0 identity documents are stored by the product.',
      ],
      story: { role: 'seller', action: 'set up my payouts once', benefit: 'I can sell and be paid' },
      criteria: [
        'WHEN the provider has accepted a seller, THE SYSTEM SHALL let them publish paid {items} within 60 seconds.',
        'IF the provider asks for more papers, THEN THE SYSTEM SHALL tell the seller which ones and by when.',
      ],
      tasks: [
        {
          key: 'onboarding',
          title: 'Connect seller accounts of the provider',
          skill: 'backend',
          hours: [6, 18, 45],
          after: ['payments/provider'],
          build:
            'Seller accounts at the provider, hosted identity check, states from its messages, a guard on publishing for money.',
          test: 'The provider’s test identities: accepted, refused, more papers needed.',
        },
      ],
    },
    {
      key: 'payout',
      title: 'Split and payout',
      priority: 'must',
      shall: 'split each payment into the seller’s share and the commission and pay out weekly',
      limits: [
        'Commission plus share equals the payment to the cent.',
        'Money is paid out 7 days after delivery at the latest.',
      ],
      story: { role: 'seller', action: 'see what I earned and when it comes', benefit: 'I can plan with it' },
      criteria: [
        'WHEN a sale is refunded, THE SYSTEM SHALL take share and commission back in the same proportion.',
        'WHILE a dispute is open, THE SYSTEM SHALL hold the disputed share back.',
      ],
      tasks: [
        {
          key: 'ledger',
          title: 'Build the ledger of shares and commission',
          skill: 'backend',
          hours: [8, 20, 48],
          after: ['onboarding', 'payments/webhook'],
          build:
            'A double-entry ledger in whole cents that is only ever added to, entries for sale, commission, refund, dispute and payout, and a balance that is their sum.',
          test: 'Property test: after 10,000 random events the books balance to 0 and no balance was ever negative without a dispute.',
        },
        {
          key: 'statement',
          title: 'Build the earnings page',
          skill: 'frontend',
          hours: [4, 10, 21],
          after: ['ledger', 'web-shell/parts'],
          build: 'Balance, coming payouts with dates, entries with their sale, monthly statement as PDF and CSV.',
          test: 'The statement of a month equals the ledger’s entries of that month.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'SellerAccount',
      purpose: 'A seller at the payment provider',
      fields: ['providerId: text', 'acceptedAt?: moment', 'papersNeeded?: json'],
      belongsTo: ['Account'],
    },
    {
      name: 'LedgerEntry',
      purpose: 'One movement of money',
      fields: ['amountCents: integer', 'kind: text', 'bookedAt: moment'],
      belongsTo: ['SellerAccount', 'Payment'],
    },
  ],
  risks: [
    {
      key: 'license',
      title: 'Holding other people’s money may need a license.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Let the provider hold the money, never an account of the product; have a lawyer read the flow once.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Identity check, split, refund, dispute, payout',
    passesWhen: 'The ledger and the provider’s report of a test month are equal to the cent.',
  },
}
