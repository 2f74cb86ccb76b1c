/** A rank as how many times that of the average page it is: ranks of all pages add up to 1. */
function rankWords(rank: number, ranked: number) {
  const times = rank * ranked
  if (times === 0) return 'none'
  return `${times.toLocaleString('en-US', { maximumSignificantDigits: 2 })} × average`
}

interface PageFigures {
  depth: number | null
  bodyDepth: number | null
  /** Null: the page was read a moment ago, and the graph has not been measured since. */
  rank: number | null
  ranked: number
  isIndexable: boolean
}

export const UNMEASURED = 'known in half a minute'

/** How far a page is from home over all links, and over those in texts where that is farther. */
export function distanceWords({ depth, bodyDepth, rank }: PageFigures) {
  if (rank === null) return UNMEASURED
  return depth === bodyDepth
    ? depthWords(depth)
    : `${depthWords(depth)}; by links in texts alone ${depthWords(bodyDepth)}`
}

export function importanceWords({ rank, ranked, isIndexable }: PageFigures) {
  if (!isIndexable) return 'none: search engines are not to keep it'
  return rank === null ? UNMEASURED : rankWords(rank, ranked)
}

export function depthWords(depth: number | null) {
  if (depth === null) return 'no way leads here'
  return depth === 1 ? '1 click' : `${depth} clicks`
}
