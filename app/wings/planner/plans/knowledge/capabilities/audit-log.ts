import type { Capability } from '../capability'

export const auditLogCapability: Capability = {
  key: 'audit-log',
  name: 'Audit log',
  value: 'Who changed what, and when, is never in doubt.',
  words: ['audit', 'audit log', 'history of changes', 'traceability', 'compliance'],
  requires: [{ key: 'accounts', because: 'an entry names a person.' }],
  conflicts: [],
  features: [
    {
      key: 'record',
      title: 'Every change is on record',
      priority: 'must',
      shall: 'write an entry with actor, act, record, difference and moment in the transaction of every change',
      limits: [
        '100 % of changing commands write an entry.',
        'No person and no endpoint can change or delete an entry.',
      ],
      story: { role: 'auditor', action: 'see who changed a record', benefit: 'I can prove what happened' },
      criteria: [
        'WHEN a change is undone by a failure, THE SYSTEM SHALL write no entry for it.',
        'THE SYSTEM SHALL leave passwords and tokens out of the differences.',
      ],
      tasks: [
        {
          key: 'record',
          title: 'Write audit entries with changes',
          skill: 'backend',
          hours: [4, 10, 24],
          after: ['accounts/session'],
          build:
            'Actor handed to every command, entry in the same transaction, difference of the fields, database rights that allow adding only, a hash of the entry before in each.',
          test: 'A test lists all commands and finds an entry for each; changing an old row is noticed by the chain of hashes.',
        },
        {
          key: 'screen',
          title: 'Build the view of the audit log',
          skill: 'frontend',
          hours: [3, 8, 15],
          after: ['record', 'web-shell/parts'],
          build:
            'List by person, record, act and time, differences in words, export of a period, a history tab on each record.',
          test: 'Find one change among 100,000 entries within 300 ms.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'AuditEntry',
      purpose: 'One change that happened',
      fields: ['act: text', 'record: text', 'difference: json', 'happenedAt: moment', 'previousHash: text'],
      belongsTo: ['Account'],
    },
  ],
  risks: [],
  qualities: [],
  testing: {
    covers: 'Each command, immutability',
    passesWhen: 'Commands and entries agree one to one in a scripted day.',
  },
}
