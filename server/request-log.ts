import type { Context, MiddlewareHandler } from 'hono'
import { isSlow, recordErrorReport } from '~/platform/errors/error-monitor.commands.server'
import { log } from '~/platform/monitoring/log.server'
import { redactPath } from '~/platform/monitoring/redact-tokens'
import type { SiteBindings, SiteState, SiteVariables } from './app'
import { recordRequest } from './request-metrics'

/** One line for each request that reaches the application; pages from the cache are too cheap for a line. */
export function requestLog(site: SiteState): MiddlewareHandler<{ Bindings: SiteBindings; Variables: SiteVariables }> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    if (c.env.page?.isPerRequest) return // the request itself gets its line
    const requestId = c.get('requestId')
    const durationMs = Math.round(performance.now() - startedAt)
    if (!c.env.isInternal) recordRequest(c.get('route'), c.req.path, statusForMetrics(c), durationMs / 1_000)
    const path = redactPath(c.req.path)
    const line = { requestId, method: c.req.method, path, status: c.res.status, durationMs }
    c.res.headers.set('X-Request-Id', requestId)
    if (!isSlow(startedAt, durationMs)) return log[c.env.isInternal ? 'debug' : 'info'](line, 'request')
    log.warn(line, 'slow request')
    if (site.isReady) {
      const message = `${c.req.method} ${path}`
      void recordErrorReport(site.database.db, {
        source: 'server',
        kind: 'slow',
        reference: requestId,
        message,
        pagePath: path,
        durationMs,
      })
    }
  }
}

// as nginx calls a request whose client has gone
const CLIENT_CLOSED = 499

/** What breaks because nobody waits for the answer any more is no failure of the site. */
function statusForMetrics({ req, res }: Context) {
  return res.status >= 500 && req.raw.signal.aborted ? CLIENT_CLOSED : res.status
}
