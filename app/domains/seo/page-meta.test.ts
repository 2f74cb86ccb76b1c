import { expect, test } from 'vitest'
import { defaultBrand } from '~/domains/settings/brand'
import { type PageFacts, pageMeta } from './page-meta'
import type { SeoSettings } from './seo-settings'

const nothing: SeoSettings = {
  ...{
    metaTitle: null,
    metaDescription: null,
    canonicalUrl: null,
    robotsMeta: null,
    ogTitle: null,
    ogDescription: null,
  },
  ...{ ogImage: null, twitterTitle: null, twitterDescription: null, twitterImage: null },
  ...{ customMetaTags: [], schemaMarkup: null },
}

function head(seo: Partial<SeoSettings> | null, facts: Partial<PageFacts> = {}, hasMarkdown = true) {
  const site = { brand: defaultBrand, origin: 'https://harbor.test', hasMarkdown }
  const frame = { path: '/about', labels: {}, seo: seo && { ...nothing, ...seo } }
  return pageMeta([{ loaderData: site }, { loaderData: { frame } }], {
    title: 'About',
    description: 'Who we are.',
    ...facts,
  })
}

test('a page says what it is: title, description, canonical address, social cards, breadcrumbs', () => {
  const tags = head(null)
  expect(tags).toContainEqual({ title: 'About – Harbor' })
  expect(tags).toContainEqual({ name: 'description', content: 'Who we are.' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://harbor.test/about' })
  expect(tags).toContainEqual({ property: 'og:title', content: 'About' })
  expect(tags).toContainEqual({ name: 'twitter:description', content: 'Who we are.' })
  expect(JSON.stringify(tags)).toContain('"@type":"BreadcrumbList"')
  expect(tags.some((tag) => 'name' in tag && tag.name === 'robots')).toBe(false)
})

test('what an editor has set wins', () => {
  const tags = head({
    metaTitle: 'Us',
    metaDescription: 'D',
    canonicalUrl: 'https://elsewhere.test/us',
    robotsMeta: 'noindex',
    ogTitle: 'OG',
    ogDescription: 'OGD',
    ogImage: '/media/a.webp',
    twitterTitle: 'T',
    twitterDescription: 'TD',
    twitterImage: 'https://cdn.test/t.png',
    customMetaTags: [
      { name: 'a', content: '1' },
      { property: 'b', content: '2' },
    ],
    schemaMarkup: { '@type': 'AboutPage' },
  })
  for (const tag of [
    { title: 'Us' },
    { name: 'description', content: 'D' },
    { tagName: 'link', rel: 'canonical', href: 'https://elsewhere.test/us' },
    { name: 'robots', content: 'noindex' },
    { property: 'og:title', content: 'OG' },
    { property: 'og:description', content: 'OGD' },
    { property: 'og:image', content: 'https://harbor.test/media/a.webp' },
    { name: 'twitter:title', content: 'T' },
    { name: 'twitter:description', content: 'TD' },
    { name: 'twitter:image', content: 'https://cdn.test/t.png' },
    { name: 'a', content: '1' },
    { property: 'b', content: '2' },
    { 'script:ld+json': { '@type': 'AboutPage' } },
  ])
    expect(tags).toContainEqual(tag)
})

test('a page that can be read as Markdown says where, while the studio offers that', () => {
  const link = { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: 'https://harbor.test/about.md' }
  expect(head(null, { hasMarkdown: true })).toContainEqual(link)
  expect(head(null, { hasMarkdown: true }, false)).not.toContainEqual(link)
  expect(head(null)).not.toContainEqual(link)
})
