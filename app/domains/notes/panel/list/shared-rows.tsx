import type { SharedNote } from '../../note'
import type { Panel } from '../use-panel'
import { ListNote, ListSkeleton } from './list-states'
import { NoteRow } from './note-row'
import { moveWithArrows, stopOf } from './row-keys'

export const sharerOf = ({ shared_by, shared_by_name }: SharedNote) => shared_by_name || shared_by

/** What others share with whoever is signed in. */
export function SharedRows({ panel }: { panel: Panel }) {
  const { state, select, selectedShared } = panel
  if (state.sharedPhase === 'loading' && state.shared.length === 0) return <ListSkeleton label="Loading shared notes" />
  if (state.shared.length === 0 && state.sharedPhase === 'failed')
    return <ListNote title="Shared notes could not be loaded" text="They are looked for again by themselves." />
  if (state.shared.length === 0)
    return <ListNote title="No shared notes" text="Notes shared with you will appear here" />
  const stopId = stopOf(state.shared, selectedShared?.id)
  return (
    <ul aria-label="Shared notes" onKeyDown={moveWithArrows}>
      {state.shared.map((note) => (
        <NoteRow
          key={note.id}
          note={note}
          isSelected={note.id === selectedShared?.id}
          isStop={note.id === stopId}
          sharer={sharerOf(note)}
          onSelect={(id) => select(id)}
        />
      ))}
    </ul>
  )
}
