import { LogOut, UserMinus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { href } from 'react-router'
import { callApi } from '~/platform/api-client'
import { Badge } from '~/ui/workspace/badge'
import { Button, IconButton } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Select } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { useChange } from '~/ui/workspace/use-change'
import { InviteForm } from './sharing/invite-form'
import { INVITED_ROLES, type InvitedRole, ROLE_NAMES, type SharedWith, type Sharing } from './sharing/member'
import { ReadingLink } from './sharing/reading-link'
import { useLeaving } from './use-leaving'

interface ShareDialogProps {
  planId: string
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The person has given up their part; without it they go to their plans. */
  onLeft?: () => void
}

/** Who has a plan: its owner invites, changes roles and makes a link to read; everybody else sees it and can leave. */
export function ShareDialog({ planId, title, isOpen, onOpenChange, onLeft }: ShareDialogProps) {
  const { sharing, fault, read } = useSharing(planId, isOpen)
  return (
    <Dialog
      title={`Share “${title}”`}
      description="Who has this plan, and what they may do."
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      {fault && (
        <Notice kind="error" title={fault} action={<Button onClick={read}>Try again</Button>}>
          Nothing was changed.
        </Notice>
      )}
      {!sharing && !fault && <SkeletonRows label="Loading who has this plan" />}
      {sharing && (
        <div className="grid grid-cols-1 gap-5 text-dense">
          {sharing.role === 'owner' && <InviteForm planId={planId} onInvited={read} />}
          <People planId={planId} sharing={sharing} onChanged={read} onLeft={onLeft} />
          {sharing.role === 'owner' && <ReadingLink planId={planId} link={sharing.link} onChanged={read} />}
        </div>
      )}
    </Dialog>
  )
}

function useSharing(planId: string, isOpen: boolean) {
  const [sharing, setSharing] = useState<Sharing>()
  const [fault, setFault] = useState<string>()
  const read = useCallback(async () => {
    const reply = await callApi<Sharing>({ path: membersOf(planId), method: 'GET' })
    setFault(reply.ok ? undefined : reply.message)
    if (reply.ok) setSharing(reply.body)
  }, [planId])
  useEffect(() => {
    if (isOpen) void read()
  }, [isOpen, read])
  return { sharing, fault, read }
}

const membersOf = (sprintId: string) => href('/planner/dashboard/:sprintId/members', { sprintId })

interface PeopleProps {
  planId: string
  sharing: Sharing
  onChanged: () => void
  onLeft?: () => void
}

function People({ planId, sharing: { role, owner, members }, onChanged, onLeft }: PeopleProps) {
  return (
    <section aria-label="People" className="grid gap-1">
      <h3 className="font-semibold">People</h3>
      <ul>
        <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2">
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
              <MemberDeeds planId={planId} member={member} onChanged={onChanged} />
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
    <span className="min-w-0 flex-1 basis-40">
      <span className="block truncate font-medium">{name || email}</span>
      {name && <span className="block truncate text-muted">{email}</span>}
      {isWaiting && <span className="block text-faint">Invited, has not opened it yet</span>}
    </span>
  )
}

interface MemberDeedsProps {
  planId: string
  member: SharedWith
  onChanged: () => void
}

const roleOptions = INVITED_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))

function MemberDeeds({ planId, member: { email, role, name }, onChanged }: MemberDeedsProps) {
  const change = useChange()
  const path = membersOf(planId)
  async function send(method: 'PATCH' | 'DELETE', json: object, done: string, back: 'PATCH' | 'POST') {
    const undo = {
      path,
      method: back,
      json: { email, role },
      done: `${name || email} is ${ROLE_NAMES[role].toLowerCase()} again.`,
    }
    await change({ path, method, json, done: () => done, undo: () => undo })
    onChanged()
  }
  return (
    <span className="flex items-center gap-1">
      <Select
        aria-label={`Role of ${email}`}
        className="w-28"
        options={roleOptions}
        value={role}
        onChange={({ target }) => {
          const next = target.value as InvitedRole
          void send(
            'PATCH',
            { email, role: next },
            `${name || email} is ${ROLE_NAMES[next].toLowerCase()} now.`,
            'PATCH',
          )
        }}
      />
      <IconButton
        icon={UserMinus}
        label={`Remove ${email}`}
        onClick={() => void send('DELETE', { email }, `${name || email} no longer has the plan.`, 'POST')}
      />
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
