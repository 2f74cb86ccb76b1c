import type { RenderedFacts } from '../rendered-facts'
import { defineCaseCheck, type Measurement, type PageCheck } from './check'
import { checkCanonical } from './check-canonical'
import type { ParsedPage } from './parse-page'

const NEEDS = 'the page as it is delivered'

/** A measure of the page as delivered; nothing while it is only written. */
const measureRendered = (measure: (facts: RenderedFacts) => Measurement) => (read: ParsedPage) =>
  read.page.rendered && measure(read.page.rendered)

const exactlyOneScale = (noun: string) => [
  { to: 0, score: 1, message: `The page has no ${noun}.` },
  { to: 1, score: 9, message: `The page has one ${noun}.` },
  { score: 3, message: `The page has several of what should be one ${noun}, and nobody knows which is taken.` },
]

/** The answer itself and the head of the page. */
export const DELIVERY_CHECKS: PageCheck[] = [
  defineCaseCheck({
    id: 'status',
    topic: 'delivery',
    label: 'Answer of the server',
    needs: NEEDS,
    good: '200, without a redirect on the way',
    source: 'Google: only pages that answer 200 are kept',
    reason: 'Search engines forget pages that answer with an error, and follow redirects only so far.',
    fix: 'Publish the page again, or let its address lead to the page that took its place.',
    cases: {
      fine: { score: 9, message: 'The page answers at its own address.' },
      redirected: {
        score: 6,
        message: 'The page is reached by {steps} redirects.',
        fix: 'Link the address where the page lives now.',
      },
      once: { score: 9, message: 'The page is reached by one redirect.' },
      error: { score: -20, message: 'The page answers {status}.' },
    },
    evaluate: ({ page: { rendered: facts } }) => {
      if (!facts) return undefined
      const steps = facts.redirectedFrom.length
      const is = facts.status !== 200 ? 'error' : steps > 1 ? 'redirected' : steps === 1 ? 'once' : 'fine'
      return {
        case: is,
        variables: { status: String(facts.status), steps },
        where: facts.redirectedFrom.map((text) => ({ text })),
      }
    },
  }),
  defineCaseCheck({
    id: 'canonical',
    topic: 'delivery',
    label: 'Canonical address',
    needs: NEEDS,
    good: 'one, the page’s own, unless it is a copy',
    source: 'Google: one canonical address, whole, that agrees with robots and redirects',
    reason: 'Of pages that are alike, search engines keep the one that is named canonical.',
    fix: 'Let the page name its own address, or that of the page it repeats.',
    cases: {
      own: { score: 9, message: 'The page names its own address.' },
      other: { score: 6, message: 'The page says that {address} is to be kept instead of it.' },
      missing: { score: 6, message: 'The page names no canonical address.' },
      several: { score: 1, message: 'The page names several canonical addresses that differ.' },
      broken: { score: 1, message: '“{address}” is no whole address.' },
      contradicted: {
        score: 1,
        message: 'The page says that it is not to be kept, and that {address} is to be kept instead of it.',
        fix: 'Say one of the two: noindex, or a canonical address elsewhere.',
      },
    },
    evaluate: ({ page }) => page.rendered && checkCanonical(page.rendered, page.origin),
  }),
  {
    id: 'one-title',
    topic: 'delivery',
    label: 'Titles in the head',
    needs: NEEDS,
    unit: 'times',
    source: 'HTML: one title element',
    reason: 'The title is what search engines show, and what a bookmark is called.',
    fix: 'See that the page has one title.',
    scale: exactlyOneScale('title'),
    measure: measureRendered(({ titles }) => ({ value: titles.length, where: titles.map((text) => ({ text })) })),
  },
  {
    id: 'one-description',
    topic: 'delivery',
    label: 'Descriptions in the head',
    needs: NEEDS,
    unit: 'times',
    source: 'Google: one meta description',
    reason: 'Of two descriptions, search engines show either, or neither.',
    fix: 'See that the page has one description, also among its custom meta tags.',
    scale: exactlyOneScale('description'),
    measure: measureRendered(({ descriptions }) => ({
      value: descriptions.length,
      where: descriptions.map((text) => ({ text })),
    })),
  },
  defineCaseCheck({
    id: 'language',
    topic: 'delivery',
    label: 'Language of the page',
    needs: NEEDS,
    good: 'the language of the text',
    source: 'WCAG 3.1.1: the lang attribute of html',
    reason: 'Screen readers speak, and browsers translate, by the language that the page names.',
    fix: 'Name the language of the text in the html element.',
    cases: {
      right: { score: 9, message: 'The page names its language.' },
      other: { score: 3, message: 'The page says that its language is “{lang}”.' },
      missing: { score: 3, message: 'The page does not name its language.' },
    },
    evaluate: ({ page }) => {
      const lang = page.rendered?.lang?.toLowerCase()
      if (!page.rendered) return undefined
      if (!lang) return { case: 'missing' }
      return lang.split('-')[0] === page.locale ? { case: 'right' } : { case: 'other', variables: { lang } }
    },
  }),
]
