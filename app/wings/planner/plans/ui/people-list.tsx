import { LogOut, UserMinus } from 'lucide-react'
import { Badge } from '~/ui/workspace/badge'
import { Button, IconButton } from '~/ui/workspace/button'
import { Select } from '~/ui/workspace/input'
import { plansClient } from '../api'
import { MEMBER_ROLES, type MemberRole, type PlanMember, type PlanSharing, ROLE_LABELS } from '../sharing/member'
import { useLeavePlan } from '../use-leave-plan'
import type { ChangeSharing } from './use-sharing'

interface PeopleListProps {
  planId: string
  sharing: PlanSharing
  change: ChangeSharing
  onLeft?: () => void
}

/** Everybody who has the plan. Its owner changes roles and takes it away; the others can leave. */
export function PeopleList({ planId, sharing: { role, owner, members }, change, onLeft }: PeopleListProps) {
  return (
    <section aria-label="People" className="grid grid-cols-1 gap-1">
      <h3 className="font-semibold">People</h3>
      <ul>
        <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 last:border-0">
          <MemberName name={owner.name} email={owner.email} />
          <Badge>{ROLE_LABELS.owner}</Badge>
        </li>
        {members.map((member) => (
          <li
            key={member.email}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
          >
            <MemberName name={member.name} email={member.email} isWaiting={!member.hasJoined} />
            {role === 'owner' ? (
              <MemberActions planId={planId} member={member} change={change} />
            ) : (
              <Badge>{ROLE_LABELS[member.role]}</Badge>
            )}
            {member.isYou && <LeaveButton planId={planId} onLeft={onLeft} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MemberName({ name, email, isWaiting = false }: { name: string; email: string; isWaiting?: boolean }) {
  return (
    <span className="min-w-0 flex-1 basis-36">
      <span className="block truncate font-medium">{name || email}</span>
      {name && <span className="block truncate text-muted">{email}</span>}
      {isWaiting && <span className="block text-faint">Invited, not opened yet</span>}
    </span>
  )
}

interface MemberActionsProps {
  planId: string
  member: PlanMember
  change: ChangeSharing
}

const roleOptions = MEMBER_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))
const roleWithArticle = (role: MemberRole) => ({ editor: 'an editor', reader: 'a viewer' })[role]

function MemberActions({ planId, member: { email, role, name }, change }: MemberActionsProps) {
  const param = { planId }
  const who = name || email
  const successOfUndo = `${who} is ${roleWithArticle(role)} again.`
  const saveRole = (next: MemberRole) => plansClient.patch('/:planId/members', { param, json: { email, role: next } })
  const setRole = (next: MemberRole) =>
    change({
      ...saveRole(next),
      successMessage: `${who} is now ${roleWithArticle(next)}.`,
      undo: () => ({ ...saveRole(role), successMessage: successOfUndo }),
    })
  const remove = () =>
    change({
      ...plansClient.delete('/:planId/members', { param, json: { email } }),
      successMessage: `${who} removed.`,
      undo: () => ({
        ...plansClient.post('/:planId/members', { param, json: { email, role } }),
        successMessage: successOfUndo,
      }),
    })
  return (
    <span className="flex items-center gap-1">
      <Select
        aria-label={`Role of ${email}`}
        className="w-28"
        options={roleOptions}
        value={role}
        onChange={({ target }) => void setRole(target.value as MemberRole)}
      />
      <IconButton icon={UserMinus} label={`Remove ${email}`} onClick={() => void remove()} />
    </span>
  )
}

function LeaveButton({ planId, onLeft }: { planId: string; onLeft?: () => void }) {
  const leave = useLeavePlan(onLeft)
  return (
    <Button icon={LogOut} onClick={() => void leave(planId)}>
      Leave plan
    </Button>
  )
}
