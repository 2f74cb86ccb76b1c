import type { MetaDescriptor } from 'react-router'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { openGraphLocale } from '~/wings/site/settings/content-language'
import { SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH, socialImagePath } from '~/wings/web/social-images/social-image'
import { renderPageTitle } from '~/wings/web/title-templates/render-page-title'
import { renderTitleTemplate, siteTemplateVariables } from '~/wings/web/title-templates/title-template'
import { buildBreadcrumbs, getPageSeoContext, type RouteMatches } from './breadcrumbs'
import type { PageMetaInput, SeoSite } from './page-meta-input'
import { resolveSeoTexts, type SeoTexts } from './resolve-seo-texts'
import type { PageSeoSettings, StoredTag } from './seo-fields'
import type { Breadcrumb, PageSeoContext } from './seo-settings'
import { organizationId, publisherJsonLd } from './site-json-ld'

interface SocialPage {
  site: SeoSite
  seo: Partial<PageSeoSettings>
  facts: PageMetaInput
  path: string
  texts: SeoTexts
  canonical: string
}

const sizeTags = [
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: String(SOCIAL_IMAGE_WIDTH) },
  { property: 'og:image:height', content: String(SOCIAL_IMAGE_HEIGHT) },
]

/** The head of a page: title, description, canonical address, Open Graph, Twitter card, structured data. */
export function pageMeta(matches: RouteMatches, facts: PageMetaInput): MetaDescriptor[] {
  const site = matches[0]?.loaderData as SeoSite | undefined
  const page = getPageSeoContext(matches)
  if (!site || !page) return [{ title: facts.title }]
  const seo: Partial<PageSeoSettings> = page.seo ?? {}
  const own = renderDefaultTexts({ site, page, facts })
  const texts = resolveSeoTexts(seo, { ...own, name: facts.title })
  const ownPath = facts.canonicalPath ?? page.path
  const canonical = seo.canonicalUrl || site.origin + ownPath
  const robots = seo.robotsMeta || facts.robots
  return [
    { title: texts.metaTitle },
    { name: 'description', content: texts.metaDescription },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(facts.hasMarkdown && site.hasMarkdown ? [markdownLink(site.origin + ownPath)] : []),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    { property: 'og:locale', content: openGraphLocale(page.language) },
    ...socialTags({ site, seo, facts, path: page.path, texts, canonical }),
    ...(seo.customMetaTags ?? []).map(customTag),
    ...structuredData(site, page, buildBreadcrumbs(matches), facts).map(
      (thing) => ({ 'script:ld+json': thing }) as MetaDescriptor,
    ),
  ]
}

/** What the page says of itself, in the way of its kind. The home page is one of its kind, and called as it says. */
function renderDefaultTexts({ site, page, facts }: { site: SeoSite; page: PageSeoContext; facts: PageMetaInput }) {
  const { title, description } = facts
  if (page.path === '/') return { title, description }
  const words = { ...facts.templateVariables, title, description, ...siteTemplateVariables(site) }
  return {
    title: renderPageTitle(page.titleTemplate?.title ?? '', words),
    description: renderTitleTemplate(page.titleTemplate?.description ?? '', words) || description,
  }
}

function markdownLink(address: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: `${address}.md` }
}

function customTag({ name, property, content }: StoredTag): MetaDescriptor {
  return property ? { property, content } : { name: name ?? '', content }
}

function structuredData(
  site: SeoSite,
  { seo, language }: PageSeoContext,
  breadcrumbs: Breadcrumb[],
  facts: PageMetaInput,
): object[] {
  const own = seo?.schemaMarkup
    ? [seo.schemaMarkup].flat()
    : (facts.jsonLd ?? []).map((thing) => inLanguage(thing, language))
  const leading = breadcrumbs.filter(({ isSegmentOnly }) => !isSegmentOnly)
  return [
    ...own,
    ...(lacksOrganization(own, site.origin) ? [publisherJsonLd(site)] : []),
    ...(leading.length > 1 ? [breadcrumbList(site.origin, leading)] : []),
  ]
}

/** Whether they refer to the studio, as their publisher or brand, and none of them says who that is. */
function lacksOrganization(things: object[], origin: string) {
  const id = organizationId(origin)
  const isIt = (thing: object) => '@id' in thing && thing['@id'] === id
  return !things.some(isIt) && JSON.stringify(things).includes(JSON.stringify({ '@id': id }))
}

// things that are written; an organization or a product has no language
const writtenTypes = new Set(['BlogPosting', 'FAQPage', 'HowTo', 'WebSite'])

const inLanguage = (thing: object, language: string) =>
  '@type' in thing && writtenTypes.has(String(thing['@type'])) ? { ...thing, inLanguage: language } : thing

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
export function getSeoSite(matches: RouteMatches) {
  return matches[0]?.loaderData as SeoSite
}

/** What networks show of a link to the page. */
function socialTags(page: SocialPage): MetaDescriptor[] {
  const { site, seo, facts, texts, canonical } = page
  const picture = seo.ogImage ? undefined : buildImageTags(page)
  const twitterImage = seo.twitterImage || seo.ogImage || picture?.address
  return [
    { property: 'og:type', content: facts.kind ?? 'website' },
    { property: 'og:site_name', content: site.brand.name },
    { property: 'og:title', content: texts.ogTitle },
    { property: 'og:description', content: texts.ogDescription },
    { property: 'og:url', content: canonical },
    ...(seo.ogImage ? [{ property: 'og:image', content: resolveSiteUrl(site.origin, seo.ogImage) }] : []),
    ...(picture?.tags ?? []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: texts.twitterTitle },
    { name: 'twitter:description', content: texts.twitterDescription },
    ...(twitterImage ? [{ name: 'twitter:image', content: resolveSiteUrl(site.origin, twitterImage) }] : []),
  ]
}

/**
 * Where nobody has chosen a picture for the page, one is drawn. The home page has the studio's; pages that are never for
 * search engines have what they show.
 */
function buildImageTags({ site, facts, path, texts: { ogTitle: title } }: SocialPage) {
  const { brand, origin } = site
  const own = facts.image ?? (path === '/' || facts.robots ? brand.socialPicture : null)
  if (own && (path === '/' || facts.robots))
    return createImageTags(origin, pictureUrlAtLeast(own, SOCIAL_IMAGE_WIDTH), own.alt)
  if (facts.robots) return undefined
  const shown = { title, kind: facts.kind ?? 'website', brandName: brand.name, hue: brand.hue, path } as const
  const address = socialImagePath({ ...shown, host: new URL(origin).host, cover: own?.checksum ?? null })
  const drawn = createImageTags(origin, address, `${title} – ${brand.name}`)
  return { ...drawn, tags: [...drawn.tags, ...sizeTags] }
}

function createImageTags(origin: string, address: string, alt: string) {
  const image = { property: 'og:image', content: resolveSiteUrl(origin, address) }
  return { address, tags: [image, ...(alt ? [{ property: 'og:image:alt', content: alt }] : [])] }
}

function resolveSiteUrl(origin: string, pathOrUrl: string) {
  return new URL(pathOrUrl, origin).href
}
