import { formatCount } from '~/platform/text/format-number'

/** A rank as how many times that of the average page it is: ranks of all pages add up to 1. */
function pageRankLabel(rank: number, ranked: number) {
  const times = rank * ranked
  if (times === 0) return 'none'
  return `${times.toLocaleString('en-US', { maximumSignificantDigits: 2 })} × average`
}

interface PageMetrics {
  depth: number | null
  bodyDepth: number | null
  /** Null: the page was read a moment ago, and the graph has not been measured since. */
  rank: number | null
  ranked: number
  isIndexable: boolean
}

export const UNMEASURED_LABEL = 'calculating'

/** How far a page is from home over all links, and over those in texts where that is farther. */
export function distanceLabel({ depth, bodyDepth, rank }: PageMetrics) {
  if (rank === null) return UNMEASURED_LABEL
  return depth === bodyDepth
    ? clickDepthLabel(depth)
    : `${clickDepthLabel(depth)}; ${clickDepthLabel(bodyDepth)} by content links only`
}

export function importanceLabel({ rank, ranked, isIndexable }: PageMetrics) {
  if (!isIndexable) return 'none (noindex)'
  return rank === null ? UNMEASURED_LABEL : pageRankLabel(rank, ranked)
}

export function clickDepthLabel(depth: number | null) {
  if (depth === null) return 'unreachable'
  return formatCount(depth, 'click')
}
