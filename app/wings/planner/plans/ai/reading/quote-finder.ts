import type { Quoted } from '../../drafts/correct-reading'

/** Finds the words of a text, verbatim; null where they do not stand in it. */
export type QuoteFinder = (quote: string) => Quoted | null

/** Models write marks as they are used to: the shape of quotation marks, dashes and white space makes no other quote. */
const SAME_MARKS: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
}

/** Takes time that grows with the length of the text, for each quote again. */
export function createQuoteFinder(text: string): QuoteFinder {
  const { folded, places } = fold(text)
  return (quote) => {
    const trimmed = quote.trim()
    const at = [trimmed, trimmed.replace(/[.,;:!?…]$/, '')]
      .map((words) => ({
        length: fold(words).folded.length,
        from: words === '' ? -1 : folded.indexOf(fold(words).folded),
      }))
      .find(({ from, length }) => from >= 0 && length > 0)
    if (!at) return null
    const start = places[at.from] ?? 0
    const end = (places[at.from + at.length - 1] ?? 0) + 1
    return { quote: text.slice(start, end), start, end }
  }
}

/** The text with one kind of space and marks, in small letters; `places` leads from its characters to those of the text. */
function fold(text: string) {
  let folded = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at++) {
    const written = text.charAt(at)
    const small = written.toLowerCase()
    const mark = SAME_MARKS[written] ?? (small.length === 1 ? small : written)
    const isSpace = /\s/.test(mark)
    if (isSpace && folded.endsWith(' ')) continue
    folded += isSpace ? ' ' : mark
    places.push(at)
  }
  return { folded, places }
}
