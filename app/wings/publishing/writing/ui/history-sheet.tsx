import { ArrowLeft, History } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { FetchJsonError, fetchJson } from '~/kits/api/describe-api'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { formatExactTime } from '~/ui/workspace/format-time'
import { Notice } from '~/ui/workspace/notice'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { entriesClient } from '../api'
import type { EntryContent } from '../entry'
import { useEntryEditor } from '../entry-editor-context'
import { ContentDiffView } from './content-diff-view'
import { type RevisionSummary, useRevisions } from './use-revisions'

interface RevisionViewProps {
  revision: RevisionSummary
  onBack: () => void
  onRestored: () => void
}

const reasons: Record<string, string> = {
  saved: 'Saved',
  published: 'Published',
  restored: 'Restored',
  conflict: 'Saved with a conflict',
  snapshot: 'Original',
}

/** The earlier states of the piece: who, when, what differs, and the way back. */
export function HistorySheet() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Sheet
      title="History"
      description="Restoring a revision adds a new one. Nothing is deleted."
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
  const { param, draft } = useEntryEditor()
  const { revisions, hasFailed, loadMore, hasMore } = useRevisions(param, draft.flush)
  const [chosen, setChosen] = useState<RevisionSummary>()
  if (hasFailed)
    return (
      <Notice kind="error" title="The history could not be loaded.">
        Close it and try again.
      </Notice>
    )
  if (!revisions) return <p className="text-dense text-muted">Loading history</p>
  if (chosen) return <RevisionView revision={chosen} onBack={() => setChosen(undefined)} onRestored={onRestored} />
  if (revisions.length === 0) return <p className="text-dense text-muted">No revisions yet.</p>
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
                <RelativeTime at={revision.createdAt} className="font-normal text-faint" />
              </span>
              <span className="truncate text-muted">
                {revision.authorEmail || 'Unknown'} · {revision.title || 'Untitled'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && <Button onClick={loadMore}>Load more</Button>}
    </div>
  )
}

/** One earlier state beside what is written now. */
function RevisionView({ revision, onBack, onRestored }: RevisionViewProps) {
  const { draft, param: ofEntry } = useEntryEditor()
  const [content, setContent] = useState<EntryContent>()
  const param = useMemo(() => ({ ...ofEntry, revision: `${revision.revision}` }), [ofEntry, revision])
  useEffect(() => {
    const asking = new AbortController()
    const call = entriesClient.get('/:type/:entryId/revisions/:revision', { param, signal: asking.signal })
    fetchJson(call).then(
      (found) => setContent(found.content),
      () => asking.signal.aborted || showToast('This revision could not be loaded. Try again.', 'error'),
    )
    return () => asking.abort()
  }, [param])

  async function restore() {
    try {
      if (!(await draft.flush())) return showToast('Your changes could not be saved, so nothing was restored.', 'error')
      const json = { basedOn: draft.latest().revision }
      const restored = await fetchJson(
        entriesClient.post('/:type/:entryId/revisions/:revision/restoration', { param, json }),
      )
      const current = { content: restored.content, revision: restored.revision, savedBy: '', savedAt: restored.savedAt }
      draft.dispatch({ type: 'remoteUpdated', current })
      showToast('Revision restored.')
      onRestored()
    } catch (error) {
      if (error instanceof FetchJsonError && error.current)
        draft.dispatch({ type: 'conflicted', current: error.current })
      showToast(error instanceof FetchJsonError ? error.message : 'The site is not responding. Try again.', 'error')
    }
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
          All revisions
        </Button>
        <Button variant="primary" disabled={!content} onClick={() => void restore()}>
          Restore revision
        </Button>
      </div>
      <p className="text-dense text-muted">
        {formatExactTime(new Date(revision.createdAt), Intl.DateTimeFormat().resolvedOptions().timeZone)}, by{' '}
        {revision.authorEmail || 'unknown'}. Removed text since then is struck through, added text is green.
      </p>
      {content ? <ContentDiffView before={content} after={draft.content} /> : <p className="text-dense">Loading</p>}
    </div>
  )
}
