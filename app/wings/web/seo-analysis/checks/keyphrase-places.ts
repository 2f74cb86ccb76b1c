import {
  findKeyphrase,
  findKeyphraseIn,
  type Keyphrase,
  keyphraseShare,
  keyphraseShareOfSlug,
  startsWithKeyphrase,
  wordsFor,
} from '../text/keyphrase'
import { defineCaseCheck, type PageCheck } from './check'
import { findIntroduction, findKeyphrasePlaces } from './keyphrase-in-text'
import type { ParsedPage } from './parse-analyzed-page'
import { blockPlace } from './places'
import { toPercent } from './units'

const MANY_WORDS = 3

const NAMING = '{value} of the subheadings contain the keyphrase or a synonym'

const HEADINGS = [
  { below: 30, score: 3, message: `${NAMING}.` },
  { to: 75, score: 9, message: `${NAMING}.` },
  { score: 3, message: `${NAMING}, which is too many.` },
]

// a single heading cannot be half
const ONE_HEADING = [
  { to: 0, score: 3, message: 'The only subheading does not contain the keyphrase or a synonym.' },
  { score: 9, message: 'The only subheading contains the keyphrase or a synonym.' },
]

/** Whether the keyphrase is where readers and search engines look first. */
export const KEYPHRASE_PLACE_CHECKS: PageCheck[] = [
  defineCaseCheck({
    id: 'keyphrase-in-title',
    topic: 'keyphrase',
    label: 'Keyphrase in SEO title',
    needs: 'a focus keyphrase',
    good: 'the exact keyphrase at the beginning',
    source: 'Yoast: exact match at the beginning of the SEO title (Rank Math: 36 of 100 points)',
    reason: 'The SEO title is the strongest signal of what a page is about.',
    fix: 'Move the exact keyphrase to the beginning of the SEO title.',
    cases: {
      exact: { score: 9, message: 'The SEO title begins with the keyphrase.' },
      later: { score: 6, message: 'The SEO title contains the keyphrase, but not at the beginning.' },
      words: { score: 6, message: 'The SEO title contains the words of the keyphrase, but not as an exact match.' },
      missing: { score: 2, message: 'The SEO title contains {value} of the keyphrase.' },
    },
    evaluate: inTitle,
  }),
  defineCaseCheck({
    id: 'keyphrase-in-address',
    topic: 'keyphrase',
    label: 'Keyphrase in slug',
    needs: 'a focus keyphrase and a slug',
    good: 'all words of a short keyphrase, more than half of a long one',
    source: 'Yoast: all of one or two words, more than half of three or more',
    reason: 'The URL is shown in search results and shared links.',
    fix: 'Add the keyphrase to the slug. Published pages get a redirect from the old URL.',
    cases: {
      enough: { score: 9, message: 'The slug contains {value} of the keyphrase.' },
      few: { score: 6, message: 'The slug contains only {value} of the keyphrase.' },
    },
    evaluate: inAddress,
  }),
  {
    id: 'keyphrase-in-description',
    topic: 'keyphrase',
    label: 'Keyphrase in meta description',
    needs: 'a focus keyphrase and a meta description',
    unit: 'times',
    source: 'Yoast: once or twice',
    reason: 'Search engines may show the keyphrase in bold.',
    fix: 'Use the keyphrase once or twice in the meta description.',
    scale: [
      { below: 1, score: 3, message: 'The meta description does not contain the keyphrase.' },
      { to: 2, score: 9, message: 'The meta description contains the keyphrase {value}.' },
      { score: 3, message: 'The meta description contains the keyphrase {value}, which is too often.' },
    ],
    measure: ({ page, keyphrase }) =>
      keyphrase && page.description.trim() ? { value: findKeyphraseIn(page.description, keyphrase).count } : undefined,
  },
  defineCaseCheck({
    id: 'keyphrase-in-introduction',
    topic: 'keyphrase',
    label: 'Keyphrase in introduction',
    needs: 'a focus keyphrase and a text',
    good: 'all words in one sentence of the first paragraph',
    source: 'Yoast: all words in one sentence of the first paragraph (Rank Math: in the first 10%)',
    reason: 'Readers see right away that the page covers their topic.',
    fix: 'Use the keyphrase in one sentence of the first paragraph.',
    cases: {
      together: { score: 9, message: 'The first paragraph contains the keyphrase in one sentence.' },
      apart: { score: 6, message: 'The first paragraph contains the words of the keyphrase, but not in one sentence.' },
      missing: { score: 3, message: 'The first paragraph does not contain the keyphrase.' },
    },
    evaluate: inIntroduction,
  }),
  {
    id: 'keyphrase-in-headings',
    topic: 'keyphrase',
    label: 'Keyphrase in subheadings',
    needs: 'a focus keyphrase and H2 or H3 headings',
    unit: '%',
    source: 'Yoast: 30 to 75% of the H2 and H3 headings',
    reason: 'Subheadings show what each section is about.',
    fix: 'Use the keyphrase or a synonym in about half of the subheadings.',
    scale: (read) => (headingsOf(read).length === 1 ? ONE_HEADING : HEADINGS),
    measure: inHeadings,
  },
]

function inTitle({ displayTitle, keyphrase }: ParsedPage) {
  if (!keyphrase) return undefined
  const words = wordsFor(keyphrase, displayTitle)
  if (startsWithKeyphrase(displayTitle, keyphrase)) return { case: 'exact' } as const
  if (` ${words.join(' ')} `.includes(` ${keyphrase.words.join(' ')} `)) return { case: 'later' } as const
  const share = keyphraseShare(words, keyphrase)
  return share === 1
    ? ({ case: 'words' } as const)
    : ({ case: 'missing', value: toPercent(share, 1), unit: '%' } as const)
}

function inAddress({ page, keyphrase }: ParsedPage) {
  if (!keyphrase || !page.slug) return undefined
  const share = keyphraseShareOfSlug(page.slug, keyphrase)
  const isEnough = keyphrase.stems.length < MANY_WORDS ? share === 1 : share > 0.5
  return { case: isEnough ? 'enough' : 'few', value: toPercent(share, 1), unit: '%' } as const
}

function inIntroduction(read: ParsedPage) {
  const { keyphrase, synonyms } = read
  const first = findIntroduction(read)
  if (!keyphrase || !first) return undefined
  const where = [blockPlace(first.block)]
  const phrases = [keyphrase, ...synonyms]
  const hasOne = first.sentences.some(({ words }) => phrases.some((phrase) => findKeyphrase(words, phrase).count > 0))
  if (hasOne) return { case: 'together', where: findKeyphrasePlaces(first.sentences, read) } as const
  const words = first.sentences.flatMap((sentence) => sentence.words.map(({ text }) => text))
  return { case: phrases.some((phrase) => keyphraseShare(words, phrase) === 1) ? 'apart' : 'missing', where } as const
}

const headingsOf = ({ texts }: ParsedPage) => texts.filter(({ block }) => block.level === 2 || block.level === 3)

function inHeadings(read: ParsedPage) {
  const { keyphrase, synonyms } = read
  const headings = headingsOf(read)
  if (!keyphrase || headings.length === 0) return undefined
  const naming = headings.filter(({ block }) => namesSubject(block.text, [keyphrase, ...synonyms]))
  return { value: toPercent(naming.length, headings.length), where: naming.map(({ block }) => blockPlace(block)) }
}

/** A heading is short: more than half of the words are enough. */
function namesSubject(heading: string, phrases: Keyphrase[]) {
  return phrases.some((phrase) => keyphraseShare(wordsFor(phrase, heading), phrase) > 0.5)
}
