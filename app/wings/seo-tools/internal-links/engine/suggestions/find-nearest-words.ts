import { normalizeSpaces } from '../placing/normalize-spaces'
import { isWholeWordAt } from '../text/is-whole-word'
import { isLetterAt } from '../text/split-words'

/**
 * Where words stand in a sentence as whole words, of several places the one nearest to an offset. Spaces and pictures are
 * all alike, as people see them; capitals are not.
 */
export function findNearestWords(sentence: string, words: string, near: number) {
  const [hay, needle] = [normalizeSpaces(sentence), normalizeSpaces(words).trim()]
  let nearest: { start: number; end: number } | undefined
  for (let start = hay.indexOf(needle); needle && start >= 0; start = hay.indexOf(needle, start + 1)) {
    const end = start + needle.length
    const isNearer = !nearest || Math.abs(start - near) < Math.abs(nearest.start - near)
    if (isNearer && areWholeWords(sentence, start, end)) nearest = { start, end }
  }
  return nearest
}

function areWholeWords(text: string, start: number, end: number) {
  const isCut = isLetterAt(text, start - 1) || isLetterAt(text, end)
  return !isCut && isLetterAt(text, start) && isWholeWordAt(text, start, end)
}
