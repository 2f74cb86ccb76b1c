import { englishStem } from '~/kits/language/rules/english-stem'
import { normalizedWords, type Word } from './words'

/*
 * Words that carry no subject: a keyphrase is found by the others. Articles, pronouns, prepositions, conjunctions,
 * auxiliaries, question words and a few adverbs of degree.
 */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the this that these those such same other another each every either neither both all any some no none',
    'i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself',
    'we us our ours ourselves they them their theirs themselves one ones someone anyone everyone something anything',
    'who whom whose which what whatever whoever where when why how',
    'of in on at by for with without within from to into onto upon about above across after against along among around',
    'as before behind below beneath beside besides between beyond during except inside near off out outside over past per',
    'since than through throughout till toward towards under until up via versus down',
    'and or but nor so yet if then else because although though while whereas unless whether',
    'am is are was were be been being do does did doing done have has had having can could may might must shall should',
    'will would ought need not cannot',
    "isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't",
    "i'm you're he's she's it's we're they're i've you've we've they've i'll you'll we'll they'll that's there's what's let's",
    'there here very too quite rather just only also even still again ever never always often more most much many less',
    'few fewer own',
  ].flatMap((line) => line.split(' ')),
)

export interface Keyphrase {
  text: string
  /** Looked for word by word as it stands, because it was given in quotes. */
  isExact: boolean
  words: readonly string[]
  /** The stems of the words that carry its subject, each once. Of a phrase of function words only, all of them. */
  stems: readonly string[]
}

// characters; nobody searches for more, and each word of the page is compared with each of these
export const MAX_ANALYZED_KEYPHRASE_LENGTH = 300

const quoted = /^\s*["“](.*)["”]\s*$/s

/** The phrase as it is looked for; nothing when it has no word. */
export function parseKeyphrase(typed: string): Keyphrase | undefined {
  const inner = quoted.exec(typed.slice(0, MAX_ANALYZED_KEYPHRASE_LENGTH))?.[1]
  const text = (inner ?? typed.slice(0, MAX_ANALYZED_KEYPHRASE_LENGTH)).trim()
  const words = normalizedWords(text)
  if (words.length === 0) return undefined
  const content = words.filter((word) => !FUNCTION_WORDS.has(word))
  const carrying = content.length > 0 ? content : words
  return { text, isExact: inner !== undefined, words, stems: [...new Set(carrying.map(englishStem))] }
}

export interface KeyphraseMatches {
  /** How often the phrase is there whole: as often as the rarest of its words. */
  count: number
  words: Word[]
}

const NONE: KeyphraseMatches = { count: 0, words: [] }

/** Where the phrase is among the words of one sentence, title or the like: all its words, in any form and order. */
export function findKeyphrase(words: readonly Word[], phrase: Keyphrase): KeyphraseMatches {
  if (phrase.isExact) return findExactly(words, phrase.words)
  const found = words.filter((word) => phrase.stems.includes(englishStem(word.text)))
  if (found.length < phrase.stems.length) return NONE
  const counts = new Map<string, number>(phrase.stems.map((one) => [one, 0]))
  for (const word of found) counts.set(englishStem(word.text), (counts.get(englishStem(word.text)) ?? 0) + 1)
  const count = Math.min(...counts.values())
  return count > 0 ? { count, words: found } : NONE
}

function findExactly(words: readonly Word[], wanted: readonly string[]): KeyphraseMatches {
  const found: Word[] = []
  let count = 0
  for (let at = 0; at + wanted.length <= words.length; at++) {
    if (!wanted.every((word, offset) => words[at + offset]?.text === word)) continue
    found.push(...words.slice(at, at + wanted.length))
    count++
    at += wanted.length - 1
  }
  return { count, words: found }
}

/** How many of the phrase's words are among these, from 0 to 1. */
export function keyphraseShare(words: readonly string[], phrase: Keyphrase): number {
  if (phrase.isExact) return words.join(' ').includes(phrase.words.join(' ')) ? 1 : 0
  const stems = new Set(words.map(englishStem))
  return phrase.stems.filter((one) => stems.has(one)).length / phrase.stems.length
}

/** Whether a title begins with the phrase as it stands; articles and the like before it do not count. */
export function startsWithKeyphrase(title: string, phrase: Keyphrase) {
  const [words, wanted] = [withoutStart(normalizedWords(title)), withoutStart(phrase.words)]
  return wanted.length > 0 && wanted.every((word, at) => words[at] === word)
}

function withoutStart(words: readonly string[]) {
  const start = words.findIndex((word) => !FUNCTION_WORDS.has(word))
  return start > 0 ? words.slice(start) : words
}

/** Whether two pages want to be found by the same phrase, whatever its form and order. */
export function isSameKeyphrase(a: Keyphrase, b: Keyphrase) {
  if (a.isExact || b.isExact) return a.words.join(' ') === b.words.join(' ')
  return a.stems.length === b.stems.length && a.stems.every((one) => b.stems.includes(one))
}
