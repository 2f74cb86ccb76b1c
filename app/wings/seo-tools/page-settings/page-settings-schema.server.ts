import { z } from 'zod'
import { optionalLanguageSchema } from '~/wings/site/settings/content-language-schema'
import { type PageSettings, pageSeoFields } from '~/wings/web/seo/seo-fields'
import { MAX_MARKUP_LENGTH, type SeoField } from '~/wings/web/seo/seo-record'
import { MAX_CUSTOM_TAGS } from './page-settings'
import { parseSchemaMarkup } from './parse-schema-markup.server'

// https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
const plain = ['all', 'index', 'follow', 'none', 'noindex', 'nofollow', 'noarchive', 'nosnippet', 'noimageindex']

const others = ['notranslate', 'indexifembedded']

const known = new Set([...plain, ...others])

const withNumber = /^(?:max-snippet|max-video-preview):-?\d{1,6}$/

const withSize = /^max-image-preview:(?:none|standard|large)$/

const withMoment = /^unavailable_after:/

const line = (name: string, longest: number) =>
  z.string().trim().max(longest, `Use at most ${longest} characters for the ${name}.`)

/** Nothing, a path of this site, or a whole address. */
const address = (what: string) =>
  z
    .string()
    .trim()
    .max(2_000, 'This URL is too long.')
    .refine((text) => text === '' || isOwnPath(text) || isWholeAddress(text), what)

const isOwnPath = (text: string) => /^\/(?![/\\])\S*$/.test(text)
const isWholeAddress = (text: string) => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text)

const robots = (name: string, longest: number) =>
  line(name, longest).superRefine((text, context) => {
    const unknown = findUnknownRobotsDirective(text)
    if (unknown) context.addIssue({ code: 'custom', message: `“${unknown}” is not a valid robots directive.` })
  })

/** What the head of every page says already, so that nobody has to look in two places. */
const ownTags = new Set(['viewport', 'og:url', 'og:type', 'og:site_name', 'twitter:card'])
for (const { headTag } of pageSeoFields) if (headTag) ownTags.add(headTag)

const tag = z.object({
  kind: z.enum(['name', 'property']),
  key: line('tag name', 100)
    .min(1, 'Enter a name.')
    .regex(/^[^\s"'<>=]*$/, 'Remove spaces, quotes, =, < and >.')
    .refine((key) => !ownTags.has(key.toLowerCase()), 'This tag is already set above or added to every page.'),
  content: line('content', 1_000).min(1, 'Enter the content.'),
})

const markup = z
  .string()
  .trim()
  .max(MAX_MARKUP_LENGTH, 'The markup must be smaller than 100 kB.')
  .superRefine((text, context) => {
    const { fault } = parseSchemaMarkup(text)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })

/** Everything that can be set for a page. An empty field leaves it to the page's own words. */
export const pageSettingsSchema = z.object(
  Object.fromEntries(pageSeoFields.map((field) => [field.name, toSchema(field)])) as {
    [Name in keyof PageSettings]: z.ZodType<PageSettings[Name]>
  },
)

function toSchema(field: SeoField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return line(field.noun, field.maxLength)
    case 'robots':
      return robots(field.noun, field.maxLength)
    case 'url':
      return address('Enter a path such as /about, or a full URL starting with https://.')
    case 'image':
      return address('Choose an image, or enter its full URL starting with https://.')
    case 'language':
      return optionalLanguageSchema
    case 'switch':
      return z.boolean()
    case 'tags':
      return z.array(tag).max(MAX_CUSTOM_TAGS, `Add at most ${MAX_CUSTOM_TAGS} tags.`)
    case 'markup':
      return markup
  }
}

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
