import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { RouterContextProvider } from 'react-router'
import type { EventIntake } from '~/domains/analytics/event-intake.server'
import {
  databaseContext,
  environmentContext,
  PageInProgress,
  pageContext,
  visitContext,
} from '~/platform/context.server'
import type { OpenDatabase } from '~/platform/database/database.server'
import { DATABASE_FULL } from '~/platform/database/unreachable'
import type { SiteEnvironment } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { logSparingly } from '~/platform/log-sparingly.server'
import { isWellFormedPath } from '~/platform/page-cache/public-address.server'
import { versionFor } from '~/platform/page-cache/versions.server'
import { StoreUnavailable } from '~/platform/storage/file-store.server'
import { pathForLog } from '~/platform/without-tokens'
import { limitBodies } from './body-limits'
import { clientAddress } from './client-address'
import { refuseOtherSites } from './cross-site'
import { eventRoutes } from './event-intake'
import { fault, waiting } from './fault'
import { mediaFiles, siteFiles } from './files'
import { healthRoutes } from './health'
import { leadOnEarly } from './lead-on-early'
import { redirectToPlainPath } from './plain-paths'
import { requestLog } from './request-log'
import { createRoutes } from './routes'
import { securityHeaders } from './security-headers'
import { socialPictureFiles } from './social-pictures'

export interface SiteBindings extends HttpBindings {
  /** Present when the page cache asks: the page is rendered for everyone. */
  page?: PageInProgress
  /** The site reads its own page, for its register. */
  isUnasked?: boolean
}

export interface SiteState {
  env: SiteEnvironment
  database: OpenDatabase
  /** What visitors' browsers tell. */
  events: EventIntake
  /** True once the database is reached and migrated. */
  isReady: boolean
  /** Why it cannot be migrated, while it cannot. */
  failedMigration?: string
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Everything behind the page cache: limits, headers, files, then the routes. */
export function createApp(site: SiteState) {
  const app = new Hono<{ Bindings: SiteBindings; Variables: { requestId: string } }>()
  const routes = createRoutes(import.meta.env.MODE)

  app.use(securityHeaders(site.env.ORIGIN))
  app.route('/api/events', eventRoutes(site, site.events))
  app.route('/', healthRoutes(site))
  app.use((c, next) => {
    c.set('requestId', randomUUID())
    return next()
  })
  app.use(requestLog(site), refuseOtherSites(site.env.ORIGIN))

  app.use(refuseOddRequests)
  app.use('/assets/*', siteFiles({ isImmutable: true }))
  app.get('/media/*', mediaFiles(site.env.DATA_DIR)).get('/og/*', socialPictureFiles(site, app))
  app.use(siteFiles({ isImmutable: false }))
  app.use(leadOnEarly(site), redirectToPlainPath)

  app.use(limitBodies)
  const compressed = compress()
  app.use((c, next) => (c.env.page ? next() : compressed(c, next)))

  app.all('*', async (c) => {
    if (!site.isReady) return waiting(c, site)
    const address = clientAddress(c.env.incoming, c.req, site.env.TRUSTED_PROXIES)
    const visitor = { address, userAgent: c.req.header('user-agent') ?? '' }
    const page = c.env.page ?? new PageInProgress(false, (versions) => versionFor(versions, visitor, site.env.SECRET))
    const context = new RouterContextProvider()
    context.set(databaseContext, site.database.db)
    context.set(environmentContext, site.env)
    context.set(pageContext, page)
    context.set(visitContext, { requestId: c.get('requestId'), address })
    const response = await routes(c.req.raw, context)
    if (page.databaseFault) return page.databaseFault === 'full' ? fault(c, 507, DATABASE_FULL) : waiting(c, site)
    return askedAgain(response)
  })
  app.onError((error, c) => answerFailure(c, error, c.get('requestId')))
  return app
}

function answerFailure(c: Context, error: Error, requestId: string) {
  if (error instanceof StoreUnavailable) {
    // a page has many pictures, and each fails alike
    logSparingly('error', { err: error }, 'a file could not be read from the file store')
    return fault(c, 503, error.message)
  }
  log.error({ requestId, path: pathForLog(c.req.path), err: error }, 'request failed')
  return fault(c, 500, 'Something went wrong.')
}

const refuseOddRequests: MiddlewareHandler<{ Bindings: SiteBindings }> = async (c, next) => {
  if (!METHODS.includes(c.req.method)) return fault(c, 405, 'This method is not known here.')
  const url = c.env.incoming?.url ?? c.req.path
  if (url.includes('#') || !isWellFormedPath(pathOf(url))) return fault(c, 400, 'This address is malformed.')
  return next()
}

/** Where something is today may be another place tomorrow, or a page again: what is no page is not kept anywhere. */
function askedAgain(response: Response) {
  if (response.status >= 300 && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', 'no-cache')
  return response
}

/** Before dots are resolved: a client that climbs is refused, even where it would arrive at nothing. */
function pathOf(url: string) {
  return url.split('?', 1)[0] ?? ''
}
