import { formatNumber } from '~/platform/text/format-number'
import { priceRange } from '~/wings/shop/products/product'
import type { PageMetaInput, SeoSite } from '~/wings/web/seo/page-meta-input'
import { organizationJsonLd, webSiteJsonLd } from '~/wings/web/seo/site-json-ld'

/** What the home page says of itself. */
export function homePageMeta(site: SeoSite): PageMetaInput {
  const [from, to] = [priceRange.from, priceRange.to].map((price) => formatNumber(price))
  return {
    title: `${site.brand.name}: finished software and senior product leads`,
    description: `Ready-made software products with full source from ${from} to ${to} USD, and product leads who ship. For entrepreneurs, agencies and enterprises.`,
    jsonLd: [
      { ...organizationJsonLd(site), priceRange: `${priceRange.from}–${priceRange.to} USD` },
      webSiteJsonLd(site),
    ],
  }
}
