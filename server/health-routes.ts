import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { listHealthProblems } from '~/platform/monitoring/health-problems.server'
import type { SiteState } from './app'
import { databaseUnavailableResponse } from './error-response'

const ANSWER_WITHIN_MS = 2_000

/**
 * What watches over the site asks here, every few seconds, so none of it is logged. /healthz: the process lives;
 * /healthz?started also wants the database to have been reached once, and goes on when it is away, as the page cache does.
 * /readyz: it is reached now. Both answers of /readyz name what the operator has to know of, a sentence each.
 */
export function healthRoutes(site: SiteState) {
  const routes = new Hono()
  routes.get('/healthz', (c) => {
    if (c.req.query('started') !== undefined && !site.isReady) return databaseUnavailableResponse(c, site)
    return c.text('ok')
  })
  routes.get('/readyz', async (c) => {
    const troubles = listHealthProblems()
    return (await isReachable(site))
      ? c.text(['ok', ...troubles].join('\n'))
      : databaseUnavailableResponse(c, site, troubles)
  })
  return routes
}

async function isReachable({ isReady, database }: SiteState) {
  if (!isReady) return false
  const asked = database.db.selectFrom('siteSettings').select('name').limit(1).execute()
  const tooLate = new AbortController()
  const late = pause(ANSWER_WITHIN_MS, false, { signal: tooLate.signal }).catch(() => false)
  const answered = await Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    late,
  ])
  tooLate.abort()
  return answered
}
