import { type EntryFilter, parseEntryFilter, textParam } from '~/wings/publishing/writing/entry-filter'

/** What the list of landing pages shows, as its address says it. */
export interface LandingPageFilter extends EntryFilter {
  /** Only pages that try several versions. */
  hasVariants: boolean
}

export const landingPageFilterNames = ['q', 'status', 'variants'] as const

export function parseLandingPageFilter(params: URLSearchParams): LandingPageFilter {
  return { ...parseEntryFilter(params), hasVariants: textParam(params, 'variants') === 'several' }
}

export function isLandingPageListFiltered({ q, status, hasVariants }: LandingPageFilter) {
  return [q, status, hasVariants].some(Boolean)
}
