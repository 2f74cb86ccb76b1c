import { expect, test } from 'vitest'
import type { Picture } from '~/wings/site/media/picture'
import { defaultBrand } from '~/wings/site/settings/brand'
import type { TitleTemplate } from '~/wings/web/title-templates/title-template'
import { pageMeta } from './page-meta'
import type { PageMetaInput } from './page-meta-input'
import { headSeoColumns, type PageSeoSettings } from './seo-fields'

const nothing = {
  ...Object.fromEntries(headSeoColumns.map((column) => [column, null])),
  customMetaTags: [],
} as unknown as PageSeoSettings

interface Around {
  hasMarkdown?: boolean
  path?: string
  pattern?: TitleTemplate
  socialPicture?: Picture
  language?: string
}

function head(seo: Partial<PageSeoSettings> | null, facts: Partial<PageMetaInput> = {}, around: Around = {}) {
  const { hasMarkdown = true, path = '/about', pattern, socialPicture = null, language = 'en' } = around
  const site = { brand: { ...defaultBrand, socialPicture }, origin: 'https://harbor.test', year: 2026, hasMarkdown }
  const frame = { path, language, breadcrumbLabels: {}, seo: seo && { ...nothing, ...seo }, titleTemplate: pattern }
  return pageMeta([{ loaderData: site }, { loaderData: { seo: frame } }], {
    title: 'About',
    description: 'Who we are.',
    ...facts,
  })
}

