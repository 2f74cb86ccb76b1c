import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import type { Brand } from '~/wings/site/settings/brand'

/** The studio as structured data; articles and products refer to it as their publisher. */
export function organizationJsonLd({ brand, origin }: { brand: Brand; origin: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: origin + (brand.logo ? pictureUrlAtLeast(brand.logo, 512) : '/favicon.svg'),
    ...(brand.contactEmail && { email: brand.contactEmail }),
    ...(brand.address && { address: brand.address }),
    sameAs: brand.socialLinks.map(({ url }) => url),
  }
}

export function webSiteJsonLd({ brand, origin }: { brand: Brand; origin: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
  }
}
