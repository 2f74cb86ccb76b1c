import type { RenderedFacts } from '../rendered-facts'
import { checkJsonLd } from '../structured-data/check-json-ld'
import type { Measurement, PageCheck } from './check'
import type { ParsedPage } from './parse-page'
import { formatNumber } from './units'

const NEEDS = 'the page as it is delivered'

const measureRendered = (measure: (facts: RenderedFacts) => Measurement | undefined) => (read: ParsedPage) =>
  read.page.rendered && measure(read.page.rendered)

const toPlaces = (texts: readonly string[]) => texts.map((text) => ({ text }))

/** What is in the page that was delivered: links, pictures, headings, data. */
export const RENDERED_CONTENT_CHECKS: PageCheck[] = [
  {
    id: 'broken-links',
    topic: 'delivery',
    label: 'Broken links',
    needs: `${NEEDS}, with its links asked`,
    unit: 'links',
    source: 'Google: links lead to pages that answer',
    reason: 'A reader who follows a broken link leaves, and a search engine learns nothing from it.',
    fix: 'Link to where the page lives now, or take the link away.',
    scale: [
      { to: 0, score: 9, message: 'No link is broken.' },
      { score: 1, message: 'The page has {value} to where nothing answers, or an error does.' },
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
    label: 'Links through redirects',
    needs: `${NEEDS}, with its links asked`,
    unit: 'links',
    source: 'Google: link to the final address; Screaming Frog tells chains from two on',
    reason: 'Each redirect on the way is time that the reader waits.',
    fix: 'Link to the address where the redirect leads.',
    scale: [
      { to: 0, score: 9, message: 'No link leads through a redirect.' },
      { score: 6, message: 'The page has {value} through redirects; the longest chain has {longest}.' },
    ],
    measure: measureRendered(({ links }) => {
      const through = links.filter(({ redirects }) => redirects > 0)
      const longest = through.reduce((most, { redirects }) => Math.max(most, redirects), 0)
      const asked = links.some(({ status }) => status !== null)
      return asked ? { value: through.length, variables: { longest }, where: through.map(linkPlace) } : undefined
    }),
  },
  {
    id: 'picture-sizes',
    topic: 'delivery',
    label: 'Pictures without width and height',
    needs: `${NEEDS}, with a picture`,
    unit: 'pictures',
    source: 'Google: web.dev/articles/optimize-cls',
    reason: 'Without them, the text jumps when the picture arrives.',
    fix: 'Take the picture from the library again, which knows its width and height.',
    scale: [
      { to: 0, score: 9, message: 'Each picture says how wide and high it is.' },
      { score: 3, message: 'The page has {value} without width or height.' },
    ],
    measure: measureRendered(({ images }) => {
      const bare = images.filter(({ width, height }) => !width || !height)
      return images.length > 0 ? { value: bare.length, where: toPlaces(bare.map(({ src }) => src)) } : undefined
    }),
  },
  {
    id: 'heading-order',
    topic: 'delivery',
    label: 'Order of headings',
    needs: NEEDS,
    unit: 'headings',
    source: 'WCAG 1.3.1: one H1 first, and no level left out',
    reason: 'Headings are the table of contents of those who hear the page.',
    fix: 'Give each heading the level below the one that it belongs to.',
    scale: [
      { to: 0, score: 9, message: 'The headings follow each other level by level.' },
      { score: 6, message: 'The page has {value} at a level where none belongs.' },
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
    needs: `${NEEDS}, with JSON-LD`,
    unit: 'errors',
    source: 'schema.org; Google: search gallery, what each result requires',
    reason: 'Prices, stars and questions are shown in results only when the data is whole.',
    fix: 'Fill in what is missing, at the place that is named.',
    scale: [
      { to: 0, score: 9, message: 'The structured data has no error.' },
      { score: 3, message: 'The structured data has {value}.' },
    ],
    measure: measureRendered(({ jsonLd }) => {
      const errors = jsonLd.flatMap((text) => checkJsonLd(text).issues).filter(({ level }) => level === 'error')
      return jsonLd.length > 0
        ? { value: errors.length, where: toPlaces(errors.map(({ message: sentence }) => sentence)) }
        : undefined
    }),
  },
]

function linkPlace({ href, text, status }: RenderedFacts['links'][number]) {
  return { text: `${text || href} → ${href} (${status || 'no answer'})` }
}
