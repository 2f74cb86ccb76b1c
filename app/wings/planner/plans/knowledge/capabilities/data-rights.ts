import type { Capability } from '../capability'

export const dataRightsCapability: Capability = {
  key: 'data-rights',
  name: 'Personal data rights',
  value: 'People can take their data with them and be forgotten.',
  words: ['gdpr', 'privacy', 'data export', 'delete account', 'personal data'],
  requires: [{ key: 'accounts', because: 'data is handed out to and deleted for a person who proved who they are.' }],
  conflicts: [],
  features: [
    {
      key: 'export',
      title: 'Export of own data',
      priority: 'should',
      shall: 'hand a person everything it stores about them as a file',
      limits: ['The file is ready within 15 minutes.', 'Its link works for 7 days and only for the person signed in.'],
      story: { role: '{customer}', action: 'download all my data', benefit: 'I can see it and take it elsewhere' },
      criteria: [
        'WHEN a person asks for their data, THE SYSTEM SHALL prepare a ZIP of JSON files and mail them a link.',
        'THE SYSTEM SHALL include every table that holds a reference to the account, except secrets.',
      ],
      tasks: [
        {
          key: 'export',
          title: 'Build the data export',
          skill: 'backend',
          hours: [4, 10, 24],
          after: ['accounts/session'],
          build:
            'A job that walks a written list of tables per account, writes JSON, zips, and sends a link. A test compares the list with the schema so that no table is forgotten.',
          test: 'Fill every table for two people: the file of one holds all of theirs and nothing of the other.',
        },
      ],
    },
    {
      key: 'deletion',
      title: 'Deletion of the account',
      priority: 'must',
      shall: 'delete a person’s account and data when they ask for it',
      limits: [
        'Data is gone after 30 days, from backups after 60.',
        'What law requires to be kept is kept without name and address.',
      ],
      story: { role: '{customer}', action: 'delete my account', benefit: 'nothing of me stays where I do not want it' },
      criteria: [
        'WHEN a person confirms the deletion with their password, THE SYSTEM SHALL end all sessions and hide their public data at once.',
        'WHILE 30 days have not passed, THE SYSTEM SHALL let the person take the deletion back by signing in.',
      ],
      tasks: [
        {
          key: 'deletion',
          title: 'Build account deletion with a time to think',
          skill: 'backend',
          hours: [4, 11, 27],
          after: ['accounts/session'],
          build:
            'A deletion date on the account, a daily job that deletes or makes anonymous by the same list of tables as the export, and a log of what was deleted without the data itself.',
          test: 'Delete, wait 31 days by moving the clock: no table holds the address, receipts are left without a name.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'DataRequest',
      purpose: 'Somebody asked for their data or its deletion',
      fields: ['kind: export | deletion', 'askedAt: moment', 'doneAt?: moment'],
      belongsTo: ['Account'],
    },
  ],
  risks: [],
  qualities: [],
  testing: {
    covers: 'Export and deletion over every table',
    passesWhen: 'The list of tables equals the schema, and a search for the deleted address finds 0 rows.',
  },
}
