import type { MetaDescriptor } from 'react-router'
import { pictureAtLeast } from '~/domains/media/picture'
import { pageTitle } from '~/domains/patterns/page-title'
import { fillPattern, wordsOfStudio } from '~/domains/patterns/pattern'
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, socialPicturePath } from '~/domains/social-pictures/social-picture'
import { breadcrumbsOf, frameOf, type PageMatches } from './breadcrumbs'
import type { PageFacts, Site } from './page-facts'
import type { Breadcrumb, PageFrame, SeoSettings } from './seo-settings'

interface SocialPage {
  site: Site
  seo: Partial<SeoSettings>
  facts: PageFacts
  path: string
  title: string
  description: string
  canonical: string
}

const sizeTags = [
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: String(SOCIAL_WIDTH) },
  { property: 'og:image:height', content: String(SOCIAL_HEIGHT) },
]

/** The head of a page: title, description, canonical address, Open Graph, Twitter card, structured data. */
export function pageMeta(matches: PageMatches, facts: PageFacts): MetaDescriptor[] {
  const site = matches[0]?.loaderData as Site | undefined
  const frame = frameOf(matches)
  if (!site || !frame) return [{ title: facts.title }]
  const seo: Partial<SeoSettings> = frame.seo ?? {}
  const own = ownWords({ site, frame, facts })
  const title = seo.metaTitle || own.title
  const description = seo.metaDescription || own.description
  const ownPath = facts.canonicalPath ?? frame.path
  const canonical = seo.canonicalUrl || site.origin + ownPath
  const robots = seo.robotsMeta || facts.robots
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(facts.hasMarkdown && site.hasMarkdown ? [markdownLink(site.origin + ownPath)] : []),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...socialTags({ site, seo, facts, path: frame.path, title: seo.metaTitle || facts.title, description, canonical }),
    ...(seo.customMetaTags ?? []).map(customTag),
    ...structuredData(site, breadcrumbsOf(matches), seo, facts).map(
      (thing) => ({ 'script:ld+json': thing }) as MetaDescriptor,
    ),
  ]
}

/** What the page says of itself, in the way of its kind. The home page is one of its kind, and called as it says. */
function ownWords({ site, frame, facts }: { site: Site; frame: PageFrame; facts: PageFacts }) {
  const { title, description } = facts
  if (frame.path === '/') return { title, description }
  const words = { ...facts.words, title, description, ...wordsOfStudio(site) }
  return {
    title: pageTitle(frame.pattern?.title ?? '', words),
    description: fillPattern(frame.pattern?.description ?? '', words) || description,
  }
}

function markdownLink(address: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: `${address}.md` }
}

function customTag({ name, property, content }: SeoSettings['customMetaTags'][number]): MetaDescriptor {
  return property ? { property, content } : { name: name ?? '', content }
}

function structuredData(site: Site, breadcrumbs: Breadcrumb[], seo: Partial<SeoSettings>, facts: PageFacts): object[] {
  const own = seo.schemaMarkup ? [seo.schemaMarkup].flat() : (facts.jsonLd ?? [])
  const leading = breadcrumbs.filter(({ isSegmentOnly }) => !isSegmentOnly)
  return leading.length > 1 ? [...own, breadcrumbList(site.origin, leading)] : own
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

/** The root's loader data as a page's meta function finds it. */
export function siteOf(matches: PageMatches) {
  return matches[0]?.loaderData as Site
}

/** What networks show of a link to the page. */
function socialTags(page: SocialPage): MetaDescriptor[] {
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

function absolute(origin: string, pathOrUrl: string) {
  return new URL(pathOrUrl, origin).href
}
