import { Hono } from 'hono'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { findBrand } from '~/wings/site/settings/queries.server'
import type { SiteState } from './app'

const ICON_WIDTH = 180

/** The icons that browsers ask for by name, where the studio has a logo of its own; the drawn ones are files. */
export function ownIcons(site: SiteState) {
  const app = new Hono()
  for (const path of ['/favicon.ico', '/apple-touch-icon.png'])
    app.get(path, async (c, next) => {
      // without a database the drawn one is better than none
      const brand = site.isReady ? await findBrand(site.database.db).catch(() => undefined) : undefined
      if (!brand?.logo) return next()
      c.header('Cache-Control', 'no-cache')
      return c.redirect(pictureUrlAtLeast(brand.logo, ICON_WIDTH))
    })
  return app
}
