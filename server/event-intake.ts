import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { EventIntake } from '~/domains/analytics/event-intake.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { log } from '~/platform/log.server'
import type { SiteState } from './app'
import { clientAddress } from './client-address'
import { isFromHere } from './cross-site'
import { knowAdmins } from './know-admins'

const MOST_BYTES = 16 * 1024

/** What visitors' browsers tell, before anything else is asked: thousands a second, none of which becomes a line in the log. */
export function eventRoutes(site: SiteState, intake: EventIntake) {
  const isAdmin = knowAdmins(site)
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post(
    '/',
    async (c, next) => {
      if (!site.isReady) return apiFault(503, 'The site is not ready yet.')
      const { headers } = c.req.raw
      if (!isFromHere(headers, site.env.ORIGIN))
        return intake.refuse('foreign', apiFault(403, 'This was sent from another site.'))
      if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
        return intake.refuse('malformed', apiFault(415, 'Send application/json.'))
      return next()
    },
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: () => intake.refuse('malformed', apiFault(413, `This is more than ${MOST_BYTES} bytes.`)),
    }),
    async (c) => {
      const sender = { address: clientAddress(c.env.incoming, c.req), userAgent: c.req.header('user-agent') ?? '' }
      const body = await c.req.text()
      return intake.take({ sender, body, isAdmin: () => isAdmin(c.req.raw.headers) })
    },
  )
  routes.all('/', () => wrongMethod('POST'))
  routes.onError((error) => {
    log.warn({ err: error }, 'events were not taken')
    return apiFault(503, 'This could not be written.')
  })
  return routes
}
