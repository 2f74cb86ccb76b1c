import { memo, useEffect, useRef } from 'react'
import { Button } from '~/ui/workspace/button'
import type { OwnNote } from '../store/notes-store-types'
import { NoteListItem } from './note-list-item'
import { NoteListMessage, NoteListSkeleton } from './note-list-states'
import { findTabStop, moveFocusWithArrows } from './row-focus'
import type { NotesPanel } from './use-notes-panel'

/** One's own notes, or those that were found. */
export function OwnNotesList({ panel, notes }: { panel: NotesPanel; notes: OwnNote[] }) {
  const { state, search, select } = panel
  const latest = useRef(select)
  latest.current = select
  const onSelect = useRef((id: string) => latest.current(id)).current
  const isFinding = search.words.trim() !== ''
  if (state.phase === 'loading' && state.notes.length === 0) return <NoteListSkeleton label="Loading notes" />
  if (isFinding && notes.length === 0) return <NothingFound search={search} />
  return (
    <>
      {state.phase === 'failed' && <LoadFailed panel={panel} />}
      {notes.length === 0 && state.phase === 'ready' && (
        <NoteListMessage title="No notes yet" text="Create your first note to get started!" />
      )}
      <NoteRows notes={notes} selectedId={panel.selected?.id} onSelect={onSelect} />
      {!isFinding && state.hasMore && <LoadMore panel={panel} />}
    </>
  )
}

interface RowsProps {
  notes: OwnNote[]
  selectedId: string | undefined
  onSelect: (id: string) => void
}

const NoteRows = memo(function Rows({ notes, selectedId, onSelect }: RowsProps) {
  const stopId = findTabStop(notes, selectedId)
  return (
    <ul aria-label="My notes" onKeyDown={moveFocusWithArrows}>
      {notes.map((note) => (
        <NoteListItem
          key={note.id}
          note={note}
          isPinned={note.is_pinned}
          isSelected={note.id === selectedId}
          isTabStop={note.id === stopId}
          onSelect={onSelect}
        />
      ))}
    </ul>
  )
})

function NothingFound({ search }: { search: NotesPanel['search'] }) {
  if (search.isSearching) return <NoteListSkeleton label="Searching" />
  if (search.hasFailed) return <NoteListMessage title="Search failed" text="Check your connection and search again." />
  return <NoteListMessage title="No notes found" text="Try a different search." />
}

function LoadFailed({ panel }: { panel: NotesPanel }) {
  return (
    <NoteListMessage
      title="Could not load notes"
      text="Notes on this device are safe."
      action={<Button onClick={() => panel.store.open()}>Try again</Button>}
    />
  )
}

/** Brings the next ones before the end of the list is reached. */
function LoadMore({ panel: { store } }: { panel: NotesPanel }) {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = mark.current?.closest('[data-rows]')
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && void store.loadMore(), {
      root,
      rootMargin: '600px',
    })
    if (mark.current) seen.observe(mark.current)
    return () => seen.disconnect()
  }, [store])
  return (
    <div ref={mark} className="p-3">
      <Button className="w-full" onClick={() => void store.loadMore()}>
        Show more
      </Button>
    </div>
  )
}
