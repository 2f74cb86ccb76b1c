import type { Capability } from '../capability'

export const invoicesCapability: Capability = {
  key: 'invoices',
  name: 'Invoices',
  value: 'Bookkeeping takes what it needs without asking anybody.',
  words: ['invoice', 'receipt', 'vat', '=accounting', '=bookkeeping'],
  requires: [{ key: 'email', because: 'invoices are sent.' }],
  conflicts: [],
  features: [
    {
      key: 'issue',
      title: 'Numbered invoices',
      priority: 'must',
      shall: 'issue invoices with numbers without gaps that never change once issued',
      limits: [
        'Numbers have 0 gaps and 0 doubles under 50 simultaneous invoices.',
        'The PDF is at most 200 kB and ready within 10 seconds.',
      ],
      story: {
        role: '{customer}',
        action: 'get an invoice with my company’s details',
        benefit: 'my accountant accepts it',
      },
      criteria: [
        'WHEN an amount is due or paid, THE SYSTEM SHALL issue an invoice with seller, buyer, tax rate and amount per line.',
        'IF an issued invoice is wrong, THEN THE SYSTEM SHALL correct it with a credit note and never by changing it.',
      ],
      tasks: [
        {
          key: 'issue',
          title: 'Build invoice numbers, documents and credit notes',
          skill: 'backend',
          hours: [6, 15, 33],
          after: ['delivery/repository', 'email/sending'],
          build:
            'Number drawn in the transaction of the invoice, copied names and amounts, tax in whole cents per rate, PDF from one template, credit note with its own numbers.',
          test: '50 at once leave no gap; sums per rate equal the lines; a changed customer does not change old invoices.',
        },
      ],
    },
    {
      key: 'list',
      title: 'Invoices for the accountant',
      priority: 'should',
      shall: 'list invoices by month with their state and hand them out as one file',
      limits: ['A month of 1,000 invoices is ready as ZIP and CSV within 60 seconds.'],
      story: { role: 'bookkeeper', action: 'take a month’s invoices at once', benefit: 'the tax return takes minutes' },
      criteria: [
        'WHEN a month is chosen, THE SYSTEM SHALL show number, date, buyer, net, tax, gross and whether it is paid.',
      ],
      tasks: [
        {
          key: 'list',
          title: 'Build the invoice list and monthly file',
          skill: 'frontend',
          hours: [3, 8, 18],
          after: ['issue', 'web-shell/parts'],
          build: 'List with month, state and search, totals per tax rate, ZIP of PDFs with a CSV made by a job.',
          test: 'The totals equal the CSV’s sums for a month with credit notes.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Invoice',
      purpose: 'A document that never changes',
      fields: [
        'number: text unique',
        'issuedOn: date',
        'lines: json',
        'grossCents: integer',
        'paidAt?: moment',
        'corrects?: uuid',
      ],
      belongsTo: ['Account', 'Organization', 'Order', 'Subscription'],
    },
  ],
  risks: [
    {
      key: 'rules',
      title: 'A country asks for fields or an electronic format that is missing.',
      likelihood: 'medium',
      impact: 'medium',
      response:
        'Write down the countries of the first year and check their list of required fields with an accountant.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Numbers under load, sums, credit notes',
    passesWhen: '10,000 random invoices add up per rate and have no gap.',
  },
}
