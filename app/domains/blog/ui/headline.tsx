import { headlineParts } from '../reading/headline'

/** A text in which the words that were looked for stand out. */
export function Headline({ text }: { text: string }) {
  return headlineParts(text).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    part.isFound ? <mark key={place}>{part.text}</mark> : part.text,
  )
}
