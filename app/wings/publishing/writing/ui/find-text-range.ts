/** A part of a text that is in pieces: the piece in which it begins and the one in which it ends, each with the offset. */
export interface TextRange {
  from: { piece: number; offset: number }
  to: { piece: number; offset: number }
}

export interface TextRangeQuery {
  /** The block that the words stand in, and how many blocks before it say the same. */
  block: string
  occurrence: number
  /** Which of its characters. */
  from: number
  to: number
}

const isBlank = (letter: string) => /\s/.test(letter)

/**
 * Finds part of a block in pieces of text as a screen shows them. Blanks do not count: where lines and blocks end is said
 * otherwise on a screen than in HTML. Nothing when the block is not there.
 */
export function findTextRange(
  pieces: readonly string[],
  { block, occurrence, from, to }: TextRangeQuery,
): TextRange | undefined {
  const { letters, places } = indexLetters(pieces)
  const wanted = withoutBlanks(block)
  const start = findNthIndex(letters, wanted, occurrence)
  if (start < 0 || wanted === '') return undefined
  const first = start + withoutBlanks(block.slice(0, from)).length
  const last = Math.max(first, start + withoutBlanks(block.slice(0, to)).length - 1)
  const [begin, end] = [places[first], places[last]]
  return begin && end && { from: begin, to: { ...end, offset: end.offset + 1 } }
}

function indexLetters(pieces: readonly string[]) {
  const places: { piece: number; offset: number }[] = []
  let letters = ''
  for (const [piece, text] of pieces.entries()) {
    for (let offset = 0; offset < text.length; offset++) {
      const letter = text.charAt(offset)
      if (isBlank(letter)) continue
      letters += letter
      places.push({ piece, offset })
    }
  }
  return { letters, places }
}

const withoutBlanks = (text: string) => text.replace(/\s+/g, '')

/** Fewer may be there than before: then it is the last one. */
function findNthIndex(letters: string, wanted: string, before: number) {
  let found = letters.indexOf(wanted)
  for (let left = before; left > 0 && found >= 0; left--) {
    const next = letters.indexOf(wanted, found + wanted.length)
    if (next < 0) break
    found = next
  }
  return found
}
