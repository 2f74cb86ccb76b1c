import type { Capability } from '../capability'

export const deviceTelemetryCapability: Capability = {
  key: 'device-telemetry',
  name: 'Device telemetry',
  value: 'People know what their devices measure, without going there.',
  words: ['telemetry', 'sensor', 'iot', 'mqtt', 'smart home', 'measurement', 'machine data', 'temperature', 'humidity'],
  requires: [{ key: 'accounts', because: 'a device belongs to somebody.' }],
  conflicts: [],
  features: [
    {
      key: 'register',
      title: 'Register devices',
      priority: 'must',
      shall: 'let a person bind a device to their account by a code and give each device keys of its own',
      limits: [
        'Binding takes at most 2 minutes.',
        'A stolen device’s key is refused within 60 seconds after blocking.',
      ],
      story: { role: '{customer}', action: 'add a device by its code', benefit: 'I see its values at once' },
      criteria: [
        'IF a device belongs to somebody already, THEN THE SYSTEM SHALL refuse it until its owner lets it go.',
        'WHEN a device is silent for 3 times its interval, THE SYSTEM SHALL show it as silent since then.',
      ],
      tasks: [
        {
          key: 'register',
          title: 'Build device keys and binding',
          skill: 'embedded',
          hours: [6, 16, 42],
          after: ['accounts/session'],
          build:
            'A key pair per device, binding by a code valid for 15 minutes, blocking, last sign of life, firmware version, state of each device.',
          test: 'Bind twice, with an old code, blocked; two devices with one key.',
        },
      ],
    },
    {
      key: 'ingest',
      title: 'Take measurements in',
      priority: 'must',
      shall: 'take measurements from devices, also late and repeated ones, and keep them for 13 months',
      limits: [
        '1,000 measurements a second for 10 minutes, 0 lost.',
        'A value is on the screen at most 5 seconds after it was measured.',
      ],
      story: { role: '{customer}', action: 'rely on every measurement being there', benefit: 'I can act on them' },
      criteria: [
        'WHEN the same measurement arrives twice, THE SYSTEM SHALL store it once.',
        'IF a value is outside of what the sensor can measure, THEN THE SYSTEM SHALL keep it marked and out of means.',
        'WHEN a device was offline for up to 7 days, THE SYSTEM SHALL take its kept values with their own times.',
      ],
      tasks: [
        {
          key: 'ingest',
          title: 'Take in and store measurements',
          skill: 'backend',
          hours: [8, 20, 48],
          after: ['register'],
          build:
            'MQTT or HTTPS with batches, a key of device, series and time, table parted by month, means per minute, hour and day, raw values deleted after 90 days.',
          test: 'A simulator of 500 devices with repeats, late values, wrong clocks; kill the process under load.',
        },
        {
          key: 'screen',
          title: 'Build device list and charts',
          skill: 'frontend',
          hours: [6, 15, 33],
          after: ['ingest', 'web-shell/parts', 'mobile-shell/navigation'],
          build:
            'List with last value and state, chart from an hour to a year that draws at most 1,000 points, gaps shown as gaps, table beside the chart.',
          test: 'A year of minutes shows within 1 second; a gap of a day is visible.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Device',
      purpose: 'Something that measures',
      fields: [
        'name: text(80)',
        'serial: text unique',
        'keyFingerprint: text',
        'lastSeenAt?: moment',
        'firmware: text',
      ],
      belongsTo: ['Account', 'Organization'],
    },
    {
      name: 'Measurement',
      purpose: 'A value at a time',
      fields: ['series: text', 'measuredAt: moment', 'value: number', 'isSuspect: boolean'],
      belongsTo: ['Device'],
    },
  ],
  risks: [
    {
      key: 'volume',
      title: 'Measurements grow faster than the database.',
      likelihood: 'medium',
      impact: 'high',
      response:
        'Compute rows a year from devices and interval before building; keep means and delete raw values after 90 days.',
    },
    {
      key: 'field',
      title: 'Devices in the field cannot be mended.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Updates in stages with a way back to the firmware before, tried on 5 devices first.',
    },
  ],
  qualities: [
    {
      key: 'freshness',
      title: 'Age of values',
      target: '99 % of values are on the screen within 5 seconds of being measured.',
      method: 'Time of the device compared with time of display, every minute.',
    },
  ],
  testing: {
    covers: 'Binding, load, late and repeated values',
    passesWhen: 'The simulator’s values and the stored ones are equal after 10 minutes with 3 restarts.',
  },
  monthly: { low: 20, high: 200, what: 'Measurements: intake and storage' },
}
