import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { collectMetrics } from '~/platform/monitoring/collect-metrics.server'
import { listHealthProblems } from '~/platform/monitoring/health-problems.server'
import type { Labels, Metric } from '~/platform/monitoring/metrics.server'
import { siteVersion } from '~/platform/monitoring/site-version.server'
import { findBackupOverview } from '~/wings/site/backups/queries.server'
import { findSiteStatus } from './site-status.server'

/** What the screen of the system tells. */
export async function loadSystemReport(db: Database, env: SiteEnvironment) {
  const metrics = await collectMetrics()
  return {
    problems: listHealthProblems(),
    status: await findSiteStatus(db, env),
    backups: await findBackupOverview(db, env),
    traffic: toTraffic(metrics),
    software: {
      version: siteVersion,
      node: process.versions.node,
      postgres: await findPostgresVersion(db),
      hasOwnDatabase: !env.DATABASE_URL,
    },
  }
}

export type SystemReport = Awaited<ReturnType<typeof loadSystemReport>>

/** What all processes of this machine counted since they were started. */
export function toTraffic(metrics: Metric[]) {
  const sum = (name: string, isWanted: (labels: Labels) => boolean = () => true) =>
    metrics
      .filter((metric) => metric.name === name)
      .flatMap(({ samples }) => samples.filter(({ labels }) => isWanted(labels)))
      .reduce((total, { value }) => total + value, 0)
  return {
    cacheHits: sum('studio_page_cache_requests_total', ({ result }) => result === 'hit'),
    cacheMisses: sum('studio_page_cache_requests_total', ({ result }) => result === 'miss'),
    requests: sum('studio_http_requests_total'),
    failedRequests: sum('studio_http_requests_total', ({ status = '' }) => status >= '500'),
    eventsTaken: sum('studio_events_total', ({ result }) => result === 'taken'),
    eventsRefused: sum('studio_events_total', ({ result }) => result !== 'taken'),
    eventLoopLagSeconds: sum('nodejs_eventloop_lag_p50_seconds'),
    memoryBytes: sum('process_resident_memory_bytes'),
    processes: sum('studio_processes'),
    startedAt: new Date(sum('process_start_time_seconds') * 1_000),
  }
}

async function findPostgresVersion(db: Database) {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  // Debian adds which of its packages that is
  return rows[0]?.version.split(' ', 1)[0] ?? ''
}
