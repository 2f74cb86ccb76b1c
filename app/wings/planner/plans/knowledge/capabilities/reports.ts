import type { Capability } from '../capability'

export const reportsCapability: Capability = {
  key: 'reports',
  name: 'Reports and dashboards',
  value: 'People decide by numbers that everybody reads in the same way.',
  words: ['report', 'dashboard', 'chart', 'kpi', 'graph', 'overview'],
  requires: [{ key: 'accounts', because: 'numbers are shown to who may see them.' }],
  conflicts: [],
  features: [
    {
      key: 'dashboard',
      title: 'Dashboard',
      priority: 'must',
      shall: 'show the chosen numbers with their trend, period and definition on one screen',
      limits: [
        'It shows within 1 second with 1,000,000 rows behind it.',
        'Every number leads to the rows it was counted from.',
      ],
      story: { role: '{customer}', action: 'see how things stand', benefit: 'I know where to look first' },
      criteria: [
        'WHEN a period is chosen, THE SYSTEM SHALL show every number for it and for the one before.',
        'WHEN a number is opened, THE SYSTEM SHALL list its rows and say how it is counted.',
        'IF a source is older than it should be, THEN THE SYSTEM SHALL show its age beside the number.',
      ],
      tasks: [
        {
          key: 'numbers',
          title: 'Define and compute the numbers',
          skill: 'data',
          hours: [6, 15, 33],
          after: ['delivery/repository', 'records/store', 'device-telemetry/ingest'],
          build:
            'Each number once, with name, definition and query; daily sums for what is slow; time zone of the organization; rights applied in the query.',
          test: 'Each number against a hand count over a set of 200 rows that crosses midnight, month and clock change.',
        },
        {
          key: 'screen',
          title: 'Build the dashboard screen',
          skill: 'frontend',
          hours: [6, 15, 30],
          after: ['numbers', 'web-shell/parts'],
          build:
            'Tiles and charts with a table behind each, period in the address, states for empty, old and failed, print layout.',
          test: 'Read every number with a screen reader; share the address; print on one page.',
        },
      ],
    },
    {
      key: 'scheduled',
      title: 'Reports by mail',
      priority: 'could',
      words: ['weekly report', 'report by mail', 'monthly report'],
      shall: 'mail a chosen report every day, week or month as PDF and CSV',
      limits: ['It arrives within 30 minutes of its time.', 'It holds only what the reader may see that day.'],
      story: { role: 'manager', action: 'get the numbers without looking', benefit: 'the meeting starts with facts' },
      criteria: ['IF a reader lost the right, THEN THE SYSTEM SHALL send nothing and tell the report’s owner.'],
      tasks: [
        {
          key: 'mail',
          title: 'Send reports on a schedule',
          skill: 'backend',
          hours: [3, 9, 21],
          after: ['numbers', 'email/sending'],
          build:
            'Schedule per report in the reader’s time zone, file made with the reader’s rights, one mail per run and reader.',
          test: 'Clock change, month of 28 days, a reader without rights.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'ReportDefinition',
      purpose: 'A number or chart and how it is counted',
      fields: ['name: text', 'definition: text', 'query: text', 'period: text'],
    },
  ],
  risks: [
    {
      key: 'meaning',
      title: 'Two people mean different things by the same number.',
      likelihood: 'high',
      impact: 'medium',
      response: 'Write each definition down and let the two people sign it before it is built.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Each number against a hand count',
    passesWhen: '100 % of numbers equal the hand count of the test set.',
  },
}
