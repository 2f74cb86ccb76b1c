import { Hono } from 'hono'
import { errorResponse } from './error-response'

/** Addresses that mails, bookmarks or open pages may still hold. */
const MOVED_PATHS = {
  '/download/:token/fresh': '/download/:token/new-link',
  '/admin/seo-settings/patterns': '/admin/seo-settings/title-templates',
}

// a screen from before an update sends its files to where they are no longer taken
const LEFT_UPLOADS =
  /^\/admin\/(media|settings\/import|settings\/export\/archives|products\/edit\/[^/]+\/files)\/uploads(\/|$)/
const RELOAD = 'The site was updated. Reload this page and choose the file again.'

/** Leads from an old address of the site's own to the new one, also what a form of an open page still sends there. */
export function movedPaths() {
  const app = new Hono()
  for (const [from, to] of Object.entries(MOVED_PATHS))
    app.all(from, (c) => {
      const path = to.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(c.req.param(name) ?? ''))
      c.header('Cache-Control', 'no-cache')
      return c.redirect(path + new URL(c.req.url).search, 308)
    })
  app.all('/admin/*', (c, next) => (LEFT_UPLOADS.test(c.req.path) ? errorResponse(c, 410, RELOAD) : next()))
  return app
}
