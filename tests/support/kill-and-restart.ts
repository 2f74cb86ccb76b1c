import { expect } from 'vitest'
import { findPostgresPid, type RunningSite, startSite } from './running-site'

/** What dies in a campaign: the site, PostgreSQL under it, or both at once. */
const VICTIMS = ['site', 'postgres', 'both'] as const

/** Kills what the number of the kill says, in the middle of whatever it does, and answers the site that serves again. */
export async function killAndRestart(
  site: RunningSite,
  kill: number,
  env: Record<string, string>,
): Promise<RunningSite> {
  const victim = VICTIMS[kill % VICTIMS.length]
  const before = findPostgresPid(site.dataDir)
  if (victim !== 'site') site.killPostgres()
  if (victim !== 'postgres') await site.kill()
  const next = victim === 'postgres' ? site : await startSite(env)
  // the connections of a PostgreSQL that was killed answer for some milliseconds yet
  const isBack = async () =>
    findPostgresPid(next.dataDir) !== before && (await fetch(`${next.origin}/readyz`)).status === 200
  await expect.poll(isBack, { timeout: 30_000, interval: 20 }).toBe(true)
  return next
}