test('a page says what it is: title, description, canonical address, social cards, breadcrumbs', () => {
  const tags = head(null)
  expect(tags).toContainEqual({ title: 'About – Studio' })
  expect(tags).toContainEqual({ name: 'description', content: 'Who we are.' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://harbor.test/about' })
  expect(tags).toContainEqual({ property: 'og:title', content: 'About' })
  expect(tags).toContainEqual({ name: 'twitter:description', content: 'Who we are.' })
  expect(JSON.stringify(tags)).toContain('"@type":"BreadcrumbList"')
  expect(tags.some((tag) => 'name' in tag && tag.name === 'robots')).toBe(false)
})

test('a page says in which language it is written', () => {
  const jsonLd = [
    { '@type': 'BlogPosting', headline: 'Über uns' },
    { '@type': 'Organization', name: 'Harbor' },
  ]
  const tags = head(null, { jsonLd }, { language: 'de' })
  expect(tags).toContainEqual({ property: 'og:locale', content: 'de_DE' })
  expect(tags).toContainEqual({ 'script:ld+json': { '@type': 'BlogPosting', headline: 'Über uns', inLanguage: 'de' } })
  expect(tags).toContainEqual({ 'script:ld+json': { '@type': 'Organization', name: 'Harbor' } })
  const localeIn = (language: string) =>
    head(null, {}, { language }).filter((tag) => 'property' in tag && tag.property === 'og:locale')
  expect(['pt-BR', 'ja', 'zh-Hant'].map((language) => localeIn(language))).toMatchObject([
    [{ content: 'pt_BR' }],
    [{ content: 'ja_JP' }],
    [{ content: 'zh_TW' }],
  ])
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

const picture = { checksum: 'a'.repeat(32), alt: 'A queue', width: 1600, height: 900, widths: [480, 1600] }
const drawn = /^https:\/\/harbor\.test\/og\/about\/[\da-f]{16}\.jpg$/

test('networks are shown a picture that is drawn from what the page says, with its size and in words', () => {
  const tags = head(null)
  const address = { content: expect.stringMatching(drawn) }
  expect(tags).toContainEqual({ property: 'og:image', ...address })
  expect(tags).toContainEqual({ name: 'twitter:image', ...address })
  expect(tags).toContainEqual({ property: 'og:image:alt', content: 'About – Studio' })
  expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(tags).toContainEqual({ property: 'og:image:height', content: '630' })
  const withCover = JSON.stringify(head(null, { image: picture }))
  expect(withCover).toContain(`/og/about/${picture.checksum}-`)
})

test('the drawn picture has another address as soon as it shows something else', () => {
  const imageOf = (tags: ReturnType<typeof head>) =>
    tags.flatMap((tag) => ('property' in tag && tag.property === 'og:image' ? [tag.content] : []))[0]
  const first = imageOf(head(null))
  expect(imageOf(head(null, { description: 'Other.' }))).toBe(first)
  for (const other of [head({ ogTitle: 'Us' }), head(null, { title: 'Us' }), head(null, { kind: 'article' })])
    expect(imageOf(other)).not.toBe(first)
})

test('a picture that somebody has chosen is shown as it is, and a page that is never for search engines has none drawn', () => {
  const chosen = JSON.stringify(head({ ogImage: '/media/a.webp' }))
  expect(chosen).not.toMatch(/\/og\/|og:image:(?:alt|width)/)
  const kept = head(null, { robots: 'noindex', image: picture })
  expect(kept).toContainEqual({
    property: 'og:image',
    content: `https://harbor.test/media/${picture.checksum}-1600.webp`,
  })
  expect(kept).toContainEqual({ property: 'og:image:alt', content: 'A queue' })
  expect(JSON.stringify(head(null, { robots: 'noindex' }))).not.toContain('og:image')
})

test('the studio has a picture of its own for its home page; other pages are called by theirs', () => {
  const address = `https://harbor.test/media/${picture.checksum}-1600.webp`
  const imageAt = (path: string) => JSON.stringify(head(null, {}, { path, socialPicture: picture }))
  expect(imageAt('/')).toContain(address)
  expect(imageAt('/about')).not.toContain(picture.checksum)
  expect(JSON.stringify(head(null, {}, { path: '/' }))).toContain('https://harbor.test/og/')
})

test('a page that can be read as Markdown says where, while the studio offers that', () => {
  const link = { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: 'https://harbor.test/about.md' }
  expect(head(null, { hasMarkdown: true })).toContainEqual(link)
  expect(head(null, { hasMarkdown: true }, { hasMarkdown: false })).not.toContainEqual(link)
  expect(head(null)).not.toContainEqual(link)
})

test('pages of a kind are called in its way, unless something was said of the page itself', () => {
  const pattern = { title: '{title} from {price} | {site} {year}', description: '{description} By {site}.' }
  const facts = { templateVariables: { price: '$499' } }
  const tags = head(null, facts, { pattern })
  expect(tags).toContainEqual({ title: 'About from $499 | Studio 2026' })
  expect(tags).toContainEqual({ name: 'description', content: 'Who we are. By Studio.' })
  expect(tags).toContainEqual({ property: 'og:description', content: 'Who we are. By Studio.' })
  expect(tags).toContainEqual({ property: 'og:title', content: 'About' })
  const described = head({ metaTitle: 'Us', metaDescription: 'D' }, facts, { pattern })
  expect(described).toContainEqual({ title: 'Us' })
  expect(described).toContainEqual({ name: 'description', content: 'D' })
  const home = head(null, { title: 'Harbor: software' }, { pattern, path: '/' })
  expect(home).toContainEqual({ title: 'Harbor: software' })
})

test('who refers to the studio as publisher or brand says who that is, once', () => {
  const studio = { '@id': 'https://harbor.test/#organization' }
  const countStudios = (jsonLd: object[]) =>
    head(null, { jsonLd }).filter(
      (tag) => 'script:ld+json' in tag && Object(tag['script:ld+json'])['@id'] === studio['@id'],
    )
  expect(countStudios([{ '@type': 'BlogPosting', publisher: studio }])).toMatchObject([
    { 'script:ld+json': { '@type': 'Organization', name: 'Studio', url: 'https://harbor.test/' } },
  ])
  expect(
    countStudios([
      { '@type': 'WebSite', publisher: studio },
      { '@type': 'Organization', ...studio },
    ]),
  ).toHaveLength(1)
  expect(countStudios([{ '@type': 'FAQPage' }])).toEqual([])
})
