import { useState } from 'react'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { Moment } from '~/ui/workspace/moment'
import { useChange } from '~/ui/workspace/use-change'
import { EndSessions } from './end-sessions'

export interface ListedAdmin {
  id: string
  email: string
  fullName: string
  addedAt: Date
  /** When they were last here; null when they are signed in nowhere. */
  seenAt: Date | null
  /** They have not chosen a password yet. */
  isInvited: boolean
  hasPasskey: boolean
  hasApp: boolean
  isYou: boolean
}

export function ListOfAdmins({ admins }: { admins: ListedAdmin[] }) {
  const isLast = admins.length === 1
  const columns: Column<ListedAdmin>[] = [
    { key: 'email', head: 'Admin', cell: (admin) => <Name {...admin} /> },
    { key: 'added', head: 'Added', phoneLabel: 'Added', cell: ({ addedAt }) => <Moment at={addedAt} /> },
    { key: 'seen', head: 'Last seen', phoneLabel: 'Seen', cell: (admin) => <Seen {...admin} /> },
    {
      key: 'second-factor',
      head: 'Two-factor',
      phoneLabel: 'Two-factor',
      cell: (admin) => <SecondFactor {...admin} />,
    },
    { key: 'sessions', head: 'Sessions', cell: (admin) => <Sessions {...admin} /> },
    { key: 'remove', head: 'Rights', align: 'end', cell: (admin) => !isLast && <Removal admin={admin} /> },
  ]
  return (
    <DataTable
      label="Admins"
      columns={columns}
      rows={admins}
      keyOf={({ id }) => id}
      nameOf={({ email }) => email}
      empty={null}
    />
  )
}

function Name({ email, fullName, isYou, isInvited }: ListedAdmin) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold break-all">{email}</span>
      {fullName && <span className="text-muted">{fullName}</span>}
      {isYou && <Badge tone="accent">You</Badge>}
      {isInvited && <Badge tone="warning">Invited</Badge>}
    </span>
  )
}

function Seen({ seenAt, isInvited }: ListedAdmin) {
  return seenAt ? <Moment at={seenAt} /> : <span className="text-faint">{isInvited ? 'never' : 'signed out'}</span>
}

function SecondFactor({ hasPasskey, hasApp }: ListedAdmin) {
  const kinds = [hasPasskey && 'Passkey', hasApp && 'App'].filter(Boolean)
  return kinds.length > 0 ? kinds.join(', ') : <span className="text-faint">none</span>
}

function Sessions({ email, isYou, seenAt }: ListedAdmin) {
  if (isYou || !seenAt) return null
  return (
    <EndSessions email={email} trigger={<Button aria-label={`End the sessions of ${email}`}>End sessions</Button>} />
  )
}

function Removal({ admin }: { admin: ListedAdmin }) {
  const change = useChange()
  const path = `/admin/settings/admins/${admin.id}`
  if (admin.isYou) return <OwnRemoval path={path} />
  const remove = () =>
    change({
      path,
      method: 'DELETE',
      json: {},
      done: () => `${admin.email} is no admin any more.`,
      undo: () => ({ path, method: 'PUT' as const, json: {}, done: `${admin.email} is an admin again.` }),
    })
  return (
    <Button variant="danger" onClick={remove} aria-label={`Remove ${admin.email}`}>
      Remove
    </Button>
  )
}

/** Nobody could undo it themselves, so it is asked for. */
function OwnRemoval({ path }: { path: string }) {
  const change = useChange()
  const [isOpen, setIsOpen] = useState(false)
  async function giveUp() {
    setIsOpen(false)
    await change({ path, method: 'DELETE', json: { yourself: true }, done: () => 'You are no admin any more.' })
  }
  return (
    <Dialog
      title="Give up your rights"
      description="You leave the back office at once. Only another admin can let you in again."
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="danger">Give up your rights</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button>Stay an admin</Button>
          </DialogClose>
          <Button variant="danger" onClick={giveUp}>
            Give up my rights
          </Button>
        </>
      }
    >
      <p className="text-dense">Your account stays, and so does everything that you wrote.</p>
    </Dialog>
  )
}
