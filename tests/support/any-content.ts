import fc from 'fast-check'
import { toStorableText } from '~/platform/text/storable-text'
import type { Block } from '~/wings/content/landing-pages/block-schema'
import { emptySeo, entrySeoFields, type SeoFields } from '~/wings/web/seo/seo-fields'
import type { SeoField } from '~/wings/web/seo/seo-record'

const oddStrings = [
  'Zoë’s “café” 🦊',
  '\u2028',
  '\u0001',
  "'; drop table",
  '<b>bold</b>',
  '&amp;amp;',
  ']]>',
  '"',
  '\\',
  '-->',
  '\ufeff',
]

/** Words that a careless way through JSON, SQL, XML or Markdown would change. */
export function anyText(longest: number) {
  const parts = fc.oneof(
    fc.constantFrom(...oddStrings),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.lorem({ maxCount: 3 }),
  )
  return fc
    .array(parts, { maxLength: 4 })
    .map((texts) => toStorableText(texts.join(' ')).slice(0, longest).toWellFormed())
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** HTML as editors and pastes give it; `paths` are addresses of pages that it may link to. */
export function anyHtml(paths: string[]) {
  const words = anyText(80).map(escapeHtml)
  const part = fc.oneof(
    words.map((text) => `<p>${text}</p>`),
    words.map((text) => `<h2>${text}</h2><p>${text}<br><em>${text}</em></p>`),
    fc
      .tuple(words, fc.constantFrom(...paths, 'https://example.com/?a=1&amp;b=2', '/nowhere', '#part'))
      .map(([text, to]) => `<p><a href="${to}">${text}</a></p>`),
    words.map((text) => `<ul><li>${text}<ol start="3"><li>${text}</li></ol></li></ul>`),
    words.map((text) => `<pre><code class="language-ts">${text}</code></pre>`),
    words.map((text) => `<table><caption>${text}</caption><tr><th align="right">${text}</th><td>|</td></tr></table>`),
    words.map(
      (text) => `<blockquote><p>${text}</p></blockquote><hr><details><summary>${text}</summary>${text}</details>`,
    ),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '<p onclick="x()">x',
      '<figure><img src="/media/x.webp" alt="y"></figure>',
    ),
  )
  return fc.array(part, { maxLength: 6 }).map((parts) => ['<p>Something.</p>', ...parts].join('\n'))
}

const anyTitle = anyText(150).map((text) => `A ${text}`)

const seoArbitrary = fc.record(
  Object.fromEntries(entrySeoFields.map((field) => [field.name, anySeoValue(field)])),
) as fc.Arbitrary<unknown> as fc.Arbitrary<SeoFields>

function anySeoValue(field: SeoField): fc.Arbitrary<unknown> {
  if (field.kind === 'switch') return fc.boolean()
  if (field.kind === 'language') return fc.constantFrom('', 'de', 'pt-BR', 'ja')
  return field.kind === 'text' ? anyText(field.maxLength) : fc.constantFrom('', 'https://example.com/a')
}

const optionalSeo = fc.oneof(fc.constant(emptySeo), seoArbitrary)

export const anyPost = (slug: string, paths: string[], pictures: string[]) =>
  fc.record({
    title: anyTitle,
    slug: fc.constantFrom(slug, slug, ''),
    seo: optionalSeo,
    body: anyHtml(paths),
    description: anyText(500),
    category: fc.constantFrom('guides', 'case-studies', 'anything-else'),
    tags: fc.array(anyText(40), { maxLength: 4 }).map((tags) => tags.filter((tag) => tag.trim())),
    author: anyText(100),
    coverId: fc.constantFrom(null, ...pictures),
    coverAlt: anyText(200),
  })

export const anyProduct = (slug: string, paths: string[], pictures: string[]) =>
  fc.record({
    title: anyText(200),
    slug: fc.constant(slug),
    seo: optionalSeo,
    body: anyHtml(paths),
    tagline: anyText(120),
    description: anyText(500),
    category: fc.constantFrom('saas' as const, 'ai' as const),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    tiers: fc
      .array(
        fc.record({
          name: anyText(60),
          price: fc.constantFrom(0, 100, 49_900, 149_950),
          text: anyText(200),
          activations: fc.constantFrom(null, 3),
        }),
        {
          maxLength: 3,
        },
      )
      .map((tiers) => tiers.map((tier, at) => ({ id: `tier-${at}`, ...tier }))),
    previewId: fc.constantFrom(null, ...pictures),
    previewAlt: anyText(200),
    gallery: fc.subarray(pictures).map((ids) => ids.map((id) => ({ id, alt: 'A view' }))),
    videoUrl: fc.constant(''),
    demoUrl: fc.constantFrom('', 'https://demo.example.com'),
    features: fc.array(fc.record({ title: anyText(80), text: anyText(200) }), { maxLength: 2 }),
    included: fc.array(anyText(100), { maxLength: 3 }),
    faq: fc.array(fc.record({ question: anyText(100), answer: anyText(300) }), { maxLength: 2 }),
    changelog: fc.array(
      fc.record({ version: anyText(20), date: fc.constantFrom('', '2026-03-02'), text: anyText(99) }),
      {
        maxLength: 2,
      },
    ),
    downloadDays: fc.integer({ min: 1, max: 99 }),
    downloadLimit: fc.integer({ min: 1, max: 99 }),
  })

function blocksArbitrary(paths: string[], pictures: string[]) {
  const link = fc.record({ label: anyText(60), url: fc.constantFrom('', '/blog', '#x') })
  const picture = fc.constantFrom(null, ...pictures).map((id) => id && { id, alt: 'Seen' })
  const block = fc.oneof(
    fc.record({
      type: fc.constant('hero' as const),
      title: anyText(100),
      text: anyText(200),
      note: anyText(50),
      action: link,
      secondary: link,
      picture,
    }),
    fc.record({ type: fc.constant('rich-text' as const), html: anyHtml(paths) }),
    fc.record({
      type: fc.constant('faq' as const),
      title: anyText(50),
      items: fc.array(fc.record({ question: anyText(90), answer: anyText(90) }), { maxLength: 2 }),
    }),
    fc.record({
      type: fc.constant('countdown' as const),
      title: anyText(50),
      text: anyText(50),
      endText: anyText(50),
      endsAt: fc.constantFrom('', '2027-01-01T00:00:00Z'),
    }),
  )
  return fc
    .array(fc.tuple(block, fc.boolean()), { maxLength: 4 })
    .map((blocks) => blocks.map(([one, isInColumns], at) => placeBlock(one, isInColumns, at)))
}

function placeBlock(one: object, isInColumns: boolean, at: number) {
  const simple = { ...one, id: `block-${at}` }
  return (isInColumns ? { type: 'columns', id: `columns-${at}`, columns: [[simple], []] } : simple) as Block
}

export const anyLandingPage = (slug: string, paths: string[], pictures: string[]) =>
  fc.record({
    title: anyText(200),
    slug: fc.constant(slug),
    seo: optionalSeo,
    description: anyText(500),
    blocks: blocksArbitrary(paths, pictures),
    variants: fc
      .array(blocksArbitrary(paths, pictures), { maxLength: 2 })
      .map((all) => all.map((blocks, at) => ({ id: `v${at}`, name: `Version ${at}`, share: 20 + at, blocks }))),
  })
