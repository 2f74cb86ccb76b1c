import type { Capability } from '../capability'

export const recordsCapability: Capability = {
  key: 'records',
  name: 'Records and forms',
  value: 'Work lives in one place instead of in copies of a spreadsheet.',
  words: [
    'record',
    'form',
    'data entry',
    'track',
    'database of',
    'internal tool',
    'replace spreadsheet',
    'tickets',
    '=tasks',
    'to do',
    'todo',
  ],
  requires: [{ key: 'accounts', because: 'a record says who made and changed it.' }],
  conflicts: [],
  features: [
    {
      key: 'record',
      title: 'Create, change and close {items}',
      priority: 'must',
      shall: 'let people create, change, assign and close {items} through checked forms',
      limits: ['Saving answers within 300 ms.', 'A new {item} takes at most 60 seconds to enter.'],
      story: { role: '{customer}', action: 'enter and change {items}', benefit: 'everybody works on the same ones' },
      criteria: [
        'IF somebody else changed it since it was opened, THEN THE SYSTEM SHALL show both and ask before saving.',
        'IF a field is wrong, THEN THE SYSTEM SHALL say so beside it and keep everything typed.',
        'WHEN it is deleted, THE SYSTEM SHALL let it be brought back for 30 days.',
      ],
      tasks: [
        {
          key: 'store',
          title: 'Build the tables and commands for {items}',
          skill: 'backend',
          hours: [5, 13, 30],
          after: ['accounts/session'],
          build:
            'Table with state, assignee, revision and deletion moment, commands as verbs, one schema for form and server, states with their allowed changes.',
          test: 'Each change of state, allowed and not; two saves on one revision; delete and bring back.',
        },
        {
          key: 'form',
          title: 'Build the form and page of {items}',
          skill: 'frontend',
          hours: [5, 13, 27],
          after: ['store', 'web-shell/parts', 'mobile-shell/navigation'],
          build: 'Form with sensible first values, keyboard shortcuts, page with history, draft kept over a reload.',
          test: 'Enter 10 by keyboard in under 10 minutes; conflict with a second browser.',
        },
      ],
    },
    {
      key: 'lists',
      title: 'Lists and views',
      priority: 'must',
      shall: 'show {items} in lists with filters, order and saved views',
      limits: ['A list of 100,000 answers within 300 ms.', 'Up to 100 rows are changed at once within 3 seconds.'],
      story: { role: '{customer}', action: 'see what I have to do next', benefit: 'nothing is forgotten' },
      criteria: [
        'WHEN a view is saved, THE SYSTEM SHALL keep filters, order and columns and share them by address.',
        'WHEN rows are changed together, THE SYSTEM SHALL offer to take it back for 10 minutes.',
      ],
      tasks: [
        {
          key: 'lists',
          title: 'Build lists, views and bulk changes',
          skill: 'frontend',
          hours: [6, 15, 33],
          after: ['store', 'web-shell/parts', 'mobile-shell/navigation'],
          build:
            'Keyset pages with an index per order, filters in the address, saved views, selection over pages, undo.',
          test: 'Measure with 100,000 rows; change 100 and undo; a row that somebody else changed meanwhile.',
        },
      ],
    },
  ],
  entities: [
    {
      name: '{item}',
      purpose: 'What the work is about',
      fields: ['title: text(200)', 'state: text', 'dueOn?: date', 'revision: integer', 'deletedAt?: moment'],
      belongsTo: ['Account', 'Organization'],
    },
  ],
  risks: [
    {
      key: 'habit',
      title: 'People keep using the spreadsheet.',
      likelihood: 'high',
      impact: 'high',
      response: 'Watch 3 people at work before building, and close the spreadsheet on a date that is named.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'States, conflicts, lists, bulk changes',
    passesWhen: 'A day’s work of 3 people is done without the spreadsheet.',
  },
}
