import { parsePositionCursor } from '~/platform/lists/position-cursor'

const runRowFilters = [
  'created',
  'updated',
  'unchanged',
  'kept',
  'skipped',
  'refused',
  'similar',
  'kept-by-undo',
] as const

/** An outcome, the rows that are much like another, or those that undoing has kept. */
export type RunRowFilter = (typeof runRowFilters)[number]

/** Which rows of a run are shown, as the address says it; what it does not know filters nothing. */
export function readRunRowFilter(params: URLSearchParams) {
  const show = params.get('show')
  const filter = runRowFilters.find((known) => known === show) ?? null
  return { filter, ...parsePositionCursor(params) }
}
