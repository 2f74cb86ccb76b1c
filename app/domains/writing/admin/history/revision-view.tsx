import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CallFault, call } from '~/platform/autosave/calls'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'
import { exactTime } from '~/ui/workspace/relative-time'
import type { PieceContent } from '../../piece'
import { usePieceScreen } from '../../screen-context'
import { ChangesView } from './changes-view'
import type { Revision } from './use-revisions'

interface RevisionViewProps {
  revision: Revision
  onBack: () => void
  onRestored: () => void
}

/** One earlier state beside what is written now. */
export function RevisionView({ revision, onBack, onRestored }: RevisionViewProps) {
  const screen = usePieceScreen()
  const { writing } = screen
  const [content, setContent] = useState<PieceContent>()
  const path = `${screen.path}/revisions/${revision.revision}`
  useEffect(() => {
    const asking = new AbortController()
    call<{ content: PieceContent }>(path, { signal: asking.signal }).then(
      (found) => setContent(found.content),
      () => asking.signal.aborted || showToast('This state could not be loaded. Try again.', 'error'),
    )
    return () => asking.abort()
  }, [path])

  async function restore() {
    try {
      if (!(await writing.flush()))
        return showToast('What you typed could not be saved, so nothing was restored.', 'error')
      const body = { basedOn: writing.latest().revision }
      const restored = await call<{ revision: number; savedAt: string; content: PieceContent }>(`${path}/restoration`, {
        ...{ method: 'POST' as const, body },
      })
      const current = { content: restored.content, revision: restored.revision, savedBy: '', savedAt: restored.savedAt }
      writing.tell({ type: 'overtaken', current })
      showToast('Restored. What was there before is in the history.')
      onRestored()
    } catch (error) {
      if (error instanceof CallFault && error.current) writing.tell({ type: 'conflicted', current: error.current })
      showToast(error instanceof CallFault ? error.message : 'The site does not answer. Try again.', 'error')
    }
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
          All states
        </Button>
        <Button variant="primary" disabled={!content} onClick={() => void restore()}>
          Restore this state
        </Button>
      </div>
      <p className="text-dense text-muted">
        {exactTime(new Date(revision.createdAt), Intl.DateTimeFormat().resolvedOptions().timeZone)}, by{' '}
        {revision.authorEmail || 'somebody'}. Struck through is what has gone since, marked in green what has come.
      </p>
      {content ? <ChangesView before={content} after={writing.content} /> : <p className="text-dense">Loading</p>}
    </div>
  )
}
