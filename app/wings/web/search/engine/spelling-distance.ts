const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Letters whose keys touch on a keyboard, as "as". The keys of a row stand half a key to the right of those above. */
const neighbors = new Set(
  rows.flatMap((row, index) =>
    [...row].flatMap((key, place) => {
      const below = rows[index + 1] ?? ''
      return [row[place + 1], below[place], below[place - 1]].flatMap((near) => (near ? [key + near, near + key] : []))
    }),
  ),
)

const SLIP = 0.8
const EDIT = 1
const SOUND = 0.4

/**
 * How far what was typed is from a word, both folded: 1 for each letter that is left out, too many or another one, 0.8 for
 * swapped letters, doubled letters and keys that touch (optimal string alignment, Damerau 1964), and at most 0.4 more than
 * the distance of how they sound. Costs the product of the lengths.
 */
export function spellingDistance(typed: string, word: string) {
  const written = alignmentCost(typed, word)
  if (written <= EDIT) return written
  return Math.min(written, alignmentCost(soundOf(typed), soundOf(word)) + SOUND)
}

function alignmentCost(typed: string, word: string) {
  const costs = [Array.from({ length: word.length + 1 }, (_, column) => column)]
  const costAt = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= typed.length; row++) {
    costs.push([row])
    for (let column = 1; column <= word.length; column++) {
      const [before, letter] = [typed[row - 2], typed[row - 1] ?? '']
      const [wantedBefore, wanted] = [word[column - 2], word[column - 1] ?? '']
      const isSwapped = letter === wantedBefore && before === wanted
      costs[row]?.push(
        Math.min(
          costAt(row - 1, column) + (letter === before ? SLIP : EDIT),
          costAt(row, column - 1) + (wanted === wantedBefore ? SLIP : EDIT),
          costAt(row - 1, column - 1) + exchangeCost(letter, wanted),
          isSwapped ? costAt(row - 2, column - 2) + SLIP : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return costAt(typed.length, word.length)
}

function exchangeCost(letter: string, wanted: string) {
  if (letter === wanted) return 0
  return neighbors.has(letter + wanted) ? SLIP : EDIT
}

const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/^(?:kn|gn)/g, 'n'],
  [/^wr/g, 'r'],
  [/sch|sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/[zß]/g, 's'],
  [/gh/g, 'g'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** Roughly how a word sounds, in English and its neighbors: "license" and "lisense" are one. */
function soundOf(word: string) {
  return sounds.reduce((sound, [letters, plain]) => sound.replace(letters, plain), word)
}
