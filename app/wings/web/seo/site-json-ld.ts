import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import type { Brand } from '~/wings/site/settings/brand'

interface Studio {
  brand: Brand
  origin: string
}

/** The `@id` of the studio, by which articles and products refer to it as their publisher and brand. */
export const organizationId = (origin: string) => `${origin}/#organization`

/** The studio in short, for pages that refer to it: a reader of one page looks nowhere else. */
export function publisherJsonLd({ brand, origin }: Studio) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    url: `${origin}/`,
    logo: origin + (brand.logo ? pictureUrlAtLeast(brand.logo, 512) : '/favicon.svg'),
  }
}

/** The studio as structured data. */
export function organizationJsonLd({ brand, origin }: Studio) {
  return {
    ...publisherJsonLd({ brand, origin }),
    legalName: brand.legalName,
    ...(brand.contactEmail && { email: brand.contactEmail }),
    ...(brand.address && { address: brand.address }),
    sameAs: brand.socialLinks.map(({ url }) => url),
  }
}

export function webSiteJsonLd({ brand, origin }: Studio) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    publisher: { '@id': organizationId(origin) },
  }
}
