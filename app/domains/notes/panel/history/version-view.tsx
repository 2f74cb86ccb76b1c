import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { call } from '~/platform/autosave/calls'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'
import { ChangesList } from '~/ui/workspace/changes-list'
import { Moment } from '~/ui/workspace/moment'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import type { NoteContent } from '../../note'
import { blocksOf } from '../note-words'
import type { OwnNote } from '../notes-store'
import type { Panel } from '../use-panel'
import type { ListedVersion } from './version-list'

interface VersionViewProps {
  panel: Panel
  note: OwnNote
  version: ListedVersion
  onBack: () => void
  onDone: () => void
}

/** One earlier version beside what is written now. */
export function VersionView({ panel, note, version, onBack, onDone }: VersionViewProps) {
  const content = useVersion(note.id, version.revision)
  const then = useMemo(() => content && blocksOf(content), [content])
  const now = useMemo(() => blocksOf(note), [note])

  function restore() {
    if (!content) return
    panel.flush.current()
    const { title, content: html, is_todo, items } = panel.search.find(note.id) ?? note
    const before = { title, content: html, is_todo, items }
    panel.store.replace(note.id, content, 'restoration')
    onDone()
    panel.undoable('The earlier version is back.', () => panel.store.replace(note.id, before, 'restoration'))
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
          All versions
        </Button>
        <Button variant="primary" disabled={!content} onClick={restore}>
          Restore this version
        </Button>
      </div>
      <p className="text-dense text-muted">
        From <Moment at={version.made_at} isExact />. Struck through is what has gone since, marked in green what has
        come.
      </p>
      {then ? <ChangesList before={then} after={now} /> : <SkeletonRows rows={3} label="Loading the version" />}
    </div>
  )
}

function useVersion(noteId: string, revision: number) {
  const [content, setContent] = useState<NoteContent>()
  useEffect(() => {
    const asking = new AbortController()
    call<NoteContent>(`/api/notes/${noteId}/revisions/${revision}`, { signal: asking.signal }).then(
      setContent,
      () => asking.signal.aborted || showToast('This version could not be loaded. Try again.', 'error'),
    )
    return () => asking.abort()
  }, [noteId, revision])
  return content
}
