import { foldAccents } from '~/kits/language/fold-accents'

const MIN_LENGTH = 3
const MAX_LENGTH = 40
const MAX_WORDS = 5_000

/** Words as a search compares them: in small letters without accents. */
export const keyOf = (word: string) => foldAccents(word)

/** The different words of a text that a search may know, in small letters; of "walk-in" both. The first 5,000. */
export function listWords(text: string) {
  const words = new Set<string>()
  for (const [found] of text
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (isWord(found)) words.add(found)
    if (words.size === MAX_WORDS) break
  }
  return [...words]
}

const isWord = (text: string) => text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && /\p{L}/u.test(text)
