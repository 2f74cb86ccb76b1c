import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { InviteForm } from './ui/invite-form'
import { PeopleList } from './ui/people-list'
import { ReadOnlyLink } from './ui/read-only-link'
import { type SharingStatus, useSharing } from './ui/use-sharing'

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
  const { sharing, error, status, read, change } = useSharing(planId, isOpen)
  const isOwner = sharing?.role === 'owner'
  return (
    <Dialog
      title={`Share “${title}”`}
      description="Invite people and manage access."
      open={isOpen}
      onOpenChange={onOpenChange}
      footer={status && <SharingStatusLine status={status} />}
    >
      {error && (
        <Notice kind="error" title={error} action={<Button onClick={() => void read()}>Try again</Button>}>
          Nothing was changed.
        </Notice>
      )}
      {!sharing && !error && <SkeletonRows label="Loading people with access" />}
      {sharing && (
        <div className="grid grid-cols-1 gap-5 text-dense">
          {isOwner && <InviteForm planId={planId} change={change} />}
          <PeopleList planId={planId} sharing={sharing} change={change} onLeft={onLeft} />
          {isOwner && <ReadOnlyLink planId={planId} link={sharing.link} change={change} />}
        </div>
      )}
    </Dialog>
  )
}

function SharingStatusLine({ status: { text, isError, undo } }: { status: SharingStatus }) {
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-2 text-dense">
      <p role="status" className={`font-medium ${isError ? 'text-danger' : 'text-muted'}`}>
        {text}
      </p>
      {undo && <Button onClick={undo}>Undo</Button>}
    </div>
  )
}
