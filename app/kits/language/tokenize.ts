import type { Language } from './language'

/** A word as it is compared (small letters, composed, straight apostrophes), and where it stands in its text, by UTF-16 units. */
export interface Word {
  text: string
  from: number
  to: number
}

// an address is one word; so are "don't", "node.js", "1,000.50", "state-of-the-art", "R&D" and "C++"
const word =
  /(?:https?:\/\/|www\.)[^\s<>"“”«»]+|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_]|['’.&@‐‑-](?=[\p{L}\p{N}])|(?<=\d),(?=\d))*(?:\+\+|#(?![\p{L}\p{N}]))?/giu
const urlStart = /^(?:https?:\/\/|www\.)/
const MARKS_BEHIND_URL = ".,;:!?)]}…'’*_"

const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
// characters that are cut into words at once
const SEGMENTED_AT_ONCE = 1000
let segmenter: Intl.Segmenter | undefined

/** What is written onto the next word with an apostrophe, as a word of its own: "l'homme" is two words, "aujourd'hui" one. */
const elided: Partial<Record<Language, RegExp>> = {
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)['’](?=\p{L})/iu,
  it: /^(?:[cdlmnstv]|gl|un|nessun|all|coll|dall|dell|nell|sull|quell|quest|bell|sant|anch|com|dov|quand|tutt|mezz|senz|cos)['’](?=\p{L})/iu,
}

/**
 * The words of a part of a text, in order; their places are those in the whole. Numbers and addresses are words, marks
 * are none. Where words have no spaces (Japanese, Chinese, Thai…), the dictionary of `Intl.Segmenter` cuts them. The time
 * it takes and the memory it fills grow with the length of the part.
 *
 * @param language decides on apostrophes; null for a language without rules.
 */
export function tokenize(text: string, language: Language | null, from = 0, to = text.length): Word[] {
  const words: Word[] = []
  const elision = language ? elided[language] : undefined
  // cut out first: a search for the next word would look through all that stands behind
  for (const { 0: written, index } of text.slice(from, to).matchAll(word))
    addWords(words, written, from + index, elision)
  return words
}

function addWords(words: Word[], written: string, from: number, elision: RegExp | undefined) {
  if (isUrl(written)) return addWord(words, withoutMarksBehind(written), from)
  if (withoutSpaces.test(written)) return addSegments(words, written, from)
  const article = elision?.exec(written)?.[0] ?? ''
  if (article) addWord(words, article, from)
  addWord(words, written.slice(article.length), from + article.length)
}

function withoutMarksBehind(url: string) {
  let end = url.length
  while (end > 0 && MARKS_BEHIND_URL.includes(url.charAt(end - 1))) end--
  return url.slice(0, end)
}

function addWord(words: Word[], written: string, from: number) {
  words.push({ text: normalizeWord(written), from, to: from + written.length })
}

function addSegments(words: Word[], written: string, from: number) {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  for (let at = 0; at < written.length; at += SEGMENTED_AT_ONCE) {
    for (const { segment, index, isWordLike } of segmenter.segment(written.slice(at, at + SEGMENTED_AT_ONCE))) {
      if (isWordLike) addWord(words, segment, from + at + index)
    }
  }
}

const normalizeWord = (written: string) => written.normalize('NFC').toLowerCase().replaceAll('’', "'")

/** Whether a word is an address on the web, as "https://example.com/a" is. */
export const isUrl = (text: string) => urlStart.test(text.slice(0, 8).toLowerCase())

/** Whether a word is one that was written onto the next with an apostrophe: "l'" of "l'homme". */
export const isElided = ({ text }: Word) => text.endsWith("'")
