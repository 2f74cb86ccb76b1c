import type { Capability } from '../capability'

export const jobsCapability: Capability = {
  key: 'jobs',
  name: 'Background and scheduled jobs',
  value: 'What takes long or comes later happens, once, without anybody waiting.',
  words: ['background job', 'scheduled', 'cron', 'queue', 'batch', 'automation', 'automate'],
  requires: [{ key: 'hosting', because: 'a worker has to run beside the site.' }],
  conflicts: [],
  features: [
    {
      key: 'queue',
      title: 'Jobs that finish',
      priority: 'must',
      shall: 'run work in the background, handed over in the transaction of its cause and tried 5 times',
      limits: ['A job starts within 5 seconds when the queue is empty.', 'A worker that is killed loses 0 jobs.'],
      story: { role: 'developer', action: 'hand work over and rely on it', benefit: 'people get their answer at once' },
      criteria: [
        'WHEN the cause is undone, THE SYSTEM SHALL not run the job.',
        'WHEN a job failed for the last time, THE SYSTEM SHALL keep it with its error and let a person run it again.',
        'WHEN two workers run, THE SYSTEM SHALL run each scheduled job once.',
      ],
      tasks: [
        {
          key: 'queue',
          title: 'Set up the queue and its schedule',
          skill: 'backend',
          hours: [3, 9, 21],
          after: ['delivery/repository'],
          build:
            'A queue in the database, workers that stop after the current job, growing pauses with chance, schedule with a time zone, list of failed jobs.',
          test: 'Kill a worker 20 times in the middle: every job ends with one effect; clock change in spring and autumn.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Job',
      purpose: 'Work that is to be done',
      fields: ['kind: text', 'data: json', 'runAt: moment', 'attempt: integer', 'failedAt?: moment'],
    },
  ],
  risks: [],
  qualities: [],
  testing: {
    covers: 'Killed workers, schedules, repeats',
    passesWhen: '1,000 jobs with a worker killed 20 times have 1,000 effects.',
  },
}
