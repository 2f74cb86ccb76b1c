import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '~/domains/patterns/page-title'
import { fillPattern, wordsOfStudio } from '~/domains/patterns/pattern'
import { breadcrumbsOf, frameOf, type PageMatches } from './breadcrumbs'
import { socialTags } from './head/social-tags'
import type { PageFacts, Site } from './page-facts'
import type { Breadcrumb, PageFrame, SeoSettings } from './seo-settings'

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
