import { positionsIn } from '~/platform/positions'

const pageFilters = ['made', 'changed', 'same', 'kept', 'skipped', 'refused', 'alike', 'left'] as const

/** An outcome, the rows that are much like another, or those that undoing has kept. */
export type PageFilter = (typeof pageFilters)[number]

/** Which rows of a run are shown, as the address says it; what it does not know filters nothing. */
export function readRowsShown(params: URLSearchParams) {
  const show = params.get('show')
  const filter = pageFilters.find((known) => known === show) ?? null
  return { filter, ...positionsIn(params) }
}
