import { Dialog } from '~/ui/workspace/dialog'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { fetchedPart } from '../fetched-part'
import type { Panel } from '../use-panel'

const TrashedNotes = fetchedPart(
  () => import('./trashed-notes').then(({ TrashedNotes }) => TrashedNotes),
  () => <SkeletonRows rows={4} label="Loading the trash" />,
)

interface TrashDialogProps {
  panel: Panel
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Notes that can still be brought back. */
export function TrashDialog({ panel, isOpen, onOpenChange }: TrashDialogProps) {
  return (
    <Dialog
      title="Trash"
      description="A deleted note can be restored for 30 days. Then it goes for good."
      open={isOpen}
      onOpenChange={onOpenChange}
      className="h-[min(36rem,calc(100dvh-2rem))] w-[min(38rem,calc(100vw-2rem))]"
    >
      <TrashedNotes panel={panel} />
    </Dialog>
  )
}
