import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { freezeProcessTree, SiteLoad, terminateAllConnections } from '~test/database-outages'
import { findPostgresPid, type RunningSite, startSite } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'
import { startPostgres } from '../../scripts/throwaway-postgres.mjs'

const settings = { SECRET: '0123456789abcdef0123456789abcdef', DEMO: '0', LOG_LEVEL: 'error' }
// whole: OUTAGE_ROUNDS=3
const ROUNDS = Number(process.env.OUTAGE_ROUNDS ?? 1)
const FROZEN_MS = 4_000

interface Server {
  env: Record<string, string>
  /** The id of PostgreSQL's first process. */
  pid: (site: RunningSite) => number
  /** Ends it in the middle of its work, and has it be there again. */
  kill: (site: RunningSite) => Promise<void>
  stop: () => Promise<void>
}

async function itsOwn(): Promise<Server> {
  return {
    env: { DATA_DIR: await tempSiteFolder(settings) },
    pid: (site) => findPostgresPid(site.dataDir),
    kill: async (site) => {
      const before = findPostgresPid(site.dataDir)
      site.killPostgres()
      // the connections of a PostgreSQL that was killed answer for some milliseconds yet
      await expect.poll(() => [before, Number.NaN].includes(findPostgresPid(site.dataDir))).toBe(false)
    },
    stop: async () => {},
  }
}

async function anotherOne(): Promise<Server> {
  const postgres = await startPostgres()
  return {
    env: { DATABASE_URL: postgres.url },
    pid: postgres.pid,
    kill: async () => {
      await postgres.halt()
      await pause(1_000)
      await postgres.resume()
    },
    stop: postgres.stop,
  }
}

describe.each([
  ['its own PostgreSQL', itsOwn],
  ['a server at DATABASE_URL', anotherOne],
] as const)('with %s', (_name, start) => {
  test.each([1, 2])('%s process(es) of the site outlive all that happens to it, and lose no save', async (count) => {
    const server = await start()
    const env = { ...settings, ...server.env, WEB_CONCURRENCY: String(count) }
    const site = await startSite(env)
    const { cookie } = await anAdmin(site, env)
    const load = new SiteLoad(site, cookie, { ...server.env, DATA_DIR: site.dataDir })
    for (let round = 0; round < ROUNDS; round++)
      await load.runThroughOutage(() => terminateAllConnections(load.siteDatabase))
    await load.runThroughOutage(() => server.kill(site))
    await load.runThroughOutage(async () => {
      const goOn = freezeProcessTree(server.pid(site))
      await pause(FROZEN_MS)
      goOn()
    })
    expect(site.output()).not.toMatch(/a process of the site died|Unhandled|ERR_UNHANDLED/)
    expect(await site.stop()).toBe(0)
    await server.stop()
  })
})
