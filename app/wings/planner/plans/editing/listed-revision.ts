export const REVISIONS_PER_PAGE = 30

/** A version of a plan without its content. */
export interface ListedRevision {
  revision: number
  /** What was done. */
  change: string
  madeAt: Date
  /** Who did it; null when the account is gone. */
  madeBy: string | null
}
