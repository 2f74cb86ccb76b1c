/** A word as it is compared (small letters, straight apostrophes), and where it stands in its text. */
export interface Word {
  text: string
  from: number
  to: number
}

// "don't", "node.js", "1,000.50", "state-of-the-art" and "R&D" are one word each
const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_]|['’.&@‐‑-](?=[\p{L}\p{N}])|(?<=\d),(?=\d))*/gu

/** The words of a text from `from` on, in order. */
export function wordsOf(text: string, from = 0, to = text.length): Word[] {
  const words: Word[] = []
  word.lastIndex = from
  for (let found = word.exec(text); found && found.index < to; found = word.exec(text)) {
    words.push({ text: plain(found[0]), from: found.index, to: found.index + found[0].length })
  }
  return words
}

function plain(word: string) {
  return word.toLowerCase().replaceAll('’', "'")
}

/** The words as they are compared, without their places. */
export const plainWords = (text: string) => wordsOf(text).map((one) => one.text)
