import type { Capability } from '../capability'

export const localDataCapability: Capability = {
  key: 'local-data',
  name: 'Own data on the device',
  value: 'What people put in is theirs, is there again tomorrow, and never leaves the device unasked.',
  words: ['stays in the browser', 'stays on the device', 'local storage', 'stored locally', 'on the device'],
  requires: [],
  conflicts: [
    {
      key: 'sync',
      because: 'What never leaves the device cannot be the same on another.',
      advice: 'Make synchronization a choice that is off at first, and say what it sends.',
    },
  ],
  features: [
    {
      key: 'keep',
      title: 'Keep {items}',
      priority: 'must',
      shall: 'let people create, find, change and delete {items} that are stored on the device only',
      limits: ['10,000 {items} open and are searched within 200 ms.', '0 bytes of them are sent anywhere.'],
      story: { role: '{customer}', action: 'put a {item} in and find it again', benefit: 'I can rely on it' },
      criteria: [
        'WHEN a {item} is saved, THE SYSTEM SHALL keep it through a crash in the next second.',
        'IF the storage is full, THEN THE SYSTEM SHALL say so, keep what was typed and offer an export.',
        'WHEN a {item} is deleted, THE SYSTEM SHALL offer to bring it back for 30 days.',
      ],
      tasks: [
        {
          key: 'store',
          title: 'Build the store of {items}',
          skill: 'frontend',
          hours: [4, 10, 24],
          after: ['delivery/repository', 'browser-scripts/skeleton', 'mobile-shell/navigation'],
          build:
            'Database of the device with a version and migrations, writes in transactions, index of words, deleted ones kept for 30 days, change events to all open views.',
          test: 'Kill the process while writing; open data of the version before; 10,000 of them measured; two views at once.',
        },
        {
          key: 'screen',
          title: 'Build list and editor of {items}',
          skill: 'frontend',
          hours: [4, 10, 22],
          after: ['store', 'browser-scripts/inject'],
          build: 'Editor at the place of use, list with search that leads back to that place, undo, all by keyboard.',
          test: 'Put one in, close everything, find it again by keyboard; look for one whose place is gone.',
        },
      ],
    },
    {
      key: 'export',
      title: 'Take {items} along',
      priority: 'should',
      words: ['=export', 'backup file'],
      shall: 'export all {items} as a file and take such a file back in',
      limits: ['Export and import of 10,000 take at most 10 seconds.', 'Importing a file twice adds 0.'],
      story: {
        role: '{customer}',
        action: 'take my {items} to another device',
        benefit: 'nothing is lost with this one',
      },
      criteria: [
        'WHEN a file is imported, THE SYSTEM SHALL show how many are new, changed and the same before it begins.',
        'IF a file is broken, THEN THE SYSTEM SHALL change nothing and name the first broken place.',
      ],
      tasks: [
        {
          key: 'export',
          title: 'Build export and import of {items}',
          skill: 'frontend',
          hours: [2, 5, 12],
          after: ['store'],
          build: 'JSON with a version and Markdown for reading, import by id in one transaction with a preview.',
          test: 'Export, delete all, import: the same; import a file cut in the middle.',
        },
      ],
    },
  ],
  entities: [
    {
      name: '{item}',
      purpose: 'What somebody keeps on their device',
      fields: ['text: text', 'place?: text', 'changedAt: moment', 'deletedAt?: moment'],
    },
  ],
  risks: [
    {
      key: 'loss',
      title: 'People lose everything with the device.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Remind of an export after 50 {items}, and say where the data is.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Crashes while writing, old versions, export',
    passesWhen: '0 of 1,000 random writes are lost when the process is killed at random.',
  },
}
