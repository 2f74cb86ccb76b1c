import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { RouterContextProvider } from 'react-router'
import type { OpenDatabase } from '~/platform/database/database.server'
import { DATABASE_FULL } from '~/platform/database/database-errors'
import type { SiteEnvironment } from '~/platform/env/env.server'
import {
  databaseContext,
  environmentContext,
  PageRender,
  pageContext,
  type RequestMeta,
  requestMetaContext,
} from '~/platform/http/request-context.server'
import { log } from '~/platform/monitoring/log.server'
import { logThrottled } from '~/platform/monitoring/log-throttled.server'
import { redactPath } from '~/platform/monitoring/redact-tokens'
import { assignVariant } from '~/platform/page-cache/page-variants.server'
import { isWellFormedPath } from '~/platform/page-cache/public-page-address.server'
import { FileStoreUnavailable } from '~/platform/storage/file-store.server'
import { isPrivatePath } from '~/shell/public-pages'
import type { EventCollector } from '~/wings/events/analytics/event-collector.server'
import { limitBodies } from './body-limits'
import { redirectToCanonicalPath } from './canonical-paths'
import { clientAddress } from './client-address'
import { csrfProtection } from './csrf-protection'
import { earlyRedirects } from './early-redirects'
import { databaseUnavailableResponse, errorResponse } from './error-response'
import { eventRoutes } from './event-routes'
import { healthRoutes } from './health-routes'
import { metricsRoutes } from './metrics-routes'
import { movedPaths } from './moved-paths'
import { ownIcons } from './own-icons'
import { requestLog } from './request-log'
import { createRouteHandler } from './route-handler'
import { securityHeaders } from './security-headers'
import { socialImageFiles } from './social-images'
import { mediaFiles, staticFiles } from './static-files'

export interface SiteBindings extends HttpBindings {
  /** Present when the page cache asks: the page is rendered for everyone. */
  page?: PageRender
  /** The site reads its own page, for its register. */
  isInternal?: boolean
}

export interface SiteVariables {
  requestId: string
  /** The pattern of the route of the application that answered. */
  route: string | undefined
}

export interface SiteState {
  env: SiteEnvironment
  database: OpenDatabase
  /** What visitors' browsers tell. */
  events: EventCollector
  /** True once the database is reached and migrated. */
  isReady: boolean
  /** Why it cannot be migrated, while it cannot. */
  failedMigration?: string
}

const ALLOWED_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Everything behind the page cache: limits, headers, files, then the routes. */
export function createApp(site: SiteState) {
  const app = new Hono<{ Bindings: SiteBindings; Variables: SiteVariables }>()
  const routes = createRouteHandler(import.meta.env.MODE)

  app.use(securityHeaders(site.env.ORIGIN))
  app.route('/api/events', eventRoutes(site, site.events))
  app.route('/', healthRoutes(site)).route('/', metricsRoutes(site))
  app.use((c, next) => {
    c.set('requestId', randomUUID())
    return next()
  })
  app.use(requestLog(site), csrfProtection(site.env.ORIGIN))

  app.use(rejectMalformedRequests)
  app.use('/assets/*', staticFiles({ isImmutable: true }))
  app.get('/media/*', mediaFiles(site.env.DATA_DIR)).get('/og/*', socialImageFiles(site, app))
  app.route('/', ownIcons(site)).use(staticFiles({ isImmutable: false }))
  app.route('/', movedPaths())
  app.use(earlyRedirects(site), redirectToCanonicalPath)

  app.use(limitBodies)
  const compressed = compress()
  app.use((c, next) => (c.env.page ? next() : compressed(c, next)))

  app.all('*', async (c) => {
    if (!site.isReady) return databaseUnavailableResponse(c, site)
    const address = clientAddress(c.env.incoming, c.req, site.env.TRUSTED_PROXIES)
    const visitor = { address, userAgent: c.req.header('user-agent') ?? '' }
    const page = c.env.page ?? new PageRender(false, (versions) => assignVariant(versions, visitor, site.env.SECRET))
    const context = new RouterContextProvider()
    context.set(databaseContext, site.database.db)
    context.set(environmentContext, site.env)
    context.set(pageContext, page)
    const meta: RequestMeta = { requestId: c.get('requestId'), address }
    context.set(requestMetaContext, meta)
    const response = await routes(c.req.raw, context)
    c.set('route', meta.routePattern)
    if (page.databaseError)
      return page.databaseError === 'full' ? errorResponse(c, 507, DATABASE_FULL) : databaseUnavailableResponse(c, site)
    return withoutCaching(shortIfFileIsMissing(response, c.req.path))
  })
  app.onError((error, c) => toErrorResponse(c, error, c.get('requestId')))
  return app
}

function toErrorResponse(c: Context, error: Error, requestId: string) {
  if (error instanceof FileStoreUnavailable) {
    // a page has many pictures, and each fails alike
    logThrottled('error', { err: error }, 'a file could not be read from the file store')
    return errorResponse(c, 503, error.message)
  }
  log.error({ requestId, path: redactPath(c.req.path), err: error }, 'request failed')
  return errorResponse(c, 500, 'Something went wrong.')
}

const rejectMalformedRequests: MiddlewareHandler<{ Bindings: SiteBindings }> = async (c, next) => {
  if (!ALLOWED_METHODS.includes(c.req.method)) return errorResponse(c, 405, 'This HTTP method is not supported.')
  const url = c.env.incoming?.url ?? c.req.path
  if (url.includes('#') || !isWellFormedPath(pathOf(url))) return errorResponse(c, 400, 'This URL is malformed.')
  return next()
}

/** Whoever asks for a text or an icon has no use for a page that says there is none. */
function shortIfFileIsMissing(response: Response, path: string) {
  const [, extension] = /\.(txt|md|ico)$/.exec(path) ?? []
  const isMissing = response.status === 404 || response.status === 410
  // a download or a screen says more of what is missing
  if (!extension || !isMissing || isPrivatePath(path)) return response
  const type = extension === 'md' ? 'text/markdown' : 'text/plain'
  const text = response.status === 410 ? 'This file was removed.\n' : 'This file does not exist.\n'
  return new Response(text, {
    status: response.status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'X-Robots-Tag': 'noindex' },
  })
}

/** Where something is today may be another place tomorrow, or a page again: what is no page is not kept anywhere. */
function withoutCaching(response: Response) {
  if (response.status >= 300 && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', 'no-cache')
  return response
}

/** Before dots are resolved: a client that climbs is refused, even where it would arrive at nothing. */
function pathOf(url: string) {
  return url.split('?', 1)[0] ?? ''
}
