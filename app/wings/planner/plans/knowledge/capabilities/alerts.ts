import type { Capability } from '../capability'

export const alertsCapability: Capability = {
  key: 'alerts',
  name: 'Alerts',
  value: 'The right person hears of trouble in time, and only then.',
  words: ['alert', 'alarm', 'threshold', 'warn', 'warning', 'anomaly', 'monitoring'],
  requires: [
    { key: 'device-telemetry', because: 'an alert watches measurements.' },
    { key: 'notifications', because: 'somebody has to be told.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'rules',
      title: 'Rules and alerts',
      priority: 'must',
      shall: 'watch values by rules of threshold, duration and silence and tell chosen people',
      limits: [
        'An alert goes out at most 30 seconds after its rule is met.',
        'One trouble gives 1 alert, not 1 per measurement.',
      ],
      story: { role: '{customer}', action: 'set when I want to be told', benefit: 'I can act before damage is done' },
      criteria: [
        'WHEN a value is over its threshold for the set duration, THE SYSTEM SHALL open one alert and tell its people.',
        'WHILE an alert is open, THE SYSTEM SHALL tell nobody again until it is taken or 30 minutes pass.',
        'WHEN the value is back inside by 5 % of the threshold for the duration, THE SYSTEM SHALL close the alert.',
      ],
      tasks: [
        {
          key: 'rules',
          title: 'Evaluate rules on the stream of values',
          skill: 'backend',
          hours: [6, 15, 36],
          after: ['device-telemetry/ingest', 'notifications/center'],
          build:
            'Rules as data, state per rule and device, opening and closing with a distance, silence as a rule of its own, late values that do not open alerts of the past.',
          test: 'Scripts of values with the alerts they must give, among them a value that trembles at the threshold.',
        },
        {
          key: 'screen',
          title: 'Build rules and open alerts',
          skill: 'frontend',
          hours: [5, 13, 27],
          after: ['rules', 'web-shell/parts', 'mobile-shell/navigation'],
          build:
            'Rule form that shows when it would have fired in the last 7 days, list of open alerts, take, comment and close.',
          test: 'Make a rule from a past week: the preview equals the rule’s alerts.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'AlertRule',
      purpose: 'When somebody is told',
      fields: ['series: text', 'threshold: number', 'forSeconds: integer'],
      belongsTo: ['Device', 'Account'],
    },
    {
      name: 'Alert',
      purpose: 'A trouble from start to end',
      fields: ['openedAt: moment', 'takenAt?: moment', 'closedAt?: moment'],
      belongsTo: ['AlertRule', 'Device'],
    },
  ],
  risks: [
    {
      key: 'noise',
      title: 'Alerts come so often that nobody reads them.',
      likelihood: 'high',
      impact: 'high',
      response: 'Show for each rule how often it would have fired; review rules with more than 5 alerts a week.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Scripts of values, silence, closing',
    passesWhen: 'Each of 20 scripts gives exactly its alerts.',
  },
}
