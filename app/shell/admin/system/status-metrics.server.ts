import type { Metric, Sample } from '~/platform/monitoring/metrics.server'
import type { SiteStatus } from './site-status.server'

/** How the site stands, as metrics; without a status the database does not answer. */
export function toStatusMetrics(status: SiteStatus | undefined): Metric[] {
  const up = gauge('studio_database_up', 'Whether the database answers: 1 or 0.', [one(status ? 1 : 0)])
  if (!status) return [up]
  const { databaseBytes, disk, queues, mails, backup } = status
  return [
    up,
    gauge('studio_database_size_bytes', 'What the database takes on its disk.', [one(databaseBytes)]),
    gauge('studio_disk_free_bytes', 'Free space on the disk of the data folder.', disk ? [one(disk.free)] : []),
    gauge('studio_disk_size_bytes', 'Size of the disk of the data folder.', disk ? [one(disk.total)] : []),
    gauge(
      'studio_jobs',
      'Jobs that are due or under way, by queue.',
      queues.flatMap(({ name, waiting, active }) => [
        { labels: { queue: name, state: 'waiting' }, value: waiting },
        { labels: { queue: name, state: 'active' }, value: active },
      ]),
    ),
    gauge(
      'studio_job_oldest_seconds',
      'How long the oldest job of a queue has been due.',
      queues.map(({ name, oldestSeconds }) => ({ labels: { queue: name }, value: oldestSeconds })),
    ),
    gauge(
      'studio_mails',
      'Emails in the outbox that have not left.',
      Object.entries(mails).map(([state, value]) => ({ labels: { state }, value })),
    ),
    gauge('studio_backup_failed', 'Whether the last backup failed: 1 or 0.', [one(backup.hasFailed ? 1 : 0)]),
    gauge('studio_backup_timestamp_seconds', 'When the last backup was made, in Unix time.', at(backup.lastStoredAt)),
    gauge(
      'studio_backup_verified_timestamp_seconds',
      'When a backup was last restored to verify it, in Unix time.',
      at(backup.lastVerifiedAt),
    ),
  ]
}

function gauge(name: string, help: string, samples: Sample[]): Metric {
  return { name, help, type: 'gauge', samples }
}

const one = (value: number): Sample => ({ labels: {}, value })

const at = (moment: Date | null | undefined) => (moment ? [one(moment.getTime() / 1_000)] : [])
