import { findKeyphrase, parseKeyphrase } from '../text/keyphrase'
import { findWordSpans } from '../text/words'
import type { PageCheck } from './check'
import { findKeyphrasePlaces, findLongestGap } from './keyphrase-in-text'
import type { ParsedPage } from './parse-page'
import { imagePlace, linkPlace, sentencePlace } from './places'
import { toPercent } from './units'

const WORDS_FOR_DENSITY = 100
const SENTENCES_FOR_SPREAD = 15
const MANY_IMAGES = 5

/** How often the keyphrase is said, and where. */
export const KEYPHRASE_USAGE_CHECKS: PageCheck[] = [
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
      { to: 0.5, score: 4, message: 'The keyphrase is in the text {times}, {value} of its words: too seldom.' },
      { to: 3, score: 9, message: 'The keyphrase is in the text {times}, {value} of its words.' },
      { to: 4, score: -10, message: 'The keyphrase is in the text {times}, {value} of its words: too often.' },
      { score: -50, message: 'The keyphrase is in the text {times}, {value} of its words: far too often.' },
    ],
    measure: measureDensity,
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
      { below: 40, score: 9, message: 'The longest part without the keyphrase is {value} of the text.' },
      { to: 60, score: 6, message: 'The longest part without the keyphrase is {value} of the text.' },
      { score: 1, message: 'The longest part without the keyphrase is {value} of the text.' },
    ],
    measure: measureDistribution,
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
    scale: (read) => (collectAltTexts(read).length < MANY_IMAGES ? FEW_ALTS : MANY_ALTS),
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
      { to: 0, score: 9, message: 'No link to another page uses this page’s keyphrase.' },
      { score: 2, message: 'The text has {value} to other pages with this page’s own keyphrase as words.' },
    ],
    measure: ({ body, page, keyphrase }) => {
      const others = body.links.filter(({ href }) => !href.startsWith('#') && href !== page.path)
      if (!keyphrase || others.length === 0) return undefined
      const same = others.filter(({ text }) => isOnlyPhrase(text, page.keyphrase))
      return { value: same.length, where: same.map(linkPlace) }
    },
  },
]

const ALT_GOOD = 'Of the pictures, {value} have the keyphrase in their alt text.'
const FEW_ALTS = [
  { to: 0, score: 6, message: 'No picture has the keyphrase in its alt text.' },
  { score: 9, message: ALT_GOOD },
]
const MANY_ALTS = [
  { below: 30, score: 6, message: ALT_GOOD },
  { to: 75, score: 9, message: ALT_GOOD },
  { score: 6, message: `${ALT_GOOD.slice(0, -1)}, which reads like advertising.` },
]

function measureDensity(read: ParsedPage) {
  if (!read.keyphrase || read.wordCount < WORDS_FOR_DENSITY) return undefined
  const times = [...read.occurrences.values()].reduce((sum, { count }) => sum + count, 0)
  return {
    value: toPercent(times, read.wordCount),
    variables: { times: times === 1 ? 'once' : `${times} times` },
    where: findKeyphrasePlaces(read.sentences, read),
  }
}

function measureDistribution(read: ParsedPage) {
  if (!read.keyphrase || read.sentences.length < SENTENCES_FOR_SPREAD) return undefined
  const gap = findLongestGap(read)
  return { value: toPercent(gap.length, read.sentences.length), where: gap.map(sentencePlace) }
}

function collectAltTexts({ body, page }: ParsedPage) {
  const cover = page.coverAlt === null ? [] : [page.coverAlt]
  return [...cover, ...body.images.map(({ alt }) => alt ?? '')]
}

function inAltTexts(read: ParsedPage) {
  const { keyphrase, body } = read
  const alts = collectAltTexts(read)
  if (!keyphrase || alts.length === 0) return undefined
  const hasPhrase = (alt: string) => findKeyphrase(findWordSpans(alt), keyphrase).count > 0
  const others = body.images.filter(({ alt }) => !hasPhrase(alt ?? ''))
  return { value: toPercent(alts.filter(hasPhrase).length, alts.length), where: others.map(imagePlace) }
}

/** Whether the words of a link are the keyphrase and nothing else that has a subject. */
function isOnlyPhrase(text: string, typed: string) {
  const [phrase, words] = [parseKeyphrase(typed), parseKeyphrase(text)]
  if (!phrase || !words) return false
  return findKeyphrase(findWordSpans(text), phrase).count > 0 && words.stems.length <= phrase.stems.length
}
