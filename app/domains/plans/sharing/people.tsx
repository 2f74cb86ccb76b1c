import { LogOut, UserMinus } from 'lucide-react'
import { Badge } from '~/ui/workspace/badge'
import { Button, IconButton } from '~/ui/workspace/button'
import { Select } from '~/ui/workspace/input'
import { useLeaving } from '../use-leaving'
import { INVITED_ROLES, type InvitedRole, ROLE_NAMES, type SharedWith, type Sharing } from './member'
import { type ChangeSharing, membersOf } from './use-sharing'

interface PeopleProps {
  planId: string
  sharing: Sharing
  change: ChangeSharing
  onLeft?: () => void
}

/** Everybody who has the plan. Its owner changes roles and takes it away; the others can leave. */
export function People({ planId, sharing: { role, owner, members }, change, onLeft }: PeopleProps) {
  return (
    <section aria-label="People" className="grid grid-cols-1 gap-1">
      <h3 className="font-semibold">People</h3>
      <ul>
        <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 last:border-0">
          <Who name={owner.name} email={owner.email} />
          <Badge>{ROLE_NAMES.owner}</Badge>
        </li>
        {members.map((member) => (
          <li
            key={member.email}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
          >
            <Who name={member.name} email={member.email} isWaiting={!member.hasJoined} />
            {role === 'owner' ? (
              <MemberDeeds planId={planId} member={member} change={change} />
            ) : (
              <Badge>{ROLE_NAMES[member.role]}</Badge>
            )}
            {member.isYou && <LeaveButton planId={planId} onLeft={onLeft} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Who({ name, email, isWaiting = false }: { name: string; email: string; isWaiting?: boolean }) {
  return (
    <span className="min-w-0 flex-1 basis-36">
      <span className="block truncate font-medium">{name || email}</span>
      {name && <span className="block truncate text-muted">{email}</span>}
      {isWaiting && <span className="block text-faint">Invited, has not opened it yet</span>}
    </span>
  )
}

interface MemberDeedsProps {
  planId: string
  member: SharedWith
  change: ChangeSharing
}

const roleOptions = INVITED_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))
const as = (role: InvitedRole) => ({ editor: 'an editor', reader: 'a reader' })[role]

function MemberDeeds({ planId, member: { email, role, name }, change }: MemberDeedsProps) {
  const path = membersOf(planId)
  const who = name || email
  const back = { path, json: { email, role }, done: `${who} is ${as(role)} again.` }
  const setRole = (next: InvitedRole) =>
    change({
      path,
      method: 'PATCH',
      json: { email, role: next },
      done: `${who} is ${as(next)} now.`,
      undo: () => ({ ...back, method: 'PATCH' }),
    })
  const remove = () =>
    change({ path, method: 'DELETE', json: { email }, done: `${who} no longer has the plan.`, undo: () => back })
  return (
    <span className="flex items-center gap-1">
      <Select
        aria-label={`Role of ${email}`}
        className="w-28"
        options={roleOptions}
        value={role}
        onChange={({ target }) => void setRole(target.value as InvitedRole)}
      />
      <IconButton icon={UserMinus} label={`Remove ${email}`} onClick={() => void remove()} />
    </span>
  )
}

function LeaveButton({ planId, onLeft }: { planId: string; onLeft?: () => void }) {
  const leave = useLeaving(onLeft)
  return (
    <Button icon={LogOut} onClick={() => void leave(planId)}>
      Leave this plan
    </Button>
  )
}
