import type { RenderedFacts } from '../rendered-facts'
import { canonicalOf } from './canonical'
import { byCase, type Check, type Measured } from './check'
import type { ReadPage } from './read-page'

const NEEDS = 'the page as it is delivered'

/** A measure of the page as delivered; nothing while it is only written. */
const delivered = (measure: (facts: RenderedFacts) => Measured) => (read: ReadPage) =>
  read.page.delivered && measure(read.page.delivered)

const IS_ONE = (noun: string) => [
  { to: 0, score: 1, says: `The page has no ${noun}.` },
  { to: 1, score: 9, says: `The page has one ${noun}.` },
  { score: 3, says: `The page has several of what should be one ${noun}, and nobody knows which is taken.` },
]

/** The answer itself and the head of the page. */
export const DELIVERY_CHECKS: Check[] = [
  byCase({
    id: 'status',
    topic: 'delivery',
    label: 'Answer of the server',
    needs: NEEDS,
    good: '200, without a redirect on the way',
    source: 'Google: only pages that answer 200 are kept',
    reason: 'Search engines forget pages that answer with an error, and follow redirects only so far.',
    fix: 'Publish the page again, or let its address lead to the page that took its place.',
    cases: {
      fine: { score: 9, says: 'The page answers at its own address.' },
      redirected: {
        score: 6,
        says: 'The page is reached by {steps} redirects.',
        fix: 'Link the address where the page lives now.',
      },
      once: { score: 9, says: 'The page is reached by one redirect.' },
      error: { score: -20, says: 'The page answers {status}.' },
    },
    judge: ({ page: { delivered: facts } }) => {
      if (!facts) return undefined
      const steps = facts.redirectedFrom.length
      const is = facts.status !== 200 ? 'error' : steps > 1 ? 'redirected' : steps === 1 ? 'once' : 'fine'
      return {
        is,
        words: { status: String(facts.status), steps },
        where: facts.redirectedFrom.map((text) => ({ text })),
      }
    },
  }),
  byCase({
    id: 'canonical',
    topic: 'delivery',
    label: 'Canonical address',
    needs: NEEDS,
    good: 'one, the page’s own, unless it is a copy',
    source: 'Google: one canonical address, whole, that agrees with robots and redirects',
    reason: 'Of pages that are alike, search engines keep the one that is named canonical.',
    fix: 'Let the page name its own address, or that of the page it repeats.',
    cases: {
      own: { score: 9, says: 'The page names its own address.' },
      other: { score: 6, says: 'The page says that {address} is to be kept instead of it.' },
      missing: { score: 6, says: 'The page names no canonical address.' },
      several: { score: 1, says: 'The page names several canonical addresses that differ.' },
      broken: { score: 1, says: '“{address}” is no whole address.' },
      contradicted: {
        score: 1,
        says: 'The page says that it is not to be kept, and that {address} is to be kept instead of it.',
        fix: 'Say one of the two: noindex, or a canonical address elsewhere.',
      },
    },
    judge: ({ page }) => page.delivered && canonicalOf(page.delivered, page.origin),
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
    scale: IS_ONE('title'),
    measure: delivered(({ titles }) => ({ value: titles.length, where: titles.map((text) => ({ text })) })),
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
    scale: IS_ONE('description'),
    measure: delivered(({ descriptions }) => ({
      value: descriptions.length,
      where: descriptions.map((text) => ({ text })),
    })),
  },
  byCase({
    id: 'language',
    topic: 'delivery',
    label: 'Language of the page',
    needs: NEEDS,
    good: 'the language of the text',
    source: 'WCAG 3.1.1: the lang attribute of html',
    reason: 'Screen readers speak, and browsers translate, by the language that the page names.',
    fix: 'Name the language of the text in the html element.',
    cases: {
      right: { score: 9, says: 'The page names its language.' },
      other: { score: 3, says: 'The page says that its language is “{lang}”.' },
      missing: { score: 3, says: 'The page does not name its language.' },
    },
    judge: ({ page }) => {
      const lang = page.delivered?.lang?.toLowerCase()
      if (!page.delivered) return undefined
      if (!lang) return { is: 'missing' }
      return lang.split('-')[0] === page.locale ? { is: 'right' } : { is: 'other', words: { lang } }
    },
  }),
]
