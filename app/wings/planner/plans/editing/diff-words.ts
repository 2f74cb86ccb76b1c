interface WordRun {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Above this many pairs of words two texts are shown as a whole: the table below would take too long. */
const MAX_WORD_PAIRS = 400_000

/** What was taken out of a text and put into it, word by word (longest common subsequence). */
export function diffWords(from: string, to: string): WordRun[] {
  const [old, next] = [splitWords(from), splitWords(to)]
  if (old.length * next.length > MAX_WORD_PAIRS) return mergeRuns([...old.map(removed), ...next.map(added)])
  const common = commonLengths(old, next)
  const runs: WordRun[] = []
  let [at, place] = [0, 0]
  while (at < old.length || place < next.length) {
    const [word, other] = [old[at], next[place]]
    if (word !== undefined && word === other) {
      runs.push({ kind: 'same', text: word })
      at++
      place++
    } else if (
      other === undefined ||
      (word !== undefined && length(common, at + 1, place) >= length(common, at, place + 1))
    ) {
      runs.push(removed(word ?? ''))
      at++
    } else {
      runs.push(added(other))
      place++
    }
  }
  return mergeRuns(runs)
}

const removed = (text: string): WordRun => ({ kind: 'removed', text })
const added = (text: string): WordRun => ({ kind: 'added', text })
const splitWords = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
const length = (table: Uint32Array[], row: number, column: number) => table[row]?.[column] ?? 0

/** For each pair of places how many words the rests have in common. */
function commonLengths(old: string[], next: string[]) {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(next.length + 1))
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = next.length - 1; column >= 0; column--) {
      const line = table[row]
      if (!line) continue
      line[column] =
        old[row] === next[column]
          ? length(table, row + 1, column + 1) + 1
          : Math.max(length(table, row + 1, column), length(table, row, column + 1))
    }
  return table
}

function mergeRuns(runs: WordRun[]) {
  const merged: WordRun[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (last?.kind === run.kind) last.text += run.text
    else merged.push({ ...run })
  }
  return merged
}
