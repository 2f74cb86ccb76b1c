/*
 * How much a review looks like spam, and why. Nothing is refused for it: it tells the one who moderates what to look at.
 */

export interface SpamSign {
  rule: 'links' | 'repeats' | 'rate' | 'blocked-words' | 'capitals'
  points: number
  /** What was found, in words that can be read out. */
  found: string
}

export interface SpamCheckInput {
  title: string
  text: string
  authorName: string
  /** How many other reviews have the same text. */
  repeats: number
  /** How many other reviews from the same network within a day. */
  fromSameNetwork: number
  blockedWords: readonly string[]
}

const MAX_POINTS = 100
/** From here on a review is shown as suspicious. */
export const SPAM_THRESHOLD = 50

// a family or an office may share a network
const USUAL_FROM_ONE_NETWORK = 2
const MIN_LETTERS_FOR_CAPITALS = 20
const CAPITALS_SHARE = 0.6

const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"']+|(?<![a-z0-9-])[a-z0-9-]+\.(?:com|net|org|io|ru|cn|top|xyz|info|biz|shop|online|site|club)\b(?:\/\S*)?/gi

/** The signs of spam in a review, each with its points. */
export function detectSpamSigns(facts: SpamCheckInput): SpamSign[] {
  return [
    checkLinks(facts),
    checkRepeats(facts),
    checkRate(facts),
    checkBlockedWords(facts),
    checkCapitals(facts),
  ].filter((sign) => sign !== undefined)
}

export function totalSpamScore(signs: readonly Pick<SpamSign, 'points'>[]) {
  return Math.min(
    MAX_POINTS,
    signs.reduce((sum, { points }) => sum + points, 0),
  )
}

/** What two texts have in common that differ in case, spaces and punctuation only. Empty: too short to mean anything. */
export function normalizeForComparison({ title, text }: Pick<SpamCheckInput, 'title' | 'text'>) {
  const words = `${title} ${text}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length >= MIN_WORDS_TO_COMPARE ? words.join(' ') : ''
}

// "Great product" is written by many
const MIN_WORDS_TO_COMPARE = 6

function checkLinks({ title, text, authorName }: SpamCheckInput): SpamSign | undefined {
  const found = [title, text, authorName].flatMap((part) => part.match(LINK) ?? [])
  if (found.length === 0) return undefined
  const sites = [...new Set(found.map((link) => link.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').split(/[/?#]/)[0]))]
  return {
    rule: 'links',
    points: Math.min(50, 25 * found.length),
    found: `${countText(found.length, 'link')}: ${sites.slice(0, 3).join(', ')}`,
  }
}

function checkRepeats({ repeats }: SpamCheckInput): SpamSign | undefined {
  if (repeats === 0) return undefined
  return {
    rule: 'repeats',
    points: Math.min(60, 40 * repeats),
    found: `Same text as ${countText(repeats, 'other review')}`,
  }
}

function checkRate({ fromSameNetwork }: SpamCheckInput): SpamSign | undefined {
  const unusual = fromSameNetwork - USUAL_FROM_ONE_NETWORK
  if (unusual <= 0) return undefined
  const found = `${countText(fromSameNetwork, 'other review')} from the same network within a day`
  return { rule: 'rate', points: Math.min(45, 15 * unusual), found }
}

function checkBlockedWords({ title, text, authorName, blockedWords }: SpamCheckInput): SpamSign | undefined {
  const words = paddedWords([title, text, authorName].join(' '))
  const found = blockedWords.filter((word) => paddedWords(word) !== '  ' && words.includes(paddedWords(word)))
  if (found.length === 0) return undefined
  return { rule: 'blocked-words', points: Math.min(60, 30 * found.length), found: `Blocked words: ${found.join(', ')}` }
}

function checkCapitals({ title, text }: SpamCheckInput): SpamSign | undefined {
  const letters = `${title} ${text}`.match(/\p{Lu}|\p{Ll}/gu) ?? []
  const large = letters.filter((letter) => /\p{Lu}/u.test(letter)).length
  if (letters.length < MIN_LETTERS_FOR_CAPITALS || large / letters.length < CAPITALS_SHARE) return undefined
  return {
    rule: 'capitals',
    points: 15,
    found: `${Math.round((large / letters.length) * 100)} % of letters are uppercase`,
  }
}

/** Whole words with a space at each side, so that "class" is not found to hold "ass". */
function paddedWords(text: string) {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
}

function countText(count: number, noun: string) {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
