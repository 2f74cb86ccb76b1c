import { findPhrase, parseKeyphrase } from '../keyphrase/keyphrase'
import { wordsOf } from '../text/words'
import type { Check } from './check'
import { longestGap, placesIn } from './in-text'
import { percent } from './measure'
import { placeOfImage, placeOfLink, placeOfSentence } from './places'
import type { ReadPage } from './read-page'

const WORDS_FOR_DENSITY = 100
const SENTENCES_FOR_SPREAD = 15
const MANY_IMAGES = 5

/** How often the keyphrase is said, and where. */
export const KEYPHRASE_SPREAD_CHECKS: Check[] = [
  {
    id: 'keyphrase-density',
    topic: 'keyphrase',
    label: 'Density of the keyphrase',
    needs: `a keyphrase and a text of ${WORDS_FOR_DENSITY} words`,
    unit: '%',
    source: 'Yoast: more than 0.5 up to 3 % (Rank Math: 1 to 2.5 %)',
    reason:
      'A page that hardly names its subject is not found for it; one that repeats it in each sentence is taken for spam.',
    fix: 'Name the subject where a reader needs it, and use synonyms elsewhere.',
    scale: [
      { to: 0.5, score: 4, says: 'The keyphrase is in the text {times}, {value} of its words: too seldom.' },
      { to: 3, score: 9, says: 'The keyphrase is in the text {times}, {value} of its words.' },
      { to: 4, score: -10, says: 'The keyphrase is in the text {times}, {value} of its words: too often.' },
      { score: -50, says: 'The keyphrase is in the text {times}, {value} of its words: far too often.' },
    ],
    measure: density,
  },
  {
    id: 'keyphrase-distribution',
    topic: 'keyphrase',
    label: 'Spread of the keyphrase',
    needs: `a keyphrase and a text of ${SENTENCES_FOR_SPREAD} sentences`,
    unit: '%',
    source: 'Yoast’s steps of 0.4 and 0.6, for the longest part of the text without the keyphrase',
    reason: 'A text that names its subject only at the start seems to be about something else later.',
    fix: 'Come back to the keyphrase or a synonym in the part that is shown.',
    scale: [
      { below: 40, score: 9, says: 'The longest part without the keyphrase is {value} of the text.' },
      { to: 60, score: 6, says: 'The longest part without the keyphrase is {value} of the text.' },
      { score: 1, says: 'The longest part without the keyphrase is {value} of the text.' },
    ],
    measure: spread,
  },
  {
    id: 'keyphrase-in-alt-texts',
    topic: 'keyphrase',
    label: 'Keyphrase in alt texts',
    needs: 'a keyphrase and a picture',
    unit: '%',
    source: 'Yoast: one of up to four pictures, 30 to 75 % of five or more',
    reason: 'Alt texts are how pictures are found, and what people hear who do not see them.',
    fix: 'Describe the pictures that show the subject with the words of the keyphrase, and the others as what they are.',
    scale: (read) => (altsOf(read).length < MANY_IMAGES ? FEW_ALTS : MANY_ALTS),
    measure: inAltTexts,
  },
  {
    id: 'keyphrase-in-outgoing-links',
    topic: 'keyphrase',
    label: 'Keyphrase in links to other pages',
    needs: 'a keyphrase and a link',
    unit: 'links',
    source: 'Yoast: in none',
    reason: 'A link with this page’s own keyphrase tells search engines that the other page is the one to show for it.',
    fix: 'Use the words of the other page for its link.',
    scale: [
      { to: 0, score: 9, says: 'No link to another page uses this page’s keyphrase.' },
      { score: 2, says: 'The text has {value} to other pages with this page’s own keyphrase as words.' },
    ],
    measure: ({ body, page, keyphrase }) => {
      const others = body.links.filter(({ href }) => !href.startsWith('#') && href !== page.path)
      if (!keyphrase || others.length === 0) return undefined
      const same = others.filter(({ text }) => isOnlyPhrase(text, page.keyphrase))
      return { value: same.length, where: same.map(placeOfLink) }
    },
  },
]

const ALT_GOOD = 'Of the pictures, {value} have the keyphrase in their alt text.'
const FEW_ALTS = [
  { to: 0, score: 6, says: 'No picture has the keyphrase in its alt text.' },
  { score: 9, says: ALT_GOOD },
]
const MANY_ALTS = [
  { below: 30, score: 6, says: ALT_GOOD },
  { to: 75, score: 9, says: ALT_GOOD },
  { score: 6, says: `${ALT_GOOD.slice(0, -1)}, which reads like advertising.` },
]

function density(read: ReadPage) {
  if (!read.keyphrase || read.words < WORDS_FOR_DENSITY) return undefined
  const times = [...read.occurrences.values()].reduce((sum, { count }) => sum + count, 0)
  return {
    value: percent(times, read.words),
    words: { times: times === 1 ? 'once' : `${times} times` },
    where: placesIn(read.sentences, read),
  }
}

function spread(read: ReadPage) {
  if (!read.keyphrase || read.sentences.length < SENTENCES_FOR_SPREAD) return undefined
  const gap = longestGap(read)
  return { value: percent(gap.length, read.sentences.length), where: gap.map(placeOfSentence) }
}

function altsOf({ body, page }: ReadPage) {
  const cover = page.coverAlt === null ? [] : [page.coverAlt]
  return [...cover, ...body.images.map(({ alt }) => alt ?? '')]
}

function inAltTexts(read: ReadPage) {
  const { keyphrase, body } = read
  const alts = altsOf(read)
  if (!keyphrase || alts.length === 0) return undefined
  const hasPhrase = (alt: string) => findPhrase(wordsOf(alt), keyphrase).count > 0
  const others = body.images.filter(({ alt }) => !hasPhrase(alt ?? ''))
  return { value: percent(alts.filter(hasPhrase).length, alts.length), where: others.map(placeOfImage) }
}

/** Whether the words of a link are the keyphrase and nothing else that has a subject. */
function isOnlyPhrase(text: string, typed: string) {
  const [phrase, words] = [parseKeyphrase(typed), parseKeyphrase(text)]
  if (!phrase || !words) return false
  return findPhrase(wordsOf(text), phrase).count > 0 && words.stems.length <= phrase.stems.length
}
