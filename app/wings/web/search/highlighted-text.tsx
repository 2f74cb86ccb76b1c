import { splitHighlights } from './highlight'

/** A text in which the words that were looked for stand out. */
export function HighlightedText({ text }: { text: string }) {
  return splitHighlights(text).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    part.isHighlighted ? <mark key={place}>{part.text}</mark> : part.text,
  )
}
