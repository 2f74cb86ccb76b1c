const MOST_SLIPS = 2

/** The word that was probably meant: at most two letters added, left out or mistaken. */
export function closestWord(word: string, words: string[]): string | undefined {
  let [best, fewest] = [undefined as string | undefined, MOST_SLIPS + 1]
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue
    const slips = slipsBetween(word, candidate)
    if (slips < fewest && slips < candidate.length) [best, fewest] = [candidate, slips]
  }
  return best
}

/** Levenshtein's distance. */
function slipsBetween(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const mistaken = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next[j] = Math.min(mistaken, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return row[other.length] ?? 0
}
