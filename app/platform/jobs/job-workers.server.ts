import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database, OpenDatabase } from '../database/database.server'
import { databaseErrorKind } from '../database/database-errors'
import type { SiteEnvironment } from '../env/env.server'
import { recordErrorReport, withSlowReport } from '../errors/error-monitor.commands.server'
import { log } from '../monitoring/log.server'
import { logThrottled } from '../monitoring/log-throttled.server'
import type { Job } from './define-job.server'
import { queueOptions } from './enqueue.server'

const STOP_WITHIN_MS = 10_000

// New jobs are announced; these are for what comes due by itself.
const intervals = {
  pollingIntervalSeconds: 2, // only while announcements do not arrive
  cronWorkerIntervalSeconds: 15,
  flowIntervalSeconds: 86_400, // jobs that wait for others are not used
}

export interface JobWorkers {
  /** Takes no more jobs and waits for those that run. */
  stop: () => Promise<void>
}

/**
 * Runs `jobs` in this process, beside any others that do the same. The library is loaded here and not before, because
 * it is large and no page needs it.
 */
export async function startJobWorkers(
  database: OpenDatabase,
  env: SiteEnvironment,
  jobs: Job<unknown>[],
): Promise<JobWorkers> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    ...intervals,
    db: queueDatabase(database),
    createSchema: false,
    useListenNotify: true,
  })
  boss.on('error', (cause) => {
    const error = Object.assign(new Error(cause.message), cause) // some come as plain objects
    if (databaseErrorKind(error)) logThrottled('warn', { err: error }, 'the job queue waits for the database')
    else log.error({ err: error }, 'the job queue met an error')
  })
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  try {
    await releaseOrphans(database.db)
    await boss.start()
    for (const job of jobs) await startJob(boss, database.db, env, job)
    await removeOldSchedules(boss, jobs)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  return { stop: () => boss.stop({ timeout: STOP_WITHIN_MS }) }
}

/** pg-boss brings its own SQL and expects its own names of columns, which Kysely's plugin would change. */
function queueDatabase({ run, listen }: OpenDatabase) {
  return {
    executeSql: run,
    listen: async (channel: string, onMessage: (payload: string) => void, onReconnect: () => void) => ({
      close: await listen(channel, onMessage, onReconnect),
    }),
  }
}

async function startJob(boss: PgBoss, db: Database, env: SiteEnvironment, job: Job<unknown>) {
  await boss.createQueue(job.name, queueOptions(job))
  await boss.updateQueue(job.name, queueOptions(job))
  if (job.cron) await boss.schedule(job.name, job.cron)
  const worker: string = await boss.work(job.name, workOptions(job), async (taken: { id: string; data: unknown }[]) => {
    // one at a time, then at once the next: without this the worker would rest between two waiting jobs
    boss.notifyWorker(worker)
    for (const { id, data } of taken) await runJob(db, env, job, id, data)
  })
}

function workOptions({ pollSeconds }: Job<unknown>) {
  return { ...intervals, notifyPollingIntervalSeconds: pollSeconds }
}

async function runJob(db: Database, env: SiteEnvironment, job: Job<unknown>, id: string, data: unknown) {
  try {
    const work = () => job.run(db, data, env)
    await (job.isLong ? work() : withSlowReport(db, `job ${job.name}`, work))
  } catch (error) {
    const fault = error instanceof Error ? error : new Error(String(error))
    log.error({ job: job.name, jobId: id, err: fault }, 'a job failed')
    const message = `${job.name}: ${fault.message}`
    await recordErrorReport(
      db,
      { source: 'server', kind: 'error', reference: id, message, stack: fault.stack },
      env.ERROR_REPORT_URL,
    )
    throw fault
  }
}

/** Whoever had a job in hand before the database was started is taken for dead; other jobs are tried again once their time is up. */
async function releaseOrphans(db: Database) {
  await sql`update pgboss.job set state = 'retry', start_after = now()
    where state = 'active' and started_on < pg_postmaster_start_time()`.execute(db)
}

/** A job that is no longer scheduled must not go on by an older version's schedule. */
async function removeOldSchedules(boss: PgBoss, jobs: Job<unknown>[]) {
  const scheduled = new Set(jobs.filter(({ cron }) => cron).map(({ name }) => name))
  for (const { name, key } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name, key)
}
