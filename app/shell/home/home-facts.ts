import { priceRange } from '~/domains/products/product'
import { organization, webSite } from '~/domains/seo/organization'
import type { PageFacts, Site } from '~/domains/seo/page-facts'

/** What the home page says of itself. */
export function homeFacts(site: Site): PageFacts {
  const [from, to] = [priceRange.from, priceRange.to].map((price) => price.toLocaleString('en-US'))
  return {
    title: `${site.brand.name}: finished software and senior product leads`,
    description: `Ready-made software products with full source from ${from} to ${to} USD, and product leads who ship. For entrepreneurs, agencies and enterprises.`,
    jsonLd: [{ ...organization(site), priceRange: `${priceRange.from}–${priceRange.to} USD` }, webSite(site)],
  }
}
