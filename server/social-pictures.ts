import type { MiddlewareHandler } from 'hono'
import { findSocialPicture } from '~/domains/social-pictures/find-social-picture.server'
import { publicAddress } from '~/platform/page-cache/public-address.server'
import { isPrivatePath, knownQueries } from '~/shell/public-pages'
import type { SiteState } from './app'
import { fault, waiting } from './fault'
import { type Application, renderForEveryone } from './render-for-everyone'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The pictures that networks show with links to pages. */
export function socialPictureFiles(site: SiteState, app: Application): MiddlewareHandler {
  return async (c) => {
    if (!site.isReady) return waiting(c, site)
    const { DATA_DIR: dataDir, ORIGIN: origin } = site.env
    const render = (path: string) => publicPage(app, origin, path)
    const found = await findSocialPicture({ db: site.database.db, dataDir, origin, render }, c.req.path)
    if (found === 'missing') return fault(c, 404, 'This picture does not exist.')
    if (found === 'busy') {
      c.header('Retry-After', '5')
      return fault(c, 503, 'Too many pictures are being drawn. Please try again.')
    }
    c.header('Cache-Control', 'movedTo' in found ? 'no-cache' : IMMUTABLE)
    if ('movedTo' in found) return c.redirect(found.movedTo)
    return c.body(found.stream, 200, { 'Content-Type': 'image/jpeg', 'Content-Length': String(found.byteSize) })
  }
}

async function publicPage(app: Application, origin: string, path: string) {
  if (publicAddress(path, { knownQueries, isPrivate: isPrivatePath }) !== path) return undefined
  const page = await renderForEveryone(app, origin, path, 0)
  return page.status === 200 && !page.isPassedOn ? page.body.toString() : undefined
}
