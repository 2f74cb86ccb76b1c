import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { logThrottled } from '~/platform/monitoring/log-throttled.server'
import type { EventCollector, Refusal } from '~/wings/events/analytics/event-collector.server'
import { createAdminCheck } from './admin-check'
import type { SiteState } from './app'
import { clientAddress } from './client-address'
import { isSameOriginRequest } from './csrf-protection'

const MAX_EVENT_BYTES = 16 * 1024

/** What visitors' browsers tell, before anything else is asked: thousands a second, none of which becomes a line in the log. */
export function eventRoutes(site: SiteState, intake: EventCollector) {
  const isAdmin = createAdminCheck(site)
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post('/', async (c) => {
    if (!site.isReady) return apiErrorResponse(503, 'The site is not ready yet.')
    const { headers } = c.req.raw
    const unfit = findRejection(headers, site.env.ORIGIN)
    if (unfit) return intake.reject(...unfit)
    const ipAddress = clientAddress(c.env.incoming, c.req, site.env.TRUSTED_PROXIES)
    const sender = { ipAddress, userAgent: c.req.header('user-agent') ?? '' }
    const body = await c.req.text()
    return intake.collect({ sender, body, isAdmin: () => isAdmin(headers) })
  })
  routes.all('/', () => methodNotAllowed('POST'))
  routes.onError((error) => {
    logThrottled('warn', { err: error }, 'events were not taken')
    return apiErrorResponse(503, 'The events could not be saved.')
  })
  return routes
}

/** What can be told without reading it: why a request is not taken, and how it is answered. */
function findRejection(headers: Headers, origin: string): [Refusal, Response] | undefined {
  if (!isSameOriginRequest(headers, origin))
    return ['foreign', apiErrorResponse(403, 'This request came from another site.')]
  if (isPrefetch(headers)) return ['prefetch', new Response(null, { status: 204 })]
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    return ['malformed', apiErrorResponse(415, 'Send application/json.')]
  // browsers tell the length, and Node reads no more than that; a limit that counts the bytes itself makes a stream of the
  // body, which costs more than all the rest
  const length = Number(headers.get('content-length') ?? Number.NaN)
  if (length <= MAX_EVENT_BYTES) return undefined
  return [
    'malformed',
    apiErrorResponse(413, `The request body must have a Content-Length of at most ${MAX_EVENT_BYTES} bytes.`),
  ]
}

/** Sent by a page that the browser, or a proxy for it, made ready before anybody asked: perhaps nobody ever does. */
function isPrefetch(headers: Headers) {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /\bpre(fetch|render|view)/i.test(headers.get(name) ?? ''),
  )
}
