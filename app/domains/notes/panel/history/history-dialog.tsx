import { Dialog } from '~/ui/workspace/dialog'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { fetchedPart } from '../fetched-part'
import type { OwnNote } from '../notes-store'
import type { Panel } from '../use-panel'

const VersionList = fetchedPart(
  () => import('./version-list').then(({ VersionList }) => VersionList),
  () => <SkeletonRows rows={4} label="Loading the versions" />,
)

interface HistoryDialogProps {
  panel: Panel
  note: OwnNote
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** How a note was before, what differs, and the way back. */
export function HistoryDialog({ panel, note, isOpen, onOpenChange }: HistoryDialogProps) {
  return (
    <Dialog
      title="Version history"
      description="A version is kept every five minutes of writing, and before each larger change. Restoring one keeps what is there now."
      open={isOpen}
      onOpenChange={onOpenChange}
      className="h-[min(44rem,calc(100dvh-2rem))] w-[min(46rem,calc(100vw-2rem))]"
    >
      <VersionList panel={panel} note={note} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
