import type { PlanRole } from '../stored-plan'

export const MEMBER_ROLES = ['editor', 'reader'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export const ROLE_LABELS: Record<PlanRole, string> = { owner: 'Owner', editor: 'Editor', reader: 'Viewer' }

/** Who has a plan, as one of them sees it. */
export interface PlanSharing {
  role: PlanRole
  owner: { email: string; name: string }
  members: PlanMember[]
  /** The address of the read-only copy; null when there is none, or the one who asks does not own the plan. */
  link: string | null
}

export interface PlanMember {
  email: string
  role: MemberRole
  /** Empty until they have opened the plan. */
  name: string
  hasJoined: boolean
  isYou: boolean
}
