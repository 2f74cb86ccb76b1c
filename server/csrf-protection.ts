import type { MiddlewareHandler } from 'hono'
import { errorResponse } from './error-response'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses whatever another site makes a visitor's browser send here, before anything is done. Browsers say with each such
 * request where it comes from; a program that says nothing carries no session but its own.
 */
export function csrfProtection(origin: string): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.includes(c.req.method)) return next()
    if (!isSameOriginRequest(c.req.raw.headers, origin)) {
      return errorResponse(c, 403, 'This request came from another site and was blocked.')
    }
    // React Router would ask once more and be wrong: behind a proxy it takes https for another site, and a form on a page
    // that keeps its address to itself is sent with "null"
    if (!c.req.path.startsWith('/api/')) c.req.raw.headers.delete('origin')
    return next()
  }
}

/** Whether a browser says that a page of this site sent it, or says nothing. */
export function isSameOriginRequest(headers: Headers, ownOrigin: string) {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return true
  if (site === 'cross-site') return false
  const sender = headers.get('origin')
  if (sender === null) return true
  // reached by another name, as 127.0.0.1 for localhost: the browser keeps a session for that name alone
  return sender === ownOrigin || parseHost(sender) === headers.get('host')
}

function parseHost(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
