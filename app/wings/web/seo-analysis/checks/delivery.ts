import type { RenderedFacts } from '../rendered-facts'
import { defineCaseCheck, type Measurement, type PageCheck } from './check'
import { checkCanonical } from './check-canonical'
import type { ParsedPage } from './parse-analyzed-page'

const NEEDS = 'the published page'

/** A measure of the page as delivered; nothing while it is only written. */
const measureRendered = (measure: (facts: RenderedFacts) => Measurement) => (read: ParsedPage) =>
  read.page.rendered && measure(read.page.rendered)

const exactlyOneScale = (noun: string) => [
  { to: 0, score: 1, message: `The page has no ${noun}.` },
  { to: 1, score: 9, message: `The page has one ${noun}.` },
  { score: 3, message: `The page has more than one ${noun}.` },
]

/** The answer itself and the head of the page. */
export const DELIVERY_CHECKS: PageCheck[] = [
  defineCaseCheck({
    id: 'status',
    topic: 'delivery',
    label: 'HTTP status',
    needs: NEEDS,
    good: '200, without a redirect',
    source: 'Google: only pages with status 200 are indexed',
    reason: 'Search engines remove pages that return an error and follow only a few redirects.',
    fix: 'Publish the page again, or redirect its URL.',
    cases: {
      fine: { score: 9, message: 'The page returns status 200.' },
      redirected: {
        score: 6,
        message: 'The page is reached through {steps} redirects.',
        fix: 'Link directly to the final URL.',
      },
      once: { score: 9, message: 'The page is reached through 1 redirect.' },
      error: { score: -20, message: 'The page returns status {status}.' },
    },
    evaluate: ({ page: { rendered } }) => {
      if (!rendered) return undefined
      const steps = rendered.redirectedFrom.length
      const is = rendered.status !== 200 ? 'error' : steps > 1 ? 'redirected' : steps === 1 ? 'once' : 'fine'
      return {
        case: is,
        variables: { status: String(rendered.status), steps },
        where: rendered.redirectedFrom.map((text) => ({ text })),
      }
    },
  }),
  defineCaseCheck({
    id: 'canonical',
    topic: 'delivery',
    label: 'Canonical URL',
    needs: NEEDS,
    good: 'one, pointing to the page itself unless it is a duplicate',
    source: 'Google: one absolute canonical URL, consistent with robots and redirects',
    reason: 'Of duplicate pages, search engines index the canonical one.',
    fix: 'Set the canonical URL to this page, or to the original it duplicates.',
    cases: {
      own: { score: 9, message: 'The canonical URL is the page itself.' },
      other: { score: 6, message: 'The canonical URL is {address}.' },
      missing: { score: 6, message: 'The page has no canonical URL.' },
      several: { score: 1, message: 'The page has several different canonical URLs.' },
      broken: { score: 1, message: '“{address}” is not an absolute URL.' },
      contradicted: {
        score: 1,
        message: 'The page is noindex, but its canonical URL is {address}.',
        fix: 'Use either noindex or a canonical URL to another page.',
      },
    },
    evaluate: ({ page }) => page.rendered && checkCanonical(page.rendered, page.origin),
  }),
  {
    id: 'one-title',
    topic: 'delivery',
    label: 'Title element',
    needs: NEEDS,
    unit: 'times',
    source: 'HTML: one title element',
    reason: 'Search engines show the title in results.',
    fix: 'Make sure the page has exactly one title.',
    scale: exactlyOneScale('title'),
    measure: measureRendered(({ titles }) => ({ value: titles.length, where: titles.map((text) => ({ text })) })),
  },
  {
    id: 'one-description',
    topic: 'delivery',
    label: 'Meta description element',
    needs: NEEDS,
    unit: 'times',
    source: 'Google: one meta description',
    reason: 'With several meta descriptions, search engines may show any or none of them.',
    fix: 'Make sure the page has exactly one meta description, including its custom meta tags.',
    scale: exactlyOneScale('description'),
    measure: measureRendered(({ descriptions }) => ({
      value: descriptions.length,
      where: descriptions.map((text) => ({ text })),
    })),
  },
  defineCaseCheck({
    id: 'language',
    topic: 'delivery',
    label: 'Page language',
    needs: NEEDS,
    good: 'the language of the content',
    source: 'WCAG 3.1.1: the lang attribute of html',
    reason: 'Screen readers and browsers use it for pronunciation and translation.',
    fix: 'Set the lang attribute of the html element.',
    cases: {
      right: { score: 9, message: 'The page language is set.' },
      other: { score: 3, message: 'The page language is “{lang}”, but the content is in “{language}”.' },
      missing: { score: 3, message: 'The page language is not set.' },
    },
    evaluate: ({ page }) => {
      const lang = page.rendered?.lang?.toLowerCase()
      if (!page.rendered) return undefined
      if (!lang) return { case: 'missing' }
      return lang.split('-')[0] === page.language.toLowerCase().split('-')[0]
        ? { case: 'right' }
        : { case: 'other', variables: { lang, language: page.language } }
    },
  }),
]
