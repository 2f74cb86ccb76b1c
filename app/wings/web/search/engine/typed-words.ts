import { keyOf } from '../words'

/** A word that somebody looks for, and where it stands in the text. */
export interface TypedWord {
  text: string
  key: string
  from: number
  to: number
}

/** The words of a search that may be mistyped: not those in quotes, not those that are excluded, and not "or". */
export function typedWords(text: string): TypedWord[] {
  const open = text.replace(/"[^"]*"?/g, blank).replace(/(?<=^|\s)-\S+/g, blank)
  return [...open.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
    word.toLowerCase() === 'or' ? [] : [{ text: word, key: keyOf(word), from: index, to: index + word.length }],
  )
}

const blank = (part: string) => ' '.repeat(part.length)

/** Words beside each other with nothing but a space or a hyphen between them: they may be one. */
export function adjacentPairs(text: string, words: TypedWord[]) {
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    return next && /^[\s-]$/.test(text.slice(word.to, next.from)) ? [{ word, next, key: word.key + next.key }] : []
  })
}

/** The text with other words in the places of some of its own. */
export function replaceWords(text: string, words: TypedWord[], others: Map<TypedWord, string>) {
  let [replaced, end] = ['', 0]
  for (const word of words) {
    const other = others.get(word)
    if (other === undefined) continue
    replaced += text.slice(end, word.from) + other
    end = word.to
  }
  return replaced + text.slice(end)
}
