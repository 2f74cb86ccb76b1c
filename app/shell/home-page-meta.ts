import { toMajorUnits } from '~/platform/text/money'
import { landingPageMetaInput } from '~/wings/content/landing-pages/landing-page-meta'
import type { PriceRange } from '~/wings/shop/products/queries.server'
import type { PageMetaInput, SeoSite } from '~/wings/web/seo/page-meta-input'
import { organizationJsonLd, webSiteJsonLd } from '~/wings/web/seo/site-json-ld'
import type { LoadedHomePage } from './home-page.server'

/** What the home page says of itself: what its blocks say, and who the studio is. */
export function homePageMetaInput(site: SeoSite, { priceRange, ...loaded }: LoadedHomePage): PageMetaInput {
  const facts = landingPageMetaInput(site, loaded)
  const organization = { ...organizationJsonLd(site), ...(priceRange && { priceRange: formatPriceRange(priceRange) }) }
  return { ...facts, jsonLd: [organization, webSiteJsonLd(site), ...(facts.jsonLd ?? [])] }
}

function formatPriceRange({ currency, from, to }: PriceRange) {
  const [lowest, highest] = [from, to].map((price) => toMajorUnits(price, currency))
  return from === to ? `${lowest} ${currency}` : `${lowest}–${highest} ${currency}`
}
