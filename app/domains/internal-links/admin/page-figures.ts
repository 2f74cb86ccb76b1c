/** A rank as how many times that of the average page it is: ranks of all pages add up to 1. */
export function rankWords(rank: number, ranked: number) {
  const times = rank * ranked
  if (times === 0) return 'none'
  return `${times.toLocaleString('en-US', { maximumSignificantDigits: 2 })} × average`
}

export function depthWords(depth: number | null) {
  if (depth === null) return 'no way leads here'
  return depth === 1 ? '1 click' : `${depth} clicks`
}
