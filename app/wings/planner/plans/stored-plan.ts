import type { Brief } from './brief-schema'
import type { Plan } from './plan'

/** What somebody may do with a plan: the owner everything, an editor change it, a reader look. */
const ROLES = ['owner', 'editor', 'reader'] as const
export type PlanRole = (typeof ROLES)[number]

/** A plan as it is kept, for one person. */
export interface StoredPlan {
  id: string
  title: string
  brief: Brief
  plan: Plan
  /** Counts the changes of the plan; a save names the one that it is based on. */
  revision: number
  /** Counts the changes of its board. */
  boardVersion: number
  updatedAt: Date
  role: PlanRole
}

export const canEditPlan = (role: PlanRole) => role !== 'reader'
