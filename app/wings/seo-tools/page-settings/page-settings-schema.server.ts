import { z } from 'zod'
import { MAX_CUSTOM_TAGS, MAX_MARKUP_LENGTH } from './page-settings'
import { parseSchemaMarkup } from './parse-schema-markup.server'

// https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
const plain = ['all', 'index', 'follow', 'none', 'noindex', 'nofollow', 'noarchive', 'nosnippet', 'noimageindex']

const others = ['notranslate', 'indexifembedded']

const known = new Set([...plain, ...others])

const withNumber = /^(?:max-snippet|max-video-preview):-?\d{1,6}$/

const withSize = /^max-image-preview:(?:none|standard|large)$/

const withMoment = /^unavailable_after:/

const line = (name: string, longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Keep the ${name} under ${longest + 1} characters.`)

/** Nothing, a path of this site, or a whole address. */
const address = (what: string) =>
  z
    .string()
    .trim()
    .max(2_000, 'This address is too long.')
    .refine((text) => text === '' || isOwnPath(text) || isWholeAddress(text), what)

const isOwnPath = (text: string) => /^\/(?![/\\])\S*$/.test(text)
const isWholeAddress = (text: string) => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text)

const robots = line('robots tag', 200).superRefine((text, context) => {
  const unknown = findUnknownRobotsDirective(text)
  if (unknown) context.addIssue({ code: 'custom', message: `No search engine knows “${unknown}”.` })
})

/** What the head of every page says already, so that nobody has to look in two places. */
const ownTags =
  /^(?:description|robots|viewport|og:(?:title|description|image|url|type|site_name)|twitter:(?:card|title|description|image))$/i

const tag = z.object({
  kind: z.enum(['name', 'property']),
  key: line('name of the tag', 100)
    .min(1, 'Give the tag a name.')
    .regex(/^[^\s"'<>=]*$/, 'Leave out spaces, quotes, =, < and >.')
    .refine((key) => !ownTags.test(key), 'This one has a field of its own above, or is made for every page.'),
  content: line('content', 1_000).min(1, 'Give the tag a content.'),
})

const markup = z
  .string()
  .trim()
  .max(MAX_MARKUP_LENGTH, 'Keep the markup under 100 kB.')
  .superRefine((text, context) => {
    const { fault } = parseSchemaMarkup(text)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })

/** Everything that can be set for a page. An empty field leaves it to the page's own words. */
export const pageSettingsSchema = z.object({
  breadcrumbLabel: line('label', 100),
  metaTitle: line('search title', 200),
  metaDescription: line('search description', 500),
  canonicalUrl: address('Give a path such as /about, or a whole address, https://…'),
  robotsMeta: robots,
  ogTitle: line('social title', 200),
  ogDescription: line('social description', 500),
  ogImage: address('Choose a picture, or give its whole address, https://…'),
  twitterTitle: line('title', 200),
  twitterDescription: line('description', 500),
  twitterImage: address('Choose a picture, or give its whole address, https://…'),
  inSitemap: z.boolean(),
  customMetaTags: z.array(tag).max(MAX_CUSTOM_TAGS, `Keep at most ${MAX_CUSTOM_TAGS} tags.`),
  schemaMarkup: markup,
})

/** The first word of a robots tag that no search engine knows; undefined when all are known. */
function findUnknownRobotsDirective(text: string) {
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim().replace(/(?<!\s)\s*:\s*/, ':'))
  return words.find((word) => word && !isKnown(word))
}

function isKnown(word: string) {
  if (withMoment.test(word)) return !Number.isNaN(Date.parse(word.slice('unavailable_after:'.length)))
  return known.has(word) || withNumber.test(word) || withSize.test(word)
}
