import { useState } from 'react'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import { adminsClient } from '../api'
import { EndSessionsDialog } from './end-sessions-dialog'

export interface AdminListItem {
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

export function AdminTable({ admins }: { admins: AdminListItem[] }) {
  const isLast = admins.length === 1
  const columns: TableColumn<AdminListItem>[] = [
    { key: 'email', header: 'Admin', cell: (admin) => <AdminName {...admin} /> },
    { key: 'added', header: 'Added', phoneLabel: 'Added', cell: ({ addedAt }) => <RelativeTime at={addedAt} /> },
    { key: 'seen', header: 'Last seen', phoneLabel: 'Last seen', cell: (admin) => <LastSeen {...admin} /> },
    {
      key: 'second-factor',
      header: 'Two-factor',
      phoneLabel: 'Two-factor',
      cell: (admin) => <SecondFactorCell {...admin} />,
    },
    { key: 'sessions', header: 'Sessions', cell: (admin) => <SessionsCell {...admin} /> },
    { key: 'remove', header: 'Actions', align: 'end', cell: (admin) => !isLast && <RemoveAdminButton admin={admin} /> },
  ]
  return (
    <DataTable
      label="Admins"
      columns={columns}
      rows={admins}
      getRowKey={({ id }) => id}
      getRowLabel={({ email }) => email}
      empty={null}
    />
  )
}

function AdminName({ email, fullName, isYou, isInvited }: AdminListItem) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold break-all">{email}</span>
      {fullName && <span className="text-muted">{fullName}</span>}
      {isYou && <Badge tone="accent">You</Badge>}
      {isInvited && <Badge tone="warning">Invited</Badge>}
    </span>
  )
}

function LastSeen({ seenAt, isInvited }: AdminListItem) {
  return seenAt ? (
    <RelativeTime at={seenAt} />
  ) : (
    <span className="text-faint">{isInvited ? 'Never' : 'Signed out'}</span>
  )
}

function SecondFactorCell({ hasPasskey, hasApp }: AdminListItem) {
  const kinds = [hasPasskey && 'Passkey', hasApp && 'Authenticator app'].filter(Boolean)
  return kinds.length > 0 ? kinds.join(', ') : <span className="text-faint">None</span>
}

function SessionsCell({ email, isYou, seenAt }: AdminListItem) {
  if (isYou || !seenAt) return null
  return (
    <EndSessionsDialog email={email} trigger={<Button aria-label={`End sessions of ${email}`}>End sessions</Button>} />
  )
}

function RemoveAdminButton({ admin }: { admin: AdminListItem }) {
  const change = useMutation()
  const param = { userId: admin.id }
  if (admin.isYou) return <GiveUpRightsDialog userId={admin.id} />
  const remove = () =>
    change({
      ...adminsClient.delete('/:userId', { param, json: {} }),
      successMessage: () => `${admin.email} is no longer an admin.`,
      undo: () => ({
        ...adminsClient.put('/:userId', { param }),
        successMessage: `${admin.email} is an admin again.`,
      }),
    })
  return (
    <Button variant="danger" onClick={remove} aria-label={`Remove ${admin.email}`}>
      Remove
    </Button>
  )
}

/** Nobody could undo it themselves, so it is asked for. */
function GiveUpRightsDialog({ userId }: { userId: string }) {
  const change = useMutation()
  const [isOpen, setIsOpen] = useState(false)
  async function giveUp() {
    setIsOpen(false)
    await change({
      ...adminsClient.delete('/:userId', { param: { userId }, json: { yourself: true } }),
      successMessage: () => 'You are no longer an admin.',
    })
  }
  return (
    <Dialog
      title="Remove yourself as an admin"
      description="You lose access to the back office immediately. Only another admin can add you again."
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="danger">Remove yourself</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="danger" onClick={giveUp}>
            Remove yourself
          </Button>
        </>
      }
    >
      <p className="text-dense">Your account and your content are kept.</p>
    </Dialog>
  )
}
