// characters of the private use area: no text that people read has them, and they are taken out of what is searched
export const HIGHLIGHT_START = '\uE000'
export const HIGHLIGHT_END = '\uE001'

interface HighlightedPart {
  text: string
  isHighlighted: boolean
}

/** A text with marks around what was found, part by part. */
export function splitHighlights(marked: string): HighlightedPart[] {
  return marked.split(HIGHLIGHT_START).flatMap((piece, index) => {
    if (index === 0) return toPart(piece, false)
    const [found = '', ...after] = piece.split(HIGHLIGHT_END)
    return [...toPart(found, true), ...toPart(after.join(''), false)]
  })
}

function toPart(text: string, isHighlighted: boolean) {
  return text ? [{ text, isHighlighted }] : []
}
