import { z } from 'zod'
import type { Database } from '../database/database.server'
import type { SiteEnvironment } from '../env/env.server'

interface JobSettings {
  /** Unique, and kept for good: it is how a waiting job finds its work. */
  name: string
  /** How often it is tried again after a failure. */
  retryLimit?: number
  /** Between tries; with `retryBackoff` the wait before the first one, doubled each time. */
  retryDelaySeconds?: number
  retryBackoff?: boolean
  /** A job that runs longer counts as failed: its process has died. */
  expireInSeconds?: number
  /** How often the queue is looked at for jobs that have come due; new ones are announced at once. */
  pollSeconds?: number
  /** Works for more than a second by its nature, and is not reported as slow. */
  isLong?: boolean
  /** Runs by itself, by the clock of UTC: minute, hour, day of month, month, day of week. */
  cron?: string
}

interface JobDefinition<Data> extends JobSettings {
  data: z.ZodType<Data>
  /** May run twice with the same data, when its process died in between. */
  work: (db: Database, data: Data, env: SiteEnvironment) => Promise<void>
}

/** Where jobs of one kind wait. Whoever hands one over need not know who does it. */
export interface Queue<Data> extends Required<Omit<JobSettings, 'cron'>>, Pick<JobSettings, 'cron'> {
  data: z.ZodType<Data>
}

export interface Job<Data> extends Queue<Data> {
  run: (db: Database, data: unknown, env: SiteEnvironment) => Promise<void>
}

const defaults = {
  retryLimit: 2,
  retryDelaySeconds: 30,
  retryBackoff: true,
  expireInSeconds: 15 * 60,
  pollSeconds: 15,
  isLong: false,
}

/** Names a queue whose work is defined elsewhere: `defineJob({ ...queue, work })`. */
export function defineQueue<Data>(settings: JobSettings & { data: z.ZodType<Data> }): Queue<Data> {
  return { ...defaults, ...settings }
}

/** Names a piece of work that is done later, by whichever process is free. */
export function defineJob<Data = unknown>({
  work,
  ...definition
}: Omit<JobDefinition<Data>, 'data'> & { data?: z.ZodType<Data> }): Job<Data> {
  const data = definition.data ?? (z.unknown() as z.ZodType<Data>)
  return { ...defaults, ...definition, data, run: (db, given, env) => work(db, data.parse(given), env) }
}
