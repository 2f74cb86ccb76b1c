import type { MiddlewareHandler } from 'hono'
import { toCanonicalPath } from '~/platform/page-cache/public-page-address.server'
import { isPrivatePath } from '~/shell/public-pages'
import { findEarlyRedirect } from '~/wings/web/redirects/redirect-or-not-found.server'
import type { SiteBindings, SiteState } from './app'
import { errorResponse } from './error-response'

/** Redirects that are asked before any page: those of a query ("/?p=12"), and old addresses with capitals or a slash too many. */
export function earlyRedirects(site: SiteState): MiddlewareHandler<{ Bindings: SiteBindings }> {
  return async (c, next) => {
    const { path, method } = c.req
    if (!site.isReady || c.env.page || (method !== 'GET' && method !== 'HEAD') || isPrivatePath(path)) return next()
    const url = new URL(c.req.url)
    const isPlain = path === toCanonicalPath(path)
    if (isPlain && !url.search) return next()
    const way = await findEarlyRedirect(site.database.db, url, isPlain)
    if (!way) return next()
    if (way.kind === 'gone') return errorResponse(c, 410, 'This page was removed.')
    c.header('Cache-Control', 'no-cache')
    return c.redirect(way.to, way.status)
  }
}
