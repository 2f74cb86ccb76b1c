import type { ProductArchetype } from '../archetype'

export const iotDashboardArchetype: ProductArchetype = {
  key: 'iot-dashboard',
  name: 'IoT dashboard',
  words: ['iot', 'sensor', 'sensors', 'devices', 'telemetry', 'smart', 'machines', 'mqtt', 'greenhouse'],
  nouns: { item: 'device', items: 'devices', customer: 'operator', customers: 'operators' },
  problem: 'Somebody walks to machines to read values, and hears of trouble when the damage is done.',
  approach:
    'Devices send values by themselves; one screen shows what is not as it should be, and an alert tells in time.',
  core: ['device-telemetry', 'alerts', 'reports'],
  usual: ['organizations', 'maps', 'realtime', 'push', 'public-api'],
  users: [
    { name: 'Operator', need: 'See at a glance what is not as it should be.' },
    { name: 'Technician', need: 'Add, move and mend devices on site.' },
  ],
  nonUsers: [{ name: 'Safety officer', reason: 'Emergency stops belong into hardware, not into a dashboard.' }],
  journeys: [
    {
      key: 'trouble',
      name: 'From value to repair',
      actor: 'Operator',
      steps: [
        'Gets an alert',
        'Opens the device',
        'Compares today with last week',
        'Takes the alert and sends the technician',
      ],
      capabilities: ['alerts', 'device-telemetry', 'reports'],
    },
    {
      key: 'install',
      name: 'A new device',
      actor: 'Technician',
      steps: ['Scans the code', 'Names the device', 'Sees the first value within a minute'],
      capabilities: ['device-telemetry', 'accounts'],
    },
  ],
  glossary: [
    { term: 'Series', meaning: 'One kind of value of one device over time.' },
    { term: 'Silence', meaning: 'No value for 3 times the device’s interval.' },
    { term: 'Alert', meaning: 'A trouble from its beginning to its end.' },
  ],
  nonGoals: [
    { text: 'No control of machines', reason: 'Writing to machines needs safety reviews that reading does not.' },
    { text: 'No prediction of failures', reason: 'It needs a year of data first.' },
    { text: 'No hardware of our own', reason: 'Bought sensors are certified already.' },
  ],
  metrics: [
    { name: 'Troubles noticed by an alert first', target: '90 %', why: 'The reason to build it.' },
    {
      name: 'Minutes from trouble to somebody acting',
      target: 'at most 15',
      why: 'An alert that nobody takes is noise.',
    },
  ],
  counterMetrics: [
    { name: 'Alerts without a trouble', target: 'at most 10 %', why: 'False alarms teach people to look away.' },
  ],
  qualities: [
    {
      key: 'fleet',
      title: 'Devices served',
      target: '500 devices sending every 10 s are served with values on screen within 5 s.',
      method: 'A simulator runs for 10 minutes in the pipeline.',
    },
  ],
  risks: [
    {
      key: 'network',
      title: 'There is no network where the devices stand.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Measure the signal at 5 places in the first week; devices keep 7 days of values.',
    },
  ],
}
