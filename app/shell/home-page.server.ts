import type { RouterContextProvider } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import type { Block } from '~/wings/content/landing-pages/block-schema'
import { HOME_SLUG } from '~/wings/content/landing-pages/landing-page'
import { loadLandingPage, loadLandingPageVariant } from '~/wings/content/landing-pages/load-landing-page.server'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import { findPublishedLandingPage } from '~/wings/content/landing-pages/queries.server'
import { findPriceRange } from '~/wings/shop/products/queries.server'
import type { Brand } from '~/wings/site/settings/brand'
import { findBrand } from '~/wings/site/settings/queries.server'
import { SITE_PAGES_TAG } from '~/wings/web/pages/published-paths.queries.server'

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

/** The home page of a studio that has not published one: what it says of itself, and its newest products and posts. */
function createDefaultHomePage(brand: Pick<Brand, 'name' | 'tagline' | 'description'>) {
  const blocks: Block[] = [
    {
      ...newBlock('hero', 'hero'),
      title: brand.tagline || brand.name,
      text: brand.description,
      action: { label: 'View products', url: '/tools' },
      secondary: { label: 'Contact us', url: '/contact' },
    },
    {
      ...newBlock('products', 'products'),
      title: 'New products',
      tone: 'wash',
      limit: 2,
      action: { label: 'All products', url: '/tools' },
    },
    { ...newBlock('posts', 'posts'), title: 'From the blog', action: { label: 'All posts', url: '/blog' } },
  ]
  return { slug: HOME_SLUG, title: brand.name, description: brand.description, blocks }
}
