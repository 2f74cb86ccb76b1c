/** A word as it is compared (small letters, straight apostrophes), and where it stands in its text. */
export interface Word {
  text: string
  from: number
  to: number
}

// "don't", "node.js", "1,000.50", "state-of-the-art" and "R&D" are one word each
const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_]|['’.&@‐‑-](?=[\p{L}\p{N}])|(?<=\d),(?=\d))*/gu

/** The words of a part of a text, in order; their places are those in the whole. */
export function findWordSpans(text: string, from = 0, to = text.length): Word[] {
  const words: Word[] = []
  // cut out first: a search for the next word would look through all that stands behind
  for (const { 0: written, index } of text.slice(from, to).matchAll(word)) {
    words.push({ text: normalizeWord(written), from: from + index, to: from + index + written.length })
  }
  return words
}

function normalizeWord(word: string) {
  return word.toLowerCase().replaceAll('’', "'")
}

/** The words as they are compared, without their places. */
export const normalizedWords = (text: string) => findWordSpans(text).map((one) => one.text)
