import type { MetaDescriptor } from 'react-router'
import type { Picture } from '~/domains/media/picture'
import { pictureAtLeast } from '~/domains/media/picture'
import type { Brand } from '~/domains/settings/brand'
import { breadcrumbsOf, frameOf, type PageMatches } from './breadcrumbs'
import type { Breadcrumb, SeoSettings } from './seo-settings'

/** What a page says of itself; seo_settings of its path win over it. */
export interface PageFacts {
  title: string
  description: string
  /** The path that search engines should keep, when it is not the page's own. */
  canonicalPath?: string
  robots?: string
  kind?: 'website' | 'article' | 'product'
  picture?: Picture | null
  /** Its text can be read as Markdown, at its path with `.md` behind it. */
  hasMarkdown?: boolean
  /** Structured data besides the breadcrumbs, which every page has. */
  jsonLd?: object[]
}

interface Site {
  brand: Brand
  origin: string
  /** Whether pages are offered as Markdown at all. */
  hasMarkdown?: boolean
}

const SOCIAL_PICTURE_WIDTH = 1200

/** The head of a page: title, description, canonical address, Open Graph, Twitter card, structured data. */
export function pageMeta(matches: PageMatches, facts: PageFacts): MetaDescriptor[] {
  const site = matches[0]?.loaderData as Site | undefined
  const frame = frameOf(matches)
  if (!site || !frame) return [{ title: facts.title }]
  const seo: Partial<SeoSettings> = frame.seo ?? {}
  const title = seo.metaTitle || (frame.path === '/' ? facts.title : `${facts.title} – ${site.brand.name}`)
  const description = seo.metaDescription || facts.description
  const ownPath = facts.canonicalPath ?? frame.path
  const canonical = seo.canonicalUrl || site.origin + ownPath
  const robots = seo.robotsMeta || facts.robots
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(facts.hasMarkdown && site.hasMarkdown ? [markdownLink(site.origin + ownPath)] : []),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...socialTags({ site, seo, facts, title: seo.metaTitle || facts.title, description, canonical }),
    ...(seo.customMetaTags ?? []).map(customTag),
    ...structuredData(site, breadcrumbsOf(matches), seo, facts).map(
      (thing) => ({ 'script:ld+json': thing }) as MetaDescriptor,
    ),
  ]
}

function markdownLink(address: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: `${address}.md` }
}

function socialTags(page: {
  site: Site
  seo: Partial<SeoSettings>
  facts: PageFacts
  title: string
  description: string
  canonical: string
}) {
  const { site, seo, facts, title, description, canonical } = page
  const picture = facts.picture ?? site.brand.socialPicture
  const ownImage = picture && pictureAtLeast(picture, SOCIAL_PICTURE_WIDTH)
  const [image, twitterImage] = [seo.ogImage || ownImage, seo.twitterImage || seo.ogImage || ownImage]
  return [
    { property: 'og:type', content: facts.kind ?? 'website' },
    { property: 'og:site_name', content: site.brand.name },
    { property: 'og:title', content: seo.ogTitle || title },
    { property: 'og:description', content: seo.ogDescription || description },
    { property: 'og:url', content: canonical },
    ...(image ? [{ property: 'og:image', content: absolute(site.origin, image) }] : []),
    ...(image && picture?.alt ? [{ property: 'og:image:alt', content: picture.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: seo.twitterTitle || seo.ogTitle || title },
    { name: 'twitter:description', content: seo.twitterDescription || seo.ogDescription || description },
    ...(twitterImage ? [{ name: 'twitter:image', content: absolute(site.origin, twitterImage) }] : []),
  ]
}

function customTag({ name, property, content }: SeoSettings['customMetaTags'][number]): MetaDescriptor {
  return property ? { property, content } : { name: name ?? '', content }
}

function structuredData(site: Site, breadcrumbs: Breadcrumb[], seo: Partial<SeoSettings>, facts: PageFacts): object[] {
  const own = seo.schemaMarkup ? [seo.schemaMarkup].flat() : (facts.jsonLd ?? [])
  return breadcrumbs.length > 1 ? [...own, breadcrumbList(site.origin, breadcrumbs)] : own
}

function breadcrumbList(origin: string, breadcrumbs: Breadcrumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  }
}

export function absolute(origin: string, pathOrUrl: string) {
  return new URL(pathOrUrl, origin).href
}

/** The root's loader data as a page's meta function finds it. */
export function siteOf(matches: PageMatches) {
  return matches[0]?.loaderData as Site
}
