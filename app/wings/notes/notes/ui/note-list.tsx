import { Plus, Trash2 } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useDeferredValue, useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import type { SharedNote } from '../note'
import { lazyComponent } from './lazy-component'
import { NoteListItem } from './note-list-item'
import { NoteListMessage, NoteListSkeleton } from './note-list-states'
import { OwnNotesList } from './own-notes-list'
import { findTabStop, moveFocusWithArrows } from './row-focus'
import { NotesSearchField } from './search-field'
import type { NotesTab } from './use-note-selection'
import type { NotesPanel } from './use-notes-panel'

const TrashedNotes = lazyComponent(
  () => import('./trashed-notes').then(({ TrashedNotes }) => TrashedNotes),
  () => <SkeletonRows rows={4} label="Loading trash" />,
)

interface TrashDialogProps {
  panel: NotesPanel
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const getSharerName = ({ shared_by, shared_by_name }: SharedNote) => shared_by_name || shared_by

interface NoteListProps {
  panel: NotesPanel
  /** On a phone it slides in. */
  isShown: boolean
}

const place =
  'flex w-80 shrink-0 flex-col border-r border-line bg-paper max-md:absolute max-md:inset-0 max-md:z-20 max-md:w-full max-md:border-0 max-md:transition-[translate,visibility] max-md:duration-150'

export function NoteList({ panel, isShown }: NoteListProps) {
  const { state, tab } = panel
  const [isTrashOpen, setIsTrashOpen] = useState(false)
  // a long list is drawn after what is typed, not before
  const shown = useDeferredValue(panel.search.visibleNotes)
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => panel.show(next as NotesTab)}
      className={`${place} ${isShown ? '' : 'max-md:invisible max-md:-translate-x-full'}`}
    >
      <div className="grid gap-2 p-3 pb-0">
        <div className="flex gap-2">
          <Button variant="primary" icon={Plus} className="flex-1" onClick={() => panel.createEmpty(false)}>
            New Note
          </Button>
          <IconButton variant="secondary" icon={Trash2} label="Trash" onClick={() => setIsTrashOpen(true)} />
        </div>
        {tab === 'mine' && <NotesSearchField search={panel.search} />}
      </div>
      <Tabs.List aria-label="Notes" className="mt-1 flex border-b border-line px-3">
        <TabButton value="mine">My Notes ({state.total})</TabButton>
        <TabButton value="shared">Shared ({state.sharedNotes.length})</TabButton>
      </Tabs.List>
      <Tabs.Content value="mine" tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto outline-none" data-rows>
        <OwnNotesList panel={panel} notes={shown} />
      </Tabs.Content>
      <Tabs.Content value="shared" tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto outline-none" data-rows>
        <SharedNotesList panel={panel} />
      </Tabs.Content>
      <TrashDialog panel={panel} isOpen={isTrashOpen} onOpenChange={setIsTrashOpen} />
    </Tabs.Root>
  )
}

function TabButton({ value, children }: { value: NotesTab; children: React.ReactNode }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px min-h-9 flex-1 border-b-2 border-transparent px-2 font-medium text-muted tabular-nums -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink pointer-coarse:min-h-11"
    >
      {children}
    </Tabs.Trigger>
  )
}

/** What others share with whoever is signed in. */
function SharedNotesList({ panel }: { panel: NotesPanel }) {
  const { state, select, selectedShared } = panel
  if (state.sharedPhase === 'loading' && state.sharedNotes.length === 0)
    return <NoteListSkeleton label="Loading shared notes" />
  if (state.sharedNotes.length === 0 && state.sharedPhase === 'failed')
    return <NoteListMessage title="Could not load shared notes" text="Retrying automatically." />
  if (state.sharedNotes.length === 0)
    return <NoteListMessage title="No shared notes" text="Notes shared with you will appear here" />
  const stopId = findTabStop(state.sharedNotes, selectedShared?.id)
  return (
    <ul aria-label="Shared notes" onKeyDown={moveFocusWithArrows}>
      {state.sharedNotes.map((note) => (
        <NoteListItem
          key={note.id}
          note={note}
          isSelected={note.id === selectedShared?.id}
          isTabStop={note.id === stopId}
          sharer={getSharerName(note)}
          onSelect={(id) => select(id)}
        />
      ))}
    </ul>
  )
}

/** Notes that can still be brought back. */
function TrashDialog({ panel, isOpen, onOpenChange }: TrashDialogProps) {
  return (
    <Dialog
      title="Trash"
      description="Deleted notes can be restored for 30 days."
      open={isOpen}
      onOpenChange={onOpenChange}
      className="h-[min(36rem,calc(100dvh-2rem))] w-[min(38rem,calc(100vw-2rem))]"
    >
      <TrashedNotes panel={panel} />
    </Dialog>
  )
}
