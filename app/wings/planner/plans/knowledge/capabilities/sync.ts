import type { Capability } from '../capability'

export const syncCapability: Capability = {
  key: 'sync',
  name: 'Synchronization',
  value: 'What is done on one device is there on all, and nothing is lost.',
  words: ['sync', 'synchronize', 'synchronization', 'across devices', 'multiple devices', 'multi device'],
  requires: [
    { key: 'accounts', because: 'devices are joined by an account.' },
    { key: 'offline', because: 'changes are kept on the device until they are sent.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'changes',
      title: 'Changes from every device',
      priority: 'must',
      shall: 'keep changes made offline, send them later and settle those that touch the same record',
      limits: [
        '1,000 changes are sent within 30 seconds.',
        'After 10,000 random changes on 3 devices all hold the same.',
      ],
      story: { role: '{customer}', action: 'go on working without a connection', benefit: 'I never do it twice' },
      criteria: [
        'WHEN the connection comes back, THE SYSTEM SHALL send kept changes in order, each taking effect once.',
        'IF two devices changed different fields, THEN THE SYSTEM SHALL keep both changes.',
        'IF two devices changed the same field, THEN THE SYSTEM SHALL keep the later and offer the other for 30 days.',
      ],
      tasks: [
        {
          key: 'log',
          title: 'Build the log of changes on the server',
          skill: 'backend',
          hours: [8, 20, 48],
          after: ['accounts/session', 'offline/store'],
          build:
            'Changes with an id of the device, applied in a transaction, order by a counter of the server, changes since a mark, deletions kept for 90 days.',
          test: 'Property test with 3 devices, random changes, repeats and lost answers: all end equal.',
        },
        {
          key: 'client',
          title: 'Send and receive changes on the device',
          skill: 'frontend',
          hours: [8, 20, 51],
          after: ['log'],
          build:
            'Queue of changes in the local database, sending with growing pauses, receiving by mark, state (saved here, saved everywhere, failed) on the screen.',
          test: 'Kill the app between writing and sending; wrong clock by 2 hours; two tabs.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Change',
      purpose: 'What a device did to a record',
      fields: ['record: text', 'field: text', 'value: json', 'deviceId: uuid', 'number: integer'],
      belongsTo: ['Account'],
    },
  ],
  risks: [
    {
      key: 'loss',
      title: 'A change is lost and nobody notices.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Compare a checksum of the records on device and server once a day and report differences.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Random changes on 3 devices',
    passesWhen: '100 runs of 10,000 changes end equal on all devices.',
  },
}
