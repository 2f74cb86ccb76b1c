import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { Moment } from '~/ui/workspace/moment'
import { Notice } from '~/ui/workspace/notice'
import { usePieceScreen } from '../../screen-context'
import { RevisionView } from './revision-view'
import { type Revision, useRevisions } from './use-revisions'

const reasons: Record<string, string> = {
  saved: 'Saved',
  published: 'Published',
  restored: 'Restored',
  met: 'Saved, then met another version',
  found: 'As it was found',
}

/** The earlier states of the piece: who, when, what differs, and the way back. */
export function HistorySheet() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Sheet
      title="History"
      description="Every state that was kept. Restoring one adds a new state; nothing is lost by it."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon={History}>
          <span className="max-sm:sr-only">History</span>
        </Button>
      }
      className="w-[min(44rem,100vw)]"
    >
      <HistoryList onRestored={() => setOpen(false)} />
    </Sheet>
  )
}

function HistoryList({ onRestored }: { onRestored: () => void }) {
  const { path, writing } = usePieceScreen()
  const { revisions, hasFailed, loadMore, hasMore } = useRevisions(path, writing.flush)
  const [chosen, setChosen] = useState<Revision>()
  if (hasFailed)
    return (
      <Notice kind="error" title="The history could not be loaded.">
        Close it and open it again.
      </Notice>
    )
  if (!revisions) return <p className="text-dense text-muted">Loading the history</p>
  if (chosen) return <RevisionView revision={chosen} onBack={() => setChosen(undefined)} onRestored={onRestored} />
  if (revisions.length === 0)
    return <p className="text-dense text-muted">Nothing is kept yet. The first save begins the history.</p>
  return (
    <div className="grid gap-3">
      <ul className="grid divide-y divide-line border-y border-line">
        {revisions.map((revision) => (
          <li key={revision.revision}>
            <button
              type="button"
              onClick={() => setChosen(revision)}
              className="grid w-full gap-0.5 px-2 py-2.5 text-left text-dense hover:bg-wash"
            >
              <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
                {reasons[revision.reason] ?? revision.reason}
                <Moment at={revision.createdAt} className="font-normal text-faint" />
              </span>
              <span className="truncate text-muted">
                {revision.authorEmail || 'Somebody'} · {revision.title || 'Untitled'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && <Button onClick={loadMore}>Show earlier ones</Button>}
    </div>
  )
}
