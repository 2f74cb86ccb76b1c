import { beginsWith, findPhrase, type Keyphrase, shareOf } from '../keyphrase/keyphrase'
import { plainWords, wordsOf } from '../text/words'
import { byCase, type Check } from './check'
import { introductionOf, placesIn } from './in-text'
import { percent } from './measure'
import { placeOfBlock } from './places'
import type { ReadPage } from './read-page'

const MANY_WORDS = 3

const NAMING = 'Of the headings, {value} name the subject of the page'

const HEADINGS = [
  { below: 30, score: 3, says: `${NAMING}.` },
  { to: 75, score: 9, says: `${NAMING}.` },
  { score: 3, says: `${NAMING}, which reads like advertising.` },
]

// a single heading cannot be half
const ONE_HEADING = [
  { to: 0, score: 3, says: 'The only heading does not name the subject of the page.' },
  { score: 9, says: 'The only heading names the subject of the page.' },
]

/** Whether the keyphrase is where readers and search engines look first. */
export const KEYPHRASE_PLACE_CHECKS: Check[] = [
  byCase({
    id: 'keyphrase-in-title',
    topic: 'keyphrase',
    label: 'Keyphrase in the title',
    needs: 'a keyphrase',
    good: 'the keyphrase as it stands, at the start',
    source: 'Yoast: as it stands, at the start of the title (Rank Math gives 36 of its 100 points for it)',
    reason: 'The title is the strongest sign of what a page is about, and people read its first words.',
    fix: 'Begin the title with the keyphrase, word by word.',
    cases: {
      exact: { score: 9, says: 'The title begins with the keyphrase.' },
      later: { score: 6, says: 'The keyphrase is in the title, but does not begin it.' },
      words: { score: 6, says: 'The words of the keyphrase are in the title, in another form or order.' },
      missing: { score: 2, says: 'The title has {value} of the words of the keyphrase.' },
    },
    judge: inTitle,
  }),
  byCase({
    id: 'keyphrase-in-address',
    topic: 'keyphrase',
    label: 'Keyphrase in the address',
    needs: 'a keyphrase and an address',
    good: 'each word of a short keyphrase, more than half of a long one',
    source: 'Yoast: all of one or two words, more than half of three or more',
    reason: 'The address is shown above the title in results, and it is what is left when a link is passed on.',
    fix: 'Put the words of the keyphrase into the address. When the page is public already, a redirect leads from the old one.',
    cases: {
      enough: { score: 9, says: 'The address has {value} of the words of the keyphrase.' },
      few: { score: 6, says: 'The address has only {value} of the words of the keyphrase.' },
    },
    judge: inAddress,
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
      { below: 1, score: 3, says: 'The description does not have the keyphrase.' },
      { to: 2, score: 9, says: 'The keyphrase is in the description {value}.' },
      { score: 3, says: 'The keyphrase is in the description {value}, which reads like advertising.' },
    ],
    measure: ({ page, keyphrase }) =>
      keyphrase && page.description.trim()
        ? { value: findPhrase(wordsOf(page.description), keyphrase).count }
        : undefined,
  },
  byCase({
    id: 'keyphrase-in-introduction',
    topic: 'keyphrase',
    label: 'Keyphrase in the introduction',
    needs: 'a keyphrase and a text',
    good: 'all words in one sentence of the first paragraph',
    source: 'Yoast: all words in one sentence of the first paragraph (Rank Math: in the first 10 %)',
    reason: 'Readers who came for this phrase see at once that they are right.',
    fix: 'Say in the first paragraph what the page is about, with the keyphrase in one sentence.',
    cases: {
      together: { score: 9, says: 'The first paragraph has the keyphrase in one sentence.' },
      apart: { score: 6, says: 'The first paragraph has the words of the keyphrase, but never in one sentence.' },
      missing: { score: 3, says: 'The first paragraph does not have the keyphrase.' },
    },
    judge: inIntroduction,
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

function inTitle({ shownTitle, keyphrase }: ReadPage) {
  if (!keyphrase) return undefined
  const words = plainWords(shownTitle)
  if (beginsWith(shownTitle, keyphrase)) return { is: 'exact' } as const
  if (` ${words.join(' ')} `.includes(` ${keyphrase.words.join(' ')} `)) return { is: 'later' } as const
  const share = shareOf(words, keyphrase)
  return share === 1 ? ({ is: 'words' } as const) : ({ is: 'missing', value: percent(share, 1), unit: '%' } as const)
}

function inAddress({ page, keyphrase }: ReadPage) {
  if (!keyphrase || !page.slug) return undefined
  const share = shareOf(plainWords(page.slug.replaceAll('-', ' ')), keyphrase)
  const isEnough = keyphrase.stems.length < MANY_WORDS ? share === 1 : share > 0.5
  return { is: isEnough ? 'enough' : 'few', value: percent(share, 1), unit: '%' } as const
}

function inIntroduction(read: ReadPage) {
  const { keyphrase, synonyms } = read
  const first = introductionOf(read)
  if (!keyphrase || !first) return undefined
  const where = [placeOfBlock(first.block)]
  const phrases = [keyphrase, ...synonyms]
  const hasOne = first.sentences.some(({ words }) => phrases.some((phrase) => findPhrase(words, phrase).count > 0))
  if (hasOne) return { is: 'together', where: placesIn(first.sentences, read) } as const
  const words = first.sentences.flatMap((sentence) => sentence.words.map(({ text }) => text))
  return { is: phrases.some((phrase) => shareOf(words, phrase) === 1) ? 'apart' : 'missing', where } as const
}

const headingsOf = ({ texts }: ReadPage) => texts.filter(({ block }) => block.level === 2 || block.level === 3)

function inHeadings(read: ReadPage) {
  const { keyphrase, synonyms } = read
  const headings = headingsOf(read)
  if (!keyphrase || headings.length === 0) return undefined
  const naming = headings.filter(({ block }) => namesSubject(block.text, [keyphrase, ...synonyms]))
  return { value: percent(naming.length, headings.length), where: naming.map(({ block }) => placeOfBlock(block)) }
}

/** A heading is short: more than half of the words are enough. */
function namesSubject(heading: string, phrases: Keyphrase[]) {
  const words = plainWords(heading)
  return phrases.some((phrase) => shareOf(words, phrase) > 0.5)
}
