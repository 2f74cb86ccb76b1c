import type { RouterContextProvider } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { HOME_SLUG } from '~/wings/content/landing-pages/landing-page'
import { loadLandingPage, loadLandingPageVariant } from '~/wings/content/landing-pages/load-landing-page.server'
import { findPublishedLandingPage } from '~/wings/content/landing-pages/queries.server'
import { findPriceRange } from '~/wings/shop/products/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { SITE_PAGES_TAG } from '~/wings/web/pages/published-paths.queries.server'
import { createDefaultHomePage } from './default-home-page'

/** The landing page that the studio made its home page; until there is one, its name, products and posts. */
export async function loadHomePage(context: Readonly<RouterContextProvider>) {
  const db = context.get(databaseContext)
  context.get(pageContext).addCacheTags('products', SITE_PAGES_TAG)
  const own = await findPublishedLandingPage(db, HOME_SLUG)
  const loaded = own
    ? await loadLandingPage(context, own)
    : await loadLandingPageVariant(context, createDefaultHomePage(await findBrand(db)))
  return { ...loaded, priceRange: await findPriceRange(db) }
}

export type LoadedHomePage = Awaited<ReturnType<typeof loadHomePage>>
