import type { MiddlewareHandler } from 'hono'
import { toCanonicalPath } from '~/platform/page-cache/public-page-address.server'
import { isPrivatePath } from '~/shell/public-pages'

/** /Blog/ is /blog: one address per page, for search engines and for the page cache. */
export const redirectToCanonicalPath: MiddlewareHandler = async (c, next) => {
  const { path, method } = c.req
  const isReading = method === 'GET' || method === 'HEAD'
  if (!isReading || isPrivatePath(path) || path.includes('%') || path === toCanonicalPath(path)) return next()
  return c.redirect(toCanonicalPath(path) + new URL(c.req.url).search, 301)
}
