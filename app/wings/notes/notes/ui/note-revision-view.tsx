import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { fetchJson } from '~/kits/api/describe-api'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { TextDiff } from '~/ui/workspace/text-diff'
import { notesClient } from '../api'
import type { NoteContent } from '../note'
import type { NoteRevisionSummary } from '../note-revisions.commands.server'
import type { OwnNote } from '../store/notes-store-types'
import { listNoteLines } from './note-text-lines'
import type { NotesPanel } from './use-notes-panel'

interface NoteRevisionViewProps {
  panel: NotesPanel
  note: OwnNote
  revision: NoteRevisionSummary
  onBack: () => void
  onDone: () => void
}

/** One earlier version beside what is written now. */
export function NoteRevisionView({ panel, note, revision: version, onBack, onDone }: NoteRevisionViewProps) {
  const content = useNoteRevision(note.id, version.revision)
  const then = useMemo(() => content && listNoteLines(content), [content])
  const now = useMemo(() => listNoteLines(note), [note])

  function restore() {
    if (!content) return
    panel.flush.current()
    const { title, content: html, is_todo, items } = panel.search.find(note.id) ?? note
    const before = { title, content: html, is_todo, items }
    panel.store.replace(note.id, content, 'restoration')
    onDone()
    panel.showUndo('Version restored.', () => panel.store.replace(note.id, before, 'restoration'))
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
          All versions
        </Button>
        <Button variant="primary" disabled={!content} onClick={restore}>
          Restore version
        </Button>
      </div>
      <p className="text-dense text-muted">
        From <RelativeTime at={version.created_at} isExact />. Text removed since then is struck through, added text is
        green.
      </p>
      {then ? <TextDiff before={then} after={now} /> : <SkeletonRows rows={3} label="Loading version" />}
    </div>
  )
}

function useNoteRevision(noteId: string, revision: number) {
  const [content, setContent] = useState<NoteContent>()
  useEffect(() => {
    const asking = new AbortController()
    const param = { noteId, revision: String(revision) }
    fetchJson(notesClient.get('/:noteId/revisions/:revision', { param, signal: asking.signal })).then(
      setContent,
      () => asking.signal.aborted || showToast('Could not load this version. Try again.', 'error'),
    )
    return () => asking.abort()
  }, [noteId, revision])
  return content
}
