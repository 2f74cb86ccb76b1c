import { type PieceFilter, readPieceFilter, textIn } from '~/domains/writing/piece-filter'

/** What the list of landing pages shows, as its address says it. */
export interface LandingFilter extends PieceFilter {
  /** Only pages that try several versions. */
  isTried: boolean
}

export const filterNames = ['q', 'status', 'versions'] as const

export function readLandingFilter(params: URLSearchParams): LandingFilter {
  return { ...readPieceFilter(params), isTried: textIn(params, 'versions') === 'several' }
}

export function isFiltered({ q, status, isTried }: LandingFilter) {
  return [q, status, isTried].some(Boolean)
}
