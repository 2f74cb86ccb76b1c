import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { EventIntake, Refusal } from '~/domains/analytics/event-intake.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { logSparingly } from '~/platform/log-sparingly.server'
import type { SiteState } from './app'
import { clientAddress } from './client-address'
import { isFromHere } from './cross-site'
import { knowAdmins } from './know-admins'

const MOST_BYTES = 16 * 1024

/** What visitors' browsers tell, before anything else is asked: thousands a second, none of which becomes a line in the log. */
export function eventRoutes(site: SiteState, intake: EventIntake) {
  const isAdmin = knowAdmins(site)
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post('/', async (c) => {
    if (!site.isReady) return apiFault(503, 'The site is not ready yet.')
    const { headers } = c.req.raw
    const unfit = whyUnfit(headers, site.env.ORIGIN)
    if (unfit) return intake.refuse(...unfit)
    const address = clientAddress(c.env.incoming, c.req, site.env.TRUSTED_PROXIES)
    const sender = { address, userAgent: c.req.header('user-agent') ?? '' }
    const body = await c.req.text()
    return intake.take({ sender, body, isAdmin: () => isAdmin(headers) })
  })
  routes.all('/', () => wrongMethod('POST'))
  routes.onError((error) => {
    logSparingly('warn', { err: error }, 'events were not taken')
    return apiFault(503, 'This could not be written.')
  })
  return routes
}

/** What can be told without reading it: why a request is not taken, and how it is answered. */
function whyUnfit(headers: Headers, origin: string): [Refusal, Response] | undefined {
  if (!isFromHere(headers, origin)) return ['foreign', apiFault(403, 'This was sent from another site.')]
  if (isAhead(headers)) return ['prefetch', new Response(null, { status: 204 })]
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    return ['malformed', apiFault(415, 'Send application/json.')]
  // browsers tell the length, and Node reads no more than that; a limit that counts the bytes itself makes a stream of the
  // body, which costs more than all the rest
  const length = Number(headers.get('content-length') ?? Number.NaN)
  if (length <= MOST_BYTES) return undefined
  return ['malformed', apiFault(413, `This is more than ${MOST_BYTES} bytes, or does not say how many.`)]
}

/** Sent by a page that the browser, or a proxy for it, made ready before anybody asked: perhaps nobody ever does. */
function isAhead(headers: Headers) {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /\bpre(fetch|render|view)/i.test(headers.get(name) ?? ''),
  )
}
