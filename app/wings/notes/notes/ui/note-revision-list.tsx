import { useEffect, useState } from 'react'
import { fetchJson } from '~/kits/api/describe-api'
import { Notice } from '~/ui/workspace/notice'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { notesClient } from '../api'
import { getDisplayTitle, type RevisionReason } from '../note'
import type { NoteRevisionSummary } from '../note-revisions.commands.server'
import { logWarning } from '../store/log-warning'
import type { OwnNote } from '../store/notes-store-types'
import { NoteRevisionView } from './note-revision-view'
import type { NotesPanel } from './use-notes-panel'

const REASON_LABELS: Record<RevisionReason, string> = {
  writing: 'Autosaved',
  ai: 'Before an AI change',
  restoration: 'Before a restore',
  conflict: 'Before resolving a conflict',
}

interface NoteRevisionListProps {
  panel: NotesPanel
  note: OwnNote
  onDone: () => void
}

/** The kept versions of a note; a chosen one is shown beside what is written now. */
export function NoteRevisionList({ panel, note, onDone }: NoteRevisionListProps) {
  const [versions, setVersions] = useState<NoteRevisionSummary[] | 'failed'>()
  const [chosen, setChosen] = useState<NoteRevisionSummary>()
  useEffect(() => {
    const asking = new AbortController()
    fetchJson(notesClient.get('/:noteId/revisions', { param: { noteId: note.id }, signal: asking.signal })).then(
      ({ revisions }) => setVersions(revisions),
      (error) => {
        if (asking.signal.aborted) return
        logWarning('Could not load versions.', error)
        setVersions('failed')
      },
    )
    return () => asking.abort()
  }, [note.id])
  if (versions === 'failed')
    return (
      <Notice kind="error" title="Could not load versions.">
        Check your connection and try again.
      </Notice>
    )
  if (!versions) return <SkeletonRows rows={4} label="Loading versions" />
  if (chosen)
    return (
      <NoteRevisionView
        panel={panel}
        note={note}
        onDone={onDone}
        revision={chosen}
        onBack={() => setChosen(undefined)}
      />
    )
  if (versions.length === 0)
    return (
      <p className="text-dense text-muted">No versions yet. The first one is saved after five minutes of writing.</p>
    )
  return (
    <ul aria-label="Versions" className="grid divide-y divide-line border-y border-line">
      {versions.map((version) => (
        <li key={version.revision}>
          <button
            type="button"
            onClick={() => setChosen(version)}
            className="grid min-h-11 w-full gap-0.5 px-2 py-2.5 text-left text-dense -outline-offset-2 hover:bg-wash"
          >
            <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
              {REASON_LABELS[version.reason]}
              <RelativeTime at={version.created_at} className="font-normal text-faint" />
            </span>
            <span className="truncate text-muted">{getDisplayTitle(version)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
