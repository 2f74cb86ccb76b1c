import type { HitKind, VisitDimension } from './days/day-data'

/** Something that happens in a visit; what is left out may be anything. */
export interface EventMatcher {
  kind: HitKind
  /** The page, or with `*` at its end all that begin so. */
  path?: string
  /** As `Hits.name`. */
  name?: string
}

/** Chooses visits: those for which one of the values holds, or with `isNot` none. */
export type VisitFilter = { isNot: boolean } & ({ by: VisitDimension; values: string[] } | { events: EventMatcher[] })

/** About which visits something is asked. */
export interface AnalyticsQuery {
  /** First and last day, both included: `2026-03-01`. */
  from: string
  to: string
  /** All of them hold. */
  filters: VisitFilter[]
}
