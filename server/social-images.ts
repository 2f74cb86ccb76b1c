import type { MiddlewareHandler } from 'hono'
import { publicPageAddress } from '~/platform/page-cache/public-page-address.server'
import { isPrivatePath, knownQueryParams } from '~/shell/public-pages'
import { getSocialImage } from '~/wings/web/social-images/get-social-image.server'
import type { SiteState } from './app'
import { databaseUnavailableResponse, errorResponse } from './error-response'
import { type Application, renderSharedPage } from './render-shared-page'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The pictures that networks show with links to pages. */
export function socialImageFiles(site: SiteState, app: Application): MiddlewareHandler {
  return async (c) => {
    if (!site.isReady) return databaseUnavailableResponse(c, site)
    const { DATA_DIR: dataDir, ORIGIN: origin } = site.env
    const render = (path: string) => renderPublicPage(app, origin, path)
    const found = await getSocialImage({ db: site.database.db, dataDir, origin, render }, c.req.path)
    if (found === 'missing') return errorResponse(c, 404, 'This picture does not exist.')
    if (found === 'busy') {
      c.header('Retry-After', '5')
      return errorResponse(c, 503, 'Too many images are being generated. Please try again.')
    }
    c.header('Cache-Control', 'movedTo' in found ? 'no-cache' : IMMUTABLE)
    if ('movedTo' in found) return c.redirect(found.movedTo)
    return c.body(found.stream, 200, { 'Content-Type': 'image/jpeg', 'Content-Length': String(found.byteSize) })
  }
}

async function renderPublicPage(app: Application, origin: string, path: string) {
  if (publicPageAddress(path, { knownQueryParams, isPrivate: isPrivatePath }) !== path) return undefined
  const page = await renderSharedPage(app, origin, path, 0)
  return page.status === 200 && !page.isPerRequest ? page.body.toString() : undefined
}
