/*
 * The SEO record: what search engines and networks are told of a page, a field for each column of seo_settings that people
 * write. Forms, schemas, the CSV file, archives, labels and previews are made from this description
 * (docs/decisions/0101). CSV files and archives name a field as the database does.
 */

/** The head of the public page; its screen of page settings and their CSV file; the editors of entries. */
export type SeoPlace = 'head' | 'page' | 'entry'

export type SeoGroup = 'search' | 'indexing' | 'site' | 'social' | 'keyphrase' | 'markup'

interface AnySeoField {
  label: string
  in: readonly SeoPlace[]
  /** What it stands with on screens. */
  group: SeoGroup
  hint?: string
  placeholder?: string
  /** More than one makes it a text area. */
  rows?: number
  /** The line of a search result that it should fit into. */
  resultLine?: 'title' | 'description'
  /** The tag of the head that holds it. */
  headTag?: string
  /** Archives and drafts from before the field lack it: to be set for every field that is added. */
  isNewer?: true
  /** What differs in entries, whose drafts are stored with this name. */
  inEntries?: { name: string; kind?: 'switch'; label?: string; initial?: boolean }
}

type KindOfField =
  /** `noun` is how sentences call it: "Use at most 200 characters for the SEO title." */
  | { kind: 'text' | 'robots'; noun: string; maxLength: number }
  /** The URL of a page or picture, also as a path of this site; JSON-LD as text. */
  | { kind: 'url' | 'image' | 'markup'; maxLength: number }
  | { kind: 'switch'; initial: boolean }
  | { kind: 'language' }
  | { kind: 'tags' }

export type SeoField = AnySeoField & KindOfField

export const MAX_MARKUP_LENGTH = 100_000

const title = { kind: 'text', maxLength: 200 } as const
const description = { kind: 'text', maxLength: 500, rows: 3 } as const
const image = { kind: 'image', maxLength: 2_000 } as const
const everywhere = ['head', 'page', 'entry'] as const

/** In the order of the CSV file, and of the contents of entries: bulk runs compare checksums of those. */
export const seoRecord = {
  breadcrumbLabel: {
    kind: 'text',
    label: 'Breadcrumb label',
    noun: 'label',
    maxLength: 100,
    in: ['page'],
    group: 'site',
    hint: 'Leave empty to use the page’s title.',
  },
  metaTitle: { ...title, label: 'SEO title', noun: 'SEO title', in: everywhere, group: 'search', resultLine: 'title' },
  metaDescription: {
    ...description,
    label: 'Meta description',
    noun: 'meta description',
    in: everywhere,
    group: 'search',
    resultLine: 'description',
    headTag: 'description',
  },
  canonicalUrl: {
    kind: 'url',
    label: 'Canonical URL',
    maxLength: 2_000,
    in: everywhere,
    group: 'indexing',
    hint: 'Only needed if the original content is at another URL.',
  },
  robotsMeta: {
    kind: 'robots',
    label: 'Meta robots',
    noun: 'robots tag',
    maxLength: 200,
    in: everywhere,
    group: 'indexing',
    hint: 'For example noindex, nofollow, noarchive, max-snippet:120.',
    placeholder: 'index, follow',
    headTag: 'robots',
    inEntries: { name: 'isNoindex', kind: 'switch', label: 'Hide from search engines', initial: false },
  },
  ogTitle: {
    ...title,
    label: 'Social title',
    noun: 'social title',
    in: everywhere,
    group: 'social',
    headTag: 'og:title',
  },
  ogDescription: {
    ...description,
    label: 'Social description',
    noun: 'social description',
    in: everywhere,
    group: 'social',
    headTag: 'og:description',
  },
  ogImage: {
    ...image,
    label: 'Social image',
    in: ['head', 'page'],
    group: 'social',
    hint: 'Recommended: 1200 × 630 px. Leave empty to generate one.',
    headTag: 'og:image',
  },
  twitterTitle: {
    ...title,
    label: 'X title',
    noun: 'title',
    in: ['head', 'page'],
    group: 'social',
    headTag: 'twitter:title',
  },
  twitterDescription: {
    ...description,
    label: 'X description',
    noun: 'description',
    in: ['head', 'page'],
    group: 'social',
    headTag: 'twitter:description',
  },
  twitterImage: {
    ...image,
    label: 'X image',
    in: ['head', 'page'],
    group: 'social',
    hint: 'Leave empty to use the social image.',
    headTag: 'twitter:image',
  },
  focusKeyphrase: {
    kind: 'text',
    label: 'Focus keyphrase',
    noun: 'keyphrase',
    // its index holds no longer one
    maxLength: 200,
    // visitors are not told
    in: ['entry'],
    group: 'keyphrase',
    hint: 'The search term to rank for. Use quotes for an exact match.',
    isNewer: true,
    inEntries: { name: 'keyphrase' },
  },
  synonyms: {
    kind: 'text',
    label: 'Synonyms',
    noun: 'synonyms',
    maxLength: 500,
    in: ['entry'],
    group: 'keyphrase',
    hint: 'Separate with commas.',
    isNewer: true,
  },
  isPillar: {
    kind: 'switch',
    label: 'Cornerstone content',
    initial: false,
    in: ['entry'],
    group: 'keyphrase',
    hint: 'For your most important content. Stricter checks apply.',
    isNewer: true,
  },
  language: { kind: 'language', label: 'Language', in: everywhere, group: 'site', isNewer: true },
  inSitemap: {
    kind: 'switch',
    label: 'Include in sitemap',
    initial: true,
    in: ['page'],
    group: 'site',
    hint: 'Pages with noindex or another canonical URL are never included.',
    isNewer: true,
  },
  customMetaTags: {
    kind: 'tags',
    label: 'Custom meta tags',
    in: ['head', 'page'],
    group: 'markup',
    hint: 'Added to the head of this page, such as verification codes.',
  },
  schemaMarkup: {
    kind: 'markup',
    label: 'Schema markup',
    maxLength: MAX_MARKUP_LENGTH,
    in: ['head', 'page'],
    group: 'markup',
    hint: 'Added to the page’s own JSON-LD. Enter an object with “@type”, or a list of objects.',
    rows: 10,
  },
} as const satisfies Record<string, SeoField>
