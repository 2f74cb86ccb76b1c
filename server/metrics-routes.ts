import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { collectMetrics } from '~/platform/monitoring/collect-metrics.server'
import { formatMetrics } from '~/platform/monitoring/metrics.server'
import { findSiteStatus } from '~/shell/admin/system/site-status.server'
import { toStatusMetrics } from '~/shell/admin/system/status-metrics.server'
import type { SiteBindings, SiteState } from './app'

const DATABASE_TIMEOUT_MS = 2_000
const LOCAL_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
// a proxy on this machine speaks for others
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * What the site counts, for Prometheus: for whoever sends METRICS_TOKEN, and without one for programs of this machine. For
 * everybody else the address is like any other that is no page.
 */
export function metricsRoutes(site: SiteState) {
  const routes = new Hono<{ Bindings: SiteBindings }>()
  routes.get('/metrics', async (c, next) => {
    const { METRICS_TOKEN } = site.env
    const sent = c.req.header('authorization')
    if (METRICS_TOKEN ? sent === undefined : !isFromThisMachine(c)) return next()
    c.header('Cache-Control', 'no-store')
    if (METRICS_TOKEN && !isEqual(sent ?? '', `Bearer ${METRICS_TOKEN}`)) {
      c.header('WWW-Authenticate', 'Bearer')
      return c.text('The token is not METRICS_TOKEN.', 401)
    }
    const [counted, status] = await Promise.all([collectMetrics(), findStatusInTime(site)])
    const text = formatMetrics([...counted, ...toStatusMetrics(status)])
    return c.body(text, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  return routes
}

/** A database that is away is no reason to tell nothing. */
async function findStatusInTime({ isReady, database, env }: SiteState) {
  if (!isReady) return undefined
  const inTime = new AbortController()
  const late = pause(DATABASE_TIMEOUT_MS, undefined, { signal: inTime.signal }).catch(() => undefined)
  const status = findSiteStatus(database.db, env).catch(() => undefined)
  return Promise.race([status, late]).finally(() => inTime.abort())
}

function isFromThisMachine({ env, req }: Context<{ Bindings: SiteBindings }>) {
  const address = env.incoming?.socket.remoteAddress ?? ''
  const isForwarded = PROXY_HEADERS.some((name) => req.header(name) !== undefined)
  return LOCAL_ADDRESS.test(address) && !isForwarded && LOCAL_HOST.test(req.header('host') ?? '')
}

/** In the same time, whatever is wrong. */
function isEqual(sent: string, wanted: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(wanted))
}
