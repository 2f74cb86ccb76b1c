import type { Capability } from '../capability'

export const importExportCapability: Capability = {
  key: 'import-export',
  name: 'Import and export',
  value: 'People bring their data along and can leave with it.',
  words: ['import', 'csv', 'excel', 'spreadsheet', 'export data', 'bulk upload'],
  requires: [{ key: 'accounts', because: 'imported rows get an owner.' }],
  conflicts: [],
  features: [
    {
      key: 'import',
      title: 'Import of CSV files',
      priority: 'must',
      shall: 'import CSV files of up to 50,000 rows after a preview that names every row it cannot take',
      limits: ['50,000 rows take at most 5 minutes.', 'Importing the same file twice adds 0 rows.'],
      story: { role: '{customer}', action: 'bring my spreadsheet in', benefit: 'I do not type what I have already' },
      criteria: [
        'WHEN a file is chosen, THE SYSTEM SHALL suggest a field for each column and show the first 20 rows as they would be stored.',
        'IF rows are wrong, THEN THE SYSTEM SHALL take the others only after asking and hand the wrong ones back as a file with reasons.',
        'WHEN an import is undone within 24 hours, THE SYSTEM SHALL remove what it added and nothing else.',
      ],
      tasks: [
        {
          key: 'read',
          title: 'Read, map and check files',
          skill: 'backend',
          hours: [5, 14, 33],
          after: ['accounts/session'],
          build:
            'Reader for commas, semicolons and tabs in UTF-8 and Windows-1252, mapping kept per person, checks by the schema of the forms, job in batches of 500 with progress.',
          test: 'Files with quotes, line breaks in fields, wrong encoding, 50,000 rows, a broken row in the middle; import twice.',
        },
        {
          key: 'screen',
          title: 'Build the import screen',
          skill: 'frontend',
          hours: [4, 10, 24],
          after: ['read', 'web-shell/parts'],
          build: 'Steps file, columns, preview, result; each can be gone back to; progress survives a reload.',
          test: 'Import in a browser with 3 wrong rows, take the rest, mend and import the returned file.',
        },
      ],
    },
    {
      key: 'export',
      title: 'Export of lists',
      priority: 'should',
      shall: 'export any list as it is filtered to CSV',
      limits: [
        '100,000 rows are ready within 60 seconds.',
        '0 cells begin with a sign that a spreadsheet would run as a formula.',
      ],
      story: { role: '{customer}', action: 'take a list along', benefit: 'I can work with it elsewhere' },
      criteria: [
        'WHEN a list is exported, THE SYSTEM SHALL write the same rows in the same order, with what the person may see only.',
      ],
      tasks: [
        {
          key: 'export',
          title: 'Build the export of lists',
          skill: 'backend',
          hours: [2, 6, 15],
          after: ['accounts/session'],
          build: 'Streamed CSV from the list’s own query, cells that begin with = + - @ escaped, moments in ISO 8601.',
          test: 'Export and import again: the rows are equal; memory stays below 200 MB with 100,000 rows.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'ImportRun',
      purpose: 'One import and what it added',
      fields: ['fileName: text', 'mapping: json', 'added: integer', 'refused: integer', 'undoneAt?: moment'],
      belongsTo: ['Account', 'Organization'],
    },
  ],
  risks: [
    {
      key: 'dirty',
      title: 'Real files are dirtier than the examples.',
      likelihood: 'high',
      impact: 'medium',
      response: 'Collect 5 real files before estimating again.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Files of each kind, undo, export',
    passesWhen: '5 real files of users come in and go out unchanged.',
  },
}
