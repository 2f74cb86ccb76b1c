import type { Words } from './words'

// a sign with the marks and joiners that belong to it; blanks in a row are one
const letter = /[^\S\u2028]+|\P{M}(?:\p{M}|\u200d)*|\p{M}+/gsu

/** A text as what people see as its letters, so that nothing is cut between a letter and its accent. */
export function lettersIn(text: string): Words {
  const starts: number[] = []
  const ends: number[] = []
  for (const {
    0: { length },
    index,
  } of text.matchAll(letter)) {
    starts.push(index)
    ends.push(index + length)
  }
  return { starts, ends }
}
