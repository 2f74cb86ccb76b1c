import { findKeyphraseIn, type Keyphrase, parseKeyphrase } from '../text/keyphrase'
import type { PageCheck } from './check'
import { findKeyphrasePlaces, findLongestGap } from './keyphrase-in-text'
import type { ParsedPage } from './parse-analyzed-page'
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
    label: 'Keyphrase density',
    needs: `a focus keyphrase and a text of ${WORDS_FOR_DENSITY} words`,
    unit: '%',
    source: 'Yoast: more than 0.5 up to 3% (Rank Math: 1 to 2.5%)',
    reason: 'A keyphrase used too rarely does not rank, and one used too often looks like spam.',
    fix: 'Adjust how often you use the keyphrase, or use synonyms.',
    scale: [
      { to: 0.5, score: 4, message: 'The keyphrase was found {times} ({value} of words), which is too rare.' },
      { to: 3, score: 9, message: 'The keyphrase was found {times} ({value} of words).' },
      { to: 4, score: -10, message: 'The keyphrase was found {times} ({value} of words), which is too often.' },
      { score: -50, message: 'The keyphrase was found {times} ({value} of words), which is far too often.' },
    ],
    measure: measureDensity,
  },
  {
    id: 'keyphrase-distribution',
    topic: 'keyphrase',
    label: 'Keyphrase distribution',
    needs: `a focus keyphrase and a text of ${SENTENCES_FOR_SPREAD} sentences`,
    unit: '%',
    source: 'Yoast: thresholds of 40 and 60% for the longest section without the keyphrase',
    reason: 'The keyphrase should appear throughout the text.',
    fix: 'Use the keyphrase or a synonym in the highlighted section.',
    scale: [
      { below: 40, score: 9, message: 'The longest section without the keyphrase is {value} of the text.' },
      { to: 60, score: 6, message: 'The longest section without the keyphrase is {value} of the text.' },
      { score: 1, message: 'The longest section without the keyphrase is {value} of the text.' },
    ],
    measure: measureDistribution,
  },
  {
    id: 'keyphrase-in-alt-texts',
    topic: 'keyphrase',
    label: 'Keyphrase in image alt text',
    needs: 'a focus keyphrase and an image',
    unit: '%',
    source: 'Yoast: one of up to four images, 30 to 75% of five or more',
    reason: 'Alt text helps images rank and is read by screen readers.',
    fix: 'Use the keyphrase in the alt text of relevant images.',
    scale: (read) => (collectAltTexts(read).length < MANY_IMAGES ? FEW_ALTS : MANY_ALTS),
    measure: inAltTexts,
  },
  {
    id: 'keyphrase-in-outgoing-links',
    topic: 'keyphrase',
    label: 'Competing links',
    needs: 'a focus keyphrase and a link',
    unit: 'links',
    source: 'Yoast: in none',
    reason: 'Links with this page’s keyphrase as anchor text tell search engines that the other page is about it.',
    fix: 'Change the anchor text.',
    scale: [
      { to: 0, score: 9, message: 'No links to other pages use this page’s keyphrase.' },
      { score: 2, message: 'The text has {value} to other pages with this page’s keyphrase as anchor text.' },
    ],
    measure: ({ body, page, keyphrase, rules }) => {
      const others = body.links.filter(({ href }) => !href.startsWith('#') && href !== page.path)
      if (!keyphrase || others.length === 0) return undefined
      const same = others.filter(({ text }) => isOnlyPhrase(text, keyphrase, rules))
      return { value: same.length, where: same.map(linkPlace) }
    },
  },
]

const ALT_GOOD = '{value} of the images have the keyphrase in their alt text.'
const FEW_ALTS = [
  { to: 0, score: 6, message: 'No images have the keyphrase in their alt text.' },
  { score: 9, message: ALT_GOOD },
]
const MANY_ALTS = [
  { below: 30, score: 6, message: ALT_GOOD },
  { to: 75, score: 9, message: ALT_GOOD },
  { score: 6, message: `${ALT_GOOD.slice(0, -1)}, which is too many.` },
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
  const hasPhrase = (alt: string) => findKeyphraseIn(alt, keyphrase).count > 0
  const others = body.images.filter(({ alt }) => !hasPhrase(alt ?? ''))
  return { value: toPercent(alts.filter(hasPhrase).length, alts.length), where: others.map(imagePlace) }
}

/** Whether the words of a link are the keyphrase and nothing else that has a subject. */
function isOnlyPhrase(text: string, phrase: Keyphrase, rules: ParsedPage['rules']) {
  const words = parseKeyphrase(text, rules)
  return words && findKeyphraseIn(text, phrase).count > 0 && words.stems.length <= phrase.stems.length
}
