import type { MetaDescriptor } from 'react-router'
import { pictureAtLeast } from '~/domains/media/picture'
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, socialPicturePath } from '~/domains/social-pictures/social-picture'
import type { PageFacts, Site } from '../page-facts'
import type { SeoSettings } from '../seo-settings'

interface SocialPage {
  site: Site
  seo: Partial<SeoSettings>
  facts: PageFacts
  path: string
  title: string
  description: string
  canonical: string
}

/** What networks show of a link to the page. */
export function socialTags(page: SocialPage): MetaDescriptor[] {
  const { site, seo, facts, canonical } = page
  const title = seo.ogTitle || page.title
  const description = seo.ogDescription || page.description
  const picture = seo.ogImage ? undefined : ownPicture(page, title)
  const twitterImage = seo.twitterImage || seo.ogImage || picture?.address
  return [
    { property: 'og:type', content: facts.kind ?? 'website' },
    { property: 'og:site_name', content: site.brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(seo.ogImage ? [{ property: 'og:image', content: absolute(site.origin, seo.ogImage) }] : []),
    ...(picture?.tags ?? []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: seo.twitterTitle || title },
    { name: 'twitter:description', content: seo.twitterDescription || description },
    ...(twitterImage ? [{ name: 'twitter:image', content: absolute(site.origin, twitterImage) }] : []),
  ]
}

/**
 * Where nobody has chosen a picture for the page, one is drawn. The home page has the studio's; pages that are never for
 * search engines have what they show.
 */
function ownPicture({ site, facts, path }: SocialPage, title: string) {
  const { brand, origin } = site
  const own = facts.picture ?? (path === '/' || facts.robots ? brand.socialPicture : null)
  if (own && (path === '/' || facts.robots)) return pictureWith(origin, pictureAtLeast(own, SOCIAL_WIDTH), own.alt)
  if (facts.robots) return undefined
  const shown = { title, kind: facts.kind ?? 'website', brandName: brand.name, hue: brand.hue, path } as const
  const address = socialPicturePath({ ...shown, host: new URL(origin).host, cover: own?.checksum ?? null })
  const drawn = pictureWith(origin, address, `${title} – ${brand.name}`)
  return { ...drawn, tags: [...drawn.tags, ...sizeTags] }
}

function pictureWith(origin: string, address: string, alt: string) {
  const image = { property: 'og:image', content: absolute(origin, address) }
  return { address, tags: [image, ...(alt ? [{ property: 'og:image:alt', content: alt }] : [])] }
}

const sizeTags = [
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: String(SOCIAL_WIDTH) },
  { property: 'og:image:height', content: String(SOCIAL_HEIGHT) },
]

export function absolute(origin: string, pathOrUrl: string) {
  return new URL(pathOrUrl, origin).href
}
