import type { RenderedFacts } from '../rendered-facts'
import { checkJsonLd } from '../structured-data/check-json-ld'
import type { Measurement, PageCheck } from './check'
import { isNoindex } from './check-canonical'
import type { ParsedPage } from './parse-analyzed-page'
import { formatNumber } from './units'

const NEEDS = 'the published page'

const measureRendered = (measure: (facts: RenderedFacts) => Measurement | undefined) => (read: ParsedPage) =>
  read.page.rendered && measure(read.page.rendered)

const toPlaces = (texts: readonly string[]) => texts.map((text) => ({ text }))

/** What is in the page that was delivered: links, pictures, headings, data. */
export const RENDERED_CONTENT_CHECKS: PageCheck[] = [
  {
    id: 'broken-links',
    topic: 'delivery',
    label: 'Broken internal links',
    needs: `${NEEDS} with its links checked`,
    unit: 'links',
    source: 'Google: links work',
    reason: 'Broken links frustrate readers and waste crawl budget.',
    fix: 'Update or remove the link.',
    scale: [
      { to: 0, score: 9, message: 'No links are broken.' },
      { score: 1, message: 'The page has {value} that cannot be reached.' },
    ],
    measure: measureRendered(({ links }) => {
      const asked = links.filter(({ status }) => status !== null)
      const broken = asked.filter(({ status }) => status === 0 || (status ?? 0) >= 400)
      return asked.length > 0 ? { value: broken.length, where: broken.map(linkPlace) } : undefined
    }),
  },
  {
    id: 'redirected-links',
    topic: 'delivery',
    label: 'Redirected internal links',
    needs: `${NEEDS} with its links checked`,
    unit: 'links',
    source: 'Google: link to the final URL; Screaming Frog: chains of two or more',
    reason: 'Each redirect slows the page down.',
    fix: 'Link directly to the final URL.',
    scale: [
      { to: 0, score: 9, message: 'No links are redirected.' },
      { score: 6, message: 'The page has {value} through redirects. The longest chain has {longest}.' },
    ],
    measure: measureRendered(({ links }) => {
      const through = links.filter(({ redirects }) => redirects > 0)
      const longest = through.reduce((most, { redirects }) => Math.max(most, redirects), 0)
      const asked = links.some(({ status }) => status !== null)
      return asked ? { value: through.length, variables: { longest }, where: through.map(linkPlace) } : undefined
    }),
  },
  {
    id: 'missing-anchors',
    topic: 'delivery',
    label: 'Broken jump links',
    needs: `${NEEDS} with a link to a part of a page`,
    unit: 'links',
    source: 'HTML: the fragment of a URL names an id; Screaming Frog: broken bookmarks',
    reason: 'A link to a part that does not exist leaves readers at the top of the page.',
    fix: 'Link to a heading that exists, or to the page without the part after #.',
    scale: [
      { to: 0, score: 9, message: 'All links to parts of pages work.' },
      { score: 3, message: 'The page has {value} to a part of a page that does not exist.' },
    ],
    measure: measureRendered(({ fragmentLinks }) => {
      const missing = fragmentLinks.filter(({ isFound }) => !isFound)
      return fragmentLinks.length > 0
        ? { value: missing.length, where: toPlaces(missing.map(({ href }) => href)) }
        : undefined
    }),
  },
  {
    id: 'noindex-links',
    topic: 'delivery',
    label: 'Links to noindex pages',
    needs: `${NEEDS}, indexable and with links`,
    unit: 'links',
    source: 'Ours: none in the text; Google: noindex pages leave the index, and their links are no longer followed',
    reason: 'Visitors from search engines and the value of the link end on a page that search results never show.',
    fix: 'Remove the link, link to an indexable page, or make the target indexable.',
    scale: [
      { to: 0, score: 9, message: 'No links lead to noindex pages.' },
      { score: 6, message: 'The text has {value} to noindex pages.' },
    ],
    measure: measureRendered(({ links, robots }) => {
      if (links.length === 0 || isNoindex(robots)) return undefined
      const found = links.filter((link) => link.isNoindex)
      return { value: found.length, where: toPlaces(found.map(({ text, href }) => `${text || href} → ${href}`)) }
    }),
  },
  {
    id: 'picture-sizes',
    topic: 'delivery',
    label: 'Image dimensions',
    needs: `${NEEDS} with an image`,
    unit: 'pictures',
    source: 'Google: web.dev/articles/optimize-cls',
    reason: 'Images without dimensions cause layout shift.',
    fix: 'Insert the image from the media library again.',
    scale: [
      { to: 0, score: 9, message: 'All images have a width and height.' },
      { score: 3, message: 'The page has {value} without a width or height.' },
    ],
    measure: measureRendered(({ images }) => {
      const bare = images.filter(({ width, height }) => !width || !height)
      return images.length > 0 ? { value: bare.length, where: toPlaces(bare.map(({ src }) => src)) } : undefined
    }),
  },
  {
    id: 'heading-order',
    topic: 'delivery',
    label: 'Heading order',
    needs: NEEDS,
    unit: 'headings',
    source: 'WCAG 1.3.1: one H1 first, no skipped levels',
    reason: 'Screen readers use headings for navigation.',
    fix: 'Use headings in order, without skipping levels.',
    scale: [
      { to: 0, score: 9, message: 'The headings are in order.' },
      { score: 6, message: 'The page has {value} at the wrong level.' },
    ],
    measure: measureRendered(({ headings }) => {
      const stray = headings.filter(
        ({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1 || (level === 1 && at > 0),
      )
      const texts = stray.map(({ level, text }) => `H${formatNumber(level)} ${text}`)
      const none = headings.some(({ level }) => level === 1) ? 0 : 1
      return { value: Math.max(stray.length, none), where: toPlaces(texts) }
    }),
  },
  {
    id: 'structured-data',
    topic: 'delivery',
    label: 'Structured data',
    needs: `${NEEDS} with JSON-LD`,
    unit: 'errors',
    source: 'schema.org; Google: search gallery',
    reason: 'Rich results require complete structured data.',
    fix: 'Add the missing properties.',
    scale: [
      { to: 0, score: 9, message: 'The structured data has no errors.' },
      { score: 3, message: 'The structured data has {value}.' },
    ],
    measure: measureRendered(({ jsonLd }) => {
      const errors = jsonLd.flatMap((text) => checkJsonLd(text).issues).filter(({ level }) => level === 'error')
      return jsonLd.length > 0
        ? { value: errors.length, where: toPlaces(errors.map(({ message }) => message)) }
        : undefined
    }),
  },
]

function linkPlace({ href, text, status }: RenderedFacts['links'][number]) {
  return { text: `${text || href} → ${href} (${status || 'no response'})` }
}
