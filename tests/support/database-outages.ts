import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { createWrittenPost, findPostErrors, keepWriting, syncWithStored, type WrittenPost } from './keep-writing'
import { createPostClient } from './post-client'
import type { RunningSite } from './running-site'

const READERS = 4
const POLL_OPTIONS = { timeout: 60_000, interval: 50 }

interface SiteDatabase {
  DATABASE_URL?: string
  DATA_DIR: string
}

/** Saves, publications and readers at work on a site, through outages of its database. */
export class SiteLoad {
  readonly posts = [0, 1, 3].map(createWrittenPost)
  readonly #errors: string[] = []

  constructor(
    readonly site: RunningSite,
    readonly cookie: string,
    readonly siteDatabase: SiteDatabase,
  ) {}

  /** Has everybody work, `outage` happen in the middle, and waits until the site serves again; nothing answered is lost. */
  async runThroughOutage(outage: () => Promise<unknown>) {
    const saved = () => this.posts.reduce((sum, post) => sum + post.saved, 0)
    const before = saved()
    let isOver = false
    const readers = Array.from({ length: READERS }, () => this.#read(() => isOver))
    const writers = this.posts.map((post) => this.#write(post, () => isOver))
    await expect.poll(() => saved() - before, POLL_OPTIONS).toBeGreaterThan(3)
    await outage()
    await expect.poll(() => this.#statusOf('/readyz'), POLL_OPTIONS).toBe(200)
    isOver = true
    await Promise.all([...readers, ...writers])
    const { db, close } = openDatabase(this.siteDatabase)
    for (const post of this.posts) this.#errors.push(...(await findPostErrors(db, post)))
    await close()
    expect(this.#errors).toEqual([])
  }

  async #read(isOver: () => boolean) {
    while (!isOver()) for (const path of ['/blog', '/tools?page=1', '/api/session']) await this.#statusOf(path)
  }

  /** A writer who is told 503 goes on from what was kept. */
  async #write(post: WrittenPost, isOver: () => boolean) {
    const writer = createPostClient(this.site.origin, this.cookie)
    const untilOver = {
      ...writer,
      save: (...args: Parameters<typeof writer.save>) => (isOver() ? rejectAsStopped() : writer.save(...args)),
    }
    while (!isOver()) {
      await keepWriting(untilOver, post).catch((error: Error) => this.#errors.push(error.message))
      await pause(50)
      const { db, close } = openDatabase(this.siteDatabase)
      const faults = await findPostErrors(db, post).catch(() => undefined)
      if (faults) await syncWithStored(db, post).catch(() => undefined)
      this.#errors.push(...(faults ?? []))
      await close()
    }
  }

  async #statusOf(path: string) {
    const headers = { cookie: this.cookie }
    const answer = await fetch(this.site.origin + path, { headers, redirect: 'manual' }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    return answer?.status
  }
}

const rejectAsStopped = () => Promise.reject(new Error('nobody writes any more'))

/** Ends every connection to the database at once, as a failover does. */
export async function terminateAllConnections(place: SiteDatabase) {
  const database = openDatabase(place)
  await database.run(
    `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  await database.close()
}

/** Has a PostgreSQL and its processes stand still; answers what lets them go on. */
export function freezeProcessTree(pid: number) {
  const frozen = [
    pid,
    ...readdirSync('/proc')
      .map(Number)
      .filter((each) => each && parentPid(each) === pid),
  ]
  for (const each of frozen) signal(each, 'SIGSTOP')
  return () => {
    for (const each of frozen) signal(each, 'SIGCONT')
  }
}

function parentPid(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // it has ended meanwhile
  }
}
