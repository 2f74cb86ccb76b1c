import { isWholeWordAt } from '../text/is-whole-word'
import { isLetterAt } from '../text/split-words'

/**
 * Where the whole title of a page stands in a text, around words of it or beside them; of several places the first one that
 * covers them. Capitals and the kinds of spaces and apostrophes are all alike.
 */
export function findWholeTitle(text: string, title: string, near: { start: number; end: number }) {
  const [hay, needle] = [plain(text), plain(title).trim()]
  // a letter may have more units in small: then offsets would not fit
  if (needle === '' || hay.length !== text.length) return undefined
  for (let start = hay.indexOf(needle); start >= 0; start = hay.indexOf(needle, start + 1)) {
    const end = start + needle.length
    const covers = start <= near.start && near.end <= end
    const isWhole = !isLetterAt(text, start - 1) && !isLetterAt(text, end) && isWholeWordAt(text, start, end)
    if (covers && isWhole) return { start, end }
  }
  return undefined
}

const plain = (text: string) => text.replace(/\s/g, ' ').replaceAll('’', "'").toLowerCase()
