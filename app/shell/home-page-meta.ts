import { landingPageMetaInput } from '~/wings/content/landing-pages/landing-page-meta'
import type { PageMetaInput, SeoSite } from '~/wings/web/seo/page-meta-input'
import { organizationJsonLd, webSiteJsonLd } from '~/wings/web/seo/site-json-ld'
import type { LoadedHomePage } from './home-page.server'

/** What the home page says of itself: what its blocks say, and who the studio is. */
export function homePageMetaInput(site: SeoSite, { priceRange, ...loaded }: LoadedHomePage): PageMetaInput {
  const facts = landingPageMetaInput(site, loaded)
  const organization = { ...organizationJsonLd(site), ...(priceRange && { priceRange: formatPriceRange(priceRange) }) }
  return { ...facts, jsonLd: [organization, webSiteJsonLd(site), ...(facts.jsonLd ?? [])] }
}

const formatPriceRange = ({ from, to }: { from: number; to: number }) =>
  from === to ? `${from} USD` : `${from}–${to} USD`
