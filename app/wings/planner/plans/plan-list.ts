import type { ProductType } from './brief-schema'
import type { PlanRole } from './stored-plan'

export const PLANS_PER_PAGE = 20
export const PLAN_SORTS = ['changed', 'title', 'ends'] as const
type PlanSort = (typeof PLAN_SORTS)[number]

export interface PlanSearch {
  query: string
  sort: PlanSort
  page: number
}

/** A plan in a list, without its content. */
export interface PlanCard {
  id: string
  title: string
  /** Null: none of those that the planner knows. */
  kind: ProductType | null
  role: PlanRole
  /** Who owns it, when that is somebody else. */
  sharedBy: string | null
  revision: number
  updatedAt: Date
  /** The last day of its last sprint, as 2026-03-29. */
  endsOn: string | null
}

export interface TrashedPlan {
  id: string
  title: string
  deletedAt: Date
  /** When it goes for good. */
  purgeAt: Date
}
