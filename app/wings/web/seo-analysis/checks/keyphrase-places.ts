import { findKeyphrase, type Keyphrase, keyphraseShare, startsWithKeyphrase } from '../text/keyphrase'
import { findWordSpans, normalizedWords } from '../text/words'
import { defineCaseCheck, type PageCheck } from './check'
import { findIntroduction, findKeyphrasePlaces } from './keyphrase-in-text'
import type { ParsedPage } from './parse-page'
import { blockPlace } from './places'
import { toPercent } from './units'

const MANY_WORDS = 3

const NAMING = 'Of the headings, {value} name the subject of the page'

const HEADINGS = [
  { below: 30, score: 3, message: `${NAMING}.` },
  { to: 75, score: 9, message: `${NAMING}.` },
  { score: 3, message: `${NAMING}, which reads like advertising.` },
]

// a single heading cannot be half
const ONE_HEADING = [
  { to: 0, score: 3, message: 'The only heading does not name the subject of the page.' },
  { score: 9, message: 'The only heading names the subject of the page.' },
]

/** Whether the keyphrase is where readers and search engines look first. */
export const KEYPHRASE_PLACE_CHECKS: PageCheck[] = [
  defineCaseCheck({
    id: 'keyphrase-in-title',
    topic: 'keyphrase',
    label: 'Keyphrase in the title',
    needs: 'a keyphrase',
    good: 'the keyphrase as it stands, at the start',
    source: 'Yoast: as it stands, at the start of the title (Rank Math gives 36 of its 100 points for it)',
    reason: 'The title is the strongest sign of what a page is about, and people read its first words.',
    fix: 'Begin the title with the keyphrase, word by word.',
    cases: {
      exact: { score: 9, message: 'The title begins with the keyphrase.' },
      later: { score: 6, message: 'The keyphrase is in the title, but does not begin it.' },
      words: { score: 6, message: 'The words of the keyphrase are in the title, in another form or order.' },
      missing: { score: 2, message: 'The title has {value} of the words of the keyphrase.' },
    },
    evaluate: inTitle,
  }),
  defineCaseCheck({
    id: 'keyphrase-in-address',
    topic: 'keyphrase',
    label: 'Keyphrase in the address',
    needs: 'a keyphrase and an address',
    good: 'each word of a short keyphrase, more than half of a long one',
    source: 'Yoast: all of one or two words, more than half of three or more',
    reason: 'The address is shown above the title in results, and it is what is left when a link is passed on.',
    fix: 'Put the words of the keyphrase into the address. When the page is public already, a redirect leads from the old one.',
    cases: {
      enough: { score: 9, message: 'The address has {value} of the words of the keyphrase.' },
      few: { score: 6, message: 'The address has only {value} of the words of the keyphrase.' },
    },
    evaluate: inAddress,
  }),
  {
    id: 'keyphrase-in-description',
    topic: 'keyphrase',
    label: 'Keyphrase in the description',
    needs: 'a keyphrase and a description',
    unit: 'times',
    source: 'Yoast: once or twice',
    reason: 'Search engines show words that were searched for in bold, and prefer a description that has them.',
    fix: 'Use the keyphrase once or twice in the description.',
    scale: [
      { below: 1, score: 3, message: 'The description does not have the keyphrase.' },
      { to: 2, score: 9, message: 'The keyphrase is in the description {value}.' },
      { score: 3, message: 'The keyphrase is in the description {value}, which reads like advertising.' },
    ],
    measure: ({ page, keyphrase }) =>
      keyphrase && page.description.trim()
        ? { value: findKeyphrase(findWordSpans(page.description), keyphrase).count }
        : undefined,
  },
  defineCaseCheck({
    id: 'keyphrase-in-introduction',
    topic: 'keyphrase',
    label: 'Keyphrase in the introduction',
    needs: 'a keyphrase and a text',
    good: 'all words in one sentence of the first paragraph',
    source: 'Yoast: all words in one sentence of the first paragraph (Rank Math: in the first 10 %)',
    reason: 'Readers who came for this phrase see at once that they are right.',
    fix: 'Say in the first paragraph what the page is about, with the keyphrase in one sentence.',
    cases: {
      together: { score: 9, message: 'The first paragraph has the keyphrase in one sentence.' },
      apart: { score: 6, message: 'The first paragraph has the words of the keyphrase, but never in one sentence.' },
      missing: { score: 3, message: 'The first paragraph does not have the keyphrase.' },
    },
    evaluate: inIntroduction,
  }),
  {
    id: 'keyphrase-in-headings',
    topic: 'keyphrase',
    label: 'Keyphrase in headings',
    needs: 'a keyphrase and headings of the second or third level',
    unit: '%',
    source: 'Yoast: 30 to 75 % of the H2 and H3 headings',
    reason: 'Headings tell what the parts of a page are about; some should name its subject, not all of them.',
    fix: 'Use the keyphrase or a synonym in about half of the headings.',
    scale: (read) => (headingsOf(read).length === 1 ? ONE_HEADING : HEADINGS),
    measure: inHeadings,
  },
]

function inTitle({ displayTitle: shownTitle, keyphrase }: ParsedPage) {
  if (!keyphrase) return undefined
  const words = normalizedWords(shownTitle)
  if (startsWithKeyphrase(shownTitle, keyphrase)) return { case: 'exact' } as const
  if (` ${words.join(' ')} `.includes(` ${keyphrase.words.join(' ')} `)) return { case: 'later' } as const
  const share = keyphraseShare(words, keyphrase)
  return share === 1
    ? ({ case: 'words' } as const)
    : ({ case: 'missing', value: toPercent(share, 1), unit: '%' } as const)
}

function inAddress({ page, keyphrase }: ParsedPage) {
  if (!keyphrase || !page.slug) return undefined
  const share = keyphraseShare(normalizedWords(page.slug.replaceAll('-', ' ')), keyphrase)
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
  const words = normalizedWords(heading)
  return phrases.some((phrase) => keyphraseShare(words, phrase) > 0.5)
}
