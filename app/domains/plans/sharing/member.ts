import type { Role } from '../stored-plan'

export const INVITED_ROLES = ['editor', 'reader'] as const
export type InvitedRole = (typeof INVITED_ROLES)[number]

export const ROLE_NAMES: Record<Role, string> = { owner: 'Owner', editor: 'Editor', reader: 'Reader' }

/** Who has a plan, as one of them sees it. */
export interface Sharing {
  role: Role
  owner: { email: string; name: string }
  members: SharedWith[]
  /** The address of the read-only copy; null when there is none, or the one who asks does not own the plan. */
  link: string | null
}

export interface SharedWith {
  email: string
  role: InvitedRole
  /** Empty until they have opened the plan. */
  name: string
  hasJoined: boolean
  isYou: boolean
}
