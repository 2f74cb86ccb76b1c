import type { Capability } from '../capability'

export const backOfficeCapability: Capability = {
  key: 'back-office',
  name: 'Back office',
  value: 'The team helps people without a developer.',
  words: ['admin', 'back office', 'admin panel', 'administration', 'support team'],
  requires: [{ key: 'roles', because: 'only the team may enter.' }],
  conflicts: [],
  features: [
    {
      key: 'frame',
      title: 'Lists and records for the team',
      priority: 'must',
      shall: 'show the team every kind of record in lists with search, filters and a page for each',
      limits: ['A list of 100,000 rows answers within 300 ms.', '0 pages of it answer to people without the role.'],
      story: {
        role: 'support person',
        action: 'find a person’s records by address or number',
        benefit: 'I answer within minutes',
      },
      criteria: [
        'IF a person without the role opens an address of it, THEN THE SYSTEM SHALL answer 404.',
        'WHEN a filter or page changes, THE SYSTEM SHALL keep it in the address.',
      ],
      tasks: [
        {
          key: 'frame',
          title: 'Build the frame of the back office',
          skill: 'frontend',
          hours: [6, 15, 33],
          after: ['roles/rules', 'web-shell/parts'],
          build:
            'Layout with a guard for everything below it, table with keyset pages, filters in the address, side panel for a record, a start page with what waits for somebody.',
          test: 'Walk over every address as visitor and member: 404; measure lists with 100,000 rows.',
        },
      ],
    },
    {
      key: 'support',
      title: 'Support acts',
      priority: 'should',
      shall:
        'let the team block an account, confirm an address and see a page as the person sees it, each with a reason',
      limits: ['Every act is on record with person, reason and moment.', 'Seeing as a person ends after 15 minutes.'],
      story: {
        role: 'support person',
        action: 'solve the usual problems myself',
        benefit: 'nobody waits for a developer',
      },
      criteria: [
        'WHILE somebody sees as another person, THE SYSTEM SHALL show a bar that says so and refuse changes.',
        'WHEN an account is blocked, THE SYSTEM SHALL end its sessions within 60 seconds.',
      ],
      tasks: [
        {
          key: 'support',
          title: 'Build the support acts',
          skill: 'backend',
          hours: [4, 11, 27],
          after: ['frame'],
          build:
            'Commands with a required reason, record of each act, a read-only session for seeing as a person that cannot reach passwords or payment.',
          test: 'Every changing endpoint refuses while seeing as another; the record names both people.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'SupportAct',
      purpose: 'What the team did to a record, and why',
      fields: ['act: text', 'reason: text(500)', 'doneAt: moment'],
      belongsTo: ['Account'],
    },
  ],
  risks: [],
  qualities: [],
  testing: {
    covers: 'Guard, lists, acts',
    passesWhen: 'The walk over all its addresses gives 404 to everybody without the role.',
  },
}
