// characters of the private use area: no text that people read has them, and they are taken out of what is searched
export const MARK_START = '\uE000'
export const MARK_END = '\uE001'

interface HeadlinePart {
  text: string
  isFound: boolean
}

/** A text with marks around what was found, part by part. */
export function headlineParts(marked: string): HeadlinePart[] {
  return marked.split(MARK_START).flatMap((piece, index) => {
    if (index === 0) return part(piece, false)
    const [found = '', ...after] = piece.split(MARK_END)
    return [...part(found, true), ...part(after.join(''), false)]
  })
}

function part(text: string, isFound: boolean) {
  return text ? [{ text, isFound }] : []
}
